/** Every built-in story, by id. Each founder's stories have a file of their own. */
import { devStories } from "#app/content/stories/dev.ts";
import { kabirStories } from "#app/content/stories/kabir.ts";
import { taraStories } from "#app/content/stories/tara.ts";
import type { StoryRecord } from "#app/schemas/content.ts";

export const stories: readonly StoryRecord[] = [...taraStories, ...kabirStories, ...devStories].toSorted(
  (one, other) => one.id - other.id,
);

/** The person in a story's picture, by the picture's path, if it is not the teller. */
export const picturedIn: ReadonlyMap<string, string> = new Map(
  stories.flatMap(({ id, pictured }) => (pictured ? [[`/images/stories/${id}.svg`, pictured]] : [])),
);
