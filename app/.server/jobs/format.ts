/** The format of a backup: a folder with one compressed file for each table, and a manifest that is written last. */
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod/mini";
import { tables } from "#app/.server/db/index.ts";

export const BACKUP_FOLDER = "backup/";
/** The list of backups, newest first: wrangler can fetch an object but not list them. */
export const INDEX_KEY = `${BACKUP_FOLDER}index.json`;
/** Hashes of erased addresses, beside the backups because the database itself may be lost. */
export const ERASURES_KEY = "erasures.json";

export const manifestKey = (time: string): string => `${BACKUP_FOLDER}${time}/manifest.json`;
export const tableKey = (time: string, table: string): string => `${BACKUP_FOLDER}${time}/${table}.ndjson.gz`;

/** Not backed up: the search's state, which is rebuilt. */
const notBackedUp: unknown = tables.waitlistSearchState;

/** The tables of the schema as a backup holds them. Generated columns are left out, since the database computes them. */
export const backedUpTables: readonly { name: string; columns: readonly string[]; keys: readonly string[] }[] =
  Object.values(tables)
    .flatMap((value: unknown) => (is(value, SQLiteTable) && value !== notBackedUp ? [value] : []))
    .map((table) => {
      const { columns, primaryKeys } = getTableConfig(table);
      const stored = columns.filter(({ generated }) => generated === undefined);
      const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
      return {
        name: getTableName(table),
        columns: stored.map((column) => column.name),
        keys: keys.map((column) => column.name),
      };
    });

const count = z.int().check(z.nonnegative());

/** Lists a backup's content, so that a restore can tell whether it is complete. */
export const ManifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the backed-up database. */
  schemaVersion: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256: z.string() }),
  ),
  /** The highest number that each AUTOINCREMENT table has used. */
  sequences: z.array(z.object({ name: z.string(), seq: count })),
});

export type Manifest = z.infer<typeof ManifestSchema>;

export const IndexSchema = z.array(
  z.object({ time: z.iso.datetime(), schemaVersion: z.string(), rows: count, bytes: count }),
);

export type BackupIndex = z.infer<typeof IndexSchema>;

/** A line of the index. */
export function indexed({ takenAt, schemaVersion, tables }: Manifest): BackupIndex[number] {
  const sum = (of: "rows" | "bytes") => tables.reduce((total, table) => total + table[of], 0);
  return { time: takenAt, schemaVersion, rows: sum("rows"), bytes: sum("bytes") };
}

/** A quoted SQL name. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
