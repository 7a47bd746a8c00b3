/** A passage taken apart into terms, as the search holds it. */
import type { Passage } from "../corpus/passage.ts";
import { type Family, kinds } from "./kinds.ts";
import { eachInOurWords, inOurWords, simplify, termOf } from "../language/language.ts";
import { type Manner, mannersOf, PRICE_TERM } from "../language/question-words.ts";

export type Entry = {
  passage: Passage;
  /** Terms of title and asks. */
  head: ReadonlySet<string>;
  body: ReadonlySet<string>;
  needs: readonly (readonly string[])[];
  manners: ReadonlySet<Manner>;
  /** Example questions, simplified; those of a passage that retells are read when a question first comes near it. */
  examples: readonly string[];
  /** How many of them say each term. */
  counts: ReadonlyMap<string, number>;
};

/** The site's words, each with how much it speaks for a spelling. */
export type SpelledWords = Map<string, number>;

/** What the words of a passage speak for their spelling: a fact's the most, a founder's the least. */
const WORTH: Readonly<Record<Family, { head: number; body: number }>> = {
  fact: { head: 0.7, body: 0.5 },
  text: { head: 0.3, body: 0.3 },
  tale: { head: 0.1, body: 0.1 },
};
const EXAMPLE_WORTH = 0.3;
/** What only one example of a passage says may be a slip, or beside the point: it teaches no word. */
export const SAID_OFTEN = 3;

/** Notes a word that is spelt right, unless it is known to be worth as much. */
export function learn(words: SpelledWords, word: string, worth: number): void {
  if ((words.get(word) ?? 0) < worth) words.set(word, worth);
}

/** Takes a passage apart, and learns its words on the way. */
export function entryOf(passage: Passage, words: SpelledWords): Entry {
  const { family, retells, sharesTitle } = kinds[passage.kind];
  const worth = WORTH[family];
  const asks = passage.asks ?? "";
  const needs = needsOf(passage);
  const head = new Set([
    ...(sharesTitle ? [] : termsLearnt(simplify(passage.title).split(" "), worth.head, words)),
    ...termsLearnt((retells ? simplify(asks) : inOurWords(asks)).split(" "), worth.head, words),
    ...needs.flat(),
  ]);
  const body = new Set(termsLearnt(simplify(passage.text).split(" "), worth.body, words));
  if (passage.text.includes("₹")) body.add(PRICE_TERM);
  const examples = retells ? [] : eachInOurWords(passage.examples ?? "");
  const counts = new Map<string, number>();
  const spelt = new Map<string, number>();
  for (const example of examples) {
    for (const word of new Set(example.split(" "))) {
      const term = termOf(word);
      if (!term) continue;
      spelt.set(word, (spelt.get(word) ?? 0) + 1);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  for (const [word, times] of spelt) if (times >= SAID_OFTEN) learn(words, word, EXAMPLE_WORTH);
  return { passage, head, body, needs, manners: mannersOf(asks.toLowerCase()), examples, counts };
}

/** The terms of a text in order, its words learnt. */
function termsLearnt(text: Iterable<string>, worth: number, words: SpelledWords): string[] {
  const terms: string[] = [];
  for (const word of text) {
    const term = termOf(word);
    if (!term) continue;
    terms.push(term);
    learn(words, word, worth);
  }
  return terms;
}

function needsOf({ kind, needs = "" }: Passage): string[][] {
  // Those of a passage that retells are in the site's words already, and too many to look each of them up again.
  const parts = kinds[kind].retells ? needs.split(" | ") : eachInOurWords(needs);
  return parts.map((part) => part.split(" ").map((word) => termOf(word) || word));
}
