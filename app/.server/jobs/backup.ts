/**
 * Writes a backup of all tables to its own bucket. It only reads, in pages: one transaction reads the first page of every table
 * and its last row, and each later page goes on from there, up to that row. So a table of one page is of one moment together
 * with the others, and a longer one has every row that was there at the start and is still there. A restore counts anew.
 * The manifest is written last: a folder without one is no backup, and the next run deletes it.
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
  quoteIdentifier,
  tableKey,
} from "./format.ts";
import { putCompressed } from "./put-compressed.ts";
import { BACKUP_RETENTION_DAYS, oldestRetainedBackup } from "./prune.ts";

/** A page is read in a fraction of a second, during which D1 answers nobody else. */
const PAGE_ROWS = 2_000;

const JSON_TYPE = { httpMetadata: { contentType: "application/json" } } as const;

/** Writes a backup, deletes old ones, and returns the manifest. */
export async function writeBackup(db: Database, bucket: R2Bucket, now: Date): Promise<Manifest> {
  const time = now.toISOString();
  const { starts, sequences, schemaVersion } = await readStarts(db);
  const written: Manifest["tables"] = [];
  for (const { table, first, last } of starts) {
    const { lines, bytes, sha256 } = await putCompressed(
      bucket,
      tableKey(time, table.name),
      linesOf(db, table, first, last),
    );
    written.push({ name: table.name, columns: [...table.columns], rows: lines, bytes, sha256 });
  }
  const manifest: Manifest = { format: 1, takenAt: time, schemaVersion, tables: written, sequences };
  await bucket.put(manifestKey(time), JSON.stringify(manifest, null, 2), JSON_TYPE);
  await tidy(bucket, now);
  return manifest;
}

type Table = (typeof backedUpTables)[number];
type Line = { id: number; line: string };

const pageOf = ({ name, columns }: Table): string =>
  `SELECT rowid AS id, json_array(${columns.map(quoteIdentifier).join(", ")}) AS line FROM ${quoteIdentifier(name)}
   WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ${PAGE_ROWS}`;

/** Reads the first page and the last row's id of every table, and the numbers that the manifest needs, in one transaction. */
async function readStarts({ $client }: Database) {
  const statements = backedUpTables.flatMap((table) => [
    $client.prepare(pageOf(table)).bind(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    $client.prepare(`SELECT max(rowid) AS last FROM ${quoteIdentifier(table.name)}`),
  ]);
  const answers = await withDatabase(() =>
    $client.batch([
      ...statements,
      $client.prepare("SELECT name, seq FROM sqlite_sequence ORDER BY name"),
      $client.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1"),
    ]),
  );
  const results = answers.map((answer) => answer.results);
  const [sequences, migration] = results.slice(-2) as [Manifest["sequences"], { name: string }[]];
  const stored = new Set(backedUpTables.map(({ name }) => name));
  return {
    starts: backedUpTables.map((table, index) => ({
      table,
      first: results[index * 2] as Line[],
      last: (results[index * 2 + 1] as { last: number | null }[])[0]?.last ?? 0,
    })),
    // D1's own tables have sequences as well.
    sequences: sequences.filter(({ name }) => stored.has(name)),
    schemaVersion: migration[0]?.name ?? "",
  };
}

/** The rows of a table up to the one that was last at the start, a page at a time. */
async function* linesOf({ $client }: Database, table: Table, first: Line[], last: number): AsyncGenerator<string[]> {
  const next = $client.prepare(pageOf(table));
  for (let page = first; page.length > 0; ) {
    yield page.map(({ line }) => line);
    const from = page.length < PAGE_ROWS ? last : (page.at(-1)?.id ?? last);
    page = from >= last ? [] : (await withDatabase(() => next.bind(from, last).all<Line>())).results;
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
  const oldest = oldestRetainedBackup(now).toISOString();
  const kept = times
    .filter(isWhole)
    .slice(0, BACKUP_RETENTION_DAYS)
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
