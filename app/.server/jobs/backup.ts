/**
 * Writes a backup of all tables to its own bucket. One transaction copies every row into a snapshot table, so that the
 * backup is of one moment; the snapshot is then read in pages, which keeps memory small however long the list is. The
 * manifest is written last: a folder without one is no backup, and the next run deletes it.
 */
import { type Database, withDatabase } from "#app/.server/db/index.ts";
import { LOCK_MS } from "./run.ts";
import {
  BACKUP_FOLDER,
  backedUpTables,
  type BackupIndex,
  INDEX_KEY,
  indexed,
  type Manifest,
  ManifestSchema,
  manifestKey,
  quoted,
  tableKey,
} from "./format.ts";
import { putCompressed } from "./put-compressed.ts";
import { BACKUPS_KEPT_DAYS, backupsKeptFrom } from "./prune.ts";

const PAGE_ROWS = 1_000;
/** Copying 50,000 rows takes a second or two; D1 itself gives up after 30. */
const SNAPSHOT_DEADLINE_MS = 40_000;

const JSON_TYPE = { httpMetadata: { contentType: "application/json" } } as const;

/** Writes a backup, deletes old ones, and returns the manifest. */
export async function writeBackup(db: Database, bucket: R2Bucket, now: Date): Promise<Manifest> {
  const time = now.toISOString();
  const { ranges, sequences, schemaVersion } = await takeSnapshot(db, now);
  const written: Manifest["tables"] = [];
  for (const { name, columns } of backedUpTables) {
    const { rows = 0, ...range } = ranges.get(name) ?? { first: 0, last: -1 };
    const file = await putCompressed(bucket, tableKey(time, name), linesOf(db, range));
    if (file.lines !== rows) throw new Error(`The copy of ${name} was taken away while it was read`);
    written.push({ name, columns: [...columns], rows, bytes: file.bytes, sha256: file.sha256 });
  }
  const manifest: Manifest = { format: 1, takenAt: time, schemaVersion, tables: written, sequences };
  await bucket.put(manifestKey(time), JSON.stringify(manifest, null, 2), JSON_TYPE);
  await withDatabase(() => db.$client.prepare("DELETE FROM backup_rows WHERE taken_at = ?").bind(now.getTime()).run());
  await tidy(bucket, now);
  return manifest;
}

type Range = { first: number; last: number };
type Snapshot = {
  ranges: Map<string, Range & { rows: number }>;
  sequences: Manifest["sequences"];
  schemaVersion: string;
};

/** Copies every row of every table in one transaction. The rows of a table get consecutive ids. */
async function takeSnapshot(db: Database, now: Date): Promise<Snapshot> {
  const { $client } = db;
  const at = now.getTime();
  const copies = backedUpTables.map(({ name, columns }) =>
    $client
      .prepare(
        `INSERT INTO backup_rows (taken_at, table_name, row) SELECT ?, ?, json_array(${columns.map(quoted).join(", ")}) FROM ${quoted(name)}`,
      )
      .bind(at, name),
  );
  const batch = [
    // Also deletes what a cut-off run left, and this run's own rows if its answer was lost and it is retried.
    $client.prepare("DELETE FROM backup_rows WHERE taken_at = ? OR taken_at < ?").bind(at, at - LOCK_MS),
    ...copies,
    $client
      .prepare(
        "SELECT table_name AS name, count(*) AS rows, min(id) AS first, max(id) AS last FROM backup_rows WHERE taken_at = ? GROUP BY table_name",
      )
      .bind(at),
    $client.prepare("SELECT name, seq FROM sqlite_sequence ORDER BY name"),
    $client.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1"),
  ];
  const answers = await withDatabase(() => $client.batch(batch), SNAPSHOT_DEADLINE_MS);
  const [ranges, sequences, migration] = answers.slice(-3).map(({ results }) => results);
  const stored = new Set(backedUpTables.map(({ name }) => name));
  return {
    ranges: new Map((ranges as (Range & { name: string; rows: number })[]).map(({ name, ...rest }) => [name, rest])),
    // D1's own tables have sequences as well.
    sequences: (sequences as Manifest["sequences"]).filter(({ name }) => stored.has(name)),
    schemaVersion: (migration as { name: string }[])[0]?.name ?? "",
  };
}

/** The copied rows of a table, a page at a time. */
async function* linesOf({ $client }: Database, { first, last }: Range): AsyncGenerator<string[]> {
  const page = $client.prepare("SELECT id, row FROM backup_rows WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?");
  for (let from = first; from <= last; ) {
    const { results } = await withDatabase(() => page.bind(from, last, PAGE_ROWS).all<{ id: number; row: string }>());
    if (results.length === 0) return;
    yield results.map(({ row }) => row);
    from = (results.at(-1)?.id ?? last) + 1;
  }
}

/** Keeps the newest 30 backups, none older than 30 days except the newest, and writes the index of what is left. */
async function tidy(bucket: R2Bucket, now: Date): Promise<void> {
  const folders = new Map<string, string[]>();
  for (const key of await keysIn(bucket)) {
    const [, time = "", file] = key.split("/");
    if (file) folders.set(time, [...(folders.get(time) ?? []), key]);
  }
  const times = [...folders.keys()].sort().reverse();
  const isWhole = (time: string) => folders.get(time)?.includes(manifestKey(time)) === true;
  const oldest = backupsKeptFrom(now).toISOString();
  const kept = times
    .filter(isWhole)
    .slice(0, BACKUPS_KEPT_DAYS)
    .filter((time, index) => index === 0 || time >= oldest);
  // Skips a folder that another run may still be writing.
  const atWork = new Date(now.getTime() - LOCK_MS).toISOString();
  const gone = times.filter((time) => !kept.includes(time) && (isWhole(time) || time < atWork));
  // The manifest first, so that a half-deleted folder is no backup any more.
  for (const time of gone) {
    await bucket.delete(manifestKey(time));
    await bucket.delete(folders.get(time) ?? []);
  }
  const index: BackupIndex = [];
  for (const time of kept) {
    const manifest = ManifestSchema.safeParse(await (await bucket.get(manifestKey(time)))?.json());
    if (manifest.success) index.push(indexed(manifest.data));
  }
  await bucket.put(INDEX_KEY, JSON.stringify(index, null, 2), JSON_TYPE);
}

async function keysIn(bucket: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const listed = await bucket.list({ prefix: BACKUP_FOLDER, ...(cursor ? { cursor } : {}) });
    keys.push(...listed.objects.map(({ key }) => key));
    if (!listed.truncated) return keys;
    cursor = listed.cursor;
  }
}
