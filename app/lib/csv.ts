/**
 * CSV for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF, and no text that a spreadsheet would run as a formula
 * or read as a number.
 */

type Cell = string | number | boolean | null;
type CsvRecord = Readonly<Record<string, Cell>>;

const BYTE_ORDER_MARK = "\ufeff";

/** A spreadsheet treats a cell that begins like this as a formula, also after spaces and in full-width forms. */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * Text that a spreadsheet would read as a number or a date, losing leading zeros, a plus or the last digits: phone numbers
 * in every form, and codes such as 2345E678.
 */
const LOOKS_LIKE_NUMBER = /^[\s(]*\d[\d\s().,/:-]*(?:e[+-]?\d+)?\s*$/i;

/** A header line and a line for each record. */
export function toCsv(header: readonly string[], records: readonly CsvRecord[]): string {
  return csvHead(header) + csvLines(header, records);
}

/** The beginning of a file: byte order mark and header line. */
export function csvHead(header: readonly string[]): string {
  return BYTE_ORDER_MARK + line(header.map(field));
}

/** A line for each record. */
export function csvLines(header: readonly string[], records: readonly CsvRecord[]): string {
  return records.map((record) => line(header.map((name) => field(record[name] ?? null)))).join("");
}

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

function field(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  // The apostrophe marks a phone number such as +91 … as text, and keeps it readable.
  const safe = FORMULA_START.test(value) || LOOKS_LIKE_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
