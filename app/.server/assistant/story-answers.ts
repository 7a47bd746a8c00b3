/** The assistant's two calls that are about stories alone: which of them fit a question, and what one of them says to it. */
import type { Story } from "#app/schemas/story.ts";
import { draftFrom } from "./answers/compose.ts";
import { type ComposedAnswer, type ContactSettings, decline, finish, MOST_PASSAGES } from "./answers/finished.ts";
import { gistDraft, type RankedStory, rankStories, storiesOfNearestPage } from "./answers/story-search.ts";
import { storyLink } from "./corpus/tales.ts";
import { romanized } from "./language/devanagari.ts";
import { refusalFor, smallTalkIn } from "./scope/scope.ts";
import { hasUnknownSubject } from "./search/query.ts";
import { indexFor } from "./search/search.ts";

const MOST_STORIES = 10;
/** How much of a question a passage of the story must cover that is asked. */
const ENOUGH_OF_STORY = 0.5;

/** find-stories: nothing for what is out of scope. */
export function searchStories(typed: string, stories: readonly Story[]): RankedStory[] {
  const question = romanized(typed);
  const index = indexFor(stories);
  const query = index.parse(question);
  if (smallTalkIn(question) || refusalFor(query) || hasUnknownSubject(query)) return [];
  const found = rankStories(query, index, stories);
  return (found.length > 0 ? found : storiesOfNearestPage(query, index, stories)).slice(0, MOST_STORIES);
}

/** story-response: what this one story says to the question, or what it is about. */
export function composeStoryAnswer(
  typed: string,
  story: Story,
  stories: readonly Story[],
  settings: ContactSettings,
): ComposedAnswer {
  const question = romanized(typed);
  const index = indexFor(stories);
  const query = index.parse(question);
  const refusal = smallTalkIn(question) ? null : refusalFor(query);
  if (refusal) return decline(refusal, settings);
  const hits = index.search(query, ({ storyId }) => storyId === story.id);
  const [best] = hits;
  const { body } = best && best.coverage >= ENOUGH_OF_STORY ? draftFrom(best.passage, query) : gistDraft(story);
  return finish(
    { body, links: [storyLink(story)] },
    hits.slice(0, MOST_PASSAGES).map(({ passage }) => passage),
    settings,
  );
}
