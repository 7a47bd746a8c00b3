/** Keeps the erasures of the last 30 days beside the backups as well, for the case that the database itself is lost. */
import { ErasuresSchema, mergedErasures, rememberedErasures, type Erasure } from "#app/.server/erasure/remembered.ts";
import { type Database, withDatabase } from "#app/.server/db/index.ts";
import { ERASURES_KEY } from "./format.ts";
import { oldestRetainedBackup } from "./prune.ts";
import type { ReadObject } from "./restore.ts";

/** The erasures stored beside the backups. */
export async function storedErasures(read: ReadObject): Promise<Erasure[]> {
  const bytes = await read(ERASURES_KEY);
  return bytes === null ? [] : ErasuresSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

export const readFrom =
  (bucket: R2Bucket): ReadObject =>
  async (key) => {
    const object = await bucket.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  };

/** Adds the database's erasures to the bucket's, if anything there is new or too old. */
export async function copyErasures(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const stored = await storedErasures(readFrom(bucket));
  const merged = mergedErasures([stored, await withDatabase(() => rememberedErasures(db))], oldestRetainedBackup(now));
  if (JSON.stringify(merged) !== JSON.stringify(stored)) await bucket.put(ERASURES_KEY, JSON.stringify(merged));
}
