/**
 * What every Hindi text must hold of its English: all of it, its placeholders, its numbers, its links. And it must have been
 * written from the English as it is now.
 */
import { describe, expect, test } from "vitest";
import { english } from "#app/content/english.ts";
import { hindi } from "#app/content/hi/index.ts";
import { AFTER_HINDI, englishOfHindi } from "#app/content/hi/made-from.ts";
import { wordsIn } from "#app/lib/words.ts";

/** Texts that Hindi may leave out: those of pages that have no Hindi. */
const MAY_LACK = /^\//;
/** Names and addresses that stay as they are. */
const STAYS_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;

const matches = (text: string, pattern: RegExp): string[] => (text.match(pattern) ?? []).toSorted();
const PLACEHOLDERS = /\{\w+\}/g;
const LINKS = /\]\([^)]+\)/g;
/** Each number with its separators: 899, 1,00,000, 0.99. */
const NUMBERS = /\d+(?:[.,]\d+)*/g;
const withoutNames = (text: string): string => text.replace(PLACEHOLDERS, "").replace(LINKS, "");
/** Devanagari, Latin, and the signs that the faces hold. The danda ends a sentence. */
const LETTERS = /^(?:[\p{Script=Devanagari}\u0020-\u007e।₹–—…×·%°©’‘“”\n]|\u200d)*$/u;

describe.each(Object.entries(hindi))("%s", (name, words) => {
  const originals = wordsIn(english[name as keyof typeof english]);
  const texts = new Map(wordsIn(words));

  test("the Hindi content has each text, and no other", () => {
    const places = originals.map(([place]) => place);
    expect(places.filter((place) => !texts.has(place) && !MAY_LACK.test(place))).toEqual([]);
    expect([...texts.keys()].filter((place) => !places.includes(place))).toEqual([]);
  });

  test.each(originals.filter(([place]) => texts.has(place)))("%s", (place, original) => {
    const text = texts.get(place) ?? "";
    expect(matches(text, PLACEHOLDERS)).toEqual(matches(original, PLACEHOLDERS));
    expect(matches(text, LINKS)).toEqual(matches(original, LINKS));
    expect(matches(withoutNames(text), NUMBERS)).toEqual(matches(withoutNames(original), NUMBERS));
    expect(text).toMatch(LETTERS);
    expect(text).not.toMatch(/ {2}|[०-९]| ।|\.\.\.(?!$)/u);
    // A text of several Latin words in a row was not translated.
    if (/\p{Ll}+ \p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(original)) expect(text).not.toMatch(STAYS_LATIN);
    // Where one text is glued to another, its space at the start or end is part of it.
    expect(text.startsWith(" ")).toBe(original.startsWith(" "));
  });
});

/**
 * A line of the file for each text names the English that its Hindi was written from. When this fails, look at the Hindi of
 * the lines that differ, then run it with -u.
 */
test("each Hindi text is of the English as it is", async () => {
  const lines = englishOfHindi().map((line) => `${line}\n`);
  const todo = `Mend the Hindi of the lines that differ, then run: ${AFTER_HINDI}`;
  await expect(lines.join(""), todo).toMatchFileSnapshot("made-from.txt");
});
