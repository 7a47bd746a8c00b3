import { drizzle } from "drizzle-orm/d1";

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

export { unlessCold } from "./first-read.ts";
export { catchOutage, DatabaseUnavailableError, isUniqueViolation, withDatabase } from "./errors.ts";
export * as tables from "./schema.ts";
