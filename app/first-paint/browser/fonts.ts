const SEEN_KEY = "ladoo:faces";

const fonts = [
  { family: "Baloo 2", file: "/fonts/baloo-2.woff2", weight: "600 800" },
  { family: "Anek Latin", file: "/fonts/anek-latin.woff2", weight: "400 700" },
];

/** Whoever has the fonts from an earlier page of the visit gets them before the first paint. */
function isKnown(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // Storage may be closed to us.
    return false;
  }
}

/**
 * Puts both fonts to use in one step, when both are there, so that words are set anew once; if one does not come, the
 * stand-ins stay. Whoever does not know them yet gets the page first. Resolves in either case.
 */
export async function loadFonts(firstPaint: Promise<void>): Promise<void> {
  if (!isKnown()) await firstPaint;
  try {
    const all = await Promise.all(
      fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }).load()),
    );
    for (const face of all) document.fonts.add(face);
    sessionStorage.setItem(SEEN_KEY, "1");
  } catch {
    // Offline, or storage is closed: another page tries again.
  }
}
