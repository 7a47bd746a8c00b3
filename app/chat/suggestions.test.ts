import { expect, test } from "vitest";
import { mergeSuggestions } from "./suggestions.ts";

test("popular questions come first, none stands twice, and twelve are kept", () => {
  const popular = ["What does each role cost", "  ", " Is there a trial? ", "is there a TRIAL?"];
  const builtIn = ["What does each role cost?", ...Array.from({ length: 20 }, (_, index) => `Question ${index}?`)];
  const merged = mergeSuggestions(popular, builtIn);
  expect(merged).toHaveLength(12);
  expect(merged.slice(0, 3)).toEqual(["What does each role cost", "Is there a trial?", "Question 0?"]);
});

test("without popular questions the built-in ones stand alone", () => {
  expect(mergeSuggestions([], ["a", "b"])).toEqual(["a", "b"]);
});
