/** The weight budgets, on the build. `npm test` builds first. */
import { expect, test } from "vitest";
import { budgets, fontBytes, hasBuild, readManifest, scriptBytes } from "#tests/bench/weight.ts";

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

test.runIf(hasBuild())("the fonts stay within their budgets", () => {
  expect(fontBytes()).toBeLessThanOrEqual(budgets.fonts);
  expect(fontBytes("devanagari")).toBeLessThanOrEqual(budgets.hindiFonts);
});

test.runIf(hasBuild())("no part of the app brings styles of its own: the document has them all", () => {
  const { entry, routes } = readManifest();
  expect([entry, ...Object.values(routes)].flatMap(({ css = [] }) => css)).toEqual([]);
});
