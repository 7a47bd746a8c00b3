/** The log of changes: one row for each, in the change's transaction, when the caller says `by` whom it is made. */
import { desc, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";

const { opsAudit } = tables;
type Table =
  | typeof tables.waitlistEntries
  | typeof tables.jobApplications
  | typeof tables.publishedStories
  | typeof tables.storyDrafts;

export type Actor = {
  /** The operator's address, as Access knows it, or `COMMAND_LINE`. */
  who: string;
  at: Date;
};

export const COMMAND_LINE = "command line";

/** A change as it is logged. It holds no personal data: it names the record by id, and the changed fields. */
type Change = {
  /** Such as "waitlist.correct". */
  action: string;
  /** Such as "story 12". Functions that add each row's id take "entry" alone. */
  subject: string;
  before?: SQL | undefined;
  after?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
};

const textOf = ({ after }: Change): string | null => (after ? JSON.stringify(after) : null);

export const jsonTruth = (name: string, condition: SQL): SQL =>
  sql`json_object(${name}, json(iif(${condition}, 'true', 'false')))`;

/** The statement that logs a change, for the change's batch; none when the caller names nobody. */
export function auditStatement(db: Database, by: Actor | undefined, change: Change) {
  if (!by) return [];
  const { action, subject, before = null } = change;
  return [db.insert(opsAudit).values({ ...by, action, subject, before, after: textOf(change) })];
}

/** Logs what changes no row, such as an export. */
export async function logAudit(db: Database, by: Actor, change: Change): Promise<void> {
  for (const statement of auditStatement(db, by, change)) await statement;
}

/** The statement that logs each row that a condition meets. Put it before the change. */
export function auditStatementWhere(
  db: Database,
  by: Actor | undefined,
  change: Change,
  table: Table,
  condition: SQL | undefined,
) {
  if (!by) return [];
  const { action, subject, before = null } = change;
  const rows = sql`SELECT NULL, ${by.at.getTime()}, ${by.who}, ${action}, ${subject} || ' ' || ${table.id}, ${before},
    ${textOf(change)} FROM ${table} WHERE ${condition}`;
  return [db.insert(opsAudit).select(rows)];
}

export function newestChanges(db: Database, limit: number) {
  return db.select().from(opsAudit).orderBy(desc(opsAudit.id)).limit(limit);
}
