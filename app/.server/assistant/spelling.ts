/** Mends the common misspellings of a question: dropped or doubled letters, and other vowels of the same sound. */
import { soundOf } from "#app/lib/hindi-sounds.ts";
import { frequentQuestions } from "./frequent-questions/index.ts";
import { isHindiWord, isStopWord, wordsOf } from "./language.ts";
import words from "./words.json" with { type: "json" };

const MIN_LENGTH = 4;
/** A misspelling drops one letter, and a long one may drop two. */
const mayDrop = (length: number): number => (length > 6 ? 2 : 1);

/** A word with this many consonants is English, though it may end like a Hindi one. */
const UNLIKE_HINDI = 6;

const consonantsOf = (word: string): string => word.replace(/(?!^)[aeiouhy]/g, "").replace(/(.)\1+/g, "$1");
/** True when the word has all letters of what was typed, in their order. */
function holds(word: string, typed: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length && word.length - typed.length <= mayDrop(typed.length);
}
const isLike = (typed: string, word: string): boolean =>
  typed.at(-1) === word.at(-1) &&
  (soundOf(typed) === soundOf(word) || holds(word, typed) || [...typed].sort().join("") === [...word].sort().join(""));

let site: { known: ReadonlySet<string>; byConsonants: ReadonlyMap<string, readonly string[]> } | undefined;
/** The site's words, by their consonants: listed at the first call, since a Worker has little time to start. */
export function siteWords() {
  if (site) return site;
  const texts = frequentQuestions.flatMap(({ question, answer, wordings }) => [question, answer, ...wordings]);
  const known = new Set([...texts, ...words.synonyms, words.light, words.stop, words.english].flatMap(wordsOf));
  const byConsonants = new Map<string, string[]>();
  for (const word of known) {
    const key = consonantsOf(word);
    if (word.length >= MIN_LENGTH && !isStopWord(word)) byConsonants.set(key, [...(byConsonants.get(key) ?? []), word]);
  }
  site = { known, byConsonants };
  return site;
}

/** The text with its misspelt words as the site writes them. */
export const corrected = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}\d@./])[a-z]{4,}(?![\p{L}\p{M}\d@/])/giu, (typed) => {
    const [{ known, byConsonants }, word] = [siteWords(), typed.toLowerCase()];
    if (known.has(word) || (isHindiWord(word) && consonantsOf(word).length < UNLIKE_HINDI)) return typed;
    const like = (byConsonants.get(consonantsOf(word)) ?? []).filter((other) => isLike(word, other));
    const distance = (other: string): number => Math.abs(other.length - word.length);
    return like.sort((one, other) => distance(one) - distance(other))[0] ?? typed;
  });
