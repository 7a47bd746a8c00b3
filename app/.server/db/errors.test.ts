import { expect, test } from "vitest";
import { DatabaseUnavailableError, withDatabase } from "./errors.ts";

const failWith = (text: string) =>
  withDatabase(() => Promise.reject(new Error("Failed query", { cause: new Error(text) }))).catch((error) => error);

test.each([
  "D1_ERROR: no such column: x: SQLITE_ERROR",
  'D1_ERROR: near "(": syntax error at offset 12: SQLITE_ERROR',
  "D1_ERROR: unterminated string: SQLITE_ERROR",
  "D1_ERROR: datatype mismatch: SQLITE_MISMATCH",
  "D1_ERROR: string or blob too big: SQLITE_TOOBIG",
  "D1_ERROR: UNIQUE constraint failed: waitlist_entries.email: SQLITE_CONSTRAINT",
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
])("%s is a fault of ours, and no outage", async (text) => {
  expect(await failWith(text)).not.toBeInstanceOf(DatabaseUnavailableError);
});

test.each([
  "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: database or disk is full: SQLITE_FULL",
  "D1_ERROR: database is locked: SQLITE_BUSY",
  "D1_ERROR: disk I/O error: SQLITE_IOERR",
  "Something that nobody has seen before",
])("%s is an outage", async (text) => {
  expect(await failWith(text)).toBeInstanceOf(DatabaseUnavailableError);
});
