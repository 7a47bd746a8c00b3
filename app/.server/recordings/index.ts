/** Long recordings, for the transcript on the page and the podcast feed. */
import type { Replacements } from "#app/.server/audio/index.ts";
import { audioFor, audioName, audioPath, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { podcastText } from "#app/content/listening.ts";
import { episodes } from "#app/content/podcast/index.ts";
import type { Recording } from "#app/schemas/content.ts";

type Turn = { text: string; speaker: string };
type TimedTurn = Turn & { startSeconds: number; endSeconds: number };

type Told = { title: string; src: string; bytes: number };

export type BundledTimeline = Told & {
  isBundled: true;
  durationSeconds: number;
  chapters: { title: string; mark?: string | undefined; startSeconds: number }[];
  turns: TimedTurn[];
};

/** A recording that replaces the bundled file has the same words, at times that nobody knows. */
export type RecordingTimeline =
  | BundledTimeline
  | (Told & { isBundled: false; durationSeconds: number | null; turns: Turn[] });

type Speaker = Recording["chapters"][number]["paragraphs"][number]["speaker"];

export function speakerName(speaker: Speaker): string {
  return founders.find(({ id }) => id === speaker)?.name ?? podcastText.host;
}

/** The build makes sure that a recording's texts and the times in its file belong together. */
function timelineOf(recording: Recording, name: string): BundledTimeline {
  const audio = audioFor(name);
  if (!audio) throw new Error(`${name} is not in the audio manifest: run npm run audio`);
  const paragraphs = recording.chapters.flatMap((chapter) => chapter.paragraphs);
  return {
    isBundled: true,
    title: recording.title,
    src: audioPath(name),
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

/** The bundled file of a name such as "episode-1" or "journey-popup-exhibitions". */
export function bundledTimeline(name: string): BundledTimeline | null {
  const episode = episodes.find(({ slug }) => slug === name);
  if (episode) return timelineOf(episode, episodeAudioName(episode.number));
  const journey = journeys.find(({ id }) => name === `journey-${id}`);
  return journey ? timelineOf(journey.podcast, journeyAudioName(journey.id)) : null;
}

/** The recording of a name as it plays now: the bundled file, or its replacement. */
export function findTimeline(name: string, replacements: Replacements): RecordingTimeline | null {
  const bundled = bundledTimeline(name);
  const replacement = bundled && replacements.get(audioName(bundled.src));
  if (!bundled || !replacement) return bundled;
  const turns = bundled.turns.map(({ text, speaker }) => ({ text, speaker }));
  return { isBundled: false, title: bundled.title, src: bundled.src, ...replacement, turns };
}

export function requireTimeline(name: string, replacements: Replacements): RecordingTimeline {
  const timeline = findTimeline(name, replacements);
  if (!timeline) throw new Error(`There is no recording named ${name}`);
  return timeline;
}

/** The marks along the player's bar. The part before the first mark is in the list of chapters alone. */
export const milestonesOf = (timeline: RecordingTimeline) =>
  timeline.isBundled ? timeline.chapters.slice(1).map(({ title, ...mark }) => ({ label: title, ...mark })) : undefined;

export const transcriptPath = (name: string) => `/transcripts/${name}.vtt`;
export const chaptersPath = (name: string) => `/chapters/${name}.json`;
