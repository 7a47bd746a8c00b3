import { sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";

const { waitlistEntries, waitlistTotals } = tables;

/**
 * Proves that a join could be stored: an insert of no row needs the table, its columns, its triggers and a database
 * that writes.
 * @throws DatabaseUnavailableError when it could not.
 */
export async function requireJoinable(db: Database): Promise<void> {
  const none = db.select().from(waitlistEntries).where(sql`0`);
  const [, totals] = await withDatabase(() =>
    db.batch([db.insert(waitlistEntries).select(none), db.select({ id: waitlistTotals.id }).from(waitlistTotals)]),
  );
  if (totals.length === 0) throw new Error("The row of the waitlist's totals is missing");
}
