/** What an operator types to find a brand, in the spellings that brands themselves use. */
import { type SQL, sql } from "drizzle-orm";
import { lineOf } from "#app/schemas/plain-text.ts";

/** The index holds trigrams, so it does not know shorter words. */
export const SHORTEST_WORD = 3;

/** Letters that people write with and without a nukta, each with its form in one sign. */
const NUKTA = "\u093c";
const WITH_NUKTA: Readonly<Record<string, string>> = {
  ज: "\u095b",
  ड: "\u095c",
  फ: "\u095e",
  ढ: "\u095d",
  ख: "\u0959",
  ग: "\u095a",
  क: "\u0958",
};
const APOSTROPHES = ["'", "\u2019", "\u2018", "\u02bc"];
/** A search takes all spellings at once. */
const MAX_SPELLINGS = 81;

/** The typed text on one line, with one spelling of each letter and apostrophe. */
export function plainSearch(typed: string): string {
  return lineOf(typed)
    .normalize("NFC")
    .replaceAll(NUKTA, "")
    .replace(/[\u2018\u2019\u02bc]/g, "'");
}

/** All spellings of a text that `plainSearch` has made plain. */
export function spellingsOf(plain: string): string[] {
  let spellings = [""];
  for (const sign of plain) {
    const composed = WITH_NUKTA[sign];
    const forms = composed ? [sign, sign + NUKTA, composed] : sign === "'" ? APOSTROPHES : [sign];
    const taken = spellings.length * forms.length <= MAX_SPELLINGS ? forms : [sign];
    spellings = spellings.flatMap((text) => taken.map((form) => text + form));
  }
  return spellings;
}

/** True for an entry with the text, in one of its spellings. A text of one or two letters must begin a word. */
export function holdsText(plain: string): SQL {
  const begin = [...plain].length < SHORTEST_WORD ? " " : "";
  const spellings = JSON.stringify(spellingsOf(plain).map((text) => begin + text));
  const columns = ["brand_name", "founder_name", "email", "ig_handle"];
  const text = columns.map((column) => `' ' || lower(coalesce(waitlist_entries.${column}, ''))`);
  return sql`EXISTS (SELECT 1 FROM json_each(${spellings}) AS spelling WHERE instr(${sql.raw(text.join(" || char(10) || "))}, lower(spelling.value)) > 0)`;
}
