/** Applications for operators. Reads here are not retried; the page that calls them does that. */
import { gt, inArray, lt } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";

const { jobApplications } = tables;

/** A page of all applications, by ascending id, after one. */
export function applicationsAfter(db: Database, afterId: number, limit: number) {
  return db
    .select()
    .from(jobApplications)
    .where(gt(jobApplications.id, afterId))
    .orderBy(jobApplications.id)
    .limit(limit);
}

/** Every position with an application, also those no longer open. */
export async function positionsAppliedFor(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: jobApplications.positionId }).from(jobApplications);
  return rows.map(({ id }) => id);
}

/** Every address with an application, as stored. Early ones were stored as they were typed. */
export async function applicantAddresses(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ email: jobApplications.email }).from(jobApplications);
  return rows.map(({ email }) => email);
}

/**
 * The condition for the applications of an address. SQLite's lower() knows ASCII alone, so equality is decided here.
 * `stored` comes from `applicantAddresses`.
 */
export function applicationsOf(email: string, stored: readonly string[]) {
  const same = stored.filter((other) => normalizeEmail(other) === email);
  return inArray(jobApplications.email, [...new Set([email, ...same])]);
}

/** Removes the applications sent before a moment, and returns their number. */
export async function removeApplicationsBefore(db: Database, before: Date): Promise<number> {
  const removed = await db
    .delete(jobApplications)
    .where(lt(jobApplications.createdAt, before))
    .returning({ id: jobApplications.id });
  return removed.length;
}
