import { inArray, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type * as tables from "./schema.ts";

export type Database = ReturnType<typeof openDatabase>;

/** Wraps a D1 binding; this is cheap, so each request does it. */
export function openDatabase(binding: D1Database) {
  return drizzle(binding);
}

/** Makes queries of the builder into statements, for a batch with plain SQL. */
export const preparedFor =
  (client: D1Database) =>
  (query: { toSQL: () => { sql: string; params: unknown[] } }): D1PreparedStatement => {
    const { sql, params } = query.toSQL();
    return client.prepare(sql).bind(...params);
  };

/** A small statement lets D1 soon answer others again, and it ends one that takes too long. */
const DELETED_AT_ONCE = 2_000;

/** Deletes all rows that meet a condition, some at a time, and returns how many. */
export async function deleteAll(
  db: Database,
  table: typeof tables.mails | typeof tables.waitlistEntries | typeof tables.jobApplications,
  condition: SQL | undefined,
): Promise<number> {
  const some = db.select({ id: table.id }).from(table).where(condition).limit(DELETED_AT_ONCE);
  for (let deleted = 0; ; ) {
    const gone = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    deleted += gone.length;
    if (gone.length < DELETED_AT_ONCE) return deleted;
  }
}

export { unlessCold } from "./first-read.ts";
export { catchOutage, DatabaseUnavailableError, isUniqueViolation, withDatabase } from "./errors.ts";
export * as tables from "./schema.ts";
