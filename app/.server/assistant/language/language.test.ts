import { expect, test } from "vitest";
import { relatedWords, synonymGroups } from "#app/content/assistant.ts";
import { inOurWords, isLight, isListed, isStopWord, simplify, termOf, termsOf } from "./language.ts";
import { HINDI_WORDS } from "./rewording.ts";
import { SHORTHAND } from "./spelling.ts";
import { stem } from "./stemming.ts";

test("a question and a text of the site meet in the same terms", () => {
  const asked = inOurWords("Admin ka kharcha kitna hai?").split(" ").map(termOf).filter(Boolean);
  expect(asked).toEqual(["admin", "pric", "kitna"]);
  expect(termsOf("What the Admin costs")).toEqual(["admin", "pric"]);
});

test("no synonym stands in two lists, or twice in one", () => {
  const forms = synonymGroups.flat().map((member) => (member.includes(" ") ? member : stem(member)));
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
});

test("a list of synonyms has more than its name", () => {
  expect(synonymGroups.filter((members) => members.length < 2)).toEqual([]);
});

test("no stage before hides a synonym, and no stop word is one", () => {
  const hidden = synonymGroups.flatMap(([name = "", ...others]) =>
    [name, ...others].filter((member) => {
      const terms = inOurWords(member).split(" ").map(termOf);
      return isStopWord(member) || terms.join(" ") !== termOf(name.replaceAll(" ", ""));
    }),
  );
  expect(hidden).toEqual([]);
});

test("no stage after hides a word of Hindi", () => {
  const hidden = HINDI_WORDS.flatMap(([meant, said]) =>
    said.split(" ").filter((word) => inOurWords(word) !== simplify(meant)),
  );
  expect(hidden).toEqual([]);
});

test("no shorthand is a word that the speller is not asked for", () => {
  const known = [...SHORTHAND.keys()].filter(
    (word) =>
      inOurWords(word) !== word || isStopWord(word) || isListed(word) || isLight(termOf(word)) || /\d/.test(word),
  );
  expect(known).toEqual([]);
});

test("a related word is another term, and each term has one list of them", () => {
  const related = Object.entries(relatedWords);
  expect(related.filter(([word, others]) => others.some((other) => termOf(other) === termOf(word)))).toEqual([]);
  const terms = related.map(([word]) => termOf(word) || word);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
