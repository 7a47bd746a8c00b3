/** Writes values into SQL, since wrangler takes one text without parameters. */
import { PlainError } from "../plain-error.ts";

/** A text as an SQL expression, in hex, so that no quote, semicolon, line end or NUL in it can end the value. */
export function sqlText(value: string): string {
  return `CAST(X'${Buffer.from(value, "utf8").toString("hex")}' AS TEXT)`;
}

export function sqlInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new PlainError("Only whole numbers can be stored here.");
  return String(value);
}
