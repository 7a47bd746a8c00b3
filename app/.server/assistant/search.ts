/**
 * Search over the passages: MiniSearch finds and ranks candidates; a second look asks how much of the question each one
 * covers, because a passage that shares one common word with a question does not answer it.
 */
import MiniSearch from "minisearch";
import type { FounderKey } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import { allPassages } from "./corpus/index.ts";
import type { Passage, PassageKind } from "./corpus/passage.ts";
import {
  commonWords,
  eachInOurWords,
  inOurWords,
  isLight,
  isListed,
  isStopWord,
  listedWords,
  MONTHS,
  relatedTerms,
  simplify,
  stem,
  termOf,
} from "./language.ts";
import { isOrdinary, isRealWord, offTopicWords } from "./lexicon.ts";
import { type Bag, makeKinFinder } from "./profiles.ts";
import { asRead } from "./readings.ts";
import { rewordable } from "./rewording.ts";
import { isHappening } from "./syntax.ts";
import { likelySlips, SHORTHAND, makeSpeller, type Speller } from "./spelling.ts";

export type QueryTerm = {
  term: string;
  /** The word as it was typed, put right. */
  word: string;
  /** How much of the question hangs on it. */
  weight: number;
  /** No text of the site has it. */
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

/** What kind of thing is asked for. */
type Manner = "many" | "when" | "where" | "who" | "long" | "why" | "doesLadoo" | "doI";

export type Hit = {
  passage: Passage;
  score: number;
  coverage: number;
  /** The same, where a word of the product that is left over counts half: it narrows the question and does not change it. */
  loosely: number;
  /** How much of the question is left over in words that the assistant is not about. */
  stray: number;
  /** How many of the words that carry the question it has, and whether its title or asks have one. */
  matched: number;
  inHead: boolean;
  /** How many of them are words by which facts are asked for. */
  core: number;
  /** Its title or asks name the founder the question names. */
  namesFounder: boolean;
  /** How many words of what the passage needs were said. */
  needed: number;
  /** How like the question is to the likest of the passage's examples, from 0 to 1. */
  likeness: number;
  /** It has far more of the words by which this passage is asked for than of any other's. */
  isKin: boolean;
};

type Entry = {
  passage: Passage;
  /** Terms of title and asks. */
  head: ReadonlySet<string>;
  body: ReadonlySet<string>;
  needs: readonly (readonly string[])[];
  manners: ReadonlySet<Manner>;
  /** Example questions, simplified. */
  examples: readonly string[];
  /** How many of them say each term. */
  counts: ReadonlyMap<string, number>;
};

/** An example question, taken apart as a visitor's is. */
type Example = { weights: ReadonlyMap<string, number>; sum: number };

export type Index = {
  parse: (text: string) => Query;
  search: (query: Query, accept?: (passage: Passage) => boolean) => Hit[];
  passages: readonly Passage[];
};

const PEOPLE: Readonly<Record<string, FounderKey>> = {
  tara: "tara",
  rathore: "tara",
  belandbuta: "tara",
  buta: "tara",
  farida: "tara",
  golu: "tara",
  goyal: "tara",
  kabir: "kabir",
  nair: "kabir",
  pepperporch: "kabir",
  ammini: "kabir",
  shibu: "kabir",
  reena: "kabir",
  dev: "dev",
  kulkarni: "dev",
  sundayubtan: "dev",
  ubtan: "dev",
  rhea: "dev",
  sana: "dev",
  mahesh: "dev",
  joshi: "dev",
  savio: "dev",
};

const OWN = /^(?:my|our|mera|meri|mere|apna|apni|apne)$/;

/** Question words across the two languages; they are no terms, but a passage may need one. */
const QUESTION_WORDS: Readonly<Record<string, string>> = {
  kab: "when",
  kaun: "who",
  kon: "who",
  kahan: "where",
  kaha: "where",
  kidhar: "where",
  kaise: "how",
  kese: "how",
  kyun: "why",
  kyon: "why",
  kyu: "why",
};

/** What "how much" and "kitna" ask for; an amount of money answers it without the word. */
const PRICE_TERM = termOf("price");
const HOW_MUCH =
  /\bhow much\b(?! (?:time|notice|stock|experience|data|warning|discount|space|storage|access|of|longer|earlier|more|podi|can i save|do i save))|\bkitna\b(?! (?:time|din|stock|experience|data|ban\w*))/;
/** Stands in a passage's needs for any number. */
const A_NUMBER = "number0";

const TALES = new Set<PassageKind>(["story", "detail", "journey", "episode", "founder"]);
const KIND_FACTOR: Readonly<Record<PassageKind, number>> = {
  fact: 1.25,
  faq: 1.05,
  feature: 1,
  founder: 0.8,
  career: 0.95,
  about: 0.9,
  legal: 0.92,
  story: 0.78,
  detail: 1.1,
  journey: 0.72,
  episode: 0.72,
};

const TALE_PAGES = /^\/(?:$|audio-insights|story|journey|about|terms|brand-buddies)/;
const TALE_WORDS = /^(?:story|stories|kahani|podcasts?|episodes?|journeys?|listen|hear|audio|usecase)$/;
const LIGHT_WEIGHT = 0.2;
/** Above it, a word carries the question. */
const SUBJECT_WEIGHT = 0.42;
const MOST_NOISE = 0.3;
const SOFT_WEIGHT = 0.15;
/** Money, seeing and cities are in questions about anything, and rarely tell them apart. */
const VAGUE = new Set(
  "paisa paise money amount dekh mumbai delhi jaipur pune kochi chennai kolkata hyderabad goa".split(" ").map(termOf),
);
const VAGUE_WEIGHT = 0.35;
const UNKNOWN_WEIGHT = 1.3;
const MANNER_WEIGHT = 0.3;
const RELATED_SHARE = 0.6;
/** How far a word that only a passage's example questions say counts as covered. */
const SAID_IN_EXAMPLES = 0.7;
const CANDIDATES = 250;
/** How much an example question speaks for a spelling. */
const EXAMPLE_WORTH = 0.3;

/** Builds the index; takes a quarter of a second on a slow machine, so `indexFor` keeps it. */
export function buildIndex(stories: readonly Story[]): Index {
  const passages = allPassages(stories);
  const surface = new Map<string, number>();
  const frequency = new Map<string, number>();
  /** Terms of the product, the policies and the company, as against what founders tell. */
  const plainTerms = new Set<string>();
  /** Terms by which facts are asked for: what the assistant is about. */
  const coreTerms = new Set<string>();

  const read = (text: string, worth: number): string[] => {
    const terms: string[] = [];
    for (const word of text.split(" ")) {
      const term = termOf(word);
      if (!term) continue;
      terms.push(term);
      if ((surface.get(word) ?? 0) < worth) surface.set(word, worth);
    }
    return terms;
  };

  /** The example questions of a passage, and how many of them say each term. */
  const examplesOf = (passage: Passage): Pick<Entry, "examples" | "counts"> => {
    const counts = new Map<string, number>();
    // A detail is found by what it needs; its questions are read when one first comes near it.
    if (passage.kind === "detail" || !passage.examples) return { examples: [], counts };
    const examples = eachInOurWords(passage.examples);
    for (const example of examples) {
      for (const word of new Set(example.split(" "))) {
        const term = termOf(word);
        if (!term) continue;
        counts.set(term, (counts.get(term) ?? 0) + 1);
        if ((surface.get(word) ?? 0) < EXAMPLE_WORTH) surface.set(word, EXAMPLE_WORTH);
      }
    }
    return { examples, counts };
  };

  const entries = passages.map((passage): Entry & { headText: string; bodyText: string } => {
    const worth = TALES.has(passage.kind) ? 0.1 : passage.kind === "fact" || passage.kind === "faq" ? 0.5 : 0.3;
    // A policy's title stands over all of its sections, and tells none from another.
    const title = passage.kind === "legal" ? "" : passage.title;
    const needs = passage.kind === "detail" ? needsAsWritten(passage.needs) : parseNeeds(passage.needs);
    const headTerms = [
      ...read(
        `${simplify(title)} ${passage.kind === "detail" ? simplify(passage.asks ?? "") : inOurWords(passage.asks ?? "")}`,
        worth === 0.5 ? 0.7 : worth,
      ),
      ...needs.flat(),
    ];
    if (worth === 0.5) for (const term of headTerms) coreTerms.add(term);
    const bodyTerms = read(simplify(passage.text), worth);
    if (passage.text.includes("₹")) bodyTerms.push(PRICE_TERM);
    const [head, body] = [new Set(headTerms), new Set(bodyTerms)];
    // A detail tells again what a founder tells, and makes no word more common or better known.
    for (const term of passage.kind === "detail" ? [] : new Set([...head, ...body])) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
      if (worth > 0.1) plainTerms.add(term);
    }
    return {
      passage,
      head,
      body,
      needs,
      manners: mannersOf(passage.asks?.toLowerCase() ?? ""),
      ...examplesOf(passage),
      headText: [...head].join(" "),
      bodyText: [...body].join(" "),
    };
  });

  const engine = new MiniSearch<{ id: number; head: string; body: string; examples: string }>({
    fields: ["head", "body", "examples"],
    // The texts are terms already.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: { head: 2, body: 1, examples: 0.5 }, combineWith: "OR" },
  });
  engine.addAll(
    entries.map(({ headText, bodyText, counts }, id) => ({
      id,
      head: headText,
      body: bodyText,
      examples: [...counts.keys()].join(" "),
    })),
  );

  const findKin = makeKinFinder(
    entries
      .filter(({ examples }) => examples.length > 0)
      .map((entry) => ({ entry, answer: entry.passage.answer, bag: bagOf(entry) })),
  );

  for (const word of listedWords) if ((surface.get(word) ?? 0) < 0.7) surface.set(word, 0.7);
  for (const word of commonWords) if ((surface.get(word) ?? 0) < 0.3) surface.set(word, 0.3);
  for (const word of rewordable) if (!surface.has(word)) surface.set(word, 0.4);
  for (const word of offTopicWords) if (!surface.has(word)) surface.set(word, 0.7);
  const spell: Speller = makeSpeller(surface, isRealWord);

  // What only an example says is known as a rare word of the product.
  for (const term of entries.flatMap(({ counts }) => [...counts.keys()])) {
    if (frequency.has(term)) continue;
    frequency.set(term, 1);
    plainTerms.add(term);
  }
  const counted = entries.filter(({ passage }) => passage.kind !== "detail").length;
  const rarest = Math.log(1 + counted);
  const weightOf = (term: string): number => {
    if (/^\d+$/.test(term)) return 0.3;
    // A word that only a founder's telling has is mostly a word of everyday.
    return (
      (plainTerms.has(term) ? 1 : 0.75) * (0.4 + (0.8 * Math.log(1 + counted / (frequency.get(term) ?? 1))) / rarest)
    );
  };
  const isKnown = (term: string): boolean =>
    frequency.has(term) || [...relatedTerms(term)].some((other) => frequency.has(other));

  const isCore = (word: string, term: string): boolean => coreTerms.has(term) || isListed(word);
  const isPlain = (word: string): boolean => plainTerms.has(termOf(word)) || isListed(word);

  function correct(word: string, _index: number, words: readonly string[]): string {
    const slip = likelySlips[word];
    if (slip && !isPlain(word) && !words.some((other) => PEOPLE[other] || TALE_WORDS.test(other))) return slip;
    if (isStopWord(word) || isListed(word) || isLight(termOf(word)) || /\d/.test(word)) return word;
    if (word.length >= 3 && SHORTHAND[word] !== undefined) return SHORTHAND[word];
    // "Brid" is how the index writes "bride", and no word: a visitor who types it meant another.
    const isMereStem = word.length > 3 && !surface.has(word) && surface.has(`${word}e`) && !isRealWord(word);
    if (isKnown(termOf(word)) && !isMereStem) return word;
    return spell(word) ?? word;
  }

  const exampleOf = (question: string): Example => {
    const weights = new Map<string, number>();
    for (const word of question.split(" ")) {
      const term = termOf(word);
      if (term)
        weights.set(
          term,
          isLight(term) ? LIGHT_WEIGHT : isOrdinary(word) && !isCore(word, term) ? SOFT_WEIGHT : weightOf(term),
        );
    }
    for (const manner of mannersOf(question)) weights.set(manner, MANNER_WEIGHT);
    return { weights, sum: [...weights.values()].reduce((total, weight) => total + weight, 0) };
  };
  /** Taken apart when a question first comes near them. */
  const weighed = new Map<Entry, readonly Example[]>();
  const weighedExamplesOf = (entry: Entry): readonly Example[] => {
    const { examples, passage } = entry;
    const known =
      weighed.get(entry) ??
      (passage.kind === "detail" ? eachInOurWords(passage.examples ?? "") : examples).map(exampleOf);
    weighed.set(entry, known);
    return known;
  };

  /** The share of words that a question and an example have in common, by what hangs on them. */
  function likenessOf(query: Query, entry: Entry): number {
    let best = 0;
    const all = query.terms.reduce((sum, { weight }) => sum + weight, query.asks.size * MANNER_WEIGHT);
    for (const { weights, sum } of weighedExamplesOf(entry)) {
      let shared = 0;
      for (const { term, weight } of query.terms) {
        const own = weights.get(term);
        if (own !== undefined) shared += Math.sqrt(weight * own);
        else if ([...relatedTerms(term)].some((other) => weights.has(other))) shared += weight * RELATED_SHARE;
      }
      for (const manner of query.asks) if (weights.has(manner)) shared += MANNER_WEIGHT;
      if (shared > 0) best = Math.max(best, Math.min(1, shared / Math.sqrt(all * sum)));
    }
    return best;
  }

  function parse(text: string): Query {
    const corrected = asRead(inOurWords(text).split(" ").filter(Boolean).map(correct).join(" "));
    // What was misspelt is only now the word that the site has another one for.
    const plain = inOurWords(corrected);
    const terms = new Map<string, QueryTerm>();
    const said = new Set<string>();
    let founder: FounderKey | null = null;
    const names = namesIn(text);
    const sentence = plain.split(" ");
    for (const [at, word] of sentence.entries()) {
      const term = termOf(word);
      said.add(term || QUESTION_WORDS[word] || word);
      if (/^\d+$/.test(word)) said.add(A_NUMBER);
      // "My ubtan" is the visitor's own.
      const isOwn = word === "ubtan" && OWN.test(sentence[at - 1] ?? "");
      founder ??= isOwn ? null : (PEOPLE[word] ?? PEOPLE[stem(word)] ?? null);
      if (!term || terms.has(term)) continue;
      const unknown = !isKnown(term);
      // What happens may be said in any word; what it happens to, if the site has no word for it, is not its subject.
      const isSoft =
        // Which month somebody thinks of is a figure like any other.
        MONTHS.includes(word) ||
        (!isCore(word, term) &&
          !names.has(word) &&
          (isOrdinary(word) || /^\d/.test(word) || isHappening(sentence, at)));
      const isSubject = unknown && !isSoft && !isLight(term);
      const weight = isSubject
        ? UNKNOWN_WEIGHT
        : isSoft || isLight(term)
          ? unknown
            ? 0.05
            : isSoft
              ? SOFT_WEIGHT
              : LIGHT_WEIGHT
          : VAGUE.has(term)
            ? VAGUE_WEIGHT
            : weightOf(term);
      terms.set(term, { term, word, weight, unknown: isSubject, isCore: isCore(word, term) });
    }
    // "How much" asks for a price, unless it is followed by what there is much of.
    if (HOW_MUCH.test(plain) && !said.has(PRICE_TERM) && !said.has("fee")) {
      said.add(PRICE_TERM);
      terms.set(PRICE_TERM, {
        term: PRICE_TERM,
        word: "price",
        weight: weightOf(PRICE_TERM),
        unknown: false,
        isCore: true,
      });
    }
    return {
      text,
      plain,
      terms: withoutNoise([...terms.values()]),
      said,
      founder,
      wantsTale: plain.split(" ").some((word) => TALE_WORDS.test(word)),
      wantsJob:
        said.has("job") ||
        /\b(?:engineer|designer|specialist|nlp|mlops|recommender|salary|resume|career|vacanc\w*|hiring|hire me|for me with you|(?:may i|can i|could (?:s?he|i)|can s?he) apply(?! (?:a|the|for (?:early|access|refund))\b)|must i (?:shift|move|relocate)|work (?:for|with) (?:you|ladoo)|join your (?:team|company)|your posts?)\b/.test(
          plain,
        ) ||
        said.has("salari"),
      asks: mannersOf(plain),
    };
  }

  function coverageOf(query: Query, entry: Entry): Pick<Hit, "coverage" | "loosely" | "stray"> {
    let all = 0;
    let covered = 0;
    let left = 0;
    let stray = 0;
    for (const { term, weight, isCore: isOurs } of query.terms) {
      all += weight;
      let factor = entry.head.has(term) ? 1 : entry.body.has(term) ? 0.9 : 0;
      if (factor < 0.8) {
        for (const other of relatedTerms(term)) {
          factor = Math.max(factor, entry.head.has(other) ? 0.8 : entry.body.has(other) ? 0.65 : 0);
        }
      }
      if (factor < SAID_IN_EXAMPLES && entry.counts.has(term)) factor = SAID_IN_EXAMPLES;
      covered += weight * factor;
      if (factor === 0 && isOurs) left += weight;
      else if (factor === 0) stray += weight;
    }
    if (all === 0) return { coverage: 0, loosely: 0, stray: 0 };
    return { coverage: covered / all, loosely: (covered + left / 2) / all, stray: stray / all };
  }

  function matchesOf(
    query: Query,
    { head, body, passage }: Entry,
  ): Pick<Hit, "matched" | "inHead" | "core" | "namesFounder"> {
    const subject = query.terms.filter(({ weight }) => weight > SUBJECT_WEIGHT);
    const matched = subject.filter(({ term }) => head.has(term) || body.has(term));
    return {
      matched: matched.length,
      core: matched.filter((term) => term.isCore).length,
      inHead: subject.some(({ term }) => head.has(term)),
      namesFounder: passage.founder === query.founder || (query.founder !== null && head.has(termOf(query.founder))),
    };
  }

  function search(query: Query, accept: (passage: Passage) => boolean = () => true): Hit[] {
    const asked = query.terms.flatMap(({ term }) => [term, ...relatedTerms(term)]);
    if (asked.length === 0) return [];
    const weights = new Map<string, number>();
    for (const { term, weight } of query.terms) {
      for (const other of relatedTerms(term)) weights.set(other, Math.max(weights.get(other) ?? 0, weight * 0.5));
      weights.set(term, weight);
    }
    const found = engine.search([...new Set(asked)].join(" "), {
      boostTerm: (term) => weights.get(term) ?? 0.1,
      filter: ({ id }) => {
        const entry = entries[id as number];
        return entry !== undefined && accept(entry.passage);
      },
    });
    // Where nothing but common words is left, only a passage that is asked for by just these words is meant.
    const hasSubject = query.terms.some(({ weight }) => weight > SUBJECT_WEIGHT);
    const top = found[0]?.score ?? 1;
    // What happened once is told in a story; what happens as a rule is said of the product.
    const isOfTheProduct = query.founder === null && !HAPPENED_ONCE.test(query.plain);
    const terms = query.terms.map(({ term, weight }) => ({ term, isLight: weight <= SUBJECT_WEIGHT }));
    const kin = isOfTheProduct ? findKin(terms, ({ entry }) => accept(entry.passage))?.entry : undefined;
    return found
      .slice(0, CANDIDATES)
      .flatMap(({ id, score }): Hit[] => {
        const entry = entries[id as number];
        if (!entry) return [];
        const { passage } = entry;
        const likeness = likenessOf(query, entry);
        if (!hasSubject && needsMet(entry, query) === 0 && likeness < ALIKE) return [];
        const cover = coverageOf(query, entry);
        const isNamed = (passage.kind === "fact" || passage.kind === "detail") && needsMet(entry, query) > 0;
        return [
          {
            passage,
            ...cover,
            ...matchesOf(query, entry),
            needed: needsMet(entry, query),
            likeness,
            isKin: entry === kin,
            score:
              Math.max(
                isNamed ? (cover.coverage + cover.loosely) / 2 : cover.coverage,
                likeness,
                entry === kin ? KIN_WORTH : 0,
              ) **
                1.5 *
              (0.72 + 0.28 * (score / top)) *
              (passage.weight ?? 1) *
              Math.max(nearness(entry, query), likeness >= ALIKE || entry === kin ? 1 : likeness) *
              (1 + EXAMPLE_FACTOR * likeness ** 4) *
              kindFactor(passage, query) *
              moneyFactor(passage, query),
          },
        ];
      })
      .toSorted((one, other) => other.score - one.score);
  }

  return { parse, search, passages };
}

/** The words of an entry's examples, of what it is asked by and, less, of its text. */
function bagOf({ counts, head, body }: Entry): Bag {
  const bag = new Map(counts);
  for (const term of head) bag.set(term, (bag.get(term) ?? 0) + HEAD_COUNT);
  for (const term of body) bag.set(term, (bag.get(term) ?? 0) + BODY_COUNT);
  return bag;
}
const HEAD_COUNT = 1.5;
const BODY_COUNT = 0.7;

/** Asks for somebody, and not for what was done. */
const ASKS_WHO = /\b(?:who|kaun|kon|where|kaha+n?|kidhar|name|brand|business|company)\b/;

/** Somebody who asks what a thing costs wants an amount. */
const moneyFactor = (passage: Passage, query: Query): number =>
  passage.tells && query.said.has(PRICE_TERM) ? (passage.text.includes("₹") ? 1.2 : 0.8) : 1;

/** Keeps what could stand in any question from outweighing what this one is about. */
function withoutNoise(terms: readonly QueryTerm[]): QueryTerm[] {
  const sum = (list: readonly QueryTerm[]) => list.reduce((total, { weight }) => total + weight, 0);
  const subject = sum(terms.filter(({ weight }) => weight > LIGHT_WEIGHT));
  const noise = sum(terms.filter(({ weight }) => weight <= LIGHT_WEIGHT));
  if (subject === 0 || noise <= subject * MOST_NOISE) return [...terms];
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

function kindFactor(passage: Passage, query: Query): number {
  let factor = KIND_FACTOR[passage.kind];
  const isTale = TALES.has(passage.kind);
  if (query.founder) {
    if (passage.founder === query.founder) {
      if (passage.kind === "detail") factor = 2.2;
      else if (passage.kind === "founder") factor = ASKS_WHO.test(query.plain) ? 2.2 : 1.6;
      // What came of a story is what it counts.
      else if (passage.storyId !== undefined && passage.answer) factor = query.asks.has("many") ? 1.9 : 1.6;
      else factor = passage.answer ? 1.45 : 1.4;
    } else if (isTale) factor *= 0.4;
    else factor *= 0.8;
  } else if (query.wantsTale && isTale) factor *= 1.6;
  // Who asks about an episode does not ask how orders are spoken.
  if (query.wantsTale && !isTale && !TALE_PAGES.test(passage.path)) factor *= 0.75;
  if (query.wantsJob) factor *= passage.path.startsWith("/careers") ? 1.3 : 0.7;
  return factor;
}

/** The closer a question names what the passage needs, and asks in its manner, the nearer it is. */
function nearness(entry: Entry, query: Query): number {
  const met = needsMet(entry, query);
  const named = entry.needs.length === 0 ? 1 : met === 0 ? UNNAMED : 1 + 0.1 * (met - 1);
  return [...query.asks].some((manner) => entry.manners.has(manner)) ? named * IN_MANNER : named;
}

/** From here on a question is taken for the example's own. */
export const ALIKE = 0.72;
/** What it is worth in coverage that a question has a passage's own words. */
const KIN_WORTH = 0.6;
const HAPPENED_ONCE = /^(?!.*\b(?:i|we|my|our|you|your)\b).*\b(?:did|was|were|had)\b/;
const EXAMPLE_FACTOR = 0.5;
const UNNAMED = 0.5;
const IN_MANNER = 1.12;

const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  ["many", /\bhow many\b|\bkitn[ei] (?!din|time|mahin|paise|rupa|ka\b|ki\b|ke\b)/],
  ["when", /\bwhen\b|\bkab\b|\bwhat date\b/],
  ["where", /\bwhere\b|\bkaha+n?\b|\bkidhar\b/],
  ["who", /\bwho\b|\bkaun\b|\bkon\b/],
  ["long", /\bhow (?:long|soon|quickly|fast)\b|\bkitn[ei] (?:din|time|mahin\w*|der)\b/],
  ["doesLadoo", /\b(?:can|could|will|would|may|do|does|did|if|when) (?:you|ladoo|smoothie)\b/],
  ["doI", /\b(?:can|could|may|do|should|if|when) (?:i|we)\b/],
  ["why", /\bwhy\b|\bkyu+n?\b|\bkyon\b/],
];

const mannersOf = (text: string): ReadonlySet<Manner> =>
  new Set(MANNERS.filter(([, pattern]) => pattern.test(text)).map(([manner]) => manner));

/** How many words of the passage's needs the question holds, by the longest of them that it holds whole. */
function needsMet(entry: Entry, query: Query): number {
  let longest = 0;
  for (const words of entry.needs) {
    if (words.length > longest && words.every((word) => query.said.has(word))) longest = words.length;
  }
  return longest;
}

/** A detail's needs are in the site's words already, and there are too many to look each of them up again. */
const needsAsWritten = (needs: string | undefined): string[][] =>
  (needs ?? "").split(" | ").map((part) => part.split(" ").map((word) => termOf(word) || word));

function parseNeeds(needs: string | undefined): string[][] {
  return eachInOurWords(needs ?? "").map((part) => part.split(" ").map((word) => termOf(word) || word));
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
