import { type Replacements, readReplacements } from "#app/.server/audio/index.ts";
import { type Database, DatabaseUnavailableError, unlessCold } from "#app/.server/db/index.ts";
import { audioName } from "#app/content/audio.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { logError, logWarning, safeMessage } from "#app/lib/log.ts";
import type { Story } from "#app/schemas/story.ts";
import { builtInStories } from "./built-in.ts";
import { readPublishedStories } from "./published.ts";

/** The stories, sorted by id. `isWhole` is false when D1 did not answer, so that published ones are missing. */
export type StoryLibrary = {
  stories: Story[];
  isWhole: boolean;
};

const DEADLINE_MS = 1000;
/** While D1 hangs, not every visitor should wait for the deadline. */
const REST_MS = 10_000;

const restsUntil = new WeakMap<object, number>();
/** Stands for a missing binding, as a key of `restsUntil`. */
const noDatabase = {};

/**
 * Reads everything in one round trip. It never rejects, and answers within a second.
 * @param audio the bucket of recordings, for callers that show their lengths
 */
export const readLibrary = (db: Database, audio: R2Bucket | null = null, now = Date.now): Promise<StoryLibrary> =>
  withFiles(readStories(db, now), audio);

/** As `readLibrary`, for lists: the first one of an isolate may lack published stories, and does not wait for D1. */
export const readListed = (
  db: Database,
  audio: R2Bucket | null,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<StoryLibrary> =>
  withFiles(
    unlessCold(waitUntil, () => readStories(db, Date.now), builtInLibrary),
    audio,
  );

async function withFiles(reading: Promise<StoryLibrary>, audio: R2Bucket | null): Promise<StoryLibrary> {
  const [library, replacements] = await Promise.all([reading, audio && readReplacements(audio)]);
  return { ...library, stories: library.stories.map((story) => withFile(story, replacements)) };
}

export const asPlayed = async (story: Story, audio: R2Bucket): Promise<Story> =>
  withFile(story, await readReplacements(audio));

/** Takes size and length from R2 if an operator replaced the recording. */
function withFile(story: Story, replacements: Replacements | null): Story {
  const file = replacements?.get(audioName(story.audioUrl));
  if (!file) return story;
  const unmeasured = story.audioBytes === null ? story.audioDuration : DEFAULT_AUDIO_SECONDS;
  return { ...story, audioDuration: Math.round(file.durationSeconds ?? unmeasured), audioBytes: null };
}

async function readStories(db: Database, now: () => number): Promise<StoryLibrary> {
  const client = db.$client ?? noDatabase;
  if (now() < (restsUntil.get(client) ?? 0)) return builtInLibrary();
  try {
    const told = await readPublishedStories(db, DEADLINE_MS);
    restsUntil.delete(client);
    return { stories: overlay(builtInStories, told), isWhole: true };
  } catch (error) {
    restsUntil.set(client, now() + REST_MS);
    if (error instanceof DatabaseUnavailableError) logWarning("stories-built-in-only", { cause: safeMessage(error) });
    else logError("stories", error);
    return builtInLibrary();
  }
}

export function withDraft(library: StoryLibrary, draft: Story): StoryLibrary {
  return { ...library, stories: overlay(library.stories, [draft]) };
}

function builtInLibrary(): StoryLibrary {
  return { stories: [...builtInStories], isWhole: false };
}

function overlay(below: readonly Story[], above: readonly Story[]): Story[] {
  const byId = new Map([...below, ...above].map((story) => [story.id, story]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
