/** The free month for each referred brand. Decisions have a table; the other states follow from the entries. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatements } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { confirmedIn, monthState } from "./confirmed.ts";

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
  const rows = await db
    .select({
      id: waitlistEntries.id,
      brandName: waitlistEntries.brandName,
      joinedAt: waitlistEntries.createdAt,
      confirmBy: waitlistEntries.confirmBy,
      confirmedAt: waitlistEntries.confirmedAt,
      decision: freeMonths.state,
      reason: freeMonths.reason,
    })
    .from(waitlistEntries)
    .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id))
    .where(and(eq(waitlistEntries.referrerId, referrerId), lt(waitlistEntries.id, beforeId)))
    .orderBy(desc(waitlistEntries.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, state: monthState(row, now) }));
}

type Decision = { state: "granted" | "refused"; reason?: string; isUndecidedOnly?: boolean };

/**
 * Grants the months for confirmed brands, also those refused before, or refuses them with a reason, which the log leaves
 * out. Granted months stay. Returns how many were decided. It is one statement, so that an erasure or another decision at
 * the same moment comes either before or after it.
 */
export async function decideMonths(
  db: Database,
  refereeCodes: readonly string[],
  { state, reason, isUndecidedOnly = false }: Decision,
  now: Date,
  by?: Actor,
): Promise<number> {
  const isGrant = state === "granted";
  const codes = JSON.stringify(refereeCodes);
  const chosen = `FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id
    WHERE b.referrer_id IS NOT NULL AND b.referral_code IN (SELECT value FROM json_each(?)) AND ${isUndecidedOnly ? "f.state IS NULL" : "f.state IS NOT 'granted'"}
      AND ${isGrant ? confirmedIn("b") : "TRUE"}`;
  const deciding = db.$client
    .prepare(
      `INSERT INTO free_months (referrer_id, referee_id, state, reason, decided_at)
       SELECT b.referrer_id, b.id, ?, ?, ? ${chosen}
       ON CONFLICT (referee_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
         decided_at = excluded.decided_at RETURNING id`,
    )
    .bind(state, reason ?? null, now.getTime(), codes);
  const change = { action: isGrant ? "months.grant" : "months.refuse", subject: "entry", after: { state } };
  const rows = {
    sql: `SELECT b.id AS id, json_object('state', coalesce(f.state, 'undecided')) AS before ${chosen}`,
    params: [codes],
  };
  const results = await db.$client.batch([...auditStatements(db, by, change, rows), deciding]);
  return results.at(-1)?.results.length ?? 0;
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
