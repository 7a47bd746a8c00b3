/** A backup of a long list, alone and while brands join, and its restores. */
import { openDatabase } from "#app/.server/db/index.ts";
import { readFrom } from "#app/.server/jobs/erasures.ts";
import { readManifest, restoreStatements } from "#app/.server/jobs/restore.ts";
import { auditTotals, recount } from "#app/.server/waitlist/counters.ts";
import { type Check, check, median } from "./check.ts";
import { measured } from "./measured.ts";
import { join, ms } from "./viral-list.ts";

/** Node has no streaming hash; it is read when the module of backups is loaded. */
async function loadBackup() {
  const { createHash } = await import("node:crypto");
  class DigestStream extends WritableStream<Uint8Array> {
    digest: Promise<ArrayBuffer>;
    constructor() {
      const hash = createHash("sha256");
      let end: (digest: ArrayBuffer) => void = () => {};
      super({
        write: (chunk) => void hash.update(chunk),
        close: () => end(Uint8Array.from(hash.digest()).buffer),
      });
      this.digest = new Promise((resolve) => {
        end = resolve;
      });
    }
  }
  Object.assign(crypto, { DigestStream });
  return (await import("#app/.server/jobs/backup.ts")).writeBackup;
}

/** Restores into an empty database. */
async function restoreInto(into: D1Database, bucket: R2Bucket, time: string): Promise<void> {
  const db = openDatabase(into);
  const read = readFrom(bucket);
  let waiting: D1PreparedStatement[] = [];
  const flush = async () => {
    if (waiting.length > 0) await into.batch(waiting);
    waiting = [];
  };
  for await (const sql of restoreStatements(db, read, await readManifest(read, time))) {
    waiting.push(into.prepare(sql));
    if (waiting.length === 100) await flush();
  }
  await flush();
}

/**
 * A backup alone, and one while brands join, which is restored. (That a restore is equal, backup.ts tells.) The backups are
 * written by this process: in one workerd with its database, the Worker's clock would let no join in before its end.
 */
export async function measureBackups(
  database: D1Database,
  { bucket, empty, at, cpuMs }: { bucket: R2Bucket; empty: D1Database; at: string; cpuMs: () => number | null },
): Promise<Check[]> {
  const writeBackup = await loadBackup();
  const still = new Date(Date.now() - 60_000);
  const { db, cost } = measured(database, cpuMs);
  await writeBackup(db, bucket, still);
  const alone = cost();

  const idle: number[] = [];
  const other = openDatabase(database);
  const timed = async () => {
    const begun = performance.now();
    await join(other);
    return performance.now() - begun;
  };
  for (let n = 0; n < 100; n += 1) idle.push(await timed());
  const before = await database
    .prepare("SELECT count(*) AS n, max(id) AS last FROM waitlist_entries")
    .first<{ n: number; last: number }>();
  const busy = new Date();
  let isDone = false;
  const writing = writeBackup(openDatabase(database), bucket, busy).finally(() => {
    isDone = true;
  });
  const meanwhile: number[] = [];
  while (!isDone || meanwhile.length < 500) meanwhile.push(await timed());
  await writing;
  await restoreInto(empty, bucket, busy.toISOString());
  const restored = openDatabase(empty);
  await recount(restored);
  const { entries, agree } = await auditTotals(restored, { week: busy, month: busy });
  const missing =
    (before?.n ?? 0) -
    ((await empty
      .prepare("SELECT count(*) AS n FROM waitlist_entries WHERE id <= ?")
      .bind(before?.last ?? 0)
      .first<number>("n")) ?? 0);
  const twice = await empty
    .prepare("SELECT count(*) - count(DISTINCT email) AS n FROM waitlist_entries")
    .first<number>("n");
  const slowest = Math.max(...meanwhile);
  const usual = median(meanwhile);
  return [
    check(`backup ${at}: longest call of D1`, ms(alone.longestMs), "<= 150 ms", alone.longestMs <= 150),
    check(
      `backup ${at}: rows written, calls`,
      `${alone.written}, ${alone.calls}`,
      "0, < 700",
      alone.written === 0 && alone.calls < 700,
    ),
    check(
      `backup ${at}: slowest of ${meanwhile.length} joins meanwhile, median, and alone`,
      `${ms(slowest)}, ${ms(usual)}, ${ms(median(idle))}`,
      "<= 10 times the median",
      slowest <= 10 * usual,
    ),
    check(
      `restore after ${meanwhile.length} joins meanwhile: entries, twice, missing`,
      `${entries}, ${twice}, ${missing}`,
      "-, 0, 0",
      twice === 0 && missing === 0,
    ),
    check("counts after it, and `recount`", agree ? "right" : "wrong", "right", agree),
  ];
}
