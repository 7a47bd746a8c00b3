/**
 * Writes a backup of all tables, by reads alone. One transaction reads the first page of every table and its last row;
 * later pages go on up to that row. So a table of one page is of the same moment as the others, and a longer one has
 * every row that was there all along. A restore counts anew.
 */
import { type Database, withDatabase } from "#app/.server/db/index.ts";
import { listObjects } from "#app/lib/list-objects.ts";
import {
  BACKUP_FOLDER,
  backedUpTables,
  type BackupIndex,
  backupKey,
  type Header,
  INDEX_KEY,
  IndexSchema,
  quoteIdentifier,
  timeOf,
} from "./format.ts";
import { putCompressed } from "./put-compressed.ts";
import { BACKUP_RETENTION_DAYS, oldestRetainedBackup } from "./prune.ts";

/** While a page is read, D1 answers nobody else. */
const PAGE_ROWS = 2_000;

export async function writeBackup(db: Database, bucket: R2Bucket, now: Date): Promise<BackupIndex[number]> {
  const time = now.toISOString();
  const { starts, ...numbers } = await readStarts(db);
  const header: Header = { format: 2, takenAt: time, tables: backedUpTables, ...numbers };
  let rows = 0;
  async function* lines(): AsyncGenerator<string[]> {
    yield [JSON.stringify(header)];
    for (const { table, first, last } of starts) {
      yield [JSON.stringify({ table: table.name })];
      for await (const page of linesOf(db, table, first, last)) {
        rows += page.length;
        yield page;
      }
    }
    yield [JSON.stringify({ rows })];
  }
  const bytes = await putCompressed(bucket, backupKey(time), lines());
  const written = { time, schemaVersion: header.schemaVersion, rows, bytes };
  await tidy(bucket, written, now);
  return written;
}

type Table = (typeof backedUpTables)[number];
type Line = { id: number; line: string };

const pageOf = ({ name, columns }: Table): string =>
  `SELECT rowid AS id, json_array(${columns.map(quoteIdentifier).join(", ")}) AS line FROM ${quoteIdentifier(name)}
   WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ${PAGE_ROWS}`;

/** Reads the first page and the last row's id of every table, and the header's numbers, in one transaction. */
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
  const [sequences, migration] = results.slice(-2) as [Header["sequences"], { name: string }[]];
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
async function tidy(bucket: R2Bucket, written: BackupIndex[number], now: Date): Promise<void> {
  const objects = await listObjects(bucket, { prefix: BACKUP_FOLDER });
  const oldest = oldestRetainedBackup(now).toISOString();
  const kept = objects
    .flatMap(({ key, size }) => ({ key, size, time: timeOf(key) ?? "" }))
    .filter(({ time }) => time !== "")
    .sort((one, other) => (one.time < other.time ? 1 : -1))
    .slice(0, BACKUP_RETENTION_DAYS)
    .filter(({ time }, index) => index === 0 || time >= oldest);
  const isOld = (key: string) => timeOf(key) !== null || key.slice(BACKUP_FOLDER.length) < oldest;
  const keptKeys = new Set([INDEX_KEY, ...kept.map(({ key }) => key)]);
  const gone = objects.map(({ key }) => key).filter((key) => !keptKeys.has(key) && isOld(key));
  if (gone.length > 0) await bucket.delete(gone);
  const before = IndexSchema.safeParse(await (await bucket.get(INDEX_KEY))?.json().catch(() => null));
  const known = new Map([...(before.data ?? []), written].map((line) => [line.time, line]));
  const index = kept.map(({ time, size }) => known.get(time) ?? { time, schemaVersion: "", rows: 0, bytes: size });
  await bucket.put(INDEX_KEY, JSON.stringify(index, null, 2), { httpMetadata: { contentType: "application/json" } });
}
