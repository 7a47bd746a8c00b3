/** The weight budgets, on the build. `npm test` builds first. */
import { expect, test } from "vitest";
import { budgets, fontBytes, hasBuild, readManifest, weightOf } from "#tests/bench/weight.ts";

const HOME = "routes/marketing/home";

test.runIf(hasBuild())("the home page's first load stays within its script budget", () => {
  expect(weightOf(HOME).js).toBeLessThanOrEqual(budgets.homeJs);
});

test.runIf(hasBuild())("no page loads much more script than the home page, nor more style than its budget", () => {
  const home = weightOf(HOME).js;
  const heavy = Object.keys(readManifest().routes)
    .map((id) => ({ id, ...weightOf(id) }))
    .filter(({ js, css }) => js > home + budgets.moreJsThanHome || css > budgets.css);
  expect(heavy).toEqual([]);
});

test.runIf(hasBuild())("the faces stay within their budget", () => {
  expect(fontBytes()).toBeLessThanOrEqual(budgets.fonts);
});
