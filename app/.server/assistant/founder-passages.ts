/** Passages that founders tell: stories, journeys and the podcast. */
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes, show, upcoming } from "#app/content/podcast/index.ts";
import { footer } from "#app/content/site.ts";
import type { Episode, Founder, Journey, Recording } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import { frequent, joined, on, type Passage } from "./passages.ts";

const firstName = (name: string): string => name.split(" ")[0] ?? name;

function minutes(audioName: string): string {
  const seconds = audioFor(audioName)?.durationSeconds;
  return seconds ? `It takes ${Math.ceil(seconds / 60)} minutes to hear` : "";
}

/** A recording's paragraphs, each with its speaker. */
const spokenPassages = ({ chapters }: Recording, title: string, path: string): Passage[] =>
  chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ speaker, text }) => {
      const founder = founders.find(({ id }) => id === speaker);
      return on(title, path)(chapter.title, `${founder ? firstName(founder.name) : "Maya"}: "${text}"`);
    }),
  );

function aboutFounder(founder: Founder): Passage[] {
  const { name, brandName, city } = founder;
  const here = on(founder.journeyName, `/journey/${founder.journeySlug}`);
  return [
    here(name, joined(`${name} is the founder of ${brandName} in ${city}: ${founder.description}`, founder.benefit)),
    here(`${name}, background`, founder.background),
    here(`${name}, challenges`, joined(...founder.challenges)),
  ];
}

/** A story's summary, and each of its paragraphs. */
function storyPassages(story: Story): Passage[] {
  const [here, teller] = [on(story.title, `/story/${story.id}`), firstName(story.founderName)];
  const told = `In "${story.title}", told by ${story.founderName} of ${story.brandName}: ${story.excerpt}`;
  const gist = joined(told, `What came of it: ${story.keyResult}`, story.keyMetric);
  const about = story.features.map(({ name }) => name);
  const paragraphs = storyParagraphs(story).map((text) => `${teller} tells: "${text.replaceAll('"', "'")}"`);
  return [
    here(`${story.title}, a story of ${story.founderName}`, gist, about),
    ...paragraphs.map((text) => here(`${story.title}, ${teller}`, text)),
  ].map((passage) => ({ ...passage, storyId: story.id }));
}

function journeyPassages(journey: Journey): Passage[] {
  const { id, title, steps } = journey;
  const [here, who] = [on(title, `/journey/${id}`), firstName(journey.persona.name)];
  const titles = `The steps of ${who}'s journey: ${steps.map((step) => step.title).join("; ")}`;
  return [
    here(`${title}, the journey of ${who}`, joined(journey.description, journey.mainChallenge)),
    here(`${who}'s journey, its steps`, joined(titles, minutes(journeyAudioName(id)))),
    ...steps.map(({ title: step, description, beforeAfter: change }) =>
      here(
        `${who}: ${step}`,
        joined(description, ...(change ? [`Before: ${change.before}`, `After: ${change.after}`] : [])),
      ),
    ),
    here(
      `${who}'s journey, outcomes and results`,
      joined(...journey.outcomes),
      [`What changed for ${who} after Ladoo?`],
      true,
    ),
    ...spokenPassages(journey.podcast, title, `/journey/${id}`),
  ];
}

function episodePassages(episode: Episode): Passage[] {
  const [title, path] = [`Episode ${episode.number}: ${episode.title}`, `${podcastPath}#${episode.slug}`];
  const gist = joined(episode.description, ...episode.bullets, minutes(episodeAudioName(episode.number)));
  return [on(title, path)(title, gist), ...spokenPassages(episode, title, path)];
}

/** All passages that founders tell. */
export function founderPassages(stories: readonly Story[]): Passage[] {
  const podcast = on("the Founders' Podcast", podcastPath);
  const named = (all: readonly { number: number; title: string }[]): string =>
    all.map(({ number, title }) => `episode ${number}, "${title}"`).join("; ");
  return [
    ...frequent(({ about }) => about !== undefined),
    ...founders.flatMap(aboutFounder),
    on("Use Cases", useCasesPath)("Almost real", footer.almostReal),
    ...stories.flatMap(storyPassages),
    ...journeys.flatMap(journeyPassages),
    ...show.about.map((text) => podcast(show.title, text)),
    podcast("Episodes", joined(`Out now: ${named(episodes)}`, `Coming soon: ${named(upcoming)}`)),
    ...upcoming.map(({ number, title, description }) =>
      podcast(`Coming soon: episode ${number}, ${title}`, description),
    ),
    ...episodes.flatMap(episodePassages),
  ].map((passage) => ({ ...passage, isByFounder: true }));
}
