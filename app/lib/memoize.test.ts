import { expect, it, vi } from "vitest";
import { memoize } from "./memoize.ts";

it("works each answer out once, nothing found included, until there is no more room", () => {
  const lengthOf = vi.fn((word: string) => (word === "" ? undefined : word.length));
  const remembered = memoize(lengthOf, { maxEntries: 2 });
  expect(["one", "", "one", ""].map(remembered)).toEqual([3, undefined, 3, undefined]);
  expect(lengthOf).toHaveBeenCalledTimes(2);
  remembered("three");
  remembered("");
  expect(lengthOf).toHaveBeenCalledTimes(3);
  remembered("one");
  expect(lengthOf).toHaveBeenCalledTimes(4);
});
