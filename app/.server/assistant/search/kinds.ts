/**
 * What holds for each kind of passage: whose words it has, how it ranks beside others, and when it is enough of an answer.
 * A fact is looked for by what it needs; running text shares words with questions about anything, and what founders tell
 * more than the rest. A detail of a story must be asked for by its own words, and by nearly all of them where the question
 * could be one about the product.
 */
import type { Passage, PassageKind } from "../corpus/passage.ts";
import { typedAndRead } from "../language/question-words.ts";
import type { Query } from "./query.ts";
import type { Hit } from "./score.ts";

/** Says what is so, runs on about it, or tells what somebody lived through. */
export type Family = "fact" | "text" | "tale";

type Kind = {
  family: Family;
  /** Tells again what another passage tells, in words chosen for it. */
  retells?: true;
  /** Its title stands over many passages, and tells none from another. */
  sharesTitle?: true;
  /** Asked for by what it needs: words of the product that are left over narrow the question, and do not change it. */
  isNarrow?: true;
  /** How it ranks beside other kinds. */
  factor: number;
  /** How it ranks where the question names the founder whose it is. */
  factorForFounder?: (passage: Passage, query: Query) => number;
  /** Whether it answers the question. */
  isEnough: (hit: Hit, query: Query) => boolean;
};

/** From here on a question is taken for the example's own. */
export const ALIKE = 0.72;

/** How much of a question a passage must cover to be its answer. */
export const ENOUGH = {
  fact: 0.52,
  factByTwo: 0.43,
  factUnnamed: 0.75,
  faq: 0.7,
  text: 0.75,
  told: 0.8,
  toldByName: 0.62,
  toldOnRequest: 0.7,
  detail: 0.62,
  detailByName: 0.5,
  detailUnnamed: 0.85,
  detailBare: 0.9,
  detailAsGist: 0.92,
} as const;
/** The share of a question that may be about something else before a passage no longer answers it. */
const MOST_STRAY = 0.45;

/** Asks what came of it, which a story's gist says. */
const ASKS_OUTCOME =
  /\b(?:results?|outcomes?|turn(?:ed|s)? out|came of|achieved?|solved?|improved?|speed|faster|teach|taught|benefit|in the end)\b|\b(?:bring|brought)$/;
/** Speaks of oneself, of the product or of what happens as a rule. */
const IN_GENERAL =
  /^(?!.*(?<!\b(?:app|ladoo|it|software|you) )\b(?:tell|let) (?:me|us)\b).*\b(?:i|my|we|our|us|mera|meri|mere|mujhe|hum|hame|hamara|hamari|hamare|apna|apne|apni|you|your|aap|ladoo|for me|what if|if a|how to|(?:can|does|will) (?:the )?(?:app|software|platform|it)|do (?:customers?|buyers?|people return|parcels|kurtas))\b/;
const OF_WHAT_HAPPENED =
  /\b(?:who|whose|whom|why|did|was|were|had|happen(?:s|ed)?|became?|came|went|took|found|gave|got|made|said|sold|bought|paid|left|lost|missed|brought|told|wrote|asked|began|expired|kaun|kisne|kiske|kisko|kyu+n?|kyon|tha|thi|hua|hui|hue|gaya|gayi|gaye|aaya|aayi|aaye|bache?)\b/;
/** What was so once is held against what is so now. */
const THEN_AND_NOW =
  /\b(?:before|earlier|pehle)\b.*\b(?:after|now|later|baad|ab)\b|\b(?:than|compared (?:to|with)) (?:the )?(?:last|previous) (?:year|time|season)\b/;
const ABOUT_LADOO = /\b(?:company|about|mission|name|named|called|origin|began|begin|values?|why)\b/;
/** Asks for somebody, and not for what was done. */
const ASKS_WHO = /\b(?:who|kaun|kon|where|kaha+n?|kidhar|name|brand|business|company)\b/;

type IsEnough = Kind["isEnough"];

/** Most passages are meant by a question that is like their examples, whatever it covers. */
const byExampleOr =
  (isEnough: IsEnough): IsEnough =>
  (hit, query) =>
    hit.likeness >= ALIKE || hit.isMeant || isEnough(hit, query);

const isEnoughOfFact: IsEnough = ({ passage, coverage, loosely, stray, matched, inHead, core, needed }, query) => {
  if (needed > 0) return stray <= MOST_STRAY && loosely >= (needed >= 2 ? ENOUGH.factByTwo : ENOUGH.fact);
  if (passage.path.startsWith("/careers") && !query.wantsJob) return false;
  return coverage >= ENOUGH.factUnnamed && (matched >= 2 || (inHead && core >= 1));
};

/** Running text has words of everyday too: something that is asked for must be among those it shares. */
const isEnoughOfText =
  (enough: number): IsEnough =>
  ({ coverage, inHead, core }) =>
    coverage >= enough && core >= (inHead ? 1 : 2);

const isEnoughOfTale: IsEnough = ({ passage, coverage, matched, needed }, { founder, wantsTale }) => {
  if (founder) return coverage >= ENOUGH.toldByName;
  if (wantsTale || needed > 0) return coverage >= ENOUGH.toldOnRequest;
  // A paragraph shares words with much; the gist of a story is about what its title says.
  return coverage >= ENOUGH.told && matched >= (passage.tells ? 3 : 2);
};

const isOfWhatHappened = (query: Query): boolean =>
  OF_WHAT_HAPPENED.test(typedAndRead(query)) || THEN_AND_NOW.test(query.plain);

/** Asks for the product or for oneself, and names no founder. */
export const isInGeneral = ({ founder, plain }: Query): boolean => founder === null && IN_GENERAL.test(plain);
/** Tells of one time, and not of what is so as a rule. */
const OF_ONE_TIME =
  /\b(?:did|was|were|had|became?|came|went|took|found|gave|got|made|said|sold|bought|paid|left|lost|brought|told|wrote|began|wore|stood|lay|tha|thi|hua|hui|hue|gaya|gayi|gaye|(?<!\b(?:are|is|be|being|gets?) )\w{3,}(?<!ne|see|fe)ed)\b/;
/** Asks for something that happened in one of the tellings. */
export const isOfOneTelling = (query: Query): boolean =>
  query.founder !== null ||
  (!isInGeneral(query) && (OF_ONE_TIME.test(typedAndRead(query)) || THEN_AND_NOW.test(query.plain)));

const isEnoughOfDetail: IsEnough = ({ coverage, stray, matched, needed, likeness }, query) => {
  const { plain, founder, wantsTale } = query;
  // Where nobody of the telling is named, the question itself must be one about what happened.
  if (!founder && !wantsTale) {
    if (IN_GENERAL.test(plain)) return false;
    const isMeant = needed === 1 || (needed > 1 && likeness >= ENOUGH.detailBare);
    if (!isMeant && !isOfWhatHappened(query)) return false;
  }
  if (likeness < ENOUGH.detailAsGist && ASKS_OUTCOME.test(plain)) return false;
  if (needed === 0)
    return likeness >= ENOUGH.detailUnnamed || (coverage >= ENOUGH.detailUnnamed && matched >= (founder ? 3 : 2));
  return likeness >= ALIKE || (stray <= MOST_STRAY && coverage >= (founder ? ENOUGH.detailByName : ENOUGH.detail));
};

/** What a founder's gists and paragraphs rank by where the founder is named. */
const factorOfTelling = ({ answer }: Passage): number => (answer ? 1.45 : 1.4);

export const kinds: Readonly<Record<PassageKind, Kind>> = {
  fact: { family: "fact", isNarrow: true, factor: 1.25, isEnough: byExampleOr(isEnoughOfFact) },
  faq: { family: "fact", factor: 1.05, isEnough: byExampleOr(isEnoughOfText(ENOUGH.faq)) },
  feature: {
    family: "text",
    factor: 1,
    // One of them is told by a story.
    isEnough: byExampleOr((hit, query) =>
      (hit.passage.storyId === undefined ? isEnoughOfText(ENOUGH.text) : isEnoughOfTale)(hit, query),
    ),
  },
  legal: { family: "text", sharesTitle: true, factor: 0.92, isEnough: byExampleOr(isEnoughOfText(ENOUGH.text)) },
  about: {
    family: "text",
    factor: 0.9,
    isEnough: byExampleOr(
      ({ coverage, matched }, { plain }) => coverage >= ENOUGH.text && matched >= 2 && ABOUT_LADOO.test(plain),
    ),
  },
  career: {
    family: "text",
    factor: 0.95,
    isEnough: byExampleOr(({ coverage }, { wantsJob }) => coverage >= ENOUGH.text && wantsJob),
  },
  founder: {
    family: "tale",
    factor: 0.8,
    factorForFounder: (_, { plain }) => (ASKS_WHO.test(plain) ? 2.2 : 1.6),
    isEnough: byExampleOr(isEnoughOfTale),
  },
  story: {
    family: "tale",
    factor: 0.78,
    // What came of a story is what it counts.
    factorForFounder: (passage, { asks }) =>
      passage.answer ? (asks.has("many") ? 1.9 : 1.6) : factorOfTelling(passage),
    isEnough: byExampleOr(isEnoughOfTale),
  },
  detail: {
    family: "tale",
    retells: true,
    isNarrow: true,
    factor: 1.1,
    factorForFounder: () => 2.2,
    isEnough: isEnoughOfDetail,
  },
  journey: {
    family: "tale",
    factor: 0.72,
    factorForFounder: factorOfTelling,
    isEnough: byExampleOr(isEnoughOfTale),
  },
  episode: {
    family: "tale",
    factor: 0.72,
    factorForFounder: factorOfTelling,
    // The series is not meant where a founder alone is named.
    isEnough: byExampleOr((hit, query) => (hit.needed > 0 || !hit.passage.needs) && isEnoughOfTale(hit, query)),
  },
};

/** Whether a passage that was found answers the question. */
export function isEnough(hit: Hit, query: Query): boolean {
  // Who asks about Kabir wants Kabir, and not the product in general.
  if (query.founder && !hit.namesFounder) return false;
  // A position is no answer to what its subject is.
  if (hit.passage.path.startsWith("/careers/") && !query.wantsJob) return false;
  return kinds[hit.passage.kind].isEnough(hit, query);
}
