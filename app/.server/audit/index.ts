/** The log of changes made in the back office: one row for each, written in the transaction of the change. */
import { desc, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";

const { jobApplications, opsAudit, waitlistEntries } = tables;

type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** One entry of the log. It holds no personal data: it names the changed record by id, and the changed fields. */
export type AuditNote = {
  /** The operator's address, as Access knows it. */
  who: string;
  at: Date;
  /** Such as "waitlist.correct". */
  action: string;
  /** Such as "entry 12". */
  subject: string;
  before?: Facts;
  after?: Facts;
};

const rowOf = ({ before, after, ...note }: AuditNote) => ({
  ...note,
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
});

/** The statement that logs a change, for the change's batch. Empty without a note, as at the command line. */
export function noted(db: Database, note: AuditNote | undefined) {
  return note ? [db.insert(opsAudit).values(rowOf(note))] : [];
}

/** The same for a change that depends on a row being as expected. Put it before the change. */
export function notedWhere(
  db: Database,
  note: AuditNote | undefined,
  table: typeof waitlistEntries | typeof jobApplications,
  condition: SQL | undefined,
) {
  if (!note) return [];
  const { at, who, action, subject, before, after } = rowOf(note);
  const row = db
    .select({
      id: sql<number>`NULL`.as("id"),
      at: sql<Date>`${at.getTime()}`.as("at"),
      who: sql<string>`${who}`.as("who"),
      action: sql<string>`${action}`.as("action"),
      subject: sql<string>`${subject}`.as("subject"),
      before: sql<string | null>`${before}`.as("before"),
      after: sql<string | null>`${after}`.as("after"),
    })
    .from(table)
    .where(condition);
  return [db.insert(opsAudit).select(row)];
}

/**
 * The same for a change of many rows, with a note for each. `rows` is a SELECT of their `id`, which is added to the note's
 * subject, and of `before` as JSON. Put it before the change.
 */
export function notedEach(
  { $client }: Database,
  note: AuditNote | undefined,
  rows: { sql: string; params: readonly unknown[] },
): D1PreparedStatement[] {
  if (!note) return [];
  const { at, who, action, subject, after } = rowOf(note);
  return [
    $client
      .prepare(
        `INSERT INTO ops_audit (at, who, action, subject, before, after)
         SELECT ?, ?, ?, ? || ' ' || id, before, ? FROM (${rows.sql})`,
      )
      .bind(at.getTime(), who, action, subject, after, ...rows.params),
  ];
}

/** The newest changes. */
export function newestChanges(db: Database, limit: number) {
  return db.select().from(opsAudit).orderBy(desc(opsAudit.id)).limit(limit);
}
