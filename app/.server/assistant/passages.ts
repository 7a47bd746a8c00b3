/** The passages Smoothie answers from, with the page they stand on. They are made from the content that the pages show. */
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featuresFaq } from "#app/content/founder-questions.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { isMailAlone } from "#app/content/mail-mentions.ts";
import { modules } from "#app/content/modules.ts";
import { type PagePath, pages } from "#app/content/pages.ts";
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { podcastPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import type { Story } from "#app/schemas/story.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { waitlistFaq } from "#app/content/waitlist.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import type { Episode, FaqItem, FeaturePageContent, Journey, LegalDocument, Recording } from "#app/schemas/content.ts";
import declined from "./frequent-questions/declined.json" with { type: "json" };
import { type FrequentQuestion, frequentQuestions, withoutVerdict } from "./frequent-questions/index.ts";
import type { Decline } from "./guard.ts";

export type Passage = {
  /** The page it stands on, and others that say more. */
  links: readonly [AssistantSource, ...AssistantSource[]];
  heading: string;
  text: string;
  /** Other ways to ask for it; for search alone, never shown. */
  wordings: readonly string[];
  isAnswer: boolean;
  isByFounder?: boolean;
  storyId?: number;
  /** Set for questions that the site does not answer: a question nearest to this passage is declined. */
  refusal?: Decline;
};

const joined = (...texts: readonly string[]): string =>
  texts.flatMap((text) => (text ? (/[.!?:;]["”']?$/.test(text) ? text : `${text}.`) : [])).join(" ");

export function on(title: string, path: string, ...more: readonly AssistantSource[]) {
  return (heading: string, text: string, wordings: readonly string[] = [], isAnswer = false): Passage => ({
    links: [{ title, path }, ...more],
    heading,
    text: text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
    wordings,
    isAnswer,
  });
}
const onPage = (path: PagePath) => on(pages[path].name, path);
/** A page's questions, without those that are among the frequent questions. */
const faq = (path: PagePath, items: readonly FaqItem[]): Passage[] =>
  items
    .filter(({ question }) => !frequentQuestions.some((entry) => entry.faq === question))
    .map(({ question, answer }) => onPage(path)(question, withoutVerdict(answer), [], true));

const frequent = (isWanted: (entry: FrequentQuestion) => boolean): Passage[] =>
  frequentQuestions
    .filter(isWanted)
    .flatMap(({ question, faq: asked, answer, links: [first, ...more], wordings }) =>
      first
        ? on(first.title, first.path, ...more)(question, answer, asked ? [asked, ...wordings] : wordings, true)
        : [],
    );

const declinedPassages = (): Passage[] =>
  declined.map(({ reason, wordings }) => ({ ...onPage("/")("", "", wordings), refusal: reason as Decline }));

function featurePassages(page: FeaturePageContent): Passage[] {
  const { id, name, description, longDescription, benefits, useCases } = page;
  const here = on(name, `/feature/${id}`);
  const room = modules.find(({ slug }) => slug === id);
  return [
    here(name, joined(room ? `${name} is the module for ${room.purpose}` : "", room?.description ?? description)),
    ...longDescription.split("\n\n").map((text) => here(name, text)),
    here(`${name}, key benefits`, joined(...(room?.benefits ?? []), ...benefits)),
    ...useCases.map(({ title, description: text }) => here(`${name}: ${title}`, text)),
  ];
}

/** A section in pieces: each paragraph with the list or table that belongs to it. */
function legalPassages({ slug, title, intro, lastUpdated, sections }: LegalDocument): Passage[] {
  const pieces = sections.flatMap((section) => {
    const texts: string[] = [];
    for (const block of section.blocks) {
      if (block.kind === "text" && isMailAlone(block.text)) continue;
      if (block.kind === "text") texts.push(block.text);
      else {
        const items =
          block.kind === "list"
            ? block.items
            : block.rows.filter(([first = ""]) => !isMailAlone(first)).map((row) => row.join(": "));
        const lead = block.kind === "table" ? joined(block.caption) : (texts.pop() ?? "");
        texts.push(`${lead} ${items.map((item) => item.replace(/[;.]$/, "")).join("; ")}.`.trim());
      }
    }
    return texts.map((text) => on(title, `/${slug}#${section.id}`)(section.title, text));
  });
  return [
    on(title, `/${slug}`)(
      title,
      joined(intro, `Last updated on ${lastUpdated}`, `Last corrected on ${lastCorrection(slug).date}`),
    ),
    ...pieces,
  ];
}

const jobPassages = (): Passage[] =>
  positions.flatMap(({ id, title, description, responsibilities, requirements }) =>
    [[description], responsibilities, requirements].map((texts) =>
      on(title, `/careers/${id}`)(title, joined(...texts)),
    ),
  );

/** All passages of the site's own words, and those of questions to decline. */
export const sitePassages = (): Passage[] => [
  ...frequent(({ about: subject }) => subject === undefined),
  ...featurePages.flatMap(featurePassages),
  ...faq("/pricing", pricingFaq),
  ...faq("/waitlist", waitlistFaq),
  ...legalDocuments.flatMap(legalPassages),
  ...faq("/features", featuresFaq),
  ...jobPassages(),
  ...declinedPassages(),
];

const firstName = (name: string): string => name.split(" ")[0] ?? name;

function minutes(audioName: string): string {
  const seconds = audioFor(audioName)?.durationSeconds;
  return seconds ? `It takes ${Math.ceil(seconds / 60)} minutes to hear` : "";
}

const spokenPassages = ({ chapters }: Recording, title: string, path: string): Passage[] =>
  chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ speaker, text }) => {
      const founder = founders.find(({ id }) => id === speaker);
      return on(title, path)(chapter.title, `${founder ? firstName(founder.name) : "Maya"}: "${text}"`);
    }),
  );

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

export const founderPassages = (stories: readonly Story[]): Passage[] =>
  [
    ...frequent(({ about }) => about !== undefined),
    ...stories.flatMap(storyPassages),
    ...journeys.flatMap(journeyPassages),
    ...episodes.flatMap(episodePassages),
  ].map((passage) => ({ ...passage, isByFounder: true }));
