/** How values get into the operator's SQL, which wrangler takes as one text without parameters. */
import { PlainError } from "../plain-error.ts";

/**
 * A text as an SQL expression. Its bytes are written in hex: no quote, semicolon, line end or NUL inside a value can
 * then end the value, for SQLite or for wrangler's own splitting of statements.
 */
export function sqlText(value: string): string {
  return `CAST(X'${Buffer.from(value, "utf8").toString("hex")}' AS TEXT)`;
}

/** A whole number as SQL. */
export function sqlInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new PlainError("Only whole numbers can be stored here.");
  return String(value);
}

/** A list for IN (…); an empty one matches nothing. */
export function sqlIntegers(values: readonly number[]): string {
  return `(${values.map(sqlInteger).join(", ")})`;
}
