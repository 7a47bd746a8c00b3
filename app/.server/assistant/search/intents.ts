/**
 * Intent classification: which passage a question is meant for, by every wording that is known. Passages that give the same
 * answer are one intent, and so is all that must be declined.
 */
import { type Classifier, trainClassifier, type Wording } from "./classifier.ts";
import { declinedWordings } from "../corpus/wordings/index.ts";
import type { Entry } from "./entries.ts";
import type { Steps } from "#app/lib/steps.ts";
import { eachInOurWords, inOurWords } from "../language/language.ts";
import type { Query } from "./query.ts";
import { wordsOf } from "../language/words.ts";

export type Intent = {
  /** How near the question is to what the passage is asked for with: about 1 for a known wording, 0 for nothing in common. */
  nearnessOf: (entry: Entry) => number;
  /** Whether nothing else is nearer, and the passage near enough to be meant. */
  isMeant: (entry: Entry) => boolean;
  /** How near the nearest passage is; 0 where what must be declined is nearer. */
  clearness: number;
  /** By how much what must be declined is nearer than any passage; 1 for a question that is known word for word. */
  strangeness: number;
};

/** From here on the nearest passage is taken to be meant. */
const NEAR_ENOUGH = 0.1;
/** A text says in so many letters what it is about. */
const GIST_LENGTH = 400;
/** What is read between two pauses: each some milliseconds. */
const ENTRIES_PER_STEP = 50;
const WORDINGS_PER_STEP = 300;

/** Returns a function that finds the intent of a question, among the entries that have wordings. */
export function* makeIntents(entries: readonly Entry[]): Steps<(query: Query) => Intent> {
  const { numbers, declined, classify } = yield* learn(entries);
  const strange = new Set(declinedWordings.split("|").map(inWords));
  const known = new WeakMap<Query, Intent>();

  function intentOf(query: Query): Intent {
    const near = classify(query.text, query.plain);
    const strangest = near[declined] ?? 0;
    const nearest = indexOfMost(near.subarray(0, declined));
    const most = Math.max(0, near[nearest] ?? 0);
    const clearness = most > strangest ? most : 0;
    return {
      nearnessOf: (entry) => Math.max(0, near[numbers.get(entry) ?? near.length] ?? 0),
      isMeant: (entry) => clearness >= NEAR_ENOUGH && numbers.get(entry) === nearest,
      clearness,
      strangeness: strange.has(inWords(query.text)) ? 1 : strangest - most,
    };
  }

  return (query) => {
    const intent = known.get(query) ?? intentOf(query);
    known.set(query, intent);
    return intent;
  };
}

type Learnt = {
  /** The number of each entry's intent. */
  numbers: ReadonlyMap<Entry, number>;
  /** The number of what must be declined, the last. */
  declined: number;
  classify: Classifier;
};

function* learn(entries: readonly Entry[]): Steps<Learnt> {
  const numbers = new Map<Entry, number>();
  const byAnswer = new Map<string, number>();
  for (const entry of entries) {
    if (entry.examples.length === 0) continue;
    const { answer, path, text } = entry.passage;
    const key = answer ?? `${path} ${text}`;
    const number = byAnswer.get(key) ?? byAnswer.size;
    byAnswer.set(key, number);
    numbers.set(entry, number);
  }
  const declined = byAnswer.size;
  const wordings: Wording[] = [];
  for (const [entry, answer] of numbers) {
    for (const wording of wordingsOf(entry)) wordings.push({ ...wording, answer });
    if (answer % ENTRIES_PER_STEP === 0) yield;
  }
  const strange = declinedWordings.split("|");
  for (let at = 0; at < strange.length; at += WORDINGS_PER_STEP) {
    for (const wording of inBoth(strange.slice(at, at + WORDINGS_PER_STEP)))
      wordings.push({ ...wording, answer: declined });
    yield;
  }
  return { numbers, declined, classify: yield* trainClassifier(wordings, declined + 1) };
}

type Unnumbered = Omit<Wording, "answer">;

/** A passage's wordings, and what it says of itself. */
function wordingsOf({ passage, examples }: Entry): Unnumbered[] {
  const { title, asks = "", text } = passage;
  const said = (passage.examples ?? "").split("|");
  return [
    ...said.map((wording, at) => ({ said: wording, ours: examples[at] ?? "" })),
    ...[`${title} ${asks}`, text.slice(0, GIST_LENGTH)].map((gist) => ({ said: gist, ours: inOurWords(gist) })),
  ];
}

function inBoth(wordings: readonly string[]): Unnumbered[] {
  const ours = eachInOurWords(wordings.join("|"));
  return wordings.map((said, at) => ({ said, ours: ours[at] ?? "" }));
}

const inWords = (text: string): string => wordsOf(text).join(" ");

const indexOfMost = (values: Float64Array): number =>
  values.reduce((most, value, at) => (value > (values[most] ?? Number.NEGATIVE_INFINITY) ? at : most), 0);
