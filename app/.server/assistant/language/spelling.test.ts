import { expect, test } from "vitest";
import { slipDistance, makeSpeller } from "./spelling.ts";

const words = new Map([
  ["refund", 0.7],
  ["launch", 0.7],
  ["lunch", 0.3],
  ["cancel", 0.7],
  ["stock", 0.7],
  ["subscription", 0.7],
]);
const spell = makeSpeller(words, (word) => word === "cancer");

test.each([
  ["refnd", "refund"],
  ["refudn", "refund"],
  ["lanch", "launch"],
  ["stok", "stock"],
  ["subscrption", "subscription"],
  ["subscr", "subscription"],
  ["launchng", "launching"],
  ["sbscrptn", "subscription"],
])("%s is put right as %s", (typed, meant) => {
  expect(spell(typed)).toBe(meant);
});

test.each(["cancer", "shopify", "qzxv", "123"])("%s is left as it is", (typed) => {
  expect(spell(typed)).toBeNull();
});

test("a swap of neighbours is one edit, and the search stops past the limit", () => {
  expect(slipDistance("pirce", "price", 2)).toBeLessThan(1);
  expect(slipDistance("abcdef", "uvwxyz", 2)).toBe(3);
});
