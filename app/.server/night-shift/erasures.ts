/** Keeps the erasures of the last 30 days beside the backups as well: the database that remembers them may be the one lost. */
import { ErasuresSchema, mergedErasures, rememberedErasures, type Erasure } from "#app/.server/erasure/remembered.ts";
import { type Database, withDatabase } from "#app/.server/db/index.ts";
import { ERASURES_KEY } from "./format.ts";
import { backupsKeptFrom } from "./prune.ts";
import type { ReadObject } from "./restore.ts";

/** The erasures as they stand beside the backups. */
export async function storedErasures(read: ReadObject): Promise<Erasure[]> {
  const bytes = await read(ERASURES_KEY);
  return bytes === null ? [] : ErasuresSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Gets objects out of a bucket. */
export const readFrom =
  (bucket: R2Bucket): ReadObject =>
  async (key) => {
    const object = await bucket.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  };

/** Adds the database's erasures to the bucket's, where one of them is new or too old. */
export async function copyErasures(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const stored = await storedErasures(readFrom(bucket));
  const merged = mergedErasures([stored, await withDatabase(() => rememberedErasures(db))], backupsKeptFrom(now));
  if (JSON.stringify(merged) !== JSON.stringify(stored)) await bucket.put(ERASURES_KEY, JSON.stringify(merged));
}
