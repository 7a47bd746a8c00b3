/**
 * Compares the migrations, applied to an empty SQLite, with the Drizzle schema: tables, columns (name, type, NOT NULL, key,
 * default) and indexes (columns in order, uniqueness, condition). Every trigger must be as its last migration wrote it.
 *
 * Not compared: CHECK constraints, views, and data.
 */
import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { tables } from "#app/.server/db/index.ts";

type Shape = {
  columns: Record<string, { type: string; notNull: boolean; key: number; default: string | null }>;
  indexes: Record<string, { unique: boolean; condition: string | null; columns: string[] }>;
};

const migrationFiles = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

function migrate(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const name of migrationFiles) database.exec(readFileSync(`migrations/${name}`, "utf8"));
  return database;
}

const TableRows = z.array(z.object({ name: z.string() }));
const ColumnRows = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    notnull: z.number(),
    dflt_value: z.string().nullable(),
    pk: z.number(),
  }),
);
const IndexRows = z.array(
  z.object({ name: z.string(), unique: z.number(), origin: z.string(), sql: z.string().nullable() }),
);
const IndexColumnRows = z.array(z.object({ name: z.string() }));

function readMigrated(database: DatabaseSync): Record<string, Shape> {
  const rows = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  return Object.fromEntries(
    TableRows.parse(rows).map(({ name: table }) => {
      const columns = ColumnRows.parse(database.prepare(`SELECT * FROM pragma_table_info('${table}')`).all());
      const indexes = IndexRows.parse(
        database
          .prepare(
            `SELECT i.name, i."unique", i.origin, m.sql FROM pragma_index_list('${table}') AS i JOIN sqlite_master AS m USING (name)`,
          )
          .all(),
      );
      return [
        table,
        {
          columns: Object.fromEntries(
            columns.map(({ name, type, notnull, dflt_value, pk }) => [
              name,
              { type: type.toLowerCase(), notNull: notnull === 1, key: pk, default: dflt_value },
            ]),
          ),
          indexes: Object.fromEntries(
            indexes
              // SQLite's own indexes of primary keys are compared as keys.
              .filter(({ origin }) => origin === "c")
              .map(({ name, unique, sql }) => [
                name,
                {
                  unique: unique === 1,
                  condition: sql?.split(" WHERE ")[1] ?? null,
                  columns: IndexColumnRows.parse(
                    database.prepare(`SELECT * FROM pragma_index_info('${name}')`).all(),
                  ).map((column) => column.name),
                },
              ]),
          ),
        },
      ];
    }),
  );
}

function readDescribed(): Record<string, Shape> {
  const described = Object.values(tables).flatMap((value: unknown) => (is(value, SQLiteTable) ? [value] : []));
  return Object.fromEntries(
    described.map((table) => {
      const { columns, indexes, primaryKeys } = getTableConfig(table);
      const composite = primaryKeys[0]?.columns.map((column) => column.name) ?? [];
      return [
        getTableName(table),
        {
          columns: Object.fromEntries(
            columns.map((column) => [
              column.name,
              {
                type: column.getSQLType(),
                notNull: column.notNull,
                key: column.primary ? 1 : composite.indexOf(column.name) + 1,
                default: column.default === undefined ? null : literal(column.default),
              },
            ]),
          ),
          indexes: Object.fromEntries([
            ...indexes.map(({ config }) => [
              config.name,
              {
                unique: config.unique,
                condition: config.where ? new SQLiteSyncDialect().sqlToQuery(config.where).sql : null,
                columns: config.columns.map((column) => ("name" in column ? String(column.name) : "an expression")),
              },
            ]),
            ...columns
              .filter((column) => column.isUnique)
              .map((column) => [column.uniqueName, { unique: true, condition: null, columns: [column.name] }]),
          ]),
        },
      ];
    }),
  );
}

function literal(value: unknown): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" ? `'${value}'` : String(value);
}

/** The triggers of a database by name, with normalised spacing. */
function readTriggers(database: DatabaseSync): Record<string, string> {
  const rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  return Object.fromEntries(
    z
      .array(z.object({ name: z.string(), sql: z.string() }))
      .parse(rows)
      .map(({ name, sql }) => [name, onOneLine(sql)]),
  );
}

const onOneLine = (sql: string): string => sql.replace(/\s+/g, " ").trim();

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

describe("the triggers", () => {
  const described = writtenTriggers();

  it("no migration that rebuilds a table has lost a trigger", () => {
    expect(Object.keys(described).length).toBeGreaterThanOrEqual(4);
    expect(readTriggers(migrate())).toEqual(described);
  });

  it("the triggers differ once a migration rebuilds their table or changes one", () => {
    const mutations = [
      "CREATE TABLE rebuilt AS SELECT * FROM waitlist_entries; DROP TABLE waitlist_entries; ALTER TABLE rebuilt RENAME TO waitlist_entries",
      "DROP TRIGGER waitlist_position_freed",
      "DROP TRIGGER waitlist_entry_removed; CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries BEGIN SELECT 1; END",
      "CREATE TRIGGER leftover AFTER DELETE ON waitlist_entries BEGIN SELECT 1; END",
    ];
    for (const mutation of mutations) {
      const database = migrate();
      database.exec(mutation);
      expect(readTriggers(database), mutation).not.toEqual(described);
    }
  });
});

describe("the schema", () => {
  it("the schema is what the migrations make", () => {
    const described = readDescribed();
    expect(Object.keys(described).length).toBeGreaterThanOrEqual(3);
    expect(readMigrated(migrate())).toEqual(described);
  });

  it("the schema differs as soon as a column is added, dropped or changed, or an index lost", () => {
    const mutations = [
      "ALTER TABLE waitlist_entries ADD COLUMN extra text",
      "ALTER TABLE waitlist_entries DROP COLUMN ig_handle",
      "ALTER TABLE waitlist_entries RENAME COLUMN brand_name TO brand",
      "DROP INDEX waitlist_entries_email",
      "DROP INDEX waitlist_entries_referrer",
      "DROP INDEX waitlist_entries_unconfirmed; CREATE INDEX waitlist_entries_unconfirmed ON waitlist_entries (referrer_id)",
      "CREATE TABLE leftover (id integer)",
    ];
    for (const mutation of mutations) {
      const database = migrate();
      // A trigger would prevent dropping the columns it reads.
      const triggers = TableRows.parse(database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all());
      for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
      database.exec(mutation);
      expect(readMigrated(database), mutation).not.toEqual(readDescribed());
    }
  });

  it("the schema has a journal that names every migration, in order", () => {
    const journal = z
      .object({ entries: z.array(z.object({ tag: z.string() })) })
      .parse(JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")));
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(migrationFiles);
  });
});

it("The database has no virtual table, at which `wrangler d1 export` would stop.", () => {
  const virtual = migrate().prepare("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'").all();
  expect(virtual).toEqual([]);
});
