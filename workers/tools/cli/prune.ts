/** Removes by hand what the night shift removes, by the same rules: records that are past the privacy policy's time. */
import { applicationsBefore, removeApplicationsBefore } from "#app/.server/careers/records.ts";
import { applicationsKeptFrom, entriesKeptFrom, entriesKeptUntil } from "#app/.server/jobs/prune.ts";
import { entriesBefore, removeEntriesBefore } from "#app/.server/waitlist/removal.ts";
import { chosenLaunchMonth } from "#app/schemas/settings.ts";
import { PlainError } from "../plain-error.ts";
import { shippedSettings } from "../settings.ts";
import type { Command } from "./command.ts";
import { count, firstOf, minute, toTable } from "./table.ts";
import { spokenTotals } from "./totals.ts";

const OLD = "older than 12 months";

const pruneApplications: Command = {
  name: "applications prune",
  words: [],
  summary: "Removes applications older than 12 months, once you have seen them.",
  details: "The privacy policy keeps an application for 12 months. Each night the site removes older ones by itself.",
  options: {},
  changesData: true,
  asks: true,
  run: async ({ db, now, dryRun, confirm }) => {
    const before = applicationsKeptFrom(now);
    const old = await applicationsBefore(db, before);
    const what = `${count(old.length, "application")} ${OLD}`;
    const report = (text: string) => ({ text, data: { dryRun, applications: old.length } });
    if (old.length === 0) return report(`There are no applications ${OLD}.`);
    const rows = old.map((one) => [one.id, one.positionId, one.fullName, one.email, minute(one.appliedAt)]);
    const shown = firstOf(rows, (some) => toTable(["Id", "Position", "Name", "E-mail", "Applied (UTC)"], some));
    if (dryRun) return report(`${shown}\n\nWould remove ${what}. Nothing was changed.`);
    if (!(await confirm(shown, `Remove ${what}?`))) return report("Nothing was changed.");
    return report(`Removed ${count(await removeApplicationsBefore(db, before), "application")} ${OLD}.`);
  },
};

/**
 * Entries that joined before this moment may be removed.
 * @throws PlainError while the privacy policy keeps every entry.
 */
function entriesFrom(now: Date): Date {
  const launchMonth = chosenLaunchMonth(shippedSettings());
  const from = entriesKeptFrom(launchMonth, now);
  if (from !== null) return from;
  throw new PlainError(
    launchMonth === null
      ? "LAUNCH_MONTH is not set in wrangler.toml, and until it is, every entry is kept. Nothing was changed."
      : `The privacy policy keeps every entry until 12 months after the launch (${launchMonth}), so until ${entriesKeptUntil(launchMonth).toISOString().slice(0, 10)}. Nothing was changed.`,
  );
}

const pruneWaitlist: Command = {
  name: "waitlist prune",
  words: [],
  summary: "Removes waitlist entries older than 12 months, once you have seen them.",
  details: [
    "The privacy policy keeps an entry for 12 months from the launch (LAUNCH_MONTH) and from its own joining; before then this",
    "refuses. Each night the site removes older ones by itself.",
    "Places stay taken, and younger brands that they referred stay without a referrer.",
  ].join("\n"),
  options: {},
  changesData: true,
  asks: true,
  run: async ({ db, now, dryRun, confirm }) => {
    const before = entriesFrom(now);
    const { entries: old, referredAndKept } = await entriesBefore(db, before);
    const what = `${count(old.length, "waitlist entry", "waitlist entries")} ${OLD}`;
    const data = { dryRun, entries: old.length, referredAndKept };
    if (old.length === 0) return { text: `There are no waitlist entries ${OLD}.`, data };
    const rows = old.map((one) => [one.position, one.brandName, one.email, minute(one.joinedAt)]);
    const kept = referredAndKept
      ? [`${count(referredAndKept, "younger brand")} joined with their codes: kept, without a referrer.`]
      : [];
    const table = firstOf(rows, (some) => toTable(["No.", "Brand", "E-mail", "Joined (UTC)"], some));
    const shown = [table, "", ...kept].join("\n").trimEnd();
    if (dryRun) return { text: `${shown}\n\nWould remove ${what}. Nothing was changed.`, data };
    if (!(await confirm(shown, `Remove ${what}?`))) return { text: "Nothing was changed.", data };
    const { removed, totals } = await removeEntriesBefore(db, before);
    const lines = [
      `Removed ${count(removed, "waitlist entry", "waitlist entries")} ${OLD}.`,
      ...(totals ? [spokenTotals(totals)] : []),
      ...kept,
    ];
    return { text: lines.join("\n"), data: { ...data, entries: removed } };
  },
};

export const pruneCommands: readonly Command[] = [pruneWaitlist, pruneApplications];
