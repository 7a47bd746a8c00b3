/** The free month for each referred brand. Decisions have a table; the other states follow from the entries. */
import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { confirmedIn, isConfirmed, monthState } from "./confirmed.ts";

const { freeMonths, waitlistEntries } = tables;

/** Confirmed brands without a decision. */
export const owedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM waitlist_entries AS brought WHERE brought.referrer_id = ${id}
    AND ${sql.raw(confirmedIn("brought"))}
    AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = brought.id))`;

/** The free months it was granted, also for brands erased since. */
export const grantedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM free_months WHERE referrer_id = ${id} AND state = 'granted')`;

/** A page of the brands that a code referred, before an id, with the states of their months. */
export async function referralsOf(
  db: Database,
  referrerId: number,
  now: Date,
  { beforeId = Number.MAX_SAFE_INTEGER, limit }: { beforeId?: number; limit: number },
) {
  return db
    .select({
      id: waitlistEntries.id,
      brandName: waitlistEntries.brandName,
      joinedAt: waitlistEntries.createdAt,
      confirmBy: waitlistEntries.confirmBy,
      state: monthState(now).as("month_state"),
      reason: freeMonths.reason,
    })
    .from(waitlistEntries)
    .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id))
    .where(and(eq(waitlistEntries.referrerId, referrerId), lt(waitlistEntries.id, beforeId)))
    .orderBy(desc(waitlistEntries.id))
    .limit(limit);
}

type Decision = { state: "granted" | "refused"; reason?: string | null; isUndecidedOnly?: boolean };

/**
 * Grants the months for confirmed brands, also those refused before, or refuses them with a reason, which the log leaves
 * out. Granted months stay. Returns how many were decided. It is one transaction, so that an erasure or another decision
 * at the same moment comes either before or after it.
 */
export async function decideMonths(
  db: Database,
  refereeCodes: readonly string[],
  { state, reason = null, isUndecidedOnly = false }: Decision,
  now: Date,
  by?: Actor,
): Promise<number> {
  const decidedAs = isUndecidedOnly ? sql`TRUE` : sql`state = 'granted'`;
  const isChosen = and(
    isNotNull(waitlistEntries.referrerId),
    sql`${waitlistEntries.referralCode} IN (SELECT value FROM json_each(${JSON.stringify(refereeCodes)}))`,
    state === "granted" ? isConfirmed(waitlistEntries) : undefined,
    sql`NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = ${waitlistEntries.id} AND ${decidedAs})`,
  );
  const stateBefore = sql`(SELECT state FROM free_months WHERE referee_id = ${waitlistEntries.id})`;
  const change = {
    action: state === "granted" ? "months.grant" : "months.refuse",
    subject: "entry",
    before: sql`json_object('state', coalesce(${stateBefore}, 'undecided'))`,
    after: { state },
  };
  const chosen = sql`SELECT NULL, referrer_id, id, ${state}, ${reason}, ${now.getTime()}
    FROM waitlist_entries WHERE ${isChosen}`;
  const [decided] = await db.batch([
    db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isChosen),
    ...auditStatementWhere(db, by, change, waitlistEntries, isChosen),
    db
      .insert(freeMonths)
      .select(chosen)
      .onConflictDoUpdate({ target: freeMonths.refereeId, set: { state, reason, decidedAt: now } }),
  ]);
  return decided.length;
}

export async function countOwed({ $client }: Database): Promise<number> {
  const { results } = await $client
    .prepare(
      `SELECT count(*) AS n FROM waitlist_entries AS b WHERE b.referrer_id IS NOT NULL AND ${confirmedIn("b")}
       AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = b.id)`,
    )
    .all<{ n: number }>();
  return results[0]?.n ?? 0;
}
