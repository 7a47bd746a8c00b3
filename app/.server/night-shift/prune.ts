/**
 * What the privacy policy keeps for a limited time only, and no longer. The night shift and the operator's command remove by
 * these rules alone.
 */
import { and, lt, ne } from "drizzle-orm";
import { removeApplicationsBefore } from "#app/.server/careers/records.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { pruneDeclined } from "#app/.server/declines/index.ts";
import { removeEntriesBefore } from "#app/.server/waitlist/removal.ts";
import { LOCK_MS } from "./jobs.ts";
import { DAY_MS } from "#app/lib/durations.ts";

const { backupRows, erasures, mails } = tables;

/** For so long an application is kept, and a waitlist entry after the launch or its own joining, whichever is later. */
const KEPT_MONTHS = 12;
/** For so long backups are kept, and with them the hashes of erased addresses. */
export const BACKUPS_KEPT_DAYS = 30;
const MAILS_KEPT_DAYS = 30;

/** Applications that were sent before this moment are removed. */
export const applicationsKeptFrom = (now: Date): Date => monthsBefore(now, KEPT_MONTHS);

/** The day from which waitlist entries may go: 12 months after the launch. */
export function entriesKeptUntil(launchMonth: string): Date {
  const [year = 0, month = 0] = launchMonth.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + KEPT_MONTHS, 1));
}

/**
 * Waitlist entries that joined before this moment are removed. Null: none is, because the operator has set no launch month,
 * or because 12 months have not passed since it.
 */
export function entriesKeptFrom(launchMonth: string | null, now: Date): Date | null {
  return launchMonth === null || now < entriesKeptUntil(launchMonth) ? null : monthsBefore(now, KEPT_MONTHS);
}

function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The moment before which hashes of erased addresses are forgotten, and backups go. */
export const backupsKeptFrom = (now: Date): Date => new Date(now.getTime() - BACKUPS_KEPT_DAYS * DAY_MS);

/** Removes all that is kept no longer. Cut off at any point, it leaves what the next run removes. */
export async function prune(
  db: Database,
  { launchMonth, now }: { launchMonth: string | null; now: Date },
): Promise<{ applications: number; entries: number }> {
  const applications = await removeApplicationsBefore(db, applicationsKeptFrom(now));
  const before = entriesKeptFrom(launchMonth, now);
  const entries = before === null ? 0 : (await removeEntriesBefore(db, before)).removed;
  const mailsKeptFrom = new Date(now.getTime() - MAILS_KEPT_DAYS * DAY_MS);
  await db.delete(mails).where(and(ne(mails.state, "due"), lt(mails.createdAt, mailsKeptFrom)));
  await pruneDeclined(db, now);
  await db.delete(erasures).where(lt(erasures.erasedAt, backupsKeptFrom(now)));
  // What a backup left that was cut off and not taken over.
  await db.delete(backupRows).where(lt(backupRows.takenAt, new Date(now.getTime() - LOCK_MS)));
  return { applications, entries };
}
