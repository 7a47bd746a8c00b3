import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.each([
  ["What’s The Founder's plan?", "what the founder plan"],
  ["₹5,000 at 2.5%", "5000 at 2.5 percent"],
  ["see [the prices](/pricing) & roles", "see the prices and roles"],
])("'%s' has the words '%s'", (text, words) => {
  expect(wordsOf(text).join(" ")).toBe(words);
});
