import { expect, test } from "vitest";
import { InvertedIndex, type Wanted } from "./inverted-index.ts";

const documents = [
  "mango pickle jar",
  "mango mango chutney",
  "lime pickle",
  "a jar of something that nobody asks for at all",
];
const index = new InvertedIndex(
  documents.map((text, id) => ({ asked: id === 2 ? ["sour"] : [], text: text.split(" ") })),
  { asked: 1.5, text: 1 },
);
const search = (terms: string, { isLoose = false, isAllowed = (id: number) => id >= 0 } = {}) =>
  index.search(
    terms.split(" ").map((term): Wanted => ({ term, weight: 1, isLoose })),
    isAllowed,
  );
const found = (...given: Parameters<typeof search>) => search(...given).map(({ document }) => document);

test("documents come best first: more of the terms, then more often, then the shorter", () => {
  expect(found("mango pickle")).toEqual([0, 1, 2]);
  expect(found("mango")).toEqual([1, 0]);
  expect(found("jar")).toEqual([0, 3]);
  expect(search("mango pickle")[0]?.matched).toEqual(["mango", "pickle"]);
});

test("a document is found by what it is asked for by, which is not its text", () => {
  expect(found("sour")).toEqual([2]);
  expect(index.isInText("sour")).toBe(false);
  expect(index.frequency("sour")).toBe(1);
});

test("only a loose term finds terms that begin or are spelt like it", () => {
  for (const term of ["chutny", "pickel", "someth", "mangos"]) expect(found(term)).toEqual([]);
  expect(found("chutny", { isLoose: true })).toEqual([1]);
  expect(found("pickel", { isLoose: true })).toEqual([2, 0]);
  expect(found("someth", { isLoose: true })).toEqual([3]);
  expect(found("mangos", { isLoose: true })).toEqual([1, 0]);
  expect(found("ja", { isLoose: true })).toEqual([]);
  expect(found("tomorrow", { isLoose: true })).toEqual([]);
});

test("a document that is not allowed is not found", () => {
  expect(found("mango", { isAllowed: (id) => id !== 1 })).toEqual([0]);
});
