/**
 * Delays, until after the first paint, everything that a page can be read without. On a slow network scripts and fonts
 * compete with the document (first paint 1.9 s with them, 0.8 s without, Lighthouse mobile). So the `modulepreload` links
 * go, and the whole style sheet, the fonts, the manifest and the module that starts the app wait until the page is painted.
 */
import after from "./browser/after.ts?inline-script";
import type { Later } from "./browser/after.ts";
import before from "./browser/before.ts?inline-script";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const IMPORTED_BY_ALL = /\/(rolldown-runtime|framework)-/;
const APP_START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** React Router's `<ScrollRestoration>`: it looks into the tab's storage, and on a first page for nothing. */
const SCROLL_POSITION = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;

/** Where the page's data is awaited. The first stream of a page takes the browser a while to set up. */
const ROUTER_CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;

/** The page's data, as React Router hands it over: in pieces, each in a script of its own, and a script that says they are all. */
const STATE_PIECE = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/g;
const STATE_END = "<script>window.__reactRouterContext.streamController.close();</script>";

/** A script element's text: calls the default export of an inline script. */
const call = (script: string, argument: unknown) => `${script.trim()}(${asJson(argument)})`;

/** JSON that may stand in a script element. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A script that waits until browser/after.ts runs it. */
const asText = (id: string, script: string) => `<script type="text/plain" id="${id}">${script}</script>`;

/** The script for the head: hides a dismissed banner, folds the page, loads the fonts. */
export const headScript = (settings: { promoKey: string }) => call(before, settings);

/** The same document, changed so that its app starts after the first paint. */
export function startAfterFirstPaint(html: string, files: Omit<Later, "modules" | "entry">): string {
  const preloaded = [...html.matchAll(MODULE_PRELOAD)].map(([, href = ""]) => href);
  const entry = preloaded.filter(isEntry);
  const modules = preloaded
    .filter((href) => !isEntry(href))
    // Imported modules come first, so that each runs in a task of its own.
    .sort((one, other) => Number(IMPORTED_BY_ALL.test(other)) - Number(IMPORTED_BY_ALL.test(one)));
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(STATE_PIECE, "")
    .replace(STATE_END, () => `<script type="application/json" id="page-state">${asJson(stateIn(html))}</script>`)
    .replace(SCROLL_POSITION, (_, script: string) => asText("scroll-position", script))
    .replace(ROUTER_CONTEXT, (_, script: string) => asText("router-context", script))
    .replace(
      APP_START,
      (_, start: string) =>
        `${asText("app-start", start)}<script>${call(after, { modules, entry, ...files })}</script>`,
    );
}

const isEntry = (href: string): boolean => href.includes("/entry.client-");

const stateIn = (html: string): string =>
  [...html.matchAll(STATE_PIECE)].map(([, text = '""']) => JSON.parse(text) as string).join("");
