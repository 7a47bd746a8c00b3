/** CSV for spreadsheets (RFC 4180), without any text that one would run as a formula or read as a number. */

type Cell = string | number | boolean | null;
type CsvRecord = Readonly<Record<string, Cell>>;

const BYTE_ORDER_MARK = "\ufeff";

/** What begins a formula, also in wide or small forms, and with apostrophes before it. */
const SIGN = "'*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\ufe66\\ufe62\\ufe63\\ufe6b\\u2212]";
/** What a program may drop from the beginning of a cell: spaces, invisible signs, and quotes when it splits elsewhere. */
const DROPPED = '[\\s\\p{Cf}"]*';
const FORMULA_START = new RegExp(`^(?:[\\t\\r\\n]|${DROPPED}${SIGN})`, "u");
/** Where other programs split a line, a cell begins within a text. After a space only "=" is guarded: + - @ are common. */
const FORMULA_WITHIN = new RegExp(`[,;:|\\t\\r\\n]${DROPPED}(?=${SIGN})|(?<=\\S)\\s+"*(?='*=)`, "gu");

/** What may stand among the digits of a number, an amount, a date or a time: "₹499", "10%", "May-10", "5 pm". */
const AMONG_DIGITS = [
  "\\p{Sc}",
  "%",
  "(?<!\\p{L})(?:rs|inr|usd|eur|gbp|am?|pm?|e(?=[+-]?\\d))(?!\\p{L})",
  "(?<!\\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})",
  "(?<!\\p{L})(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?!\\p{L})",
].join("|");
const BESIDE_DIGITS = new RegExp(AMONG_DIGITS, "giu");
const DIGITS_AND_SIGNS = /^(?=.*\p{Nd})[\s\p{Nd}().,/:'+-]*$/u;
/** Words that a spreadsheet takes for a truth or an error. */
const SPREADSHEET_WORD = /^\s*(?:true|false|#(?:n\/a|ref!|name\?|div\/0!|null!|num!|value!))\s*$/i;

const looksLikeValue = (text: string): boolean =>
  SPREADSHEET_WORD.test(text) || DIGITS_AND_SIGNS.test(text.replace(BESIDE_DIGITS, " "));

export const toCsv = (...given: Parameters<typeof csvLines>): string => csvHead(given[0]) + csvLines(...given);

/** The beginning of a file: byte order mark and header line. */
export const csvHead = (header: readonly string[]): string => BYTE_ORDER_MARK + line(header);

/** A phone number, a handle, a language or an address, which no program runs as a formula. */
const HARMLESS = /^(?:[+\d][\d\s()./-]*|@?[\w.-]+|[\w.+-]+@[\w.-]+)$/;

/** A line for each record. Columns in `asTheyAre` are for a mail program: harmless values in them get no apostrophe. */
export function csvLines(
  header: readonly string[],
  records: readonly CsvRecord[],
  asTheyAre: readonly string[] = [],
): string {
  const cellOf = (record: CsvRecord, name: string) => {
    const value = record[name] ?? null;
    return field(value, asTheyAre.includes(name) && HARMLESS.test(String(value)));
  };
  return records.map((record) => line(header.map((name) => cellOf(record, name)))).join("");
}

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

function field(value: Cell, isAsItIs = false): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  // The apostrophe marks +91 … as text. A text that begins with an apostrophe gets another, so that removing one
  // restores it.
  const isRisky = FORMULA_START.test(value) || value.startsWith("'") || looksLikeValue(value);
  const safe = isAsItIs ? value : `${isRisky ? "'" : ""}${value.replace(FORMULA_WITHIN, "$&'")}`;
  return `"${safe.replaceAll('"', '""')}"`;
}
