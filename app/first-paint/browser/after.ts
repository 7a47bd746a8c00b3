import { LATEST_CONTROLS_MS, LATEST_START_MS } from "../limits.ts";
import { completeSheet } from "./complete-sheet.ts";
import { afterFirstPaint, nextTask, wait } from "./moments.ts";

/** Addresses of everything that waits for the first paint. */
export type Later = {
  /** In the order in which they run. */
  modules: readonly string[];
  /** The whole style sheet. */
  sheet: string;
  /** For what scripts may draw; asked for last. */
  drawings: readonly string[];
};

function add<Name extends keyof HTMLElementTagNameMap>(name: Name, rest: Partial<HTMLElementTagNameMap[Name]>) {
  const element = Object.assign(document.createElement(name), rest);
  document.head.appendChild(element);
  return element;
}

/** The sheet itself never applies: what the document lacks of it is put into the document's own, or else all of it. */
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

/** Where scripts run but the app does not start, or not soon, recordings get the browser's controls. */
async function offerPlainControls(): Promise<void> {
  await wait(LATEST_CONTROLS_MS);
  if (document.documentElement.dataset.awake) return;
  for (const audio of document.querySelectorAll("audio")) audio.controls = true;
}

/**
 * Asks for the whole style sheet and all modules at once, so that none waits to be found in another, and runs the modules
 * one in a task, so that a tap in between is answered. The last step, `app-start`, finds them there, and a page that has
 * all styles.
 */
export default async function after({ modules, sheet, drawings }: Later): Promise<void> {
  await afterFirstPaint();
  offerPlainControls();
  const styled = addRestOf(sheet);
  for (const href of modules) add("link", { rel: "modulepreload", href });
  try {
    for (const href of modules) {
      await import(/* @vite-ignore */ href);
      await nextTask();
    }
  } catch {
    // What did not come is asked for once more by the app's own module.
  }
  await Promise.race([styled, wait(LATEST_START_MS)]);
  add("script", { type: "module", textContent: document.getElementById("app-start")?.textContent ?? "" });
  add("link", { rel: "manifest", href: "/manifest.webmanifest" });
  for (const file of drawings) fetch(file, { priority: "low" }).catch(() => {});
}
