/**
 * What a story says to a question that comes after it ("how long did it take?", "and what was the loss?"): the detail that has its
 * words and is asked for in its manner. Nothing outside the story is looked at: it would be about something else.
 */
import type { Story } from "#app/schemas/story.ts";
import type { Draft } from "./compose.ts";
import { gistDraft } from "./story-search.ts";
import { deeds } from "../corpus/story-details/deeds.ts";
import { toldBy } from "../corpus/story-details/index.ts";
import { outcome, storyLink } from "../corpus/tales.ts";
import type { Passage } from "../corpus/passage.ts";
import { relatedTerms, termsOf } from "../language/language.ts";
import { founderIn } from "../language/question-words.ts";
import { LIGHT_WEIGHT } from "../search/query.ts";
import type { Index } from "../search/search.ts";

/** Asks for what was done. */
const ASKS_DEED =
  /\b(?:what (?:did|does|do|has|have) (?:he|she|they) (?:do|change|try)(?: (?:then|next|now|about (?:it|that|this)))?|how did (?:he|she|they) (?:solve|fix|stop|mend|handle) (?:it|that|this)|what (?:helped|changed))$/i;
/** Asks for the whole of it. */
const ASKS_MORE = /\bmore\b|^(?:details|go on|continue|explain|elaborate|what else|anything else)\b/i;
/** Asks for what came of it. */
const ASKS_OUTCOME =
  /\b(?:after (?:that|this|it)|what came of (?:it|that)|what happened (?:then|next|afterwards|after that|in the end)|how did (?:it|that) (?:end|go|turn out)|what was the (?:result|outcome)|did (?:it|that|this) (?:work|help)|then what|what then)$/i;
/** The manner in which something is asked for, and what else is asked for in it. */
const MANNER = /\b(?:how (?:long|many|much|old|often|far|big)|why|who|whom|whose|where|when)\b/i;
const KINDRED: Readonly<Record<string, RegExp>> = {
  "how long": /\b(?:how long|how many (?:days|weeks|months|minutes|hours|years))\b/,
  "how much": /\b(?:how much|costs?|loss)\b/,
};

/** A detail that is asked for by something of the thread. */
const ALIKE = 0.5;

/** What the story says to what was asked after `subject`, the words that it was told for; or null. */
export function answerInThread(asked: string, subject: string, story: Story, index: Index): Draft | null {
  const links = [storyLink(story)];
  const founder = toldBy(story);
  const deed = founder && deeds[founder][story.id];
  if (ASKS_MORE.test(asked)) return gistDraft(story);
  if (ASKS_OUTCOME.test(asked)) return { body: outcome(story), links };
  if (ASKS_DEED.test(asked) && deed) return { body: deed.answer, links };
  const own = index
    .parse(asked)
    .terms.filter(({ weight, word }) => weight > LIGHT_WEIGHT && founderIn([word]) === null)
    .map(({ term }) => [term, ...relatedTerms(term)]);
  const manner = MANNER.exec(asked)?.[0].toLowerCase();
  if (own.length === 0 && manner === undefined) return null;
  const isInManner = ({ examples = "" }: Passage): boolean =>
    manner === undefined || (KINDRED[manner] ?? new RegExp(`\\b${manner}\\b`)).test(examples);
  const hits = index
    .search(index.parse(`${asked}, ${subject}`), ({ storyId, kind }) => storyId === story.id && kind === "detail")
    .filter(({ passage, needed, likeness }) => {
      const words = wordsOf(passage);
      return (needed > 0 || likeness >= ALIKE) && own.every((terms) => terms.some((term) => words.has(term)));
    });
  const best = hits.find(({ passage }) => isInManner(passage)) ?? (own.length > 0 ? hits[0] : undefined);
  return best?.passage.answer === undefined ? null : { body: best.passage.answer, links };
}

const wordsOf = ({ answer = "", examples = "", needs = "", asks = "" }: Passage): ReadonlySet<string> =>
  new Set(termsOf(`${answer} ${examples} ${needs} ${asks}`));
