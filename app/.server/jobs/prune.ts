/** Deletes what the privacy policy allows to be kept for a limited time only. */
import { and, lt, ne } from "drizzle-orm";
import { type Database, deleteAll, tables } from "#app/.server/db/index.ts";
import { pruneDeclined } from "#app/.server/unanswered-questions/index.ts";
import { DAY_MS } from "#app/lib/durations.ts";
import { monthsBefore } from "#app/lib/india-day.ts";

const { erasures, jobApplications, mails, waitlistEntries } = tables;

/** The retention of an application, and of a waitlist entry after the launch or its joining, whichever is later. */
const KEPT_MONTHS = 12;
export const BACKUP_RETENTION_DAYS = 30;
const MAILS_KEPT_DAYS = 30;

/**
 * Entries that joined before this moment are deleted. Null, and none is, until 12 months after a launch month that an
 * operator set.
 */
function entriesKeptFrom(launchMonth: string | null, now: Date): Date | null {
  const keptFrom = monthsBefore(now, KEPT_MONTHS);
  return launchMonth === null || keptFrom < new Date(`${launchMonth}-01T00:00:00+05:30`) ? null : keptFrom;
}

export const oldestRetainedBackup = (now: Date): Date => new Date(now.getTime() - BACKUP_RETENTION_DAYS * DAY_MS);

/** Deletes everything that is past its time. If it is cut off, the next run deletes the rest. */
export async function prune(
  db: Database,
  { launchMonth, now }: { launchMonth: string | null; now: Date },
): Promise<{ applications: number; entries: number }> {
  const sentBefore = lt(jobApplications.createdAt, monthsBefore(now, KEPT_MONTHS));
  const applications = await deleteAll(db, jobApplications, sentBefore);
  const before = entriesKeptFrom(launchMonth, now);
  // Their places stay taken.
  const entries = before === null ? 0 : await deleteAll(db, waitlistEntries, lt(waitlistEntries.createdAt, before));
  const mailsKeptFrom = new Date(now.getTime() - MAILS_KEPT_DAYS * DAY_MS);
  await deleteAll(db, mails, and(ne(mails.state, "due"), lt(mails.createdAt, mailsKeptFrom)));
  await pruneDeclined(db, now);
  await db.delete(erasures).where(lt(erasures.erasedAt, oldestRetainedBackup(now)));
  return { applications, entries };
}
