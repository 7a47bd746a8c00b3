import { expect, test } from "vitest";
import { reworded } from "./rewording.ts";

const inOurWords = (question: string): string => reworded(question.split(" "), (word) => word === "data").join(" ");

test.each([
  ["galat bill aa gaya", "wrong bill aa gaya"],
  ["jhagda hua toh kahan", "dispute hua toh kahan"],
  ["paisa vapas", "refund"],
  ["paise waapas", "refund"],
  ["role badalna hai", "role change hai"],
  ["ghar se kaam", "from home kaam"],
])("the Hindi of '%s' is put into English", (asked, meant) => {
  expect(inOurWords(asked)).toBe(meant);
});

test("a verb is known by its root, whatever its ending", () => {
  for (const verb of ["bechna", "bechta", "bechunga", "bechoge"]) expect(inOurWords(verb)).toBe("sell");
});

test("a saying may leave the ending of its last word open", () => {
  for (const asked of ["nahi chal", "nahi chala", "nahi chalta"]) expect(inOurWords(asked)).toBe("was down");
});

test("English for which the site has another word is changed too", () => {
  expect(inOurWords("the site was unreachable")).toBe("the site was down");
});

test("what the caller keeps, and what nobody knows, stays as it is", () => {
  expect(inOurWords("data of Ammini")).toBe("data of Ammini");
});
