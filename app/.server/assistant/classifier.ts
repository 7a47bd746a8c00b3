/**
 * Which answer a question asks for, learnt from every wording of it that is known: a linear classifier over words, pairs of
 * neighbours and terms. Each answer begins as the mean of its wordings (Rocchio: Manning, Raghavan and Schütze, Introduction
 * to Information Retrieval, 14.2), and every wording that another answer comes too near to moves both of them
 * (passive-aggressive: Crammer et al., Online Passive-Aggressive Algorithms, JMLR 7, 2006).
 */
import { termOf } from "./language.ts";
import { wordsOf } from "./words.ts";

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
/** By so much a wording should be nearer to its own answer than to any other; and the most that it may move them. */
const MARGIN = 0.2;
const MOST_MOVED = 0.2;
/** How often every wording is looked at. */
const ROUNDS = 2;
/** Wordings of one answer stand together; taken in steps of this share, each is followed by one of another. */
const STEP_SHARE = 0.618;

/** The features of a text by their numbers, and how much each counts: the length of the whole is 1. */
type Vector = { features: Int32Array; weights: Float64Array };
/** For one feature, the answers that have it, in order, and how much it speaks for each or against it. */
type Row = { answers: Int32Array; weights: Float64Array };

export function trainClassifier(wordings: readonly Wording[], answerCount: number): Classifier {
  const inOrder = wordings.toSorted((one, other) => one.answer - other.answer);
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  const texts = inOrder.map((wording) => {
    const named = featuresOf(wording);
    for (const name of named.keys()) {
      const number = numbers.get(name) ?? numbers.size;
      if (number === numbers.size) numbers.set(name, number);
      holders[number] = (holders[number] ?? 0) + 1;
    }
    return named;
  });
  const rarities = Float64Array.from(holders, (count) => 1 + Math.log((1 + inOrder.length) / (1 + count)));
  const vectorOf = (named: ReadonlyMap<string, number>): Vector => {
    const known = [...named.keys()].filter((name) => numbers.has(name));
    const features = Int32Array.from(known, (name) => numbers.get(name) ?? 0);
    const weights = Float64Array.from(
      features,
      (feature, at) => (rarities[feature] ?? 0) * (named.get(known[at] ?? "") ?? 0),
    );
    const length = Math.hypot(...weights) || 1;
    return { features, weights: weights.map((weight) => weight / length) };
  };
  const examples = texts.map((named, at) => ({ ...vectorOf(named), answer: inOrder[at]?.answer ?? 0 }));
  const rows = meansOf(examples, numbers.size, answerCount);
  for (let round = 0; round < ROUNDS; round += 1) correct(rows, examples, answerCount);
  return (said, ours) => nearness(vectorOf(featuresOf({ said, ours })), rows, answerCount);
}

type Example = Vector & { answer: number };

function featuresOf({ said, ours }: Pick<Wording, "said" | "ours">): Map<string, number> {
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

/** For each feature, its weight in the mean of every answer that has it. The examples of an answer stand together. */
function meansOf(examples: readonly Example[], featureCount: number, answerCount: number): readonly Row[] {
  const sums = Array.from({ length: featureCount }, () => ({ answers: [] as number[], weights: [] as number[] }));
  for (const { features, weights, answer } of examples) {
    for (let index = 0; index < features.length; index += 1) {
      const sum = sums[features[index] ?? -1];
      if (!sum) continue;
      const last = sum.answers.length - 1;
      const weight = weights[index] ?? 0;
      if (sum.answers[last] === answer) sum.weights[last] = (sum.weights[last] ?? 0) + weight;
      else {
        sum.answers.push(answer);
        sum.weights.push(weight);
      }
    }
  }
  const squares = new Float64Array(answerCount);
  for (const { answers, weights } of sums)
    for (const [at, answer] of answers.entries()) squares[answer] = (squares[answer] ?? 0) + (weights[at] ?? 0) ** 2;
  return sums.map(({ answers, weights }) => ({
    answers: Int32Array.from(answers),
    weights: Float64Array.from(weights, (weight, at) => weight / Math.sqrt(squares[answers[at] ?? -1] || 1)),
  }));
}

function nearness({ features, weights }: Vector, rows: readonly Row[], answerCount: number): Float64Array {
  const near = new Float64Array(answerCount);
  for (let index = 0; index < features.length; index += 1) {
    const row = rows[features[index] ?? -1];
    const weight = weights[index] ?? 0;
    if (!row) continue;
    for (let at = 0; at < row.answers.length; at += 1) {
      const answer = row.answers[at] ?? 0;
      near[answer] = (near[answer] ?? 0) + weight * (row.weights[at] ?? 0);
    }
  }
  return near;
}

/** Moves each example's answer towards it, and the answer that rivals it away, where the two are too near to each other. */
function correct(rows: readonly Row[], examples: readonly Example[], answerCount: number): void {
  for (const at of inSteps(examples.length)) {
    const example = examples[at];
    if (!example) continue;
    const { features, weights, answer } = example;
    const near = nearness(example, rows, answerCount);
    const rival = nearestBut(answer, near);
    const lack = MARGIN - ((near[answer] ?? 0) - (near[rival] ?? 0));
    if (lack <= 0) continue;
    const move = Math.min(MOST_MOVED, lack / 2);
    for (let index = 0; index < features.length; index += 1) {
      const row = rows[features[index] ?? -1];
      const moved = move * (weights[index] ?? 0);
      shift(row, answer, moved);
      shift(row, rival, -moved);
    }
  }
}

/** Moves what a feature says of an answer; one that never had it is left alone. */
function shift(row: Row | undefined, answer: number, by: number): void {
  if (!row) return;
  const { answers, weights } = row;
  let low = 0;
  let high = answers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((answers[middle] ?? 0) < answer) low = middle + 1;
    else high = middle;
  }
  if (answers[low] === answer) weights[low] = (weights[low] ?? 0) + by;
}

function nearestBut(answer: number, near: Float64Array): number {
  let nearest = answer === 0 ? 1 : 0;
  for (let other = 0; other < near.length; other += 1)
    if (other !== answer && (near[other] ?? 0) > (near[nearest] ?? 0)) nearest = other;
  return nearest;
}

/** Every number below the count once, a step apart. */
function* inSteps(count: number): Generator<number> {
  let step = Math.max(1, Math.round(count * STEP_SHARE));
  while (greatestDivisor(count, step) > 1) step += 1;
  for (let index = 0; index < count; index += 1) yield (index * step) % count;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
