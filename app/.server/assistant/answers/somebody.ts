/**
 * "Which founder found expired jars?", "Who left a bank job?", "A founder who sells abroad?": somebody is asked for by what happened
 * to them. Such words (founder, login, stall, job) also stand for prices, roles and positions; so where one telling has the
 * words of the question and the others do not, it is answered from that one, whoever else would answer, and its founder is named.
 */
import { founders } from "#app/content/founders.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Draft } from "./compose.ts";
import { gistDraft } from "./story-search.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import { isOfOneTelling } from "../search/kinds.ts";
import type { Index } from "../search/search.ts";
import { type Meant, tellingMeant } from "../search/tellings.ts";

/** A founder or a brand is to be named. */
const SOMEBODY = "(?:founder|brand|seller|maker|business|shop ?owner|entrepreneur|owner)";
const ANYBODY = `(?:any(?:one|body)|some(?:one|body)|(?:any|an?|one|some)(?: (?:one|other))?(?: of (?:the|your|these))?(?: three)?(?: \\w+)? ${SOMEBODY})`;
const NAMES_ONE = new RegExp(
  `\\b(?:which|what|kaun ?s[aei]|kis)(?: one)?(?: of (?:the|your|these))?(?: three)?(?: \\w+)? ${SOMEBODY}\\b|^(?:has|have|had|did|does|was|is|do) ${ANYBODY}\\b|\\b${ANYBODY} (?:who|that|whose|which|with)\\b|\\bthe ${SOMEBODY} (?:who|whose|that)\\b|^(?:name|find|show me|tell me about|tell me of) (?:the|an?|any) ${SOMEBODY}\\b|\\bwhose (?:brand|business|shop|team)\\b`,
);
/** What somebody did once, whoever it is. */
const WHO_DID =
  /^(?:and |so )?who(?: (?:once|first|finally|also|never|used to|had|has))* (?!(?:is|are|can|could|should|will|would|must|may|does|do|has|have|gets?|need|pays|sees)\b)(?:\w{3,}ed|left|found|sent|lost|got|made|kept|sold|bought|paid|told|wrote|began|fell|ran|took|gave|brought|put|saw|learnt|knew|thought|forgot|went|came|let|built|caught|threw|had|used)\b/;
/** A story is asked for by what happens in it. */
const TELLS_OF =
  /\b(?:is there|are there|any|which|do you have|has any|does any)\b.{0,24}\b(?:story|tale)\b.{0,24}\b(?:about|of|where|in which|with|on|tells?|that)\b/;
/** Speaks of oneself, of Ladoo or of what is here. */
const IN_GENERAL =
  /\b(?:i|my|me(?<!tell me|show me|give me)|we|our|us|mine|you(?<!do you)|your(?<!of your)|ladoo|smoothie|app|software|(?:this|the) (?:website|site|page)|podcast|episodes?|journeys?|plans?|roles?|salary|income|(?:is|was|are) (?:the )?(?:richest|oldest|youngest|biggest|best|most))\b/;
/** Asked of somebody as a rule, these are asked of Ladoo. */
const OF_TERMS =
  /\b(?:how much (?:is|are|would|does|will|for)|costs?|prices?|pays?|paid|fees?|free|discounts?|refunds?|logins?|access|waitlist|trial|gst|gstin)\b/;

/** From here on a telling is what is meant: it has most of the question and is ahead of the next one, or is far ahead of all. */
const ENOUGH = [
  { share: 0.55, ahead: 1.2, mass: 0.7 },
  { share: 0.38, ahead: 1.7, mass: 1.4 },
] as const;
/** A text that has less of the question does not answer it. */
const WORTH = 0.44;
/** What the words must weigh where nothing but what the founder did is told to them. */
const MASS_OF_DEED = 1.4;
/** A founder who is named in so many letters is named first of all. */
const OPENING = 100;

type Somebody = Meant & {
  /** Whether a founder or a brand is to be named. */
  isNamed: boolean;
  /** Whether a story is asked for. */
  isOfStory: boolean;
  /** Whether the telling has so much of the question, and others so little, that it alone is meant. */
  isSure: boolean;
};

/** Whose telling a question asks for by what happened, or null. */
export function somebodyMeant(query: Query, index: Index): Somebody | null {
  const asked = asTyped(query.text);
  const isOfStory = TELLS_OF.test(asked);
  const isNamed = !isOfStory && NAMES_ONE.test(asked);
  if (!isOfStory && (query.wantsTale || !(isNamed || WHO_DID.test(asked)))) return null;
  if (query.founder || IN_GENERAL.test(asked) || (OF_TERMS.test(asked) && !isOfOneTelling(query))) return null;
  const meant = tellingMeant(query, index.tellings);
  if (!meant) return null;
  const isSure = ENOUGH.some(
    ({ share, ahead, mass }) => meant.share >= share && meant.share >= meant.next * ahead && meant.mass >= mass,
  );
  return { ...meant, isNamed, isOfStory, isSure };
}

/** What the telling says to the question, or what the story that is asked for is about; null where it says nothing to it. */
export function draftOf(meant: Somebody, stories: readonly Story[], isUnknown: boolean): Draft | null {
  const story = stories.find(({ id }) => id === meant.storyId);
  if (story && meant.isOfStory) return gistDraft(story);
  // Whatever has a word nobody knows is answered by nothing but what is asked for.
  const told = meant.told.score >= WORTH ? meant.told : isUnknown || meant.mass < MASS_OF_DEED ? null : meant.deed;
  if (!told) return null;
  const { passage, text } = told;
  return {
    body: withName(meant, text),
    links: [passage, ...(passage.also ? [passage.also] : [])].map(({ title, path }) => ({ title, path })),
  };
}

/**
 * An answer that says first of all whose telling it is from: "Kabir Nair of Pepper Porch". Where it is not asked which founder it
 * was, it may have been somebody else in what the founder tells.
 */
export function withName({ founder, isNamed }: Somebody, text: string): string {
  const own = founders.find(({ id }) => id === founder);
  return !own || text.slice(0, OPENING).includes(own.name)
    ? text
    : `${own.name} of ${own.brandName}${isNamed ? "" : " tells of it"}: ${text}`;
}
