/** The weight budgets, on the build. `npm test` builds first. */
import { expect, test } from "vitest";
import { budgets, fontBytes, hasBuild, readManifest, scriptBytes, scriptTexts } from "#tests/bench/weight.ts";

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
  expect(scriptTexts().filter((text) => text.includes("__vite__mapDeps"))).toEqual([]);
});
