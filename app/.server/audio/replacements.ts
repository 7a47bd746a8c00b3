/** Recordings in R2 that replace bundled ones. Their size and length are read from the file, once for each version. */
import { audioFor } from "#app/content/audio.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { listObjects } from "#app/lib/list-objects.ts";
import { logWarning, safeMessage } from "#app/lib/log.ts";
import { secondsByHead, soundStart } from "#app/lib/mp3-duration.ts";
import { isCopyOfBundled } from "./serve.ts";

type Replacement = { bytes: number; durationSeconds: number | null };

export type Replacements = ReadonlyMap<string, Replacement>;

const FOLDER = "audio/";
const FRESH_MS = 30_000;
const DEADLINE_MS = 1000;
const TAG_HEADER_BYTES = 10;
const HEAD_BYTES = 4096;

type Known = { readAt: number; files: ReadonlyMap<string, { version: string; replacement: Replacement | null }> };
const memory = new WeakMap<R2Bucket, Known>();

/** The replaced recordings. It never fails: without R2 the bundled files play. */
export async function readReplacements(
  bucket: R2Bucket | undefined,
  now: () => number = Date.now,
): Promise<Replacements> {
  if (!bucket) return new Map();
  let known = memory.get(bucket) ?? { readAt: Number.NEGATIVE_INFINITY, files: new Map() };
  if (now() - known.readAt >= FRESH_MS) {
    const { files } = known;
    // Requests that come meanwhile use what is known; in a new isolate nothing is, so each of them asks.
    if (memory.has(bucket)) memory.set(bucket, { readAt: now(), files });
    const read = await withinDeadline(DEADLINE_MS, () => readFiles(bucket, files)).catch((error: unknown) => {
      logWarning("recordings-not-listed", { cause: safeMessage(error) });
      return files;
    });
    known = { readAt: now(), files: read };
    memory.set(bucket, known);
  }
  return new Map([...known.files].flatMap(([name, { replacement }]) => (replacement ? [[name, replacement]] : [])));
}

async function readFiles(bucket: R2Bucket, known: Known["files"]): Promise<Known["files"]> {
  const objects = await listObjects(bucket, { prefix: FOLDER, delimiter: "/", include: ["customMetadata"] });
  const files = objects.map(async (object) => {
    const name = object.key.slice(FOLDER.length);
    const before = known.get(name);
    const isKnown = before?.version === object.version;
    return [
      name,
      isKnown ? before : { version: object.version, replacement: await replacementBy(bucket, object) },
    ] as const;
  });
  return new Map(await Promise.all(files));
}

/** Null for an object that is the bundled file itself. */
async function replacementBy(bucket: R2Bucket, object: R2Object): Promise<Replacement | null> {
  if (isCopyOfBundled(object)) return null;
  const { size } = object;
  const bytesAt = async (offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    const found = offset < size ? await bucket.get(object.key, { range: { offset, length } }) : null;
    return new Uint8Array((await found?.arrayBuffer()) ?? []);
  };
  const bundled = audioFor(object.key.slice(FOLDER.length));
  if (size === bundled?.bytes && (await sha256Hex(await bytesAt(0, size))) === bundled.sha256) return null;
  const start = soundStart(await bytesAt(0, TAG_HEADER_BYTES));
  return { bytes: size, durationSeconds: secondsByHead(await bytesAt(start, HEAD_BYTES), size - start) };
}
