import { expect, test } from "vitest";
import { EXPRESSIONS, HINDI_VERBS, HINDI_WORDS, reworded, soundOf, WRITTEN_WORDS } from "./rewording.ts";

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

test("a noun may have an English ending, and a short English word is none", () => {
  expect(inOurWords("two melas at a loss")).toBe("two popup at a loss");
});

test("a verb is known by its root, whatever its ending", () => {
  for (const verb of ["bechna", "bechta", "bechunga", "bechoge"]) expect(inOurWords(verb)).toBe("sell");
});

test("an expression may leave the ending of its last word open", () => {
  for (const asked of ["nahi chal", "nahi chala", "nahi chalta"]) expect(inOurWords(asked)).toBe("was down");
});

test("English for which the site has another word is changed too", () => {
  expect(inOurWords("the site was unreachable")).toBe("the site was down");
});

test("an English word that sounds like a Hindi one stays as it is", () => {
  expect(inOurWords("a map for the bike")).toBe("a map for the bike");
});

test("what the caller keeps, and what nobody knows, stays as it is", () => {
  expect(inOurWords("data of Ammini")).toBe("data of Ammini");
});

const soundsOf = (said: string): string =>
  said
    .split(" ")
    .map((word) => (word.endsWith("*") ? `${soundOf(word.slice(0, -1))}*` : soundOf(word)))
    .join(" ");
const entriesOf = (table: typeof EXPRESSIONS, divider: string): [said: string, meant: string][] =>
  table.flatMap(([meant, said]) => said.split(divider).map((one): [string, string] => [one, meant]));

const tables = {
  Hindi: [...entriesOf(HINDI_VERBS, " "), ...entriesOf(HINDI_WORDS, " ")],
  written: entriesOf(WRITTEN_WORDS, " "),
  expressions: entriesOf(EXPRESSIONS, " | "),
};

test.each(Object.entries(tables))("no two entries sound the same: %s", (name, entries) => {
  const keys = entries.map(([said]) => (name === "written" ? said : soundsOf(said)));
  expect(entries.map(([said]) => said).filter((_, index) => keys.indexOf(keys[index] ?? "") !== index)).toEqual([]);
});

test("no entry is hidden by another one", () => {
  const hidden = Object.values(tables)
    .flat()
    .filter(([said, meant]) => reworded(said.replace("*", "").split(" "), () => false).join(" ") !== meant);
  expect(hidden).toEqual([]);
});
