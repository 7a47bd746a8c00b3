/** The model of a long recording, and its uses: the transcript on the page, WebVTT, JSON chapters and the podcast feed. */
import { audioFor, audioPath, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { podcastText } from "#app/content/listening.ts";
import { episodes } from "#app/content/podcast/index.ts";
import type { Recording } from "#app/schemas/content.ts";

export { podcastFeed } from "./feed.ts";
export { toJsonChapters } from "./json-chapters.ts";
export { toWebVtt } from "./web-vtt.ts";

export type TimedTurn = { text: string; speaker: string; startSeconds: number; endSeconds: number };

/** A recording with its times, in seconds from the beginning. */
export type Timeline = {
  title: string;
  src: string;
  durationSeconds: number;
  bytes: number;
  chapters: { title: string; mark?: string | undefined; startSeconds: number }[];
  turns: TimedTurn[];
};

type Speaker = Recording["chapters"][number]["paragraphs"][number]["speaker"];

/** A speaker's full name. */
export function speakerName(speaker: Speaker): string {
  return founders.find(({ id }) => id === speaker)?.name ?? podcastText.host;
}

/** Joins a recording's texts with the times in its file. The build makes sure that they belong together. */
function timelineOf(recording: Recording, audioName: string): Timeline {
  const audio = audioFor(audioName);
  if (!audio) throw new Error(`${audioName} is not in the audio manifest: run npm run audio`);
  const paragraphs = recording.chapters.flatMap((chapter) => chapter.paragraphs);
  return {
    title: recording.title,
    src: audioPath(audioName),
    durationSeconds: audio.durationSeconds,
    bytes: audio.bytes,
    chapters: recording.chapters.map(({ title, mark, startSeconds }, index) => ({
      title,
      mark,
      startSeconds: startSeconds ?? audio.chapters?.[index] ?? 0,
    })),
    turns: paragraphs.map(({ text, speaker }, index) => {
      const [startSeconds = 0, endSeconds = audio.durationSeconds] = audio.segments[index] ?? [];
      return { text, speaker: speakerName(speaker), startSeconds, endSeconds };
    }),
  };
}

/** The long recording of a name, such as "episode-1" or "journey-popup-exhibitions". */
export function findTimeline(name: string): Timeline | null {
  const episode = episodes.find(({ slug }) => slug === name);
  if (episode) return timelineOf(episode, episodeAudioName(episode.number));
  const journey = journeys.find(({ id }) => name === `journey-${id}`);
  return journey ? timelineOf(journey.podcast, journeyAudioName(journey.id)) : null;
}

/** As `findTimeline`, for a name that must exist. */
export function requireTimeline(name: string): Timeline {
  const timeline = findTimeline(name);
  if (!timeline) throw new Error(`There is no recording named ${name}`);
  return timeline;
}

/** The address of a recording's transcript, and of its chapters. */
export const transcriptPath = (name: string) => `/transcripts/${name}.vtt`;
export const chaptersPath = (name: string) => `/chapters/${name}.json`;
