/** A test's title is a short, whole sentence with a subject. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const MOST = 90;
/** A call of `test`, `it` or what their `each` returns, with a title and a function. */
const TITLE = /(?:\b(?:test|it)|\))\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1,\s*(?:\{[^{}]*\},\s*)?(?:async )?\(/g;
/** Words that go on with a sentence that another line began. */
const HEADLESS =
  /^(?:is|are|has|have|that|of|whose|asks|comes?|costs|goes|keeps|leaves|offers|plays|removes|says|shows|stands|starts|takes|meet|fill|makes) /;

const titles = globSync("{app,workers,tests}/**/*.{test,spec}.{ts,tsx}").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(TITLE)].map(([, , title = ""]) => ({ file, title })),
);

it("the title of each test is one short sentence with a subject", () => {
  expect(titles.length).toBeGreaterThan(700);
  expect(titles.filter(({ title }) => title.length > MOST || HEADLESS.test(title))).toEqual([]);
});
