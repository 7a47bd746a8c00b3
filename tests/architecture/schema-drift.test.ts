/**
 * The migrations, applied to an empty SQLite, make what Drizzle makes of the schema: tables, columns and indexes. Every
 * trigger is as its last migration wrote it. Not compared: CHECK constraints, views, and data.
 */
import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { describe, expect, it } from "vitest";
import { tables } from "#app/.server/db/index.ts";

const migrationFiles = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

function migrated(...more: string[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const name of migrationFiles) database.exec(readFileSync(`migrations/${name}`, "utf8"));
  for (const sql of more) database.exec(sql);
  return database;
}

/** A database of the schema alone. */
async function described(): Promise<DatabaseSync> {
  const database = new DatabaseSync(":memory:");
  const [empty, whole] = await Promise.all([generateSQLiteDrizzleJson({}), generateSQLiteDrizzleJson(tables)]);
  for (const sql of await generateSQLiteMigration(empty, whole)) database.exec(sql);
  return database;
}

const onOneLine = (sql: string): string => sql.replace(/\s+/g, " ").trim();

/** What a database holds, a line for each column of a table or of an index. */
function shapeOf(database: DatabaseSync): string[] {
  // The last release's code reads published_features, and may run beside this one.
  const columns = database.prepare(
    `SELECT t.name AS of, c.name, lower(c.type) AS type, c."notnull" AS required, replace(c.dflt_value, 'false', '0') AS initial, c.pk AS key
     FROM sqlite_master AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> 'published_features'`,
  );
  // SQLite's own indexes of primary keys are compared as keys.
  const indexes = database.prepare(
    `SELECT t.name AS of, i.name, i."unique", substr(m.sql, instr(m.sql, ' WHERE ')) AS condition, c.seqno, c.name AS column
     FROM sqlite_master AS t, pragma_index_list(t.name) AS i JOIN sqlite_master AS m ON m.name = i.name,
       pragma_index_info(i.name) AS c WHERE t.type = 'table' AND i.origin = 'c'`,
  );
  const lines = [...columns.all(), ...indexes.all()].map((row) => Object.values(row).join(" "));
  return lines.map((line) => onOneLine(line).replaceAll(/[`"()]/g, "")).toSorted();
}

/** The triggers of a database by name. */
const triggersOf = (database: DatabaseSync): Record<string, string> =>
  Object.fromEntries(
    database
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
      .all()
      .map(({ name, sql }) => [name, onOneLine(String(sql))]),
  );

/** Each trigger as the migrations last wrote it, without those that they dropped. */
function writtenTriggers(): Record<string, string> {
  const written: Record<string, string> = {};
  const statements = migrationFiles.flatMap((name) =>
    readFileSync(`migrations/${name}`, "utf8").split("--> statement"),
  );
  for (const statement of statements) {
    const [, verb, name = "", rest] = /^(CREATE|DROP) TRIGGER (\w+)(.*)/ms.exec(statement) ?? [];
    if (verb === "DROP") delete written[name];
    if (verb === "CREATE") written[name] = onOneLine(`CREATE TRIGGER ${name}${rest}`).replace(/;$/, "");
  }
  return written;
}

it("no migration that rebuilds a table has lost a trigger", () => {
  const written = writtenTriggers();
  expect(Object.keys(written).length).toBeGreaterThanOrEqual(4);
  expect(triggersOf(migrated())).toEqual(written);
  for (const mutation of [
    "CREATE TABLE rebuilt AS SELECT * FROM waitlist_entries; DROP TABLE waitlist_entries; ALTER TABLE rebuilt RENAME TO waitlist_entries",
    "DROP TRIGGER waitlist_position_freed",
    "DROP TRIGGER waitlist_entry_removed; CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries BEGIN SELECT 1; END",
    "CREATE TRIGGER leftover AFTER DELETE ON waitlist_entries BEGIN SELECT 1; END",
  ])
    expect(triggersOf(migrated(mutation)), mutation).not.toEqual(written);
});

describe("the schema", () => {
  it("the schema is what the migrations make", async () => {
    const shape = shapeOf(await described());
    expect(shape.length).toBeGreaterThan(100);
    expect(shapeOf(migrated())).toEqual(shape);
  });

  it.each([
    "ALTER TABLE waitlist_entries ADD COLUMN extra text",
    "ALTER TABLE job_applications RENAME COLUMN note TO notes",
    "ALTER TABLE job_applications DROP COLUMN note",
    "DROP INDEX waitlist_entries_email",
    "DROP INDEX waitlist_entries_referrer",
    "DROP INDEX waitlist_entries_unsearched; CREATE INDEX waitlist_entries_unsearched ON waitlist_entries (id)",
    "CREATE TABLE leftover (id integer)",
  ])("the schema differs after %s", async (mutation) => {
    expect(shapeOf(migrated(mutation))).not.toEqual(shapeOf(await described()));
  });

  it("the schema has a journal that names every migration, in order", () => {
    const { entries } = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")) as {
      entries: { tag: string }[];
    };
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(migrationFiles);
  });

  it("the schema has no virtual table, at which `wrangler d1 export` would stop", () => {
    const virtual = migrated().prepare("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'").all();
    expect(virtual).toEqual([]);
  });
});
