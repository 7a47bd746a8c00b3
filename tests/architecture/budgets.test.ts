/** The weight budgets, on the build. `npm test` builds first. */
import { expect, test } from "vitest";
import { IMPORTED } from "#app/lib/import-whole.ts";
import {
  budgets,
  fontBytes,
  hasBuild,
  importCycle,
  readManifest,
  scriptBytes,
  scriptTexts,
} from "#tests/bench/weight.ts";

const HOME = "routes/marketing/home";

test.runIf(hasBuild())("the home page's first load stays within its script budget", () => {
  expect(scriptBytes(HOME)).toBeLessThanOrEqual(budgets.homeJs);
});

test.runIf(hasBuild())("no page loads much more script than the home page", () => {
  const home = scriptBytes(HOME);
  const heavy = Object.keys(readManifest().routes)
    .map((id) => ({ id, bytes: scriptBytes(id) }))
    .filter(({ bytes }) => bytes > home + budgets.moreJsThanHome);
  expect(heavy).toEqual([]);
});

test.runIf(hasBuild())("the fonts stay within their budget", () => {
  expect(fontBytes()).toBeLessThanOrEqual(budgets.fonts);
});

test.runIf(hasBuild())("no part of the app brings styles of its own, which nothing would fetch before it runs", () => {
  const routes = Object.values(readManifest().routes);
  expect(routes.flatMap(({ css = [] }) => css)).toEqual([]);
  // Vite's list of what a chunk needs first.
  expect([...scriptTexts().values()].filter((text) => text.includes("__vite__mapDeps"))).toEqual([]);
});

test.runIf(hasBuild())("no scripts import each other, since each is fetched once what it imports is there", () => {
  const texts = scriptTexts();
  expect(texts.get(readManifest().entry.module.replace("/assets/", ""))).toMatch(IMPORTED);
  expect(importCycle(texts)).toBeNull();
});

test("scripts that import each other are found, and those that import the same are none", () => {
  const texts = (...imports: [name: string, text: string][]) => new Map(imports);
  expect(
    importCycle(texts(["a.js", 'import{x}from"./b.js"'], ["b.js", 'import"./c.js"'], ["c.js", 'export*from"./b.js"'])),
  ).toEqual(["b.js", "c.js", "b.js"]);
  expect(importCycle(texts(["a.js", 'import"./b.js";import"./c.js"'], ["b.js", 'import"./c.js"'], ["c.js", ""]))).toBe(
    null,
  );
});
