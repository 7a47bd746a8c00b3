/** Applications for operators. The calling page retries, so no read here does. */
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";

const { jobApplications } = tables;

const PAGE_APPLICATIONS = 50;

/** A page of the applications for a position, of an address, or of all, the newest first. */
export async function listApplications(
  db: Database,
  { position, email, page }: { position: string | null; email: string | null; page: number },
) {
  const rows = await db
    .select()
    .from(jobApplications)
    .where(
      and(
        position === null ? undefined : eq(jobApplications.positionId, position),
        email === null ? undefined : eq(jobApplications.email, email),
      ),
    )
    .orderBy(desc(jobApplications.id))
    .limit(PAGE_APPLICATIONS + 1)
    .offset((page - 1) * PAGE_APPLICATIONS);
  return { applications: rows.slice(0, PAGE_APPLICATIONS), hasNext: rows.length > PAGE_APPLICATIONS };
}

export type Application = typeof jobApplications.$inferSelect;

export async function readApplication(db: Database, id: number) {
  const rows = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return rows[0] ?? null;
}

export async function markRead(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(jobApplications)
    .set({ readAt: now })
    .where(and(eq(jobApplications.id, id), isNull(jobApplications.readAt)));
}

/** Stores a note. False when the application is gone, or another operator changed the note meanwhile. */
export async function setOperatorNote(
  db: Database,
  id: number,
  { text, expected }: { text: string; expected: string },
  by: Actor,
): Promise<boolean> {
  const matches = and(eq(jobApplications.id, id), eq(jobApplications.note, expected));
  const found = db.select({ id: jobApplications.id }).from(jobApplications).where(matches);
  const update = db.update(jobApplications).set({ note: text }).where(matches);
  const note = { action: "application.note", subject: "application", after: { letters: text.length } };
  const [rows] = await db.batch([found, ...auditStatementWhere(db, by, note, jobApplications, matches), update]);
  return rows.length > 0;
}

export async function deleteApplication(db: Database, id: number, by: Actor): Promise<void> {
  const matches = eq(jobApplications.id, id);
  const found = db.select({ id: jobApplications.id }).from(jobApplications).where(matches);
  const note = { action: "application.delete", subject: "application" };
  await db.batch([
    found,
    ...auditStatementWhere(db, by, note, jobApplications, matches),
    db.delete(jobApplications).where(matches),
  ]);
}

export const countApplications = (db: Database): Promise<number> => db.$count(jobApplications);
export const countUnread = (db: Database): Promise<number> =>
  db.$count(jobApplications, isNull(jobApplications.readAt));

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
