/** The words of a question that leans on another, and what an answer that was given names. */
import { journeys } from "#app/content/journeys/index.ts";
import { isLight, isStopWord, termOf } from "./language/language.ts";

export const ORDINALS = [
  "last",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’/&.-]*/gu) ?? [];
const plain = (word: string): string => word.toLowerCase().replace(/['’]/g, "");
/** The words of a question that say what it is about. */
export const subjectOf = (text: string): string => contentOf(text).join(" ");
export const contentOf = (text: string): readonly string[] => wordsIn(text).filter((word) => !isStopWord(plain(word)));
/** Those of them that could not stand in a question about anything. */
export const carriersIn = (text: string): readonly string[] =>
  contentOf(text).filter((word) => !isLight(termOf(plain(word))));

export const withoutEnd = (text: string): string => text.trim().replace(/[\s?!.,]+$/, "");

/** Whose journey it is. */
export const ownerOf = (id: string): string | undefined =>
  journeys.find((journey) => journey.id === id)?.persona.name.split(" ")[0];

/** The journey that an answer leads to. */
export const IN_JOURNEY = /\]\(\/journey\/([\w-]+)/;
