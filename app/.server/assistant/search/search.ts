/**
 * Search over the passages: MiniSearch finds candidates; a second look (`score.ts`) asks how much of the question each one
 * covers, because a passage that shares one common word with a question does not answer it.
 */
import MiniSearch from "minisearch";
import type { Story } from "#app/schemas/story.ts";
import { allPassages } from "../corpus/index.ts";
import type { Passage } from "../corpus/passage.ts";
import { type Entry, entryOf, type SpelledWords } from "./entries.ts";
import { ALIKE } from "./kinds.ts";
import { relatedTerms } from "../language/language.ts";
import { type Intent, makeIntents } from "./intents.ts";
import { makeLikeness } from "./likeness.ts";
import { parseQuery, type Query, SUBJECT_WEIGHT } from "./query.ts";
import { asksWhatHappened } from "../language/question-words.ts";
import { type Hit, hitOf, needsMet } from "./score.ts";
import { makeVocabulary } from "./vocabulary.ts";

export type Index = {
  parse: (text: string) => Query;
  /** Which passage the question is meant for, by all wordings that are known. */
  intentOf: (query: Query) => Intent;
  /** What shares words with the question, best first; of all passages or of those that are accepted. */
  search: (query: Query, accept?: (passage: Passage) => boolean) => Hit[];
  passages: readonly Passage[];
};

/** As many of the engine's finds are looked at again. */
const CANDIDATES = 250;

/** Builds the index; takes a second on a slow machine, so `indexFor` keeps it. */
function buildIndex(stories: readonly Story[]): Index {
  const passages = allPassages(stories);
  const words: SpelledWords = new Map();
  const entries = passages.map((passage) => entryOf(passage, words));
  const vocabulary = makeVocabulary(entries, words);
  const engine = engineFor(entries);
  const likenessOf = makeLikeness(vocabulary);
  const intentOf = makeIntents(entries);

  function search(query: Query, accept: (passage: Passage) => boolean = () => true): Hit[] {
    const entryAt = (id: number): Entry | undefined => entries[id];
    const weights = engineWeights(query);
    const found = engine.search([...weights.keys()].join(" "), {
      boostTerm: (term) => weights.get(term) ?? 0,
      filter: ({ id }) => {
        const entry = entryAt(id);
        return entry !== undefined && accept(entry.passage);
      },
    });
    // Where nothing but common words is left, only a passage that is asked for by just these words is meant.
    const hasSubject = query.terms.some(({ weight }) => weight > SUBJECT_WEIGHT);
    const top = found[0]?.score ?? 1;
    const intent = intentOf(query);
    const mayBeMeant = query.founder === null && !asksWhatHappened(query);
    const isMeant = (entry: Entry): boolean => mayBeMeant && intent.isMeant(entry);
    const candidates = new Map(found.slice(0, CANDIDATES).map(({ id, score }) => [id, score / top]));
    for (const [id, entry] of entries.entries())
      if (!candidates.has(id) && isMeant(entry) && accept(entry.passage)) candidates.set(id, 0);
    return [...candidates]
      .flatMap(([id, relevance]): Hit[] => {
        const entry = entryAt(id);
        if (!entry) return [];
        const needed = needsMet(entry, query);
        const likeness = likenessOf(query, entry);
        if (!hasSubject && needed === 0 && likeness < ALIKE && !isMeant(entry)) return [];
        const nearness = mayBeMeant ? intent.nearnessOf(entry) : 0;
        return [hitOf({ entry, needed, likeness, nearness, isMeant: isMeant(entry), relevance }, query)];
      })
      .toSorted((one, other) => other.score - one.score);
  }

  return { parse: (text) => parseQuery(text, vocabulary), intentOf, search, passages };
}

type Engine = MiniSearch<{ id: number; head: string; body: string; examples: string }>;

function engineFor(entries: readonly Entry[]): Engine {
  const engine: Engine = new MiniSearch({
    fields: ["head", "body", "examples"],
    // The texts are terms already.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: { head: 2, body: 1, examples: 0.5 }, combineWith: "OR" },
  });
  const together = (terms: Iterable<string>): string => [...terms].join(" ");
  engine.addAll(
    entries.map(({ head, body, counts }, id) => ({
      id,
      head: together(head),
      body: together(body),
      examples: together(counts.keys()),
    })),
  );
  return engine;
}

/** How much of a word's weight one has that may be meant beside it. */
const RELATED_WEIGHT = 0.5;

/** What the engine looks for, in order, and how much it counts. */
function engineWeights({ terms }: Query): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term, weight } of terms) {
    weights.set(term, weight);
    for (const other of relatedTerms(term))
      weights.set(other, Math.max(weights.get(other) ?? 0, weight * RELATED_WEIGHT));
  }
  return weights;
}

const kept: { stories: readonly Story[]; index: Index }[] = [];
const MOST_KEPT = 2;

/** Built-in stories are the same objects each time; published ones are read anew, and any of their texts may have changed. */
const areSame = (some: readonly Story[], others: readonly Story[]): boolean =>
  some.length === others.length &&
  some.every((story, at) => story === others[at] || JSON.stringify(story) === JSON.stringify(others[at]));

/** The index for these stories; built once for each isolate and again only when an operator publishes something else. */
export function indexFor(stories: readonly Story[]): Index {
  const known = kept.find((entry) => areSame(entry.stories, stories));
  if (known) return known.index;
  const index = buildIndex(stories);
  if (kept.length >= MOST_KEPT) kept.shift();
  kept.push({ stories, index });
  return index;
}
