import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { rememberErasures } from "#app/.server/erasure/remembered.ts";

const { waitlistEntries, waitlistFreePositions } = tables;

/** One bound value for any number of texts: D1 allows a hundred in a statement. */
const isOneOf = (column: SQLiteColumn, texts: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`;

export type Fakes = { codes: readonly string[] } | { emails: readonly string[] };

/**
 * Erases entries as fake, in one transaction, and returns their number: the next joins get their positions. With a
 * secret they are remembered, so that they don't come back with a backup.
 */
export async function eraseFake(
  db: Database,
  fakes: Fakes,
  { secret, now, by }: { secret: string; now: Date; by?: Actor },
): Promise<number> {
  const isFake =
    "codes" in fakes
      ? isOneOf(waitlistEntries.referralCode, fakes.codes)
      : isOneOf(waitlistEntries.email, fakes.emails);
  const { email, referralCode } = waitlistEntries;
  const found = await db.select({ email, referralCode }).from(waitlistEntries).where(isFake);
  const erasing = found.flatMap((entry) => [entry.email, entry.referralCode]);
  const positions = db.select({ position: waitlistEntries.position }).from(waitlistEntries).where(isFake);
  const before = sql`json_object('position', ${waitlistEntries.position})`;
  const [, erased] = await db.batch([
    db.insert(waitlistFreePositions).select(positions).onConflictDoNothing(),
    db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isFake),
    ...auditStatementWhere(db, by, { action: "waitlist.fake", subject: "entry", before }, waitlistEntries, isFake),
    ...(await rememberErasures(db, erasing, { secret, now, isFake: true })),
    db.delete(waitlistEntries).where(isFake),
  ]);
  return erased.length;
}
