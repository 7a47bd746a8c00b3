/** Deletes records that the privacy policy keeps for a limited time. */
import { applicationsBefore, removeApplicationsBefore } from "#app/.server/careers/records.ts";
import { entriesBefore, removeEntriesBefore } from "#app/.server/waitlist/removal.ts";
import { PlainError } from "../plain-error.ts";
import { requireSettings, shippedSettings } from "../settings.ts";
import { type Command, type CommandInput, textOption, UsageError, wholeNumber } from "./command.ts";
import { count, firstOf, minute, toTable } from "./table.ts";
import { spokenTotals } from "./totals.ts";

const DAY_MS = 86_400_000;
/** For so long after the launch the privacy policy keeps every entry. */
const KEPT_AFTER_LAUNCH_MONTHS = 12;

const ageOption = { "older-than-days": { type: "string", hint: "N", help: "required; 365 keeps a year" } } as const;

/** The age the operator gave, as a moment and in words. */
function ageIn({ values, now }: CommandInput): { before: Date; spoken: string } {
  const typed = textOption(values, "older-than-days");
  if (typed === undefined) throw new UsageError("--older-than-days N is required.");
  const days = wholeNumber(typed, "--older-than-days", 1, 36_500);
  return { before: new Date(now.getTime() - days * DAY_MS), spoken: `older than ${count(days, "day")}` };
}

const pruneApplications: Command = {
  name: "applications prune",
  words: [],
  summary: "Removes applications older than a number of days, once you have seen them.",
  details: "The privacy policy keeps an application for 12 months.",
  options: ageOption,
  changesData: true,
  asks: true,
  run: async (input) => {
    const { before, spoken } = ageIn(input);
    const old = await applicationsBefore(input.db, before);
    const what = `${count(old.length, "application")} ${spoken}`;
    const report = (text: string) => ({ text, data: { dryRun: input.dryRun, applications: old.length } });
    if (old.length === 0) return report(`There are no applications ${spoken}.`);
    const rows = old.map((one) => [one.id, one.positionId, one.fullName, one.email, minute(one.appliedAt)]);
    const shown = firstOf(rows, (some) => toTable(["Id", "Position", "Name", "E-mail", "Applied (UTC)"], some));
    if (input.dryRun) return report(`${shown}\n\nWould remove ${what}. Nothing was changed.`);
    if (!(await input.confirm(shown, `Remove ${what}?`))) return report("Nothing was changed.");
    return report(`Removed ${count(await removeApplicationsBefore(input.db, before), "application")} ${spoken}.`);
  },
};

/** The day from which the privacy policy lets entries go. */
function prunableFrom(launchMonth: string): Date {
  const [year = 0, month = 0] = launchMonth.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + KEPT_AFTER_LAUNCH_MONTHS, 1));
}

const pruneWaitlist: Command = {
  name: "waitlist prune",
  words: [],
  summary: "Removes waitlist entries older than a number of days, once you have seen them.",
  details: [
    "The privacy policy keeps an entry for 12 months from the launch; before then this refuses.",
    "Places stay taken, and younger brands that they referred stay without a referrer.",
  ].join("\n"),
  options: { ...ageOption, force: { type: "boolean", help: "also before 12 months after the launch have passed" } },
  changesData: true,
  asks: true,
  run: async (input) => {
    const { before, spoken } = ageIn(input);
    const { LAUNCH_MONTH } = requireSettings(shippedSettings());
    const from = prunableFrom(LAUNCH_MONTH);
    if (input.now < from && input.values.force !== true) {
      throw new PlainError(
        `The privacy policy keeps every entry until 12 months after the launch (${LAUNCH_MONTH}), so until ${from.toISOString().slice(0, 10)}. Nothing was changed; --force removes them all the same.`,
      );
    }
    const { entries: old, referredAndKept } = await entriesBefore(input.db, before);
    const what = `${count(old.length, "waitlist entry", "waitlist entries")} ${spoken}`;
    const data = { dryRun: input.dryRun, entries: old.length, referredAndKept };
    if (old.length === 0) return { text: `There are no waitlist entries ${spoken}.`, data };
    const rows = old.map((one) => [one.position, one.brandName, one.email, minute(one.joinedAt)]);
    const kept = referredAndKept
      ? [`${count(referredAndKept, "younger brand")} joined with their codes: kept, without a referrer.`]
      : [];
    const table = firstOf(rows, (some) => toTable(["No.", "Brand", "E-mail", "Joined (UTC)"], some));
    const shown = [table, "", ...kept].join("\n").trimEnd();
    if (input.dryRun) return { text: `${shown}\n\nWould remove ${what}. Nothing was changed.`, data };
    if (!(await input.confirm(shown, `Remove ${what}?`))) return { text: "Nothing was changed.", data };
    const { removed, totals } = await removeEntriesBefore(input.db, before);
    const lines = [
      `Removed ${count(removed, "waitlist entry", "waitlist entries")} ${spoken}.`,
      ...(totals ? [spokenTotals(totals)] : []),
      ...kept,
    ];
    return { text: lines.join("\n"), data: { ...data, entries: removed } };
  },
};

export const pruneCommands: readonly Command[] = [pruneWaitlist, pruneApplications];
