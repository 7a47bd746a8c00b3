import { expect, test } from "vitest";
import { startAfterFirstPaint as start } from "./document.ts";

const startAfterFirstPaint = (html: string) =>
  start(html, { sheet: "/assets/all.css", drawings: ["/assets/icons.svg"] });
const document = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script type="module" async="">import "/assets/$&.js";</script></body>`;

test("module preloads leave the document, other links stay", () => {
  const html = startAfterFirstPaint(document);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("the app's module is kept word for word and runs only when the starter makes it run", () => {
  const html = startAfterFirstPaint(document);
  expect(html).not.toContain('type="module" async');
  expect(html).toContain('<script type="text/plain" id="app-start">import "/assets/$&.js";</script>');
  expect(html).toMatch(/"\/assets\/all\.css".*"\/assets\/icons\.svg"/);
  expect(html).toMatch(/<script>\(function\(\)\{.*first-contentful-paint.*<\/script>/);
});

test("the starter fetches all modules, and runs them but for the one that starts the app, what all import first", () => {
  const links = ["shell-1", "framework-1", "entry.client-1", "home-1"].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
  );
  const html = startAfterFirstPaint(links.join("") + document);
  expect(html).toContain(
    '["/assets/framework-1.js","/assets/shell-1.js","/assets/home-1.js","/assets/a.js"],"entry":["/assets/entry.client-1.js"]',
  );
});

test("React Router's script that scrolls to where a page was left waits, word for word", () => {
  const script = '((storageKey, restoreKey) => {\n sessionStorage.getItem(storageKey)})("$&", null)';
  const html = startAfterFirstPaint(`<script>${script}</script>${document}`);
  expect(html).toContain(`<script type="text/plain" id="scroll-position">${script}</script>`);
});

test("the page's data waits as text: all of its pieces, word for word", () => {
  const pieces = ['[{"_1":2},"a \\" quote");', "' $& );</script>\n"];
  const written = pieces.map((piece) => {
    const text = JSON.stringify(piece).replaceAll("<", "\\u003c");
    return `<script>window.__reactRouterContext.streamController.enqueue(${text});</script><!--$-->`;
  });
  const html = startAfterFirstPaint(
    `${document}<!--$-->${written.join("")}<script>window.__reactRouterContext.streamController.close();</script>`,
  );
  const [, text = ""] = /<!--\$--><script type="application\/json" id="page-state">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toBe(pieces.join(""));
  expect(html).not.toMatch(/<script>window\.__reactRouterContext\.streamController/);
});
