/** Figures as they stand in a question or in an answer: counts, and spans of time. */
import { COUNT_WORD, countOf } from "./number-words.ts";

/** A number that is not the end of a longer one. */
const countOr = (others = ""): string => `(?<![.\\d])\\b(\\d{1,3}(?:\\.\\d{1,2})?|${COUNT_WORD}${others})`;
export const COUNT = countOr();
/** A count and its unit, in minutes to months. */
export const SPAN = new RegExp(
  `${countOr("|couple of|few")} ?-?(?:whole |full |straight |long )?(minutes?|mins?|hours?|hrs?|days?|din|weeks?|months?)\\b`,
);

/** By the beginning of the word; Hindi ones are English by now, except for "din". */
const HOURS_IN: readonly (readonly [unit: RegExp, hours: number])[] = [
  [/^min/, 1 / 60],
  [/^h/, 1],
  [/^d/, 24],
  [/^w/, 168],
  [/^mo/, 720],
];

/** The number that a figure or a word stands for; NaN for other words. */
export const counted = (word: string): number =>
  word === "couple of" ? 2 : word === "few" ? 3 : /^\d/.test(word) ? Number(word) : countOf(word);

/** The first span of time of a text, in hours; 0 where there is none. */
export function hoursOf(text: string): number {
  const [, count = "0", word = ""] = SPAN.exec(text) ?? [];
  return counted(count) * (HOURS_IN.find(([unit]) => unit.test(word))?.[1] ?? 0);
}

/** "12 months", "a year", "one year" and, for what a question has of these, "annual", in months. */
export function monthsIn(text: string): number {
  if (text === "annual") return 12;
  const [, count = "", word = ""] = /^(\S+)(?: \w+)*? (month|year)/.exec(`${text} month`) ?? [];
  return counted(count) * (word === "year" ? 12 : 1);
}
