/**
 * The measured facts of each bundled recording: its length and size, and the times of its paragraphs and chapters. `npm run
 * audio` writes the manifest; nobody edits it by hand.
 */
import manifest from "#app/content/audio-manifest.json" with { type: "json" };
import type { Edition } from "#app/lib/edition.ts";

export type AudioRecord = {
  durationSeconds: number;
  bytes: number;
  /** Of the file itself, in hex. */
  sha256: string;
  /** Of its script: the words and who says them. */
  textSha256: string;
  /** Of all that decides how it sounds: phonemes, voices and manner. */
  soundSha256: string;
  /** When this file was made, as an ISO date-time. */
  recordedAt: string;
  /** Start and end of each paragraph in reading order, in seconds. */
  segments: readonly (readonly [start: number, end: number])[];
  /** The start of each chapter, in seconds, for recordings with chapters. */
  chapters?: readonly number[];
};

/** Every recording by file name. Rebuilt from JSON, whose arrays have no fixed length for TypeScript. */
export const audioManifest: ReadonlyMap<string, AudioRecord> = new Map(
  Object.entries(manifest as Readonly<Record<string, Omit<AudioRecord, "segments"> & { segments: number[][] }>>).map(
    ([name, record]) => [
      name,
      { ...record, segments: record.segments.map(([start = 0, end = 0]): readonly [number, number] => [start, end]) },
    ],
  ),
);

export const storyAudioName = (storyId: number, edition: Edition = "en"): string =>
  `story-${storyId}${edition === "en" ? "" : `-${edition}`}.mp3`;
export const journeyAudioName = (journeyId: string): string => `journey-${journeyId}.mp3`;
export const episodeAudioName = (episodeNumber: number): string => `podcast-episode-${episodeNumber}.mp3`;

/** The site-relative address of a recording. */
export const audioPath = (name: string): string => `/audio/${name}`;

/** The name of the recording at an address such as "/audio/story-1.mp3". */
export const audioName = (path: string): string => path.replace(audioPath(""), "");

/** The record of a bundled file such as "story-1.mp3"; undefined when there is none. */
export function audioFor(name: string): AudioRecord | undefined {
  return audioManifest.get(name);
}

/** The record of the bundled file at an address such as "/audio/story-1.mp3"; undefined when there is none. */
export const audioAt = (path: string): AudioRecord | undefined => audioFor(audioName(path));
