/**
 * Search over the passages: MiniSearch finds candidates; a second look (`score.ts`) asks how much of the question each one
 * covers, because a passage that shares one common word with a question does not answer it.
 */
import MiniSearch from "minisearch";
import { inOneGo, nextTurn, type Steps } from "#app/lib/steps.ts";
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
import { makeTellings, type Tellings } from "./tellings.ts";
import { makeVocabulary } from "./vocabulary.ts";

export type Index = {
  parse: (text: string) => Query;
  /** Which passage the question is meant for, by all wordings that are known. */
  intentOf: (query: Query) => Intent;
  /** What shares words with the question, best first; of all passages or of those that are accepted. */
  search: (query: Query, accept?: (passage: Passage) => boolean) => Hit[];
  passages: readonly Passage[];
  /** What founders tell, sentence by sentence. */
  tellings: Tellings;
};

/** As many of the engine's finds are looked at again. */
const CANDIDATES = 250;

/** Passages in a step: each is read, or given to the engine, in 0.2 ms. */
const PASSAGES_PER_STEP = 50;

/** Builds the index; takes more than a second on a slow machine, so it is kept, and built in steps. */
function* buildIndex(stories: readonly Story[]): Steps<Index> {
  const passages = allPassages(stories);
  const words: SpelledWords = new Map();
  const entries: Entry[] = [];
  for (const passage of passages) {
    entries.push(entryOf(passage, words));
    if (entries.length % PASSAGES_PER_STEP === 0) yield;
  }
  const vocabulary = makeVocabulary(entries, words);
  yield;
  const engine = yield* engineFor(entries);
  const likenessOf = makeLikeness(vocabulary);
  const intentOf = yield* makeIntents(entries);
  const tellings = yield* makeTellings(passages, stories);

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

  return { parse: (text) => parseQuery(text, vocabulary), intentOf, search, passages, tellings };
}

type Engine = MiniSearch<{ id: number; head: string; body: string; examples: string }>;

function* engineFor(entries: readonly Entry[]): Steps<Engine> {
  const engine: Engine = new MiniSearch({
    fields: ["head", "body", "examples"],
    // The texts are terms already.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: { head: 2, body: 1, examples: 0.5 }, combineWith: "OR" },
  });
  const together = (terms: Iterable<string>): string => [...terms].join(" ");
  for (const [id, { head, body, counts }] of entries.entries()) {
    engine.add({ id, head: together(head), body: together(body), examples: together(counts.keys()) });
    if (id % PASSAGES_PER_STEP === 0) yield;
  }
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

type Kept = {
  stories: readonly Story[];
  building: Steps<Index>;
  index: Index | null;
  fault: { error: unknown } | null;
};
const kept: Kept[] = [];
const MOST_KEPT = 2;

/** Built-in stories are the same objects each time; published ones are read anew, and any of their texts may have changed. */
const areSame = (some: readonly Story[], others: readonly Story[]): boolean =>
  some.length === others.length &&
  some.every((story, at) => story === others[at] || JSON.stringify(story) === JSON.stringify(others[at]));

/** What is kept for these stories: built once for each isolate, and again only when an operator publishes something else. */
function keptFor(stories: readonly Story[]): Kept {
  const known = kept.find((entry) => areSame(entry.stories, stories));
  if (known) return known;
  const entry = { stories, building: buildIndex(stories), index: null, fault: null };
  if (kept.length >= MOST_KEPT) kept.shift();
  kept.push(entry);
  return entry;
}

/**
 * Goes on with the building. What throws is over, and would say for ever that it is done with nothing: it is forgotten, so
 * that the next request begins anew, and who waits for it as well gets the same error.
 */
function orForgotten<T>(entry: Kept, work: (building: Steps<Index>) => T): T {
  if (entry.fault) throw entry.fault.error;
  try {
    return work(entry.building);
  } catch (error) {
    entry.fault = { error };
    const at = kept.indexOf(entry);
    if (at >= 0) kept.splice(at, 1);
    throw error;
  }
}

/** The index for these stories, finished on the spot where it is not yet: see `prepareIndex`. */
export function indexFor(stories: readonly Story[]): Index {
  const entry = keptFor(stories);
  entry.index ??= orForgotten(entry, inOneGo);
  return entry.index;
}

/** Builds the index for these stories if need be, and lets other requests have their turn meanwhile. */
export async function prepareIndex(stories: readonly Story[]): Promise<void> {
  const entry = keptFor(stories);
  while (!entry.index) {
    // Several requests may wait for one index: each does a step when its turn comes.
    const step = orForgotten(entry, (building) => building.next());
    if (step.done) entry.index = step.value;
    else await nextTurn();
  }
}
