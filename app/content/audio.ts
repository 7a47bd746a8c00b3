/**
 * What is known of each bundled recording: its true length and size, and where in it each paragraph and chapter is
 * heard. `npm run audio` writes the manifest; nobody edits it by hand.
 */
import manifest from "#app/content/audio-manifest.json" with { type: "json" };

export type AudioRecord = {
  durationSeconds: number;
  bytes: number;
  /** Of the file itself, in hex. */
  sha256: string;
  /** Of the script it was read from: what is said, by which voice, and how. */
  textSha256: string;
  /** Which computer voices read it. */
  voices: "flite" | "workers-ai";
  /** When this very file was made, as an ISO date-time: the bundled file's Last-Modified. */
  recordedAt: string;
  /** Start and end of each paragraph in reading order, in seconds. */
  segments: readonly (readonly [start: number, end: number])[];
  /** Where each chapter starts, in seconds; recordings with chapters only. */
  chapters?: readonly number[];
};

/** Every recording by file name. JSON arrays have no fixed length, hence the pairing here. */
export const audioManifest: ReadonlyMap<string, AudioRecord> = new Map(
  Object.entries(manifest as Readonly<Record<string, Omit<AudioRecord, "segments"> & { segments: number[][] }>>).map(
    ([name, record]) => [
      name,
      { ...record, segments: record.segments.map(([start = 0, end = 0]): readonly [number, number] => [start, end]) },
    ],
  ),
);

export const storyAudioName = (storyId: number): string => `story-${storyId}.mp3`;
export const journeyAudioName = (journeyId: string): string => `journey-${journeyId}.mp3`;
export const episodeAudioName = (episodeNumber: number): string => `podcast-episode-${episodeNumber}.mp3`;

/** The site-relative address of a recording. */
export const audioPath = (name: string): string => `/audio/${name}`;

/** The record of a bundled file such as "story-1.mp3"; undefined when there is none of that name. */
export function audioFor(name: string): AudioRecord | undefined {
  return audioManifest.get(name);
}
