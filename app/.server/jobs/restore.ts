/** Puts a backup into an empty database, by statements that the caller runs as one transaction, without triggers. */
import type { Database } from "#app/.server/db/index.ts";
import { RECOUNT } from "#app/.server/waitlist/counters.ts";
import { backedUpTables, backupKey, type Header, HeaderSchema, quoteIdentifier } from "./format.ts";

export type ReadObject = (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A backup that can't be restored; the message gives the reason. */
export class BackupError extends Error {
  override name = "BackupError";
}

const STARTS_FILLED = ["waitlist_totals", "jobs"];
/** D1 takes statements of 100,000 bytes. */
const MAX_JSON_BYTES = 90_000;

export type Backup = { header: Header; bytes: Uint8Array<ArrayBuffer>; rows: ReadonlyMap<string, number> };

/**
 * Reads a backup and checks that it is whole.
 * @throws BackupError when it is missing, of another format, or not as it was written.
 */
export async function openBackup(read: ReadObject, time: string): Promise<Backup> {
  const bytes = await read(backupKey(time));
  if (bytes === null) throw new BackupError(`There is no backup ${time}.`);
  const rows = new Map<string, number>();
  let header: Header | null = null;
  let end: unknown;
  try {
    for await (const { table, line } of linesIn(bytes)) {
      header ??= HeaderSchema.parse(JSON.parse(line));
      if (line.startsWith("{")) end = JSON.parse(line);
      if (table !== "") rows.set(table, (rows.get(table) ?? 0) + (line.startsWith("[") ? 1 : 0));
    }
  } catch {
    throw new BackupError(`The backup ${time} can't be read, or is not as it was written.`);
  }
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
  if (header === null || (end as { rows?: number }).rows !== all) {
    throw new BackupError(`The backup ${time} is not whole.`);
  }
  return { header, bytes, rows };
}

/** The lines of a backup, each with its table, or "" before the first. */
async function* linesIn(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<{ table: string; line: string }> {
  const text = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
    .pipeThrough(new TextDecoderStream());
  let rest = "";
  let table = "";
  for await (const chunk of text as unknown as AsyncIterable<string>) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      if (line.startsWith('{"table":')) table = (JSON.parse(line) as { table: string }).table;
      yield { table, line };
    }
  }
}

type Trigger = { name: string; sql: string };

/**
 * Requires an empty database with the backup's schema, and returns its triggers.
 * @throws BackupError that names the obstacle.
 */
export async function requireRestorable({ $client }: Database, header: Header): Promise<Trigger[]> {
  const counted = backedUpTables
    .filter(({ name }) => !STARTS_FILLED.includes(name))
    .map(({ name }) => `(SELECT count(*) FROM ${quoteIdentifier(name)}) AS ${quoteIdentifier(name)}`);
  counted.push("(SELECT coalesce(max(positions_given), 0) FROM waitlist_totals) AS places");
  const [migrations, counts, triggers] = await $client.batch<Record<string, unknown>>([
    $client.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1"),
    $client.prepare(`SELECT ${counted.join(", ")}`),
    $client.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"),
  ]);
  const newest = migrations?.results[0]?.name;
  if (newest !== header.schemaVersion) {
    throw new BackupError(
      `The backup is of a database after migration ${header.schemaVersion}, and this one is after ${newest ?? "none"}. Restore with the migrations of that day (git checkout), and bring the database up to date afterwards.`,
    );
  }
  if (JSON.stringify(header.tables) !== JSON.stringify(backedUpTables)) {
    throw new BackupError("The backup has other tables or columns than this checkout's schema.");
  }
  const filled = Object.entries(counts?.results[0] ?? {}).filter(([, count]) => Number(count) > 0);
  if (filled.length > 0) {
    const spoken = filled.map(([name, count]) => `${name} (${count})`).join(", ");
    throw new BackupError(`The database is not empty: ${spoken}. Restore into a new one.`);
  }
  return (triggers?.results ?? []) as Trigger[];
}

/** The statements that fill the database and count anew, in order, without final semicolons. */
export async function* restoreStatements(
  { header, bytes }: Backup,
  triggers: readonly Trigger[],
): AsyncGenerator<string> {
  yield "PRAGMA defer_foreign_keys = true";
  for (const { name } of triggers) yield `DROP TRIGGER ${quoteIdentifier(name)}`;
  for (const { name } of backedUpTables) yield `DELETE FROM ${quoteIdentifier(name)}`;
  yield* insertStatements(linesIn(bytes));
  for (const { name, seq } of header.sequences) {
    yield `DELETE FROM sqlite_sequence WHERE name = ${literal(name)}`;
    yield `INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name)}, ${seq})`;
  }
  // What was erased while a long backup was read may have left rows, and a new entry may get its id.
  for (const name of ["mails", "consent_receipts"]) {
    yield `DELETE FROM ${name} WHERE entry_id NOT IN (SELECT id FROM waitlist_entries)`;
  }
  yield "DELETE FROM free_months WHERE referrer_id NOT IN (SELECT id FROM waitlist_entries)";
  yield* RECOUNT;
  for (const { sql } of triggers) yield sql;
}

type Table = (typeof backedUpTables)[number];

/** One INSERT for as many rows as a statement holds. */
export async function* insertStatements(lines: AsyncIterable<{ table: string; line: string }>): AsyncGenerator<string> {
  let rows: Table | undefined;
  let waiting: string[] = [];
  let bytes = 0;
  for await (const { table, line } of lines) {
    const length = new TextEncoder().encode(jsonLiteral(line)).byteLength + 1;
    if (length > MAX_JSON_BYTES) throw new BackupError(`A row of ${table} is too long for one statement.`);
    if (rows && waiting.length > 0 && (table !== rows.name || bytes + length > MAX_JSON_BYTES)) {
      yield insertOf(rows, waiting);
      waiting = [];
      bytes = 0;
    }
    rows = backedUpTables.find(({ name }) => name === table);
    if (!line.startsWith("[")) continue;
    waiting.push(line);
    bytes += length;
  }
  if (rows && waiting.length > 0) yield insertOf(rows, waiting);
}

function insertOf({ name, columns }: Table, lines: readonly string[]): string {
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  return `INSERT INTO ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(", ")}) SELECT ${values.join(", ")} FROM json_each(${jsonLiteral(`[${lines.join(",")}]`)})`;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** JSON as an SQL text. What could end the text or the statement, also for wrangler's splitter, is a JSON escape. */
function jsonLiteral(json: string): string {
  return `'${json
    .replaceAll("'", "\\u0027")
    .replaceAll(";", "\\u003b")
    .replaceAll("BEGIN TRANSACTION", "BEGIN\\u0020TRANSACTION")}'`;
}
