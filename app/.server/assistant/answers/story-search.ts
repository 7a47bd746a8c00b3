/** Questions for a story, by its number or by what it is about: which stories answer them, best first. */
import { useCasesPath } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import type { Story } from "#app/schemas/story.ts";
import { type Draft, storyList } from "./compose.ts";
import type { Passage } from "../corpus/passage.ts";
import { gist, storyLink } from "../corpus/tales.ts";
import { ALIKE, isEnough, kinds } from "../search/kinds.ts";
import { LIGHT_WEIGHT, type Query } from "../search/query.ts";
import type { Hit } from "../search/score.ts";
import type { Index } from "../search/search.ts";

export type RankedStory = { story: Story; score: number };

/** Where a founder is named and nothing answers outright, the nearest of the founder's stories is offered. */
const NEAR = 0.35;
/** So much better than the second, a story is shown alone. */
const CLEARLY_FIRST = 1.25;
const MOST_LISTED = 3;

const BY_NUMBER = /\bstory (?:number |no |id )?(\d{1,6})\b/;
/** "Any story about returns?" */
const FOR_STORIES =
  /\b(?:story|stories|usecase|example)\b.{0,20}\b(?:about|on|with|where|of|for|regarding|from|by|that|told|pe|par|ki|ke|involving|featuring|covering)\b|\b(?:any|which|suggest|recommend|show|find|give|is there|are there|koi|want|play|listen|hear|what)\b.{0,40}\b(?:story|stories)\b|\b(?:story|stories)\b.{0,20}\b(?:batao|sunao|dikhao|kaun ?s[aie]|konsi)\b|\bw(?:al|aal)[aei] (?:story|stories)\b/;
/** "How long are the stories?" */
const ABOUT_ALL_STORIES = /\b(?:how (?:many|long)|long are|real|free|true|fake|minutes)\b/;

/** "Stories about returns": what they are to be about is said. */
const NAMES_A_SUBJECT =
  /\b(?:story|stories) (?:are |is )?(?:told )?(?:about|on|of|with|where|by|from|for)\b(?! (?:this|the|your) (?:site|website|page)\b)|\bk[ei] bare\b/;
/** "Only the stories on payments, not all": how to choose them is asked. */
const NARROWS = /\b(?:only|filter|sort|not all)\b/;

/** Stands over stories of several rooms. */
const isTheme = ({ path }: Passage): boolean => path.includes("?feature=");

/**
 * "Do I need a login to hear the stories?" asks for none of them: a fact on how the website works is asked for in its words.
 * Nor does "anything for my mother, who is afraid of apps?": what is named is a theme, which has its stories together.
 */
const asksForFact = (query: Query, index: Index): boolean =>
  (NARROWS.test(query.plain) || !NAMES_A_SUBJECT.test(query.plain)) &&
  index
    .search(query, ({ kind, path }) => kind === "fact" && path.startsWith("/audio-insights/"))
    .some((hit) => hit.likeness >= ALIKE || (isTheme(hit.passage) && hit.needed > 0 && isEnough(hit, query)));

const asksForStories = ({ plain, said }: Query): boolean =>
  said.has("stori") && FOR_STORIES.test(plain) && !ABOUT_ALL_STORIES.test(plain);

/** The story a question names by its number, or those it asks for, or null. */
export function answerWithStories(query: Query, index: Index, stories: readonly Story[]): Draft | null {
  const number = BY_NUMBER.exec(query.plain)?.[1];
  const named = number && stories.find(({ id }) => id === Number(number));
  if (named) return gistDraft(named);
  if (!asksForStories(query) || asksForFact(query, index)) return null;
  const close = rankStories(query, index, stories);
  const found = close.length > 0 ? close : rankStories(query, index, stories, NEAR);
  const [first, second] = found;
  if (!first) return null;
  // One that is far more about it than the next is the one that is meant.
  const isAlone = second !== undefined && first.score > second.score * CLEARLY_FIRST;
  const shown = found.slice(0, isAlone ? 1 : MOST_LISTED).map(({ story }) => story);
  const founder = query.founder ? `?founder=${query.founder}` : "";
  return {
    body: storyList(shown, query),
    links: [...shown.map(storyLink), { title: "Use Cases", path: `${useCasesPath}${founder}` }],
  };
}

/** For a question that names a founder, and that nothing answers: the founder's story that comes nearest. */
export function nearestStory(query: Query, index: Index, stories: readonly Story[]): Draft | null {
  const [nearest] = query.founder ? rankStories(query, index, stories, NEAR) : [];
  return nearest ? gistDraft(nearest.story) : null;
}

/** What a story is about, with its page. */
export const gistDraft = (story: Story): Draft => ({ body: gist(story), links: [storyLink(story)] });

/** Say what is wanted, and nothing about which one. */
const WANTED = new Set([
  "stori",
  "podcast",
  "listen",
  "hear",
  "audio",
  "exampl",
  "someon",
  "troubl",
  "problem",
  "issu",
]);
/** Asks for one by these words, which elsewhere stand for referrals and forecasts. */
const PROPOSED = /^(?:recommend|suggest)/;
/** How much of a question a story must cover, less where it names a founder, and more where only a paragraph does. */
const ENOUGH = 0.5;
const ENOUGH_BY_NAME = 0.45;
const MORE_OF_PARAGRAPH = 0.12;
const GIST_FACTOR = 1.35;
/** What a story's other passages add to its best one, and how much at most. */
const REST_SHARE = 0.12;
const MOST_OF_REST = 0.6;

/** Stories by how well they answer, best first; empty when none does. */
export function rankStories(
  query: Query,
  index: Index,
  stories: readonly Story[],
  enough = query.founder ? ENOUGH_BY_NAME : ENOUGH,
): RankedStory[] {
  const terms = query.terms.filter(({ term, word }) => !WANTED.has(term) && !PROPOSED.test(word));
  if (!terms.some(({ weight }) => weight > LIGHT_WEIGHT)) return [];
  const found = index.search({ ...query, terms }, isOfStory).filter((hit) => isAbout(hit, enough));
  const worths = worthByStory(found);
  return stories
    .flatMap((story): RankedStory[] => {
      const worth = worths.get(story.id);
      if (!worth) return [];
      // A story that comes back to the subject is more about it than one that mentions it.
      const score = worth.best + Math.min(MOST_OF_REST, worth.rest * REST_SHARE);
      return [{ story, score: Math.round(score * 1000) / 1000 }];
    })
    .toSorted((one, other) => other.score - one.score);
}

/**
 * For a question that no story answers by itself ("customer loyalty"): the stories that the page shows which is nearest to
 * it. Each is worth half of the one before.
 */
export function storiesOfNearestPage(query: Query, index: Index, stories: readonly Story[]): RankedStory[] {
  const [nearest] = index.search(query, ({ path }) => pageOf(path) !== undefined);
  const shown = (nearest && pageOf(nearest.passage.path)?.relatedStories) ?? [];
  return shown.flatMap((id, place): RankedStory[] => {
    const story = stories.find((one) => one.id === id);
    return story && nearest ? [{ story, score: Math.round((nearest.score * 1000) / 2 ** (place + 1)) / 1000 }] : [];
  });
}

const pageOf = (path: string) => featurePages.find(({ id }) => path.split("#")[0] === `/feature/${id}`);

const isOfStory = ({ storyId, kind }: Passage): boolean => storyId !== undefined && kinds[kind].family === "tale";

function isAbout({ passage, coverage, needed }: Hit, enough: number): boolean {
  // What a story's details have in common, its founder, tells no story from the next.
  if (kinds[passage.kind].retells && needed === 0) return false;
  return coverage >= (passage.answer ? enough : enough + MORE_OF_PARAGRAPH);
}

/** What each story's best passage is worth, and what all its others are. */
function worthByStory(hits: readonly Hit[]): ReadonlyMap<number, { best: number; rest: number }> {
  const worths = new Map<number, { best: number; rest: number }>();
  for (const { passage, score } of hits) {
    if (passage.storyId === undefined) continue;
    const isGist = passage.answer && !kinds[passage.kind].retells;
    const worth = isGist ? score * GIST_FACTOR : score;
    const { best, rest } = worths.get(passage.storyId) ?? { best: 0, rest: 0 };
    worths.set(passage.storyId, { best: Math.max(best, worth), rest: rest + Math.min(best, worth) });
  }
  return worths;
}
