import { savesData } from "#app/lib/saves-data.ts";
import { LATEST_CONTROLS_MS, LATEST_START_MS } from "../limits.ts";
import { followsAnother } from "./arrival.ts";
import { completeSheet } from "./complete-sheet.ts";
import { afterFirstPaint, nextTask, wait } from "./moments.ts";

/** Addresses of everything that waits for the first paint. */
export type Later = {
  /** In the order in which they run. */
  modules: readonly string[];
  /** React Router's entry: fetched with them, and run by the app's own module, since it starts the app. */
  entry: readonly string[];
  /** The whole style sheet. */
  sheet: string;
  /** Sprite files, for icons that scripts draw later. Fetched last. */
  drawings: readonly string[];
};

function add<Name extends keyof HTMLElementTagNameMap>(name: Name, rest: Partial<HTMLElementTagNameMap[Name]>) {
  const element = Object.assign(document.createElement(name), rest);
  document.head.appendChild(element);
  return element;
}

/** Runs a script that the document holds as plain text (../document.ts). */
function run(id: string, type = ""): void {
  add("script", { type, textContent: document.getElementById(id)?.textContent ?? "" });
}

/** Reads the whole sheet without applying it (media "not all"), and adds its missing rules to the document's own sheet. */
async function addRestOf(href: string): Promise<void> {
  const link = add("link", { rel: "stylesheet", media: "not all", href });
  await new Promise((done) => {
    link.onload = link.onerror = done;
  });
  try {
    const own = document.querySelector<HTMLStyleElement>("style[data-href=site]");
    await completeSheet(own?.sheet as CSSStyleSheet, link.sheet as CSSStyleSheet);
  } catch {
    link.media = "all";
  }
}

declare global {
  /** Where React Router's `<Scripts>` awaits the page's data. */
  var __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
}

/**
 * Hands React Router the page's data: from the document, or from the address that it holds instead (workers/page-state.ts).
 * @returns whether it is there. Without it the page stays what it is without scripts.
 */
async function handOverState(): Promise<boolean> {
  const holder = document.getElementById("page-state");
  const address = holder?.dataset.from;
  try {
    const answer = address ? await fetch(address) : new Response(JSON.parse(holder?.textContent ?? ""));
    if (!answer.ok) return false;
    __reactRouterContext.streamController.enqueue(await answer.text());
    __reactRouterContext.streamController.close();
    return true;
  } catch {
    return false;
  }
}

/** Gives recordings the browser's controls when the app has not started in time. */
async function offerPlainControls(): Promise<void> {
  await wait(LATEST_CONTROLS_MS);
  if (document.documentElement.dataset.awake) return;
  for (const audio of document.querySelectorAll("audio")) audio.controls = true;
}

/**
 * Scrolls to where the visitor left the page, before the first paint. After it, fetches the whole style sheet, all
 * modules and the page's data in parallel, and runs each module in a task of its own, so that a tap in between is answered.
 * The app's own module runs last, once the data is there, and the styles and its imports are there or overdue.
 */
export default async function after({ modules, entry, sheet, drawings }: Later): Promise<void> {
  if (followsAnother) run("scroll-position");
  await afterFirstPaint();
  // The fonts are asked for in this task. To ask for a dozen files takes a while, since other processes wake up for it.
  await nextTask();
  // Names the entry in the history, so that a reload finds its place.
  if (!followsAnother) run("scroll-position");
  offerPlainControls();
  const styled = addRestOf(sheet);
  await nextTask();
  for (const href of [...modules, ...entry]) add("link", { rel: "modulepreload", href });
  await nextTask();
  run("router-context");
  const hasState = handOverState();
  try {
    for (const href of modules) {
      await import(/* @vite-ignore */ href);
      await nextTask();
    }
  } catch {
    // Newer browsers fetch a module that failed to load again when the app's own module imports it.
  }
  await Promise.race([styled, wait(LATEST_START_MS)]);
  if (await hasState) run("app-start", "module");
  add("link", { rel: "manifest", href: "/manifest.webmanifest" });
  for (const file of drawings) fetch(file, { priority: "low" }).catch(() => {});
  // A picture has 1 to 2 KB: what has been opened is whole, also when the network goes before its end is reached.
  if (!savesData()) for (const image of document.images) image.loading = "eager";
}
