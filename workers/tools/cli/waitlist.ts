/** Counts and exports waitlist entries; `/ops` finds them. */
import { readAll } from "#app/.server/db/pages.ts";
import { entriesAfter } from "#app/.server/waitlist/entry-queries.ts";
import { entryColumns, entryRecord } from "#app/.server/waitlist/export.ts";
import { auditTotals, recount } from "#app/.server/waitlist/counters.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { toCsv } from "#app/lib/csv.ts";
import { type Command, textOption } from "./command.ts";
import { writePrivately } from "./csv.ts";
import { count, toList, toTable } from "./table.ts";
import { DAY_MS } from "#app/lib/durations.ts";

const stats: Command = {
  name: "waitlist stats",
  words: [],
  summary: "The totals, and whether they agree with the entries.",
  details:
    "Counts every entry anew, which the site never does. Places taken are those of the entries, and of brands that were\nerased since; an entry erased as fake gives its place back.",
  options: {},
  changesData: false,
  run: async ({ db, now }) => {
    const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const audit = await auditTotals(db, { week: since(7), month: since(30) });
    const data = {
      ...audit.totals,
      entries: audit.entries,
      joinedInSevenDays: audit.week,
      joinedInThirtyDays: audit.month,
      earlyBirdPlacesLeft: (await readStats(db)).earlyLeft,
      totalsAgree: audit.agree,
    };
    const list = toList([
      ["Brands on the list", data.entries],
      ["Places taken", data.totalSignups],
      ["Through a referral", data.referralSignups],
      ["Asked to confirm the address", data.askedSignups],
      ["Confirmed it", data.confirmedSignups],
      ["In 7 days", data.joinedInSevenDays],
      ["In 30 days", data.joinedInThirtyDays],
      ["Early-bird places left", data.earlyBirdPlacesLeft],
      ["Totals agree with entries", data.totalsAgree],
    ]);
    return { text: data.totalsAgree ? list : `${list}\n\nTo repair them: npm run ops -- waitlist recount`, data };
  },
};

const recountTotals: Command = {
  name: "waitlist recount",
  words: [],
  summary: "Makes the totals and referral counts what the entries say.",
  options: {},
  changesData: true,
  run: async ({ db, now, dryRun }) => {
    const { totals: was, counts, wrongCounts, agree } = await auditTotals(db, { week: now, month: now });
    const data = { dryRun, was, is: counts, wrongReferralCounts: wrongCounts };
    if (agree) return { text: "Nothing to repair: the totals agree with the entries.", data };
    if (!dryRun) await recount(db);
    const table = toTable(
      ["", "Was", "Is"],
      [
        ["Places taken", was.totalSignups, counts.totalSignups],
        ["Through a referral", was.referralSignups, counts.referralSignups],
        ["Positions given", was.positionsGiven, counts.positionsGiven],
        ["Asked to confirm the address", was.askedSignups, counts.askedSignups],
        ["Confirmed it", was.confirmedSignups, counts.confirmedSignups],
        ["Entries with a wrong referral count", wrongCounts, 0],
      ],
    );
    return {
      text: `${dryRun ? "Would repair the totals. Nothing was changed." : "Repaired the totals."}\n\n${table}`,
      data,
    };
  },
};

const exportEntries: Command = {
  name: "waitlist export",
  words: [],
  summary: "Every entry as CSV, for a spreadsheet.",
  details:
    "Cells that a spreadsheet would run as a formula, or take for a number, begin with an apostrophe: phone numbers keep\ntheir plus, their nought and every digit.",
  options: {
    out: { type: "string", hint: "FILE", help: "a new file that only you can read (else the CSV is printed)" },
    consented: { type: "boolean", help: "only those who agreed to marketing messages" },
  },
  changesData: false,
  run: async ({ db, values }) => {
    const consented = values.consented === true;
    const entries = await readAll((afterId, limit) => entriesAfter(db, afterId, { limit, consented }));
    const records = entries.map(entryRecord);
    const csv = toCsv(entryColumns, records);
    const out = textOption(values, "out");
    if (out === undefined) return { text: csv, data: records };
    writePrivately(out, csv);
    return {
      text: `${count(entries.length, "entry", "entries")} written to ${out}.`,
      data: { file: out, entries: entries.length },
    };
  },
};

export const waitlistCommands: readonly Command[] = [stats, recountTotals, exportEntries];
