/**
 * Which answer a question asks for, learnt from every wording of it that is known: a linear classifier over words, pairs of
 * neighbours and terms. Each answer begins as the mean of its wordings (Rocchio: Manning, Raghavan and Schütze, Introduction
 * to Information Retrieval, 14.2), and every wording that another answer comes too near to moves both of them
 * (passive-aggressive: Crammer et al., Online Passive-Aggressive Algorithms, JMLR 7, 2006). It is learnt anew in each isolate, so
 * all numbers stand in a few flat arrays.
 */
import type { Steps } from "#app/lib/steps.ts";
import { termOf } from "../language/language.ts";
import { wordsOf } from "../language/words.ts";

/** A question whose answer is known. */
export type Wording = {
  /** The number of the answer, from 0 on. */
  answer: number;
  /** As it is said, and in the site's words (`inOurWords`). */
  said: string;
  ours: string;
};

/** How near a question is to each answer, by the answers' numbers: about 1 for a wording of it, 0 for nothing in common. */
export type Classifier = (said: string, ours: string) => Float64Array;

/** What a word or a pair of words as said counts beside a term. */
const SAID_WEIGHT = 0.5;
/** What more wordings than this share have is no sign of any answer: "the", "is", "my". */
const COMMON_SHARE = 0.05;
/** Among a few wordings nothing is common. */
const LEAST_COMMON = 20;
/** By so much a wording should be nearer to its own answer than to any other; and the most that it may move them. */
const MARGIN = 0.2;
const MOST_MOVED = 0.2;
/** How often every wording is looked at. */
const ROUNDS = 3;
/** Wordings of one answer stand together; taken in steps of this share, each is followed by one of another. */
const STEP_SHARE = 0.618;
/** Looking at so many takes a few milliseconds. */
const WORDINGS_PER_STEP = 500;

/** A sparse matrix, row after row: row i is what stands from starts[i] up to starts[i + 1]. */
type Rows = { starts: Int32Array; columns: Int32Array; values: Float64Array };

export function* trainClassifier(wordings: readonly Wording[], answerCount: number): Steps<Classifier> {
  const inOrder = wordings.toSorted((one, other) => one.answer - other.answer);
  const answers = Int32Array.from(inOrder, ({ answer }) => answer);
  const { numbers, rarities, examples } = yield* readAll(inOrder);
  yield;
  const means = meansOf(examples, answers, numbers.size, answerCount);
  yield;
  for (let round = 0; round < ROUNDS; round += 1) yield* correct(means, examples, answers, answerCount);
  return (said, ours) => {
    const near = new Float64Array(answerCount);
    const known: [feature: number, weight: number][] = [];
    for (const [name, weight] of featuresOf(said, ours)) {
      const feature = numbers.get(name);
      if (feature !== undefined) known.push([feature, weight * (rarities[feature] ?? 0)]);
    }
    const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
    for (const [feature, weight] of known) addRow(means, feature, weight / length, near);
    return near;
  };
}

/** The features of a text, each with how much it counts. */
function featuresOf(said: string, ours: string): Map<string, number> {
  const features = new Map<string, number>();
  let before = "";
  for (const word of wordsOf(said)) {
    features.set(`word ${word}`, SAID_WEIGHT);
    features.set(`${before} ${word}`, SAID_WEIGHT);
    before = word;
  }
  for (const word of ours.split(" ")) {
    const term = termOf(word);
    if (term) features.set(term, 1);
  }
  return features;
}

type Read = {
  /** The number of each feature. */
  numbers: ReadonlyMap<string, number>;
  rarities: Float64Array;
  /** A row for each wording, its features as columns, the length of a row being 1. */
  examples: Rows;
};

function* readAll(wordings: readonly Wording[]): Steps<Read> {
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  const starts = new Int32Array(wordings.length + 1);
  const columns: number[] = [];
  const weights: number[] = [];
  for (const [row, { said, ours }] of wordings.entries()) {
    for (const [name, weight] of featuresOf(said, ours)) {
      let feature = numbers.get(name);
      if (feature === undefined) {
        feature = numbers.size;
        numbers.set(name, feature);
        holders.push(0);
      }
      holders[feature] = (holders[feature] ?? 0) + 1;
      columns.push(feature);
      weights.push(weight);
    }
    starts[row + 1] = columns.length;
    if (row % WORDINGS_PER_STEP === 0) yield;
  }
  const most = Math.max(LEAST_COMMON, wordings.length * COMMON_SHARE);
  const rarities = Float64Array.from(holders, (count) =>
    count > most ? 0 : 1 + Math.log((1 + wordings.length) / (1 + count)),
  );
  const values = Float64Array.from(weights);
  for (let row = 0; row < wordings.length; row += 1) {
    if (row % WORDINGS_PER_STEP === 0) yield;
    const start = starts[row] ?? 0;
    const own = values.subarray(start, starts[row + 1]);
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) * (rarities[columns[start + at] ?? -1] ?? 0);
    const length = Math.sqrt(own.reduce((sum, value) => sum + value ** 2, 0)) || 1;
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) / length;
  }
  return { numbers, rarities, examples: { starts, columns: Int32Array.from(columns), values } };
}

/** A row for each feature: its weight in the mean of every answer that has it. The examples of an answer stand together. */
function meansOf(
  { starts: ends, columns: features, values }: Rows,
  answers: Int32Array,
  featureCount: number,
  answerCount: number,
): Rows {
  const starts = new Int32Array(featureCount + 1);
  const latest = new Int32Array(featureCount).fill(-1);
  eachCell(ends, (row, at) => {
    const feature = features[at] ?? 0;
    if (latest[feature] === answers[row]) return;
    latest[feature] = answers[row] ?? 0;
    starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  });
  for (let feature = 0; feature < featureCount; feature += 1)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  const columns = new Int32Array(starts[featureCount] ?? 0);
  const sums = new Float64Array(columns.length);
  const filled = starts.slice(0, featureCount);
  latest.fill(-1);
  eachCell(ends, (row, at) => {
    const feature = features[at] ?? 0;
    const answer = answers[row] ?? 0;
    if (latest[feature] !== answer) {
      latest[feature] = answer;
      columns[filled[feature] ?? 0] = answer;
      filled[feature] = (filled[feature] ?? 0) + 1;
    }
    const place = (filled[feature] ?? 0) - 1;
    sums[place] = (sums[place] ?? 0) + (values[at] ?? 0);
  });
  const squares = new Float64Array(answerCount);
  for (const [at, sum] of sums.entries()) squares[columns[at] ?? 0] = (squares[columns[at] ?? 0] ?? 0) + sum ** 2;
  for (const [at, sum] of sums.entries()) sums[at] = sum / Math.sqrt(squares[columns[at] ?? 0] || 1);
  return { starts, columns, values: sums };
}

/** Calls for every cell of a matrix with its row and its place. */
function eachCell(starts: Int32Array, call: (row: number, at: number) => void): void {
  for (let row = 0; row + 1 < starts.length; row += 1)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) call(row, at);
}

/** Adds a feature's row to what is near, by its weight. */
function addRow({ starts, columns, values }: Rows, feature: number, weight: number, near: Float64Array): void {
  if (weight === 0) return;
  const end = starts[feature + 1] ?? 0;
  for (let at = starts[feature] ?? 0; at < end; at += 1) {
    const answer = columns[at] ?? 0;
    near[answer] = (near[answer] ?? 0) + weight * (values[at] ?? 0);
  }
}

/** Moves each example's answer towards it, and the answer that rivals it away, where the two are too near to each other. */
function* correct(
  means: Rows,
  { starts, columns, values }: Rows,
  answers: Int32Array,
  answerCount: number,
): Steps<void> {
  const near = new Float64Array(answerCount);
  let seen = 0;
  for (const row of apart(answers.length)) {
    seen += 1;
    if (seen % WORDINGS_PER_STEP === 0) yield;
    const answer = answers[row] ?? 0;
    const start = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    near.fill(0);
    for (let at = start; at < end; at += 1) addRow(means, columns[at] ?? 0, values[at] ?? 0, near);
    const rival = nearestBut(answer, near);
    const lack = MARGIN - ((near[answer] ?? 0) - (near[rival] ?? 0));
    if (lack <= 0) continue;
    const move = Math.min(MOST_MOVED, lack / 2);
    for (let at = start; at < end; at += 1) {
      const moved = move * (values[at] ?? 0);
      if (moved === 0) continue;
      shift(means, columns[at] ?? 0, answer, moved);
      shift(means, columns[at] ?? 0, rival, -moved);
    }
  }
}

/** Moves what a feature says of an answer; one that never had it is left alone. */
function shift({ starts, columns, values }: Rows, feature: number, answer: number, by: number): void {
  const end = starts[feature + 1] ?? 0;
  let low = starts[feature] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle] ?? 0) < answer) low = middle + 1;
    else high = middle;
  }
  if (low < end && columns[low] === answer) values[low] = (values[low] ?? 0) + by;
}

function nearestBut(answer: number, near: Float64Array): number {
  let nearest = answer === 0 ? 1 : 0;
  for (let other = 0; other < near.length; other += 1)
    if (other !== answer && (near[other] ?? 0) > (near[nearest] ?? 0)) nearest = other;
  return nearest;
}

/** Every number below the count once, a step apart. */
function* apart(count: number): Generator<number> {
  let step = Math.max(1, Math.round(count * STEP_SHARE));
  while (greatestDivisor(count, step) > 1) step += 1;
  for (let index = 0; index < count; index += 1) yield (index * step) % count;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
