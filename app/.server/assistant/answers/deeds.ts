/** "How did Kabir stop losing jars?", "What did Dev do about the password?": what a founder did, as the story tells it. */
import type { Story } from "#app/schemas/story.ts";
import type { Draft } from "./compose.ts";
import { type Deed, deeds } from "../corpus/story-details/deeds.ts";
import { toldBy } from "../corpus/story-details/index.ts";
import { storyLink } from "../corpus/tales.ts";
import { isEnough } from "../search/kinds.ts";
import { termsOf } from "../language/language.ts";
import { founderIn } from "../language/question-words.ts";
import { LIGHT_WEIGHT, type Query } from "../search/query.ts";
import type { Index } from "../search/search.ts";

/** Asks for what was done, and for no figure. */
const ASKS_HOW =
  /\b(?:how|kaise)\b(?! (?:many|much|long|often|old|far|big|late|early|come|about|is|are|was|were)\b)|\bwhat (?:did|does|do|has|have)\b.*\b(?:do|does|done|change[ds]?|try|tried)\b|\b(?:what|which) (?:helped|solved|fixed|stopped|changed)\b|\bsolutions?\b/;
/** Asks how a trouble ended, whatever details have the same words. */
const ASKS_FOR_CURE =
  /\bwhat\b.*\b(?:do|done) about\b|\b(?:stop|avoid|reduce|prevent|solve|fix|handle|deal|manage|overcome|tackle|cut|improve)(?:s|d|ped|ing|ping)?\b/;
/** What is told about others and other things with the same words. */
const ASKS_ELSE =
  /\b(?:before(?: ladoo)?$|earlier|episodes?|podcasts?|journeys?|first (?:hear|learn|find)|feel|felt|say|said|cost|price|wrong|steps?|convinced?|persuaded?)\b|\b(?:start|began|begin|begun|found|buil[dt]|name|sell)\w*\b.*\b(?:brand|business|company)\b/;

/** A founder's stories by number, each with the terms of what was done in it. */
const termsByFounder = new Map(
  Object.entries(deeds).map(([founder, own]) => [
    founder,
    Object.entries(own).map(([id, { about }]) => ({ id: Number(id), terms: new Set(termsOf(about)) })),
  ]),
);

/** A detail that is asked for like this is what is meant. */
const WORD_FOR_WORD = 0.9;
/** How much of the question must be of what was done: its other words may ask for another thing. */
const LEAST_SHARE = 0.34;
/** So much of a question must belong to one story, and so much more than to any other of the founder's. */
const ENOUGH = 0.8;
const CLEARLY = 1.2;

/** What the founder who is named did about what is asked, or null where a detail is asked for word for word. */
export function answerAboutDeed(query: Query, index: Index, stories: readonly Story[]): Draft | null {
  const { plain, founder } = query;
  if (!founder || !ASKS_HOW.test(plain) || ASKS_ELSE.test(plain)) return null;
  const id = storyMeant(query, termsByFounder.get(founder) ?? []);
  const story = stories.find((each) => each.id === id && toldBy(each) === founder);
  const deed = story && deeds[founder][story.id];
  if (!deed) return null;
  if (ASKS_FOR_CURE.test(plain)) return told(deed, story);
  const [detail] = index.search(query, (passage) => passage.kind === "detail" && passage.founder === founder);
  return detail && detail.likeness >= WORD_FOR_WORD ? null : told(deed, story);
}

/** "Why was the shelf short, and what was done about it?" */
const WITH_SEQUEL =
  /^(.+?),? and (?:what (?:was|has been|did \w+|have they|had they) (?:done|do)(?: about (?:it|that|this|them))?|how (?:was|has|did) (?:it|that|this|all|they|\w+) (?:all )?(?:been )?(?:solved?|mend(?:ed)?|fix(?:ed)?|put right|resolved?|settled?|end(?:ed)?)(?: (?:it|that|this))?)\W*$/i;

/** Why something happened, and what was done about it. */
export function answerWithSequel(query: Query, index: Index, stories: readonly Story[]): Draft | null {
  const asked = WITH_SEQUEL.exec(query.text)?.[1];
  if (!asked) return null;
  const first = index.parse(asked);
  const detail = index.search(first, ({ kind }) => kind === "detail").find((hit) => isEnough(hit, first))?.passage;
  const story = stories.find(({ id }) => id === detail?.storyId);
  const founder = story && toldBy(story);
  const deed = founder && deeds[founder][story.id];
  return detail && deed ? { body: `${detail.answer} ${deed.answer}`, links: [storyLink(story)] } : null;
}

const told = ({ answer }: Deed, story: Story): Draft => ({ body: answer, links: [storyLink(story)] });

const sumOf = (terms: Query["terms"]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

type Terms = { id: number; terms: ReadonlySet<string> };

/** The number of the story whose words the question has, those that few of the founder's stories share counting the most. */
function storyMeant({ said, terms: asked }: Query, stories: readonly Terms[]): number | undefined {
  const holders = (term: string): number => stories.filter(({ terms }) => terms.has(term)).length;
  const [first, second] = stories
    .map(({ id, terms }) => ({
      id,
      worth: [...terms].filter((term) => said.has(term)).reduce((sum, term) => sum + 1 / holders(term), 0),
    }))
    .toSorted((one, other) => other.worth - one.worth);
  const subject = asked.filter(({ word, weight }) => weight > LIGHT_WEIGHT && founderIn([word]) === null);
  const own = stories.find(({ id }) => id === first?.id)?.terms;
  const share = sumOf(subject.filter(({ term }) => own?.has(term))) / sumOf(subject);
  if (share < LEAST_SHARE) return undefined;
  return first && first.worth >= ENOUGH && first.worth >= CLEARLY * (second?.worth ?? 0) ? first.id : undefined;
}
