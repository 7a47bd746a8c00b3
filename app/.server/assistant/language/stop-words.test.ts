import { expect, test } from "vitest";
import { lightWords, stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

test("every stop word and every light word stands once, in one of the two lists, as stage 1 writes it", () => {
  const all = [...stopWords, ...lightWords];
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  expect(all.filter((word) => wordsOf(word).join(" ") !== word)).toEqual([]);
});
