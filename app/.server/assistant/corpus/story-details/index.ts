/**
 * What happens in the stories, the journeys and the podcast: why, who, where and how much. A story's gist says what came
 * of it; these answer what is asked about the telling itself.
 */
import { podcastPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { stories as builtIn } from "#app/content/stories/index.ts";
import type { FounderKey } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Link, Passage } from "../passage.ts";
import type { Detail } from "./detail.ts";
import { devDetails } from "./dev.ts";
import { kabirDetails } from "./kabir.ts";
import { people } from "./people.ts";
import { episodeDetails, journeyDetails } from "./recordings.ts";
import { taraDetails } from "./tara.ts";

export const storyDetails: Readonly<Record<number, readonly Detail[]>> = {
  ...taraDetails,
  ...kabirDetails,
  ...devDetails,
};

const told = new Map(builtIn.map((story) => [story.id, story]));

/** Who tells a story, or null: an operator's story of the same number is another telling, and nothing is known about it. */
export function toldBy({ id, content, founderName }: Pick<Story, "id" | "content" | "founderName">): FounderKey | null {
  const own = told.get(id);
  const isAsTold =
    own?.content === content && founders.some(({ id: key, name }) => key === own.founder && name === founderName);
  return isAsTold ? own.founder : null;
}

function passageOf(detail: Detail, link: Link, founder: FounderKey | undefined): Passage {
  const { name, brandName } = founders.find(({ id }) => id === founder) ?? {};
  return {
    ...link,
    kind: "detail",
    text: detail.answer,
    answer: detail.answer,
    examples: detail.examples,
    needs: detail.needs,
    asks: [name, brandName, detail.asks].filter(Boolean).join(" "),
    ...(founder ? { founder } : {}),
  };
}

export function detailPassages(stories: readonly Story[], storyLink: (story: Story) => Link): Passage[] {
  const asTold = stories.filter((story) => toldBy(story) !== null);
  return [
    ...asTold.flatMap((story) =>
      (storyDetails[story.id] ?? []).map((detail) => ({
        ...passageOf(detail, storyLink(story), told.get(story.id)?.founder),
        storyId: story.id,
      })),
    ),
    ...journeys.flatMap((journey) =>
      journeyDetails[journey.id].map((detail) =>
        passageOf(detail, { title: journey.title, path: `/journey/${journey.id}` }, journey.founder),
      ),
    ),
    ...episodes.flatMap((episode) =>
      (episodeDetails[episode.number] ?? []).map((detail) =>
        passageOf(
          detail,
          { title: `Episode ${episode.number}: ${episode.title}`, path: `${podcastPath}#${episode.slug}` },
          founders.find(({ id }) => episode.speakers.some((speaker) => speaker === id))?.id,
        ),
      ),
    ),
    ...people.flatMap((person) => {
      const journey = journeys.find(({ founder }) => founder === person.founder);
      const story = stories.find(({ id }) => id === person.story);
      if (!journey) return [];
      return {
        ...passageOf(person, { title: journey.title, path: `/journey/${journey.id}` }, person.founder),
        ...(story && toldBy(story) !== null ? { also: storyLink(story) } : {}),
      };
    }),
  ];
}
