/** The stories of the site: the built-in ones, and over them what an operator published in D1. */
import { type Database, DatabaseUnavailableError } from "#app/.server/db/index.ts";
import type { Story } from "#app/schemas/story.ts";
import { type StoryLibrary, readLibrary } from "./library.ts";

export { features, filterFeatures } from "#app/content/features.ts";
export { builtInStoryById } from "./built-in.ts";
export { asPlayed, readLibrary, readListed, withDraft } from "./library.ts";
export {
  featureFilter,
  firstStoryOf,
  relatedStories,
  storiesAboutFounder,
  wayOfWorkingFilters,
} from "./select.ts";

/** Every story, by id; while D1 is empty, fails or takes over a second, the built-in list. */
export async function listStories(db: Database, audio: R2Bucket | null = null): Promise<Story[]> {
  return (await readLibrary(db, audio)).stories;
}

/**
 * One story, or null when there is none.
 * @throws DatabaseUnavailableError when the id may be a published story's and D1 did not answer.
 */
export async function findStory(db: Database, id: number, audio: R2Bucket | null = null): Promise<Story | null> {
  return storyIn(await readLibrary(db, audio), id);
}

export function storyIn({ stories, isWhole }: StoryLibrary, id: number): Story | null {
  const story = stories.find((story) => story.id === id);
  if (!story && !isWhole) throw new DatabaseUnavailableError(new Error("The published stories were not read"));
  return story ?? null;
}
