/** Pictures and recordings uploaded for stories, each under the hash of its bytes, so that none is overwritten. */
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { SYNTHETIC_FOLDER } from "#app/lib/audio-key.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { DAY_MS } from "#app/lib/durations.ts";
import { listObjects } from "#app/lib/list-objects.ts";
import { eachMp3Frame } from "#app/lib/mp3-duration.ts";
import { pictureKind } from "./picture-type.ts";

const { publishedStories, storyDrafts } = tables;

const UPLOADED_RECORDINGS = "audio/uploads/";
const FOLDERS = ["pictures/", UPLOADED_RECORDINGS, `audio/${SYNTHETIC_FOLDER}`];

export const MAX_PICTURE_BYTES = 2_000_000;
/** An hour at 18 kbit/s, eight minutes at 128. A larger one would take too much of an isolate's memory. */
export const MAX_RECORDING_BYTES = 8_000_000;
const MIN_RECORDING_SECONDS = 5;
const MAX_RECORDING_SECONDS = 7_200;
/** In a file with a smaller share of whole MP3 frames, a few bytes only look like a frame. */
const MIN_SHARE_OF_FRAMES = 0.8;

export const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const nameOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => (await sha256Hex(bytes)).slice(0, 32);

/** `seconds` is the length of a recording. */
export type Checked = { path: string; store: (bucket: R2Bucket) => Promise<unknown>; seconds?: number };

const checked = (key: string, file: File, contentType: string): Checked => ({
  path: `/${key}`,
  store: (bucket) => bucket.put(key, file, { httpMetadata: { contentType } }),
});

async function bytesOf(file: File, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | { fault: string }> {
  if (file.size === 0) return { fault: `“${file.name}” is empty` };
  return file.size > maxBytes
    ? { fault: `must be at most ${megabytes(maxBytes)}` }
    : new Uint8Array(await file.arrayBuffer());
}

export async function checkPicture(file: File): Promise<Checked | { fault: string }> {
  const bytes = await bytesOf(file, MAX_PICTURE_BYTES);
  if ("fault" in bytes) return bytes;
  const kind = pictureKind(bytes);
  if (!kind) return { fault: "must be a JPEG, PNG or WebP" };
  return checked(`pictures/${await nameOf(bytes)}.${kind.extension}`, file, kind.contentType);
}

/** Checks a recording, measures its length, and stores nothing yet. */
export async function checkRecording(file: File): Promise<Checked | { fault: string }> {
  const bytes = await bytesOf(file, MAX_RECORDING_BYTES);
  if ("fault" in bytes) return bytes;
  let [inFrames, exact] = [0, 0];
  for (const frame of eachMp3Frame(bytes)) {
    inFrames += frame.bytes;
    exact += frame.samples / frame.sampleRate;
  }
  if (inFrames < bytes.length * MIN_SHARE_OF_FRAMES) return { fault: "must be an MP3" };
  const seconds = Math.round(exact);
  if (seconds < MIN_RECORDING_SECONDS || seconds > MAX_RECORDING_SECONDS) {
    return { fault: `must last ${MIN_RECORDING_SECONDS} seconds to ${MAX_RECORDING_SECONDS / 3600} hours` };
  }
  return { ...checked(`${UPLOADED_RECORDINGS}${await nameOf(bytes)}.mp3`, file, "audio/mpeg"), seconds };
}

/** The key of an uploaded picture by its path; null for any other path. */
export const pictureKey = (pathname: string): string | null =>
  /^\/(pictures\/[0-9a-f]{32}\.(?:jpg|png|webp))$/.exec(pathname)?.[1] ?? null;

/** R2 deletes so many at once; the next night deletes the rest. */
const MAX_STRAYS = 1_000;

type Named = { imageUrl?: string; audioUrl?: string };

/** True for a path below one of the folders of stories' files, and not of a file that ships with the site. */
const isUpload = (path: string): boolean => FOLDERS.some((folder) => path.startsWith(`/${folder}`));

export const isDeleted = async (bucket: R2Bucket, path: string): Promise<boolean> =>
  isUpload(path) && !(await bucket.head(path.slice(1)));

export const withoutUploads = <Story extends Named>(story: Story): Story => ({
  ...story,
  ...(isUpload(story.imageUrl ?? "") ? { imageUrl: "" } : {}),
  ...(isUpload(story.audioUrl ?? "") ? { audioUrl: "" } : {}),
});

/** Deletes those of the files that neither a published story nor a draft names. */
export async function removeUnnamed(db: Database, bucket: R2Bucket, paths: readonly string[]): Promise<void> {
  const uploads = paths.filter(isUpload);
  if (uploads.length === 0) return;
  const [published, drafts] = await withDatabase(() =>
    db.batch([
      db.select({ imageUrl: publishedStories.imageUrl, audioUrl: publishedStories.audioUrl }).from(publishedStories),
      db.select({ draft: storyDrafts.draft }).from(storyDrafts),
    ]),
  );
  const stories: Named[] = [...published, ...drafts.map(({ draft }) => JSON.parse(draft) as Named)];
  const named = new Set(stories.flatMap(({ imageUrl, audioUrl }) => [imageUrl, audioUrl]));
  const unnamed = uploads.filter((path) => !named.has(path)).slice(0, MAX_STRAYS);
  if (unnamed.length > 0) await bucket.delete(unnamed.map((path) => path.slice(1)));
}

/** Deletes the files that no story has named for a day, within which a story is written. */
export async function removeStrayFiles(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const objects = await Promise.all(FOLDERS.map((prefix) => listObjects(bucket, { prefix })));
  const old = objects.flat().filter(({ uploaded }) => now.getTime() - uploaded.getTime() > DAY_MS);
  await removeUnnamed(
    db,
    bucket,
    old.map(({ key }) => `/${key}`),
  );
}
