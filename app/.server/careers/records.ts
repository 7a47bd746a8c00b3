/** Applications for operators. The calling page retries, so no read here does. */
import { gt, lt } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";

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

export async function removeApplicationsBefore(db: Database, before: Date): Promise<number> {
  const removed = await db
    .delete(jobApplications)
    .where(lt(jobApplications.createdAt, before))
    .returning({ id: jobApplications.id });
  return removed.length;
}
