/** What founders tell, in passages: their stories, their journeys and the podcast. */
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

/** What is said in a recording, paragraph by paragraph, with who says it. */
const spokenPassages = ({ chapters }: Recording, title: string, path: string): Passage[] =>
  chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ speaker, text }) => {
      const founder = founders.find(({ id }) => id === speaker);
      return on(title, path)(chapter.title, `${founder ? firstName(founder.name) : "Maya"}: "${text}"`);
    }),
  );

function founderPassages({
  name,
  brandName,
  city,
  description,
  benefit,
  background,
  challenges,
  ...journey
}: Founder): Passage[] {
  const here = on(journey.journeyName, `/journey/${journey.journeySlug}`);
  return [
    here(name, joined(`${name} is the founder of ${brandName} in ${city}: ${description}`, benefit)),
    here(`${name}, background`, background),
    here(`${name}, challenges`, joined(...challenges)),
  ];
}

/** What a story is about, and each of its paragraphs. */
function storyPassages({
  id,
  title,
  founderName,
  brandName,
  excerpt,
  keyResult,
  keyMetric,
  features,
  content,
}: Story): Passage[] {
  const [here, teller] = [on(title, `/story/${id}`), firstName(founderName)];
  const gist = joined(
    `In "${title}", told by ${founderName} of ${brandName}: ${excerpt}`,
    `What came of it: ${keyResult}`,
    keyMetric,
  );
  const told = storyParagraphs({ content }).map((text) =>
    here(`${title}, ${teller}`, `${teller} tells: "${text.replaceAll('"', "'")}"`),
  );
  return [
    here(
      `${title}, a story of ${founderName}`,
      gist,
      features.map(({ name }) => name),
    ),
    ...told,
  ].map((passage) => ({ ...passage, storyId: id }));
}

function journeyPassages({
  id,
  title,
  persona,
  description,
  mainChallenge,
  steps,
  outcomes,
  podcast,
}: Journey): Passage[] {
  const [here, who] = [on(title, `/journey/${id}`), firstName(persona.name)];
  return [
    here(`${title}, the journey of ${who}`, joined(description, mainChallenge)),
    here(
      `${who}'s journey, its steps`,
      joined(
        `The steps of ${who}'s journey: ${steps.map((step) => step.title).join("; ")}`,
        minutes(journeyAudioName(id)),
      ),
    ),
    ...steps.map((step) => {
      const change = step.beforeAfter ? [`Before: ${step.beforeAfter.before}`, `After: ${step.beforeAfter.after}`] : [];
      return here(`${who}: ${step.title}`, joined(step.description, ...change));
    }),
    here(`${who}'s journey, outcomes and results`, joined(...outcomes)),
    ...spokenPassages(podcast, title, `/journey/${id}`),
  ];
}

function episodePassages(episode: Episode): Passage[] {
  const [title, path] = [`Episode ${episode.number}: ${episode.title}`, `${podcastPath}#${episode.slug}`];
  const gist = joined(episode.description, ...episode.bullets, minutes(episodeAudioName(episode.number)));
  return [on(title, path)(title, gist), ...spokenPassages(episode, title, path)];
}

/** All that founders tell. */
export function talePassages(stories: readonly Story[]): Passage[] {
  const podcast = on("the Founders' Podcast", podcastPath);
  const named = (all: readonly { number: number; title: string }[]): string =>
    all.map(({ number, title }) => `episode ${number}, "${title}"`).join("; ");
  return [
    ...frequent(({ about }) => about !== undefined),
    ...founders.flatMap(founderPassages),
    on("Use Cases", useCasesPath)("Almost real", footer.almostReal),
    ...stories.flatMap(storyPassages),
    ...journeys.flatMap(journeyPassages),
    ...show.about.map((text) => podcast(show.title, text)),
    podcast("Episodes", joined(`Out now: ${named(episodes)}`, `Coming soon: ${named(upcoming)}`)),
    ...upcoming.map(({ number, title, description }) =>
      podcast(`Coming soon: episode ${number}, ${title}`, description),
    ),
    ...episodes.flatMap(episodePassages),
  ].map((passage) => ({ ...passage, isTale: true }));
}
