/** How like a question is to the example questions of a passage, each of them taken by itself. */
import type { Entry } from "./entries.ts";
import { kinds } from "./kinds.ts";
import { eachInOurWords, isLight, relatedTerms, termOf } from "../language/language.ts";
import { isOrdinary } from "../language/lexicon.ts";
import { LIGHT_WEIGHT, type Query, SOFT_WEIGHT } from "./query.ts";
import { mannersOf } from "../language/question-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** An example question, taken apart as a visitor's is. */
type Example = { weights: ReadonlyMap<string, number>; sum: number };

/** What it weighs that both ask in the same manner. */
const MANNER_WEIGHT = 0.3;
/** How far a word counts that the example has a related one for. */
const RELATED_SHARE = 0.6;

/**
 * Returns a function that says how like a question is to the likest of an entry's examples, from 0 to 1: the share of words
 * they have in common, by what hangs on them.
 */
export function makeLikeness(vocabulary: Vocabulary): (query: Query, entry: Entry) => number {
  /** Taken apart when a question first comes near them. */
  const known = new Map<Entry, readonly Example[]>();
  const examplesOf = (entry: Entry): readonly Example[] => {
    const before = known.get(entry);
    if (before) return before;
    const { passage, examples } = entry;
    const wordings = kinds[passage.kind].retells ? eachInOurWords(passage.examples ?? "") : examples;
    const weighed = wordings.map((wording) => weighExample(wording, vocabulary));
    known.set(entry, weighed);
    return weighed;
  };

  return (query, entry) => {
    let best = 0;
    const all = query.terms.reduce((sum, { weight }) => sum + weight, query.asks.size * MANNER_WEIGHT);
    for (const { weights, sum } of examplesOf(entry)) {
      const shared = weightShared(query, weights);
      if (shared > 0) best = Math.max(best, Math.min(1, shared / Math.sqrt(all * sum)));
    }
    return best;
  };
}

function weighExample(wording: string, { isCore, weightOf }: Vocabulary): Example {
  const weightIn = (word: string, term: string): number => {
    if (isLight(term)) return LIGHT_WEIGHT;
    return isOrdinary(word) && !isCore(word, term) ? SOFT_WEIGHT : weightOf(term);
  };
  const weights = new Map<string, number>();
  for (const word of wording.split(" ")) {
    const term = termOf(word);
    if (term) weights.set(term, weightIn(word, term));
  }
  for (const manner of mannersOf(wording)) weights.set(manner, MANNER_WEIGHT);
  return { weights, sum: [...weights.values()].reduce((total, weight) => total + weight, 0) };
}

function weightShared({ terms, asks }: Query, weights: Example["weights"]): number {
  let shared = 0;
  for (const { term, weight } of terms) {
    const own = weights.get(term);
    if (own !== undefined) shared += Math.sqrt(weight * own);
    else if ([...relatedTerms(term)].some((other) => weights.has(other))) shared += weight * RELATED_SHARE;
  }
  for (const manner of asks) if (weights.has(manner)) shared += MANNER_WEIGHT;
  return shared;
}
