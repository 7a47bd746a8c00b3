/** What is read aloud: the content's stories, journeys and podcast episodes. */
import { createHash } from "node:crypto";
import { episodeAudioName, journeyAudioName, storyAudioName } from "#app/content/audio.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { spokenText } from "#app/lib/spoken-text.ts";
import type { Chapter } from "#app/schemas/content.ts";
import { SETTINGS, type Speaker } from "./settings.ts";

/** One thing to be read: a story is a single chapter without a chime, a journey or an episode has several. */
export type Script = {
  name: string;
  hasChimes: boolean;
  /** The whole file is fitted to exactly this length. */
  targetSeconds?: number;
  chapters: readonly {
    title: string;
    startSeconds?: number;
    paragraphs: readonly { speaker: Speaker; text: string }[];
  }[];
};

const chaptersOf = (chapters: readonly Chapter[]): Script["chapters"] =>
  chapters.map(({ title, startSeconds, paragraphs }) => ({
    title,
    paragraphs,
    ...(startSeconds === undefined ? {} : { startSeconds }),
  }));

/** Every recording the content asks for, in the order of its pages. */
export function scripts(): Script[] {
  return [
    ...stories.map((story) => ({
      name: storyAudioName(story.id),
      hasChimes: false,
      ...(story.narrationSeconds === undefined ? {} : { targetSeconds: story.narrationSeconds }),
      chapters: [
        {
          title: story.title,
          paragraphs: story.content.split("\n\n").map((text) => ({ speaker: story.founder, text })),
        },
      ],
    })),
    ...journeys.map((journey) => ({
      name: journeyAudioName(journey.id),
      hasChimes: true,
      chapters: chaptersOf(journey.podcast.chapters),
    })),
    ...episodes.map((episode) => ({
      name: episodeAudioName(episode.number),
      hasChimes: true,
      chapters: chaptersOf(episode.chapters),
    })),
  ];
}

/** Changes when what is said, who says it, or how it is made changes; not with a title or a spelling alike in sound. */
export function scriptHash(script: Script): string {
  const spoken = script.chapters.map(({ startSeconds, paragraphs }) => ({
    startSeconds,
    paragraphs: paragraphs.map(({ speaker, text }) => [speaker, spokenText(text)]),
  }));
  const said = { settings: SETTINGS, targetSeconds: script.targetSeconds, chimes: script.hasChimes, spoken };
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
