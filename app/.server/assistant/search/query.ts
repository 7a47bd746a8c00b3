/** A question taken apart: put right, and weighed word by word. */
import type { FounderKey } from "#app/schemas/content.ts";
import { inOurWords, isLight, MONTHS, termOf } from "../language/language.ts";
import { isOrdinary } from "../language/lexicon.ts";
import {
  asksForJob,
  asksHowMuch,
  founderIn,
  inEnglish,
  isTaleWord,
  type Manner,
  mannersOf,
  PRICE_TERM,
} from "../language/question-words.ts";
import { asRead } from "../language/readings.ts";
import { INDIAN_CITIES } from "../language/places.ts";
import { isHappening } from "../language/syntax.ts";
import type { Vocabulary } from "./vocabulary.ts";

type QueryTerm = {
  term: string;
  /** The word as it was typed, put right. */
  word: string;
  /** How much of the question hangs on it. */
  weight: number;
  /** No text of the site has it, and the question hangs on it. */
  unknown: boolean;
  /** One of the words by which facts are asked for. */
  isCore: boolean;
};

export type Query = {
  /** As asked. */
  text: string;
  /** Simplified, with spelling put right. */
  plain: string;
  terms: readonly QueryTerm[];
  /** Every term and stop word, for what a passage needs. */
  said: ReadonlySet<string>;
  founder: FounderKey | null;
  /** Asks to hear or read something told. */
  wantsTale: boolean;
  wantsJob: boolean;
  asks: ReadonlySet<Manner>;
};

/** What a word weighs that could stand in any question, and one that says what happens. */
export const LIGHT_WEIGHT = 0.2;
export const SOFT_WEIGHT = 0.15;
/** Above it, a word carries the question. */
export const SUBJECT_WEIGHT = 0.42;
/** A word that no text has: as the subject, or as one of those above. */
const UNKNOWN_WEIGHT = 1.3;
const UNHEARD_WEIGHT = 0.05;
/** Money, seeing and cities are in questions about anything, and rarely tell them apart. */
const VAGUE = new Set([...INDIAN_CITIES, ..."paisa paise money amount dekh".split(" ")].map(termOf));
const VAGUE_WEIGHT = 0.35;
/** How much the light words of a question may weigh together, beside its subject. */
const MOST_NOISE = 0.3;
/** Stands in a passage's needs for any number. */
const A_NUMBER = "number0";

/** "Me + packer + CA". */
const AND_BY_SIGN = / \+ (?=[a-z])/gi;

/** Takes a question apart. */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const plain = putRight(text.replace(AND_BY_SIGN, " plus "), vocabulary);
  const sentence = plain.split(" ");
  const said = saidIn(sentence);
  const terms = termsIn(sentence, namesIn(text), vocabulary);
  if (asksHowMuch(plain) && !said.has(PRICE_TERM) && !said.has("fee")) {
    said.add(PRICE_TERM);
    const weight = vocabulary.weightOf(PRICE_TERM);
    terms.push({ term: PRICE_TERM, word: "price", weight, unknown: false, isCore: true });
  }
  return {
    text,
    plain,
    terms: withoutNoise(terms),
    said,
    founder: founderIn(sentence),
    wantsTale: sentence.some(isTaleWord),
    wantsJob: asksForJob(plain, said),
    asks: mannersOf(plain),
  };
}

/** The question in the words of the site, with its spelling put right. */
function putRight(text: string, { correct }: Vocabulary): string {
  const words = inOurWords(text).split(" ").filter(Boolean);
  const corrected = asRead(words.map((word) => correct(word, words)).join(" "));
  // What was misspelt is only now the word that the site has another one for.
  return inOurWords(corrected);
}

function saidIn(sentence: readonly string[]): Set<string> {
  const said = new Set(sentence.map((word) => termOf(word) || inEnglish(word)));
  if (sentence.some((word) => /^\d+$/.test(word))) said.add(A_NUMBER);
  return said;
}

/** The terms of a question, each once, with what hangs on them. */
function termsIn(sentence: readonly string[], names: ReadonlySet<string>, vocabulary: Vocabulary): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const [at, word] of sentence.entries()) {
    const term = termOf(word);
    if (!term || terms.has(term)) continue;
    const isCore = vocabulary.isCore(word, term);
    // What happens may be said in any word; what it happens to, if the site has no word for it, is not its subject.
    const isSoft =
      // Which month somebody thinks of is a figure like any other.
      MONTHS.includes(word) ||
      (!isCore && !names.has(word) && (isOrdinary(word) || /^\d/.test(word) || isHappening(sentence, at)));
    const unknown = !isSoft && !isLight(term) && !vocabulary.isKnown(term);
    terms.set(term, { term, word, weight: weightIn(term, isSoft, vocabulary), unknown, isCore });
  }
  return [...terms.values()];
}

/** How much of a question hangs on a term. */
function weightIn(term: string, isSoft: boolean, { isKnown, weightOf }: Vocabulary): number {
  if (!isKnown(term)) return isSoft || isLight(term) ? UNHEARD_WEIGHT : UNKNOWN_WEIGHT;
  if (isSoft) return SOFT_WEIGHT;
  if (isLight(term)) return LIGHT_WEIGHT;
  return VAGUE.has(term) ? VAGUE_WEIGHT : weightOf(term);
}

/** Keeps what could stand in any question from outweighing what this one is about. */
function withoutNoise(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const sum = (list: readonly QueryTerm[]) => list.reduce((total, { weight }) => total + weight, 0);
  const subject = sum(terms.filter(({ weight }) => weight > LIGHT_WEIGHT));
  const noise = sum(terms.filter(({ weight }) => weight <= LIGHT_WEIGHT));
  if (subject === 0 || noise <= subject * MOST_NOISE) return terms;
  return terms.map((term) =>
    term.weight > LIGHT_WEIGHT ? term : { ...term, weight: (term.weight * subject * MOST_NOISE) / noise },
  );
}

/** Words with a capital that does not merely begin a sentence. */
function namesIn(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name.toLowerCase());
  // Where every word has one, it tells nothing.
  return names.length > text.split(" ").length / 2 ? new Set() : new Set(names);
}

/** A word that no page knows, and that the question hangs on. */
export const hasUnknownSubject = ({ terms }: Query): boolean => terms.some(({ unknown }) => unknown);
