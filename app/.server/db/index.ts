/** The database as the domain sees it. */
import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

/** Wraps a D1 binding; cheap, so each request makes its own. */
export function openDatabase(binding: D1Database) {
  return drizzle(binding);
}

export { catchOutage, DatabaseUnavailableError, isUniqueViolation, withDatabase } from "./errors.ts";
export * as tables from "./schema.ts";
