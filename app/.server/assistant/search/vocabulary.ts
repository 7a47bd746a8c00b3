/** What the site's texts know of words: which there are, how they are spelt, and how much of a question hangs on each. */
import { type Entry, learn, SAID_OFTEN, type SpelledWords } from "./entries.ts";
import { kinds } from "./kinds.ts";
import { commonWords, isLight, isListed, isStopWord, listedWords, relatedTerms, termOf } from "../language/language.ts";
import { isRealWord, offTopicWords } from "../language/lexicon.ts";
import { isPerson, isTaleWord } from "../language/question-words.ts";
import { rewordable } from "../language/rewording.ts";
import { likelySlips, makeSpeller, SHORTHAND } from "../language/spelling.ts";

export type Vocabulary = {
  /** How much of a question hangs on a term that carries it. */
  weightOf: (term: string) => number;
  /** Whether any text has the term, or one that may be meant beside it. */
  isKnown: (term: string) => boolean;
  /** Whether it is one of the words by which facts are asked for: what the assistant is about. */
  isCore: (word: string, term: string) => boolean;
  /** A word with its spelling put right, as far as its neighbours allow. */
  correct: (word: string, words: readonly string[]) => string;
};

/** What words that no passage has speak for their spelling. */
const WORTH = { listed: 0.7, common: 0.3, rewordable: 0.4, offTopic: 0.7 } as const;
const NUMBER_WEIGHT = 0.3;
/** The most common term weighs so much, and the rarest so much more. */
const LEAST_WEIGHT = 0.4;
const RARITY_WEIGHT = 0.8;
/** A word that only a founder's telling has is mostly a word of everyday. */
const TOLD_SHARE = 0.75;

/** The vocabulary of all entries; `words` are those they were read from, and are added to. */
export function makeVocabulary(entries: readonly Entry[], words: SpelledWords): Vocabulary {
  const { frequency, plainTerms, coreTerms } = countTerms(entries);
  addWordsWithoutPassage(words);
  const spell = makeSpeller(words, isRealWord);
  const counted = entries.filter(({ passage }) => !kinds[passage.kind].retells).length;
  const rarest = Math.log(1 + counted);

  const weightOf = (term: string): number => {
    if (/^\d+$/.test(term)) return NUMBER_WEIGHT;
    const rarity = (RARITY_WEIGHT * Math.log(1 + counted / (frequency.get(term) ?? 1))) / rarest;
    return (plainTerms.has(term) ? 1 : TOLD_SHARE) * (LEAST_WEIGHT + rarity);
  };
  const isKnown = (term: string): boolean =>
    frequency.has(term) || [...relatedTerms(term)].some((other) => frequency.has(other));
  const isCore = (word: string, term: string): boolean => coreTerms.has(term) || isListed(word);
  const isPlain = (word: string): boolean => plainTerms.has(termOf(word)) || isListed(word);
  // "Brid" is how the index writes "bride", and no word: a visitor who types it meant another.
  const isMereStem = (word: string): boolean =>
    word.length > 3 && !words.has(word) && words.has(`${word}e`) && !isRealWord(word);

  function correct(word: string, sentence: readonly string[]): string {
    const slip = likelySlips.get(word);
    if (slip && !isPlain(word) && !sentence.some((other) => isPerson(other) || isTaleWord(other))) return slip;
    if (isStopWord(word) || isListed(word) || isLight(termOf(word)) || /\d/.test(word)) return word;
    const short = word.length >= 3 ? SHORTHAND.get(word) : undefined;
    if (short !== undefined) return short;
    if (isKnown(termOf(word)) && !isMereStem(word)) return word;
    return spell(word) ?? word;
  }

  return { weightOf, isKnown, isCore, correct };
}

type TermCounts = {
  /** How many passages have each term. */
  frequency: ReadonlyMap<string, number>;
  /** Terms of the product, the policies and the company, as against what founders tell. */
  plainTerms: ReadonlySet<string>;
  /** Terms by which facts are asked for. */
  coreTerms: ReadonlySet<string>;
};

function countTerms(entries: readonly Entry[]): TermCounts {
  const frequency = new Map<string, number>();
  const plainTerms = new Set<string>();
  const coreTerms = new Set<string>();
  for (const { passage, head, body } of entries) {
    const { family, retells } = kinds[passage.kind];
    if (family === "fact") for (const term of head) coreTerms.add(term);
    // What tells again what a founder tells makes no word more common or better known.
    if (retells) continue;
    for (const term of new Set([...head, ...body])) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
      if (family !== "tale") plainTerms.add(term);
    }
  }
  // What only examples say is known as a rare word of the product.
  for (const { counts } of entries) {
    for (const [term, times] of counts) {
      if (frequency.has(term) || times < SAID_OFTEN) continue;
      frequency.set(term, 1);
      plainTerms.add(term);
    }
  }
  return { frequency, plainTerms, coreTerms };
}

function addWordsWithoutPassage(words: SpelledWords): void {
  for (const word of listedWords) learn(words, word, WORTH.listed);
  for (const word of commonWords) learn(words, word, WORTH.common);
  for (const word of rewordable) if (!words.has(word)) words.set(word, WORTH.rewordable);
  for (const word of offTopicWords) if (!words.has(word)) words.set(word, WORTH.offTopic);
}
