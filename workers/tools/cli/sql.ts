/** Writes values into SQL, since wrangler takes one text without parameters. */
import { PlainError } from "../plain-error.ts";

/** A text as an SQL expression, in hex, so that no quote, semicolon, line end or NUL in it can end the value. */
export function sqlText(value: string): string {
  return `CAST(X'${Buffer.from(value, "utf8").toString("hex")}' AS TEXT)`;
}

const MAX_STATEMENT_BYTES = 100_000;
/** Linux takes 128 KB in one argument. */
const MAX_SQL_BYTES = 120_000;

/**
 * Requires statements that the remote database accepts, also for the local one.
 * @throws PlainError that names the limit.
 */
export function requireSendable(sql: string): void {
  // A semicolon always ends a statement: values are hex.
  const longest = Math.max(...sql.split(";").map((statement) => Buffer.byteLength(statement)));
  if (longest > MAX_STATEMENT_BYTES) {
    throw new PlainError(
      `That is too much text: D1 takes ${spoken(MAX_STATEMENT_BYTES)} bytes in a statement, and this one has ${spoken(longest)}. Each byte of text counts as two.`,
    );
  }
  if (Buffer.byteLength(sql) > MAX_SQL_BYTES) throw new PlainError("That is too much text for one call.");
}

const spoken = (bytes: number): string => bytes.toLocaleString("en");

export function sqlInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new PlainError("Only whole numbers can be stored here.");
  return String(value);
}
