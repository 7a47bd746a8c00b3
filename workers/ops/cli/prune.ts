/** What the privacy policy keeps for a time only. */
import { z } from "zod";
import { type Command, type CommandInput, textOption, UsageError, wholeNumber } from "./command.ts";
import { readRows } from "./rows.ts";
import { sqlInteger } from "./sql.ts";
import { count } from "./table.ts";
import { spokenTotals, TOTALS, TotalsSchema } from "./totals.ts";

const DAY_MS = 86_400_000;
const IdSchema = z.object({ id: z.number() });

const ageOption = { "older-than-days": { type: "string", hint: "N", help: "required; 365 keeps a year" } } as const;

/** The age the operator gave, as a condition on rows and in words. */
function ageIn({ values, now }: CommandInput): { isOld: string; spoken: string } {
  const typed = textOption(values, "older-than-days");
  if (typed === undefined) throw new UsageError("--older-than-days N is required.");
  const days = wholeNumber(typed, "--older-than-days", 1, 36_500);
  return {
    isOld: `created_at < ${sqlInteger(now.getTime() - days * DAY_MS)}`,
    spoken: `older than ${count(days, "day")}`,
  };
}

const pruneApplications: Command = {
  name: "applications prune",
  words: [],
  summary: "Removes applications older than a number of days.",
  details: "The privacy policy keeps an application for 12 months.",
  options: ageOption,
  changesData: true,
  run: async (input) => {
    const { isOld, spoken } = ageIn(input);
    const old = `FROM job_applications WHERE ${isOld}`;
    const [rows] = await input.query(input.dryRun ? `SELECT id ${old};` : `DELETE ${old} RETURNING id;`);
    const applications = readRows(IdSchema, rows).length;
    const what = `${count(applications, "application")} ${spoken}`;
    return {
      text: input.dryRun ? `Would remove ${what}. Nothing was changed.` : `Removed ${what}.`,
      data: { dryRun: input.dryRun, applications },
    };
  },
};

const pruneWaitlist: Command = {
  name: "waitlist prune",
  words: [],
  summary: "Removes waitlist entries older than a number of days.",
  details: [
    "The privacy policy keeps an entry until the launch and 12 months after it: not for use before then.",
    "The totals follow, younger brands that they referred stay without a referrer, and no position is given again.",
  ].join("\n"),
  options: ageOption,
  changesData: true,
  run: async (input) => {
    const { isOld, spoken } = ageIn(input);
    const old = `FROM waitlist_entries WHERE ${isOld}`;
    const [keptRows, rows, totalRows] = await input.query(
      `SELECT id FROM waitlist_entries WHERE NOT (${isOld}) AND referrer_id IN (SELECT id ${old});
      ${input.dryRun ? `SELECT id ${old};` : `DELETE ${old} RETURNING id;`}
      ${TOTALS};`,
    );
    const entries = readRows(IdSchema, rows).length;
    const referredAndKept = readRows(IdSchema, keptRows).length;
    const [totals] = readRows(TotalsSchema, totalRows);
    const what = `${count(entries, "waitlist entry", "waitlist entries")} ${spoken}`;
    const lines = [
      input.dryRun ? `Would remove ${what}. Nothing was changed.` : `Removed ${what}.`,
      ...(totals && !input.dryRun ? [spokenTotals(totals)] : []),
      ...(referredAndKept
        ? [`${count(referredAndKept, "younger brand")} joined with their codes: kept, without a referrer.`]
        : []),
    ];
    return { text: lines.join("\n"), data: { dryRun: input.dryRun, entries, referredAndKept } };
  },
};

export const pruneCommands: readonly Command[] = [pruneWaitlist, pruneApplications];
