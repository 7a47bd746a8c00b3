import { quietly } from "#app/lib/quietly.ts";
import { followsAnother } from "./arrival.ts";
import { keepLines } from "./keep-lines.ts";
import { nextTask } from "./moments.ts";

const SEEN_KEY = "ladoo:faces";

const fonts = [
  { family: "Baloo 2", file: "/fonts/baloo-2.woff2", weight: "600 800" },
  { family: "Anek Latin", file: "/fonts/anek-latin.woff2", weight: "400 700" },
];

/** Whether an earlier page of this visit loaded the fonts; they are then in the browser's cache. */
const isKnown = (): boolean => followsAnother && quietly(() => sessionStorage.getItem(SEEN_KEY)) !== null;

/**
 * Applies both fonts in one step, so that text is laid out again only once. If one fails, the fallback fonts stay. On the
 * first page of a visit they are fetched after the first paint, later at once. Never rejects.
 */
export async function loadFonts(firstPaint: Promise<void>): Promise<void> {
  if (!isKnown()) await firstPaint;
  try {
    const all = await Promise.all(
      fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }).load()),
    );
    const keep = keepLines();
    for (const face of all) document.fonts.add(face);
    // Forces the layout with them now, in a task of its own; in the next frame, or with what unfolds first, it would be longer.
    document.documentElement.getBoundingClientRect();
    keep();
    await nextTask();
    sessionStorage.setItem(SEEN_KEY, "1");
  } catch {
    // Offline, or storage is blocked: the next page tries again.
  }
}
