/**
 * The format of a backup, a compressed file: a line for the header, for each table and for each row, and last the
 * number of rows, so that a shortened file is noticed.
 */
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod/mini";
import { tables } from "#app/.server/db/index.ts";

export const BACKUP_FOLDER = "backup/";
const ENDING = ".ndjson.gz";
/** The list of backups: wrangler can fetch an object but not list them. */
export const INDEX_KEY = `${BACKUP_FOLDER}index.json`;
/** Hashes of erased addresses stand beside the backups because the database itself may be lost. */
export const ERASURES_KEY = "erasures.json";

export const backupKey = (time: string): string => `${BACKUP_FOLDER}${time}${ENDING}`;

export const timeOf = (key: string): string | null =>
  key.startsWith(BACKUP_FOLDER) && key.endsWith(ENDING) ? key.slice(BACKUP_FOLDER.length, -ENDING.length) : null;

const count = z.int().check(z.nonnegative());

export const HeaderSchema = z.object({
  format: z.literal(2),
  takenAt: z.iso.datetime(),
  schemaVersion: z.string(),
  /** A row is an array in the order of its table's columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The highest number that each AUTOINCREMENT table has used. */
  sequences: z.array(z.object({ name: z.string(), seq: count })),
});

export type Header = z.infer<typeof HeaderSchema>;

/** The tables as a backup holds them, in the schema of its migration. */
export const backedUpTables: Header["tables"] = Object.values(tables)
  .flatMap((value: unknown) => (is(value, SQLiteTable) ? [value] : []))
  .map((table) => ({ name: getTableName(table), columns: getTableConfig(table).columns.map(({ name }) => name) }));

export const IndexSchema = z.array(
  z.object({ time: z.iso.datetime(), schemaVersion: z.string(), rows: count, bytes: count }),
);

export type BackupIndex = z.infer<typeof IndexSchema>;

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
