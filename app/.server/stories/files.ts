/**
 * Pictures and recordings that operators upload for stories. Each is stored under the hash of its bytes, so none is
 * overwritten.
 */
import { audioFor } from "#app/content/audio.ts";
import { audioKey } from "#app/lib/audio-key.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { mp3Frames } from "#app/lib/mp3-duration.ts";
import { type PictureExtension, pictureContentType, pictureExtension } from "./picture-type.ts";

const MAX_PICTURE_BYTES = 2_000_000;
/** An hour at 32 kbit/s, a quarter of an hour at 128. */
const MAX_RECORDING_BYTES = 16_000_000;
const MIN_RECORDING_SECONDS = 5;
const MAX_RECORDING_SECONDS = 7_200;
/** A file with a smaller share of whole MP3 frames is something else in which a few bytes look like a frame. */
const MIN_SHARE_OF_FRAMES = 0.8;

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const nameOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => (await sha256Hex(bytes)).slice(0, 32);

/** Stores a picture and returns its path, or the reason it was refused. */
export async function storePicture(
  bucket: R2Bucket,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ path: string } | { fault: string }> {
  if (bytes.length > MAX_PICTURE_BYTES) return { fault: `must be at most ${megabytes(MAX_PICTURE_BYTES)}` };
  const extension = pictureExtension(bytes);
  if (extension === null) return { fault: "must be a JPEG, PNG or WebP" };
  const key = `pictures/${await nameOf(bytes)}.${extension}`;
  await bucket.put(key, bytes, { httpMetadata: { contentType: pictureContentType(extension) } });
  return { path: `/${key}` };
}

/** Stores a recording and returns its path and length, or the reason it was refused. */
export async function storeRecording(
  bucket: R2Bucket,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ path: string; seconds: number } | { fault: string }> {
  if (bytes.length > MAX_RECORDING_BYTES) return { fault: `must be at most ${megabytes(MAX_RECORDING_BYTES)}` };
  const frames = mp3Frames(bytes);
  const inFrames = frames.reduce((sum, frame) => sum + frame.bytes, 0);
  if (inFrames < bytes.length * MIN_SHARE_OF_FRAMES) return { fault: "must be an MP3" };
  const seconds = Math.round(frames.reduce((sum, { samples, sampleRate }) => sum + samples / sampleRate, 0));
  if (seconds < MIN_RECORDING_SECONDS || seconds > MAX_RECORDING_SECONDS) {
    return { fault: `must last ${MIN_RECORDING_SECONDS} seconds to ${MAX_RECORDING_SECONDS / 3600} hours` };
  }
  const key = `audio/uploads/${await nameOf(bytes)}.mp3`;
  await bucket.put(key, bytes, { httpMetadata: { contentType: "audio/mpeg" } });
  return { path: `/${key}`, seconds };
}

const PICTURE_PATH = /^\/(pictures\/[0-9a-f]{32}\.(jpg|png|webp))$/;

/** The key and type of an uploaded picture, by its path; null for every other path. */
export function pictureAt(pathname: string): { key: string; contentType: string } | null {
  const [, key, extension] = PICTURE_PATH.exec(pathname) ?? [];
  return key && extension ? { key, contentType: pictureContentType(extension as PictureExtension) } : null;
}

/** True when the site has the files that a story names. An empty path needs none. */
export async function hasFiles(
  { imageUrl, audioUrl }: { imageUrl: string; audioUrl: string },
  { bucket, hasAsset }: { bucket: R2Bucket; hasAsset: (path: string) => Promise<boolean> },
): Promise<Record<string, string>> {
  const uploaded = pictureAt(imageUrl);
  const key = audioUrl === "" ? null : audioKey(audioUrl);
  const [hasPicture, hasRecording] = await Promise.all([
    imageUrl === "" || (uploaded ? bucket.head(uploaded.key).then(Boolean) : hasAsset(imageUrl)),
    key === null || audioFor(key.replace(/^audio\//, "")) !== undefined || bucket.head(key).then(Boolean),
  ]);
  return {
    ...(hasPicture ? {} : { imageUrl: `there is no picture ${imageUrl}` }),
    ...(hasRecording ? {} : { audioUrl: `there is no recording ${audioUrl}` }),
  };
}
