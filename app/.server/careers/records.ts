/** Applications for operators. The calling page retries, so no read here does. */
import { gt, inArray, lt } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";

const { jobApplications } = tables;

export function applicationsAfter(db: Database, afterId: number, limit: number) {
  return db
    .select()
    .from(jobApplications)
    .where(gt(jobApplications.id, afterId))
    .orderBy(jobApplications.id)
    .limit(limit);
}

export async function positionsAppliedFor(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: jobApplications.positionId }).from(jobApplications);
  return rows.map(({ id }) => id);
}

/** Every address with an application; early ones were stored as they were typed. */
export async function applicantAddresses(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ email: jobApplications.email }).from(jobApplications);
  return rows.map(({ email }) => email);
}

/** The condition for an address's applications. SQLite's lower() knows ASCII alone, so equality is decided here. */
export function applicationsOf(email: string, stored: readonly string[]) {
  const same = stored.filter((other) => normalizeEmail(other) === email);
  return inArray(jobApplications.email, [...new Set([email, ...same])]);
}

export async function removeApplicationsBefore(db: Database, before: Date): Promise<number> {
  const removed = await db
    .delete(jobApplications)
    .where(lt(jobApplications.createdAt, before))
    .returning({ id: jobApplications.id });
  return removed.length;
}
