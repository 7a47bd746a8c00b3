/** How well a passage that was found fits a question: what they share, and the score it is ranked by. */
import type { Passage } from "../corpus/passage.ts";
import type { Entry } from "./entries.ts";
import { ALIKE, kinds } from "./kinds.ts";
import { relatedTerms, termOf } from "../language/language.ts";
import { type Query, SUBJECT_WEIGHT } from "./query.ts";
import { asksWhatHappened, PRICE_TERM } from "../language/question-words.ts";

export type Hit = Cover &
  Matches & {
    passage: Passage;
    score: number;
    /** How many words of what the passage needs were said. */
    needed: number;
    /** How like the question is to the likest of the passage's examples, from 0 to 1. */
    likeness: number;
    /** How near it is to all that the passage is asked for with, see `intents.ts`. */
    nearness: number;
    /** No other passage is nearer to it, by all the wordings that are known. */
    isMeant: boolean;
  };

type Cover = {
  coverage: number;
  /** The same, where a word of the product that is left over counts half: it narrows the question and does not change it. */
  loosely: number;
  /** How much of the question is left over in words that the assistant is not about. */
  stray: number;
};

type Matches = {
  /** How many of the words that carry the question it has, and whether its title or asks have one. */
  matched: number;
  inHead: boolean;
  /** How many of them are words by which facts are asked for. */
  core: number;
  /** Its title or asks name the founder the question names. */
  namesFounder: boolean;
};

/** An entry as it was found. */
type Candidate = {
  entry: Entry;
  needed: number;
  likeness: number;
  /** How near the question is to all that the passage is asked for with, see `intents.ts`. */
  nearness: number;
  isMeant: boolean;
  /** The engine's score, as a share of the best one's. */
  relevance: number;
};

/** A candidate with all that is weighed to tell whether it answers. */
export function hitOf(candidate: Candidate, query: Query): Hit {
  const { entry, needed, likeness, nearness, isMeant } = candidate;
  const cover = coverOf(query, entry);
  const score = scoreOf(candidate, cover, query);
  return { passage: entry.passage, ...cover, ...matchesOf(query, entry), needed, likeness, nearness, isMeant, score };
}

function scoreOf(candidate: Candidate, cover: Cover, query: Query): number {
  const { passage } = candidate.entry;
  return (
    fitFactor(candidate, cover) *
    relevanceFactor(candidate) *
    (passage.weight ?? 1) *
    namingFactor(candidate, query) *
    exampleFactor(candidate) *
    nearnessFactor(candidate) *
    kindFactor(candidate, query) *
    moneyFactor(passage, query)
  );
}

/** What it is worth in coverage that a question is meant for a passage. */
const MEANT_WORTH = 0.6;
/** Above 1, what fits well gains on what fits by half. */
const FIT_EXPONENT = 1.5;

/** How much of the question the passage answers: by its words, by an example's or by those of all its examples. */
function fitFactor({ entry, needed, likeness, isMeant }: Candidate, { coverage, loosely }: Cover): number {
  const isNamed = kinds[entry.passage.kind].isNarrow && needed > 0;
  return Math.max(isNamed ? (coverage + loosely) / 2 : coverage, likeness, isMeant ? MEANT_WORTH : 0) ** FIT_EXPONENT;
}

/** How much of the score hangs on the engine's. */
const RELEVANCE_SHARE = 0.28;

const relevanceFactor = ({ relevance }: Candidate): number => 1 - RELEVANCE_SHARE + RELEVANCE_SHARE * relevance;

const UNNAMED = 0.5;
const IN_MANNER = 1.12;
/** What each word of the needs adds beyond the first. */
const NEED_GAIN = 0.1;

/** The closer a question names what the passage needs, and asks in its manner, the nearer it is; or else by an example. */
function namingFactor({ entry, needed, likeness, isMeant }: Candidate, query: Query): number {
  const named = entry.needs.length === 0 ? 1 : needed === 0 ? UNNAMED : 1 + NEED_GAIN * (needed - 1);
  const isInManner = [...query.asks].some((manner) => entry.manners.has(manner));
  return Math.max(isInManner ? named * IN_MANNER : named, likeness >= ALIKE || isMeant ? 1 : likeness);
}

/** What an example adds that is the question word for word. */
const EXAMPLE_GAIN = 0.5;
/** High, so that only what is nearly the example gains by it. */
const EXAMPLE_EXPONENT = 4;

const exampleFactor = ({ likeness }: Candidate): number => 1 + EXAMPLE_GAIN * likeness ** EXAMPLE_EXPONENT;

/** What is near gains by it, what is nearest the most. */
const nearnessFactor = ({ nearness }: Candidate): number => 1 + nearness ** 2;

/** Pages that tell, or tell about telling. */
const TALE_PAGES = /^\/(?:$|audio-insights|story|journey|about|terms|brand-buddies)/;

/** What kind of passage is wanted by who names a founder, wants something told, or looks for work. */
function kindFactor({ entry: { passage }, needed }: Candidate, query: Query): number {
  const { family, retells, factor: usual, factorForFounder } = kinds[passage.kind];
  const isTale = family === "tale";
  let factor = usual;
  if (query.founder) {
    if (passage.founder === query.founder && factorForFounder) factor = factorForFounder(passage, query);
    else factor *= isTale ? 0.4 : 0.8;
  } else if (query.wantsTale && isTale) factor *= 1.6;
  else if (retells && needed > 0 && asksWhatHappened(query)) factor *= 1.4;
  // Who asks about an episode does not ask how orders are spoken.
  if (query.wantsTale && !isTale && !TALE_PAGES.test(passage.path)) factor *= 0.75;
  if (query.wantsJob) factor *= passage.path.startsWith("/careers") ? 1.3 : 0.7;
  return factor;
}

/** Somebody who asks what a thing costs wants an amount. */
function moneyFactor({ tells, text }: Passage, { said }: Query): number {
  if (!tells || !said.has(PRICE_TERM)) return 1;
  return text.includes("₹") ? 1.2 : 0.8;
}

/** How far a word counts as covered: by where it stands, and by whether it is only related. */
const COVERED = { inHead: 1, inBody: 0.9, relatedInHead: 0.8, relatedInBody: 0.65, inExamples: 0.7 } as const;

function coveredShare(term: string, { head, body, counts }: Entry): number {
  if (head.has(term)) return COVERED.inHead;
  if (body.has(term)) return COVERED.inBody;
  let share: number = counts.has(term) ? COVERED.inExamples : 0;
  for (const other of relatedTerms(term)) {
    share = Math.max(share, head.has(other) ? COVERED.relatedInHead : body.has(other) ? COVERED.relatedInBody : 0);
  }
  return share;
}

/** How much of the question's weight the passage covers. */
function coverOf(query: Query, entry: Entry): Cover {
  let all = 0;
  let covered = 0;
  let left = 0;
  let stray = 0;
  for (const { term, weight, isCore } of query.terms) {
    const share = coveredShare(term, entry);
    all += weight;
    covered += weight * share;
    if (share === 0 && isCore) left += weight;
    else if (share === 0) stray += weight;
  }
  if (all === 0) return { coverage: 0, loosely: 0, stray: 0 };
  return { coverage: covered / all, loosely: (covered + left / 2) / all, stray: stray / all };
}

/** Which of the words that carry the question the passage has. */
function matchesOf(query: Query, { head, body, passage }: Entry): Matches {
  const subject = query.terms.filter(({ weight }) => weight > SUBJECT_WEIGHT);
  const matched = subject.filter(({ term }) => head.has(term) || body.has(term));
  return {
    matched: matched.length,
    core: matched.filter(({ isCore }) => isCore).length,
    inHead: subject.some(({ term }) => head.has(term)),
    namesFounder: passage.founder === query.founder || (query.founder !== null && head.has(termOf(query.founder))),
  };
}

/** How many words of an entry's needs the question holds, by the longest of them that it holds whole. */
export function needsMet({ needs }: Entry, { said }: Query): number {
  let longest = 0;
  for (const words of needs) {
    if (words.length > longest && words.every((word) => said.has(word))) longest = words.length;
  }
  return longest;
}
