/**
 * CSV for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF, and no text that a spreadsheet would run or
 * count.
 */
import { writeFileSync } from "node:fs";
import { PlainError } from "../plain-error.ts";
import type { Cell } from "./table.ts";

const BYTE_ORDER_MARK = "\ufeff";

/** Spreadsheets take a cell that begins so for a formula, also after spaces and in full-width forms. */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * Text that a spreadsheet takes for a number or a date, and then shows without its nought at the front, its plus or its
 * last digits: phone numbers in every form, and codes such as 2345E678.
 */
const LOOKS_LIKE_NUMBER = /^[\s(]*\d[\d\s().,/:-]*(?:e[+-]?\d+)?\s*$/i;

/** A header line and a line for each record. */
export function toCsv(header: readonly string[], records: readonly Readonly<Record<string, Cell>>[]): string {
  const lines = [header.map(field), ...records.map((record) => header.map((name) => field(record[name] ?? null)))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

function field(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  // The apostrophe keeps a phone number such as +91 … readable and tells the spreadsheet that it is text.
  const safe = FORMULA_START.test(value) || LOOKS_LIKE_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes personal data to a new file that only its owner can read. */
export function writePrivately(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") throw new PlainError(`${path} exists already; please name another file.`);
    // "ENOENT: no such file or directory, open '…'"
    const why = /^\w+: ([^,]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "unknown reason";
    throw new PlainError(`${path} can't be written: ${why}.`);
  }
}
