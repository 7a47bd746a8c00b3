import { expect, it, vi } from "vitest";
import { memoize } from "./memoize.ts";

it("works each answer out once, nothing found included, until there is no more room", () => {
  const initial = vi.fn((word: string) => word[0]);
  const remembered = memoize(initial, { maxBytes: 150 });
  expect(["one", "", "one", ""].map(remembered)).toEqual(["o", undefined, "o", undefined]);
  expect(initial).toHaveBeenCalledTimes(2);
  remembered("three");
  remembered("");
  expect(initial).toHaveBeenCalledTimes(3);
  remembered("one");
  expect(initial).toHaveBeenCalledTimes(4);
});
