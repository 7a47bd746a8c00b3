/**
 * Puts a backup into an empty database. It yields SQL statements, which the caller runs as one transaction: all of it or
 * nothing is restored. The triggers are dropped meanwhile, so that nothing is counted twice.
 */
import type { Database } from "#app/.server/db/index.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { backedUpTables, type Manifest, ManifestSchema, manifestKey, quoteIdentifier, tableKey } from "./format.ts";

/** Reads an object of the backups' bucket; null when there is none. */
export type ReadObject = (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A backup that can't be restored; the message gives the reason. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Tables that have rows in a fresh database. */
const STARTS_FILLED = ["waitlist_days_state", "waitlist_totals", "jobs"];
/** D1 takes statements of 100,000 bytes. */
const MAX_JSON_BYTES = 90_000;

/**
 * Reads the manifest of a backup.
 * @throws BackupError when it is missing or of another format.
 */
export async function readManifest(read: ReadObject, time: string): Promise<Manifest> {
  const bytes = await read(manifestKey(time));
  if (bytes === null) throw new BackupError(`There is no whole backup ${time}.`);
  const parsed = ManifestSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw new BackupError(`The manifest of ${time} can't be read.`);
  return parsed.data;
}

/**
 * Makes sure that the database is empty and has the backup's schema.
 * @throws BackupError that names the obstacle.
 */
export async function requireRestorable(db: Database, manifest: Manifest): Promise<void> {
  const [newest] = await select<{ name: string }>(db, "SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1");
  if (newest?.name !== manifest.schemaVersion) {
    throw new BackupError(
      `The backup is of a database after migration ${manifest.schemaVersion}, and this one is after ${newest?.name ?? "none"}. Restore with the migrations of that day (git checkout), and bring the database up to date afterwards.`,
    );
  }
  const known = JSON.stringify(backedUpTables.map(({ name, columns }) => [name, columns]).sort());
  if (JSON.stringify(manifest.tables.map(({ name, columns }) => [name, columns]).sort()) !== known) {
    throw new BackupError("The backup has other tables or columns than this checkout's schema.");
  }
  const counted = backedUpTables
    .filter(({ name }) => !STARTS_FILLED.includes(name))
    .map(({ name }) => `(SELECT count(*) FROM ${quoteIdentifier(name)}) AS ${quoteIdentifier(name)}`);
  counted.push("(SELECT coalesce(max(positions_given), 0) FROM waitlist_totals) AS places");
  const [counts = {}] = await select<Record<string, number>>(db, `SELECT ${counted.join(", ")}`);
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  if (filled.length === 0) return;
  const spoken = filled.map(([name, count]) => `${name} (${count})`).join(", ");
  throw new BackupError(`The database is not empty: ${spoken}. Restore into a new one.`);
}

/**
 * The lines of a table's file, after checking its hash.
 * @throws BackupError when the file is missing, was changed, or lacks rows.
 */
export async function* tableLines(
  read: ReadObject,
  { takenAt }: Manifest,
  table: Manifest["tables"][number],
): AsyncGenerator<string> {
  const bytes = await read(tableKey(takenAt, table.name));
  if (bytes === null) throw new BackupError(`The backup has no file of ${table.name}.`);
  if ((await sha256Hex(bytes)) !== table.sha256) {
    throw new BackupError(`The file of ${table.name} is not the one that was written: its hash differs.`);
  }
  let lines = 0;
  let rest = "";
  const text = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
    .pipeThrough(new TextDecoderStream());
  for await (const chunk of text as unknown as AsyncIterable<string>) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    lines += parts.length;
    yield* parts;
  }
  if (lines !== table.rows || rest !== "") {
    throw new BackupError(`The file of ${table.name} holds ${lines} rows, and the manifest says ${table.rows}.`);
  }
}

/** The statements that fill the database, in order, without final semicolons. Reads the existing triggers to restore them. */
export async function* restoreStatements(db: Database, read: ReadObject, manifest: Manifest): AsyncGenerator<string> {
  const triggers = await select<{ name: string; sql: string }>(
    db,
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name",
  );
  yield "PRAGMA defer_foreign_keys = true";
  for (const { name } of triggers) yield `DROP TRIGGER ${quoteIdentifier(name)}`;
  for (const { name } of manifest.tables) yield `DELETE FROM ${quoteIdentifier(name)}`;
  for (const table of manifest.tables) yield* insertStatements(table, tableLines(read, manifest, table));
  for (const { name, seq } of manifest.sequences) {
    yield `DELETE FROM sqlite_sequence WHERE name = ${literal(name)}`;
    yield `INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name)}, ${seq})`;
  }
  // What was erased or pruned while a long backup was read may have left rows behind, and a new entry may get its id.
  for (const name of ["mails", "consent_receipts"]) {
    yield `DELETE FROM ${name} WHERE entry_id NOT IN (SELECT id FROM waitlist_entries)`;
  }
  yield "DELETE FROM free_months WHERE referrer_id NOT IN (SELECT id FROM waitlist_entries)";
  // The search index is rebuilt from the entries at the back office's next search.
  yield "INSERT INTO waitlist_search (waitlist_search) VALUES ('delete-all')";
  yield "UPDATE waitlist_search_state SET up_to = 0";
  for (const { sql } of triggers) yield sql;
}

type Rows = { name: string; columns: readonly string[] };

/** The statements that insert lines of values into a table. */
export async function* insertStatements(table: Rows, lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = [];
  let bytes = 0;
  for await (const line of lines) {
    const length = new TextEncoder().encode(jsonLiteral(line)).byteLength;
    if (bytes + length > MAX_JSON_BYTES && waiting.length > 0) {
      yield insertOf(table, waiting);
      waiting = [];
      bytes = 0;
    }
    if (length > MAX_JSON_BYTES) yield* insertInPieces(table, line);
    else {
      waiting.push(line);
      bytes += length + 1;
    }
  }
  if (waiting.length > 0) yield insertOf(table, waiting);
}

function insertOf({ name, columns }: Rows, lines: readonly string[]): string {
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  return `INSERT INTO ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(", ")}) SELECT ${values.join(", ")} FROM json_each(${jsonLiteral(`[${lines.join(",")}]`)})`;
}

/** Inserts a row that is too long for one statement: its long texts are appended piece by piece. */
function* insertInPieces(table: Rows, line: string): Generator<string> {
  const row = JSON.parse(line) as unknown[];
  // A character takes six bytes at most, so the first pieces of all columns fit together.
  const piece = new RegExp(`.{1,${Math.floor(MAX_JSON_BYTES / 6 / (row.length + 1))}}`, "gsu");
  const values = row.map((value) => (typeof value === "string" ? (value.match(piece) ?? [""]) : [value]));
  yield insertOf(table, [JSON.stringify(values.map(([first]) => first))]);
  const keys = backedUpTables.find(({ name }) => name === table.name)?.keys ?? [];
  const isRow = keys
    .map((key) => `${quoteIdentifier(key)} = ${textValue(row[table.columns.indexOf(key)])}`)
    .join(" AND ");
  for (const [index, [, ...more]] of values.entries()) {
    const column = quoteIdentifier(table.columns[index] ?? "");
    for (const next of more) {
      yield `UPDATE ${quoteIdentifier(table.name)} SET ${column} = ${column} || ${textValue(next)} WHERE ${isRow}`;
    }
  }
}

const textValue = (value: unknown): string => `json_extract(${jsonLiteral(JSON.stringify([value]))}, '$[0]')`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * JSON as an SQL text. Everything that could end the text or the statement, for SQLite or for a splitter of SQL files, is
 * written as a JSON escape; wrangler also looks for transactions anywhere in a file.
 */
function jsonLiteral(json: string): string {
  return `'${json
    .replaceAll("'", "\\u0027")
    .replaceAll(";", "\\u003b")
    .replaceAll("BEGIN TRANSACTION", "BEGIN\\u0020TRANSACTION")}'`;
}

async function select<T>(db: Database, sql: string): Promise<T[]> {
  return (await db.$client.prepare(sql).all<T>()).results;
}
