import { writeFileSync } from "node:fs";
import { logAudit } from "#app/.server/audit/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { entriesAfter } from "#app/.server/waitlist/entry-queries.ts";
import { entryColumns, entryRecord, mailingColumns, PLAIN_IN_MAILING } from "#app/.server/waitlist/export.ts";
import { toCsv } from "#app/lib/csv.ts";
import { PlainError } from "../plain-error.ts";
import type { Command } from "./command.ts";
import { count } from "./table.ts";

export const exportCommand: Command = {
  name: "waitlist export",
  summary: "Every entry as CSV, for a spreadsheet; with --consented for a mail tool.",
  details:
    "Cells that a spreadsheet would run as a formula, or take for a number, begin with an apostrophe: phone numbers keep\ntheir plus, their nought and every digit. For a mail tool phone, handle and language are as they are.",
  options: ["out", "consented"],
  run: async ({ db, by, values }) => {
    const consented = values.consented === true;
    const columns = consented ? mailingColumns : entryColumns;
    await logAudit(db, by, { action: "waitlist.export", subject: "entries", after: { consented } });
    const entries = await readAll((afterId, limit) => entriesAfter(db, afterId, { limit, consented }));
    const csv = toCsv(columns, entries.map(entryRecord), consented ? PLAIN_IN_MAILING : []);
    if (values.out === undefined) return csv;
    writePrivately(values.out, csv);
    return `${count(entries.length, "entry", "entries")} written to ${values.out}.`;
  },
};

/** Only its owner can read this new file of personal data. */
function writePrivately(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") throw new PlainError(`${path} exists already; please name another file.`);
    throw new PlainError(`${path} can't be written: ${error instanceof Error ? error.message : "unknown reason"}.`);
  }
}
