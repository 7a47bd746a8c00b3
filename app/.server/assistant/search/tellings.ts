/**
 * What the founders tell, sentence by sentence: in stories, journeys and the podcast. A question of detail is answered by the few
 * neighbouring sentences that hold most of its words, the rarer a word the more of it; what stands near them counts in part,
 * since a telling says once whom or what it is about. Details (`corpus/story-details/`) and what came of a story compete with
 * them by the same measure.
 */
import type { FounderKey } from "#app/schemas/content.ts";
import type { Steps } from "#app/lib/steps.ts";
import type { Story } from "#app/schemas/story.ts";
import { deeds } from "../corpus/story-details/deeds.ts";
import { toldBy } from "../corpus/story-details/index.ts";
import { leansBack, type Passage, sentencesOf } from "../corpus/passage.ts";
import { isLight, simplify, termOf } from "../language/language.ts";
import { isOrdinary } from "../language/lexicon.ts";
import type { Query } from "./query.ts";

/** A text in terms, in order and as a set. */
type Termed = { sequence: readonly string[]; terms: ReadonlySet<string> };

/** A sentence of what is told; those of one paragraph are of one passage. */
type Sentence = Termed & { text: string; passage: Passage };

/** What says in a text of its own what is told, and the questions it is asked for with, if any. */
type Retold = Termed & { text: string; passage: Passage; examples: readonly (Termed & { text: string })[] };

/** All that one page tells, in order. */
type Telling = {
  founder: FounderKey | undefined;
  /** Where it is a story, and no journey or episode. */
  storyId: number | undefined;
  path: string;
  title: Termed;
  sentences: readonly Sentence[];
  details: readonly Retold[];
  /** What came of it. */
  outcomes: readonly Retold[];
  /** What the founder did about it, with the words by which that is asked for; none for what is no story. */
  deed: Retold | undefined;
  /** All its terms. */
  terms: ReadonlySet<string>;
};

export type Tellings = {
  all: readonly Telling[];
  /** From 0 for what every sentence says to 1 for what one alone does; undefined for what none does. */
  rarityOf: (term: string) => number | undefined;
  /** From 0 for what every story has to 1 for what none has but one. */
  ownOf: (term: string) => number;
};

/** What answers, and how well. */
export type Told = {
  passage: Passage;
  /** Sentences of a telling, or a whole detail or outcome. */
  text: string;
  kind: "sentences" | "detail" | "outcome";
  score: number;
  /** How much of the question stands in it, from 0 to 1. */
  covered: number;
  /** What the words weigh that it has. */
  mass: number;
  /** Whether it has a number, a time, a name or a reason where one is asked for. */
  isOfKind: boolean;
};

/** Takes apart all that is told. */
export function* makeTellings(passages: readonly Passage[], stories: readonly Story[]): Steps<Tellings> {
  const byPath = new Map<string, Passage[]>();
  for (const passage of passages.filter(({ kind, tells }) => tells !== undefined || kind === "detail")) {
    const own = byPath.get(passage.path);
    if (own) own.push(passage);
    else byPath.set(passage.path, [passage]);
  }
  const all: Telling[] = [];
  for (const own of byPath.values()) {
    all.push(tellingOf(own, stories));
    yield;
  }
  const frequency = new Map<string, number>();
  let sentences = 0;
  for (const telling of all) {
    sentences += telling.sentences.length;
    // What details alone say is as rare as what one sentence does.
    for (const term of telling.terms) if (!frequency.has(term)) frequency.set(term, 1);
    for (const { terms } of telling.sentences)
      for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const most = Math.log(sentences + 1);
  const ofStories = all.filter(({ storyId }) => storyId !== undefined);
  const holders = new Map<string, number>();
  for (const telling of ofStories) for (const term of wordsOf(telling)) holders.set(term, (holders.get(term) ?? 0) + 1);
  return {
    all,
    ownOf: (term) => 1 - Math.log(holders.get(term) ?? 1) / Math.log(ofStories.length + 1),
    rarityOf: (term) => {
      const count = frequency.get(term);
      return count === undefined ? undefined : 1 - Math.log(count) / most;
    },
  };
}

function tellingOf(own: readonly Passage[], stories: readonly Story[]): Telling {
  const [first] = own;
  const story = stories.find(({ id }) => id === first?.storyId);
  const title = termed(first?.title ?? "");
  const sentences = own
    .filter(({ tells }) => tells !== undefined)
    .flatMap((passage) => sentencesOf(passage.text).map((text): Sentence => ({ ...termed(text), text, passage })));
  const details = own.filter(({ kind }) => kind === "detail").map(retold);
  const outcomes =
    story && first
      ? [story.keyResult, story.keyMetric].map((text): Retold => retold({ ...first, text, answer: text, examples: "" }))
      : [];
  const terms = new Set([
    ...title.sequence,
    ...[...sentences, ...outcomes].flatMap(({ sequence }) => sequence),
    ...details.flatMap(({ sequence, examples }) => [...sequence, ...examples.flatMap((example) => example.sequence)]),
  ]);
  return {
    founder: own.find(({ founder }) => founder)?.founder,
    storyId: story?.id,
    path: first?.path ?? "",
    title,
    sentences,
    details,
    outcomes,
    deed: story && first ? deedOf(story, first) : undefined,
    terms,
  };
}

function deedOf(story: Story, passage: Passage): Retold | undefined {
  const founder = toldBy(story);
  const deed = founder ? deeds[founder][story.id] : undefined;
  return deed && retold({ ...passage, text: deed.answer, answer: deed.answer, examples: deed.about });
}

/** All that a telling has, and the words by which what was done in it is asked for. */
const wordsOf = ({ terms, deed }: Telling): ReadonlySet<string> =>
  new Set([...terms, ...(deed ? [deed, ...deed.examples] : []).flatMap(({ sequence }) => sequence)]);

function retold(passage: Passage): Retold {
  const text = passage.answer ?? passage.text;
  const examples = (passage.examples ?? "").split("|").map((example) => ({ ...termed(example), text: example }));
  return { ...termed(text), text, passage, examples };
}

function termed(text: string): Termed {
  const sequence = simplify(text).split(" ").map(termToldBy).filter(Boolean);
  return { sequence, terms: new Set(sequence) };
}

/** Forms that a telling is full of, and the product's pages are not; and what is the same in a telling. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ate: "eat",
    blew: "blow",
    broke: "break",
    broken: "break",
    caught: "catch",
    drank: "drink",
    drawn: "draw",
    eaten: "eat",
    fallen: "fall",
    felt: "feel",
    flew: "fly",
    found: "find",
    held: "hold",
    hid: "hide",
    hidden: "hide",
    hung: "hang",
    ill: "fever",
    knew: "know",
    laid: "lay",
    lain: "lie",
    lay: "lie",
    made: "make",
    mistake: "wrong",
    mistakes: "wrong",
    paid: "pay",
    rang: "ring",
    ridden: "ride",
    rode: "ride",
    rung: "ring",
    saw: "see",
    seen: "see",
    shook: "shake",
    sick: "fever",
    slept: "sleep",
    stood: "stand",
    stuck: "stick",
    swept: "sweep",
    thought: "think",
    woke: "wake",
    wore: "wear",
    worn: "wear",
  }),
);
/** Of the words that elsewhere say nothing, those that tell one sentence of a telling from another. */
const TELLING = new Set("each other same own again".split(" "));

const termToldBy = (word: string): string => (TELLING.has(word) ? word : termOf(FORMS.get(word) ?? word));

/** A word of the question. */
type Asked = {
  term: string;
  /** Terms that are as good. */
  others: readonly string[];
  weight: number;
};

type Asking = {
  asked: readonly Asked[];
  /** What all of it weighs. */
  weight: number;
  /** How far a text is of the kind that is asked for: a number, a time, a name. */
  fits: (text: string) => number;
  /** The word it asks with. */
  manner: string;
};

const LIGHT_SHARE = 0.6;
const GENERIC_SHARE = 0.3;
/** What a word weighs that no telling has: as one of everyday, and as any other. */
const UNTOLD = { generic: 0.15, ordinary: 0.35, other: 1 } as const;
/** What a question may call somebody or something in place of the telling's own word. */
const GENERIC = new Set(
  "customer founder business brand person product story owner seller buyer woman man lady shop company item piece"
    .split(" ")
    .map(termOf),
);
/** Who is called so, by the names that are told. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nephew: "golu",
    aunt: "ammini",
    aunty: "ammini joshi",
    sister: "rhea",
    accountant: "joshi goyal",
    courier: "biju",
    packer: "shibu reena mahesh",
    tailor: "farida",
    printer: "farida",
  }).map(([word, names]) => [termOf(word), names.split(" ").map(termOf)]),
);
/** Ask what is told of something, whatever it is. */
const ASKING = new Set("happen happened become became reason".split(" ").map(termOf));
/** A telling of theirs says "I". */
const FOUNDERS = new Set("tara rathore kabir nair dev kulkarni".split(" "));

/** The question as a telling is looked through for it: as it was typed, and as it is read. */
function askingsOf({ text, plain }: Query, { rarityOf }: Tellings): Asking[] {
  const fits = fitFor(plain);
  const manner = mannerOf(plain);
  return [simplify(text), plain].flatMap((reading): Asking[] => {
    const asked = new Map<string, Asked>();
    for (const word of reading.split(" ")) {
      const term = termToldBy(word);
      if (!term || asked.has(term) || ASKING.has(term) || FOUNDERS.has(word)) continue;
      const rarity = rarityOf(term);
      const isGeneric = GENERIC.has(term);
      const isWeak = isGeneric || isLight(term) || TELLING.has(term);
      const weight =
        rarity === undefined
          ? UNTOLD[isGeneric ? "generic" : isWeak || isOrdinary(word) ? "ordinary" : "other"]
          : rarity * (isGeneric ? GENERIC_SHARE : isWeak ? LIGHT_SHARE : 1);
      asked.set(term, { term, others: NAMES.get(term) ?? [], weight });
    }
    const all = [...asked.values()];
    return all.length === 0 ? [] : [{ asked: all, weight: weightOf(all), fits, manner }];
  });
}

const weightOf = (asked: readonly Asked[]): number => asked.reduce((sum, { weight }) => sum + weight, 0);

const isIn = (terms: ReadonlySet<string>, { term, others }: Asked): boolean =>
  terms.has(term) || others.some((other) => terms.has(other));

const mannerOf = (text: string): string =>
  /\b(?:how (?:many|much|long|quickly|fast|often|old)|who(?:m|se)?|when|where|why|how|which|what)\b/.exec(text)?.[0] ??
  "";

const NUMBER =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|none|once|twice|one";
const A_NUMBER = new RegExp(`\\d|\\b(?:${NUMBER})\\b`, "i");
const A_DURATION = new RegExp(
  `(?:\\d|\\b(?:${NUMBER}|an?))(?:[ -]\\w+)? (?:minutes?|hours?|days?|weeks?|months?|years?|nights?|evenings?)\\b`,
  "i",
);
const A_TIME =
  /\b(?:(?:half|quarter|ten|twenty|five) (?:past|to)|o'clock|noon|midnight|morning|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|\d{4}|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/i;
const A_NAME =
  /(?<=[\p{Ll},;:"] )\p{Lu}\p{Ll}+|^(?!The|He|She|It|They|We|I|In|On|At|So|And|But|That|This|Then|What)\p{Lu}\p{Ll}+ /u;
const A_REASON = /\b(?:because|so that|that is when)\b/i;

const KINDS: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [/\bhow (?:long|quickly|fast)\b|\bhow many (?:minute|hour|day|week|month|year)s?\b/, A_DURATION],
  [
    /\bhow (?:many|much|often|old|heavy|far|big|late|early)\b|\b(?:which|what) (?:number|price|discount|amount)\b|\bcost\b|\bbefore and after\b/,
    A_NUMBER,
  ],
  [/\bwhen\b|\bwhat (?:time|hour|day)\b|\bwhich (?:day|month|hour)\b/, A_TIME],
  [/\bwho(?:m|se)?\b/, A_NAME],
  [/\bwhy\b/, A_REASON],
];
/** "How many orders": a number of just these. */
const COUNTED = /\bhow many (?:of (?:the|those|these) )?(\w{3,}?)(?:e?s)?\b/;
const OF_ANOTHER_KIND = 0.75;
const JUST_THESE = 1.1;

function fitFor(plain: string): Asking["fits"] {
  const kind = KINDS.find(([asked]) => asked.test(plain))?.[1];
  if (!kind) return () => 1;
  const counted = kind === A_NUMBER ? COUNTED.exec(plain)?.[1] : undefined;
  const justThese = counted ? new RegExp(`(?:\\d|\\b(?:${NUMBER}))(?:[ -]\\w+){0,2}? ${counted}`, "i") : null;
  return (text) => (justThese?.test(text) ? JUST_THESE : kind.test(text) ? 1 : OF_ANOTHER_KIND);
}

/** What of all that is told, or on one page, answers a question best, of the founder's who is named; or null. */
export function toldAbout(query: Query, tellings: Tellings, path?: string): Told | null {
  let best: Told | null = null;
  for (const asking of askingsOf(query, tellings)) {
    for (const telling of tellings.all) {
      if (path !== undefined && telling.path !== path) continue;
      if (query.founder && telling.founder && telling.founder !== query.founder) continue;
      const told = weightOf(asking.asked.filter((one) => isIn(telling.terms, one))) / asking.weight;
      // Not even all it has could do better.
      if (best && told * JUST_THESE + MOST_EXTRA < best.score) continue;
      for (const found of foundIn(telling, asking, tellings)) if (found.score > (best?.score ?? 0)) best = found;
    }
  }
  return best;
}

/** The telling a question is about, and how surely. */
export type Meant = {
  founder: FounderKey;
  path: string;
  storyId: number | undefined;
  /** What was written of it to answer, where it answers best; and what the founder did about it all, if it is a story. */
  told: Told;
  deed: Told | null;
  /** How much of the question it has, from 0 to 1, and how much of it the next one has. */
  share: number;
  next: number;
  /** What its words weigh. */
  mass: number;
};

/** What stands anywhere in a telling counts in part beside what stands together. */
const TOGETHER_SHARE = 0.5;
/** Of one founder's tellings, those that have nearly as much of the question as the first. */
const AS_GOOD = 0.85;

/** Which one of all tellings has the words of the question that others do not have; or null. */
export function tellingMeant(query: Query, tellings: Tellings): Meant | null {
  let best: Meant | null = null;
  for (const asking of askingsOf(query, tellings)) {
    const own = asking.asked.map((one) => ({ ...one, weight: one.weight * tellings.ownOf(one.term) }));
    const all = weightOf(own);
    if (all === 0) continue;
    const ranked = tellings.all
      .flatMap((telling) => {
        const words = wordsOf(telling);
        const mass = weightOf(own.filter((one) => isIn(words, one)));
        const deed = deedIn(telling, asking, tellings);
        const found = [...foundIn(telling, asking, tellings), ...(deed ? [deed] : [])].toSorted(
          (one, other) => other.score - one.score,
        );
        const told = found.find(({ kind }) => kind !== "sentences");
        const share = (mass / all) * (1 - TOGETHER_SHARE) + (found[0]?.score ?? 0) * TOGETHER_SHARE;
        return told && telling.founder ? { telling, founder: telling.founder, told, deed, share, mass } : [];
      })
      .toSorted((one, other) => other.share - one.share);
    const [first] = ranked;
    if (!first || first.share <= (best?.share ?? 0)) continue;
    // A founder's journey and episode tell again what the founder's stories tell; the one that answers best is meant.
    const ofFounder = ranked.filter(({ founder, share }) => founder === first.founder && share > first.share * AS_GOOD);
    const telling = ofFounder.reduce((one, other) => (other.told.score > one.told.score ? other : one), first);
    const next = ranked.find(({ founder }) => founder !== first.founder);
    const {
      telling: { path, storyId },
      ...rest
    } = { ...telling, share: first.share, mass: first.mass };
    best = { ...rest, path, storyId, next: next?.share ?? 0 };
  }
  return best;
}

function deedIn({ deed }: Telling, asking: Asking, tellings: Tellings): Told | null {
  if (!deed) return null;
  const own = asking.asked.filter(
    (one) => isIn(deed.terms, one) || deed.examples.some(({ terms }) => isIn(terms, one)),
  );
  const mass = weightOf(own);
  return {
    kind: "detail",
    passage: deed.passage,
    text: deed.text,
    score: worthOfRetold(deed, asking, tellings),
    covered: mass / asking.weight,
    mass,
    isOfKind: asking.fits(deed.text) >= 1,
  };
}

/** How well another passage answers the same, by the same measure. */
export function worthOf(passage: Passage, query: Query, tellings: Tellings): number {
  const unit = retold(passage);
  return Math.max(0, ...askingsOf(query, tellings).map((asking) => worthOfRetold(unit, asking, tellings)));
}

/** How far around the sentences something counts as being near, and what it counts then, or elsewhere in the telling. */
const NEAR = 3;
const NEAR_SHARE = 0.5;
const ELSEWHERE_SHARE = 0.3;
const MOST_SENTENCES = 3;
const MOST_WORDS = 60;
const PER_SENTENCE = 0.025;
/** What is worth more beside equals: a text written to answer, an outcome where a number is asked for, neighbours that stay so. */
const RETOLD = 0.05;
const COUNTS = 0.1;
const PAIRED = 0.15;
const MOST_EXTRA = RETOLD + COUNTS + PAIRED;
const EXAMPLE_SHARE = 0.85;
/** How much of a detail's worth hangs on how little more its example asks for. */
const PRECISION_SHARE = 0.2;
const APART = 2;

/** The best of the details, of the outcomes and of the sentences. */
function foundIn(telling: Telling, asking: Asking, tellings: Tellings): Told[] {
  const asked = asking.asked.filter((one) => isIn(telling.terms, one));
  const hit = (
    kind: Told["kind"],
    passage: Passage,
    text: string,
    has: (one: Asked) => boolean,
    score: number,
  ): Told => {
    const own = asked.filter(has);
    const mass = weightOf(own);
    return { kind, passage, text, score, covered: mass / asking.weight, mass, isOfKind: asking.fits(text) >= 1 };
  };
  const details = telling.details.map((unit) =>
    hit(
      "detail",
      unit.passage,
      unit.text,
      (one) => isIn(unit.terms, one) || unit.examples.some(({ terms }) => isIn(terms, one)),
      worthOfRetold(unit, asking, tellings),
    ),
  );
  const outcomes = telling.outcomes.map(({ passage, text, terms, sequence }) => {
    const isCounted = /^how (?:many|much|long|quickly|fast)/.test(asking.manner);
    const has = (one: Asked) => isIn(terms, one) || (isCounted && isIn(telling.title.terms, one));
    const worth =
      asked.reduce(
        (sum, one) => sum + one.weight * (has(one) ? 1 : isIn(telling.title.terms, one) ? NEAR_SHARE : ELSEWHERE_SHARE),
        0,
      ) / asking.weight;
    const extra = isCounted ? COUNTS : 0;
    return hit(
      "outcome",
      passage,
      text,
      has,
      worth * asking.fits(text) + extra + PAIRED * pairedIn(asking.asked, sequence),
    );
  });
  return [...details, ...outcomes, ...sentencesIn(telling, asking, asked, hit)];
}

function* sentencesIn(
  { sentences, title }: Telling,
  asking: Asking,
  asked: readonly Asked[],
  hit: (kind: Told["kind"], passage: Passage, text: string, has: (one: Asked) => boolean, score: number) => Told,
): Generator<Told> {
  for (const [start, first] of sentences.entries()) {
    if (!asked.some((one) => isIn(first.terms, one))) continue;
    const own = new Set<string>();
    const run: Sentence[] = [];
    for (const sentence of sentences.slice(start, start + MOST_SENTENCES)) {
      if (sentence.passage !== first.passage) break;
      run.push(sentence);
      const text = run.map((one) => one.text).join(" ");
      if (run.length > 1 && text.split(" ").length > MOST_WORDS) break;
      for (const term of sentence.terms) own.add(term);
      const near = new Set(title.terms);
      for (const { terms } of sentences.slice(Math.max(0, start - NEAR), start + run.length + NEAR))
        for (const term of terms) near.add(term);
      const worth = asked.reduce(
        (sum, one) => sum + one.weight * (isIn(own, one) ? 1 : isIn(near, one) ? NEAR_SHARE : ELSEWHERE_SHARE),
        0,
      );
      const paired = pairedIn(
        asking.asked,
        run.flatMap(({ sequence }) => sequence),
      );
      const score = (worth / asking.weight) * asking.fits(text) + PAIRED * paired - PER_SENTENCE * (run.length - 1);
      yield hit("sentences", first.passage, grown(sentences, start, run.length), (one) => isIn(own, one), score);
    }
  }
}

const ENOUGH_WORDS = 45;
const wordCount = (text: string): number => text.split(/\s+/).length;

/** The sentences with those around them that they need to be understood, or that go on. */
function grown(sentences: readonly Sentence[], start: number, count: number): string {
  const passage = sentences[start]?.passage;
  let from = start;
  let to = start + count;
  let words = wordCount(
    sentences
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
  );
  const fits = (sentence: Sentence | undefined): sentence is Sentence =>
    sentence !== undefined && sentence.passage === passage && words + wordCount(sentence.text) <= MOST_WORDS;
  const before = sentences[from - 1];
  if (leansBack(sentences[from]?.text ?? "") && fits(before)) {
    from -= 1;
    words += wordCount(before.text);
  }
  while (words < ENOUGH_WORDS) {
    const next = sentences[to];
    if (!fits(next)) break;
    words += wordCount(next.text);
    to += 1;
  }
  while (words < ENOUGH_WORDS) {
    const previous = sentences[from - 1];
    if (!fits(previous)) break;
    words += wordCount(previous.text);
    from -= 1;
  }
  return sentences
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

function worthOfRetold({ text, terms, sequence, examples }: Retold, asking: Asking, { rarityOf }: Tellings): number {
  const { asked, weight, fits, manner } = asking;
  return Math.max(
    ...examples.map((example) => {
      const worth = asked.reduce(
        (sum, one) => sum + one.weight * (isIn(terms, one) ? 1 : isIn(example.terms, one) ? EXAMPLE_SHARE : 0),
        0,
      );
      let said = 0;
      let shared = 0;
      for (const term of example.terms) {
        const rarity = (rarityOf(term) ?? 0) * (isLight(term) ? LIGHT_SHARE : 1);
        said += rarity;
        if (asked.some((one) => one.term === term || one.others.includes(term))) shared += rarity;
      }
      const precision = said === 0 ? 0 : shared / said;
      const fit = manner !== "" && mannerOf(example.text) === manner ? 1 : fits(text);
      const paired = Math.max(pairedIn(asked, sequence), pairedIn(asked, example.sequence));
      return (worth / weight) * fit * (1 - PRECISION_SHARE + PRECISION_SHARE * precision) + RETOLD + PAIRED * paired;
    }),
  );
}

/** The share of the question's neighbours that are neighbours here, too. */
function pairedIn(asked: readonly Asked[], sequence: readonly string[]): number {
  let all = 0;
  let paired = 0;
  for (const [at, other] of asked.entries()) {
    const one = asked[at - 1];
    if (!one) continue;
    const weight = Math.min(one.weight, other.weight);
    all += weight;
    const isPaired = sequence.some(
      (term, place) =>
        (term === one.term || one.others.includes(term)) &&
        sequence
          .slice(Math.max(0, place - APART), place + APART + 1)
          .some((near) => near === other.term || other.others.includes(near)),
    );
    if (isPaired) paired += weight;
  }
  return all === 0 ? 0 : paired / all;
}
