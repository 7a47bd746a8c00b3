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

/** The end of a SELECT over the referred brands `b` with these codes, and the decisions about them, `f`. */
function fromChosen(refereeCodes: readonly string[], condition: string): { sql: string; params: [string] } {
  return {
    sql: `FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id
      WHERE b.referrer_id IS NOT NULL AND b.referral_code IN (SELECT value FROM json_each(?)) AND ${condition}`,
    params: [JSON.stringify(refereeCodes)],
  };
}

const BEFORE = "SELECT b.id AS id, json_object('state', coalesce(f.state, 'undecided')) AS before";

/**
 * Grants the months for confirmed brands, also those refused before, and returns how many. It is one statement, so that
 * an erasure or another grant at the same moment comes either before or after it.
 */
export async function grantMonths(
  db: Database,
  refereeCodes: readonly string[],
  now: Date,
  by?: Actor,
  isOpen = "f.state IS NOT 'granted'",
): Promise<number> {
  const from = fromChosen(refereeCodes, `${confirmedIn("b")} AND ${isOpen}`);
  const grant = db.$client
    .prepare(
      `INSERT INTO free_months (referrer_id, referee_id, state, reason, decided_at)
       SELECT b.referrer_id, b.id, 'granted', NULL, ? ${from.sql}
       ON CONFLICT (referee_id) DO UPDATE SET state = 'granted', reason = NULL, decided_at = excluded.decided_at
       RETURNING id`,
    )
    .bind(now.getTime(), ...from.params);
  return decide(db, grant, from, "granted", by);
}

/** Refuses months with a reason, which the log leaves out, and returns how many. Granted months stay. */
export async function refuseMonths(
  db: Database,
  { reason, refereeCodes }: { reason: string; refereeCodes: readonly string[] },
  now: Date,
  by?: Actor,
): Promise<number> {
  const from = fromChosen(refereeCodes, "f.state IS NOT 'granted'");
  const refuse = db.$client
    .prepare(
      `INSERT INTO free_months (referrer_id, referee_id, state, reason, decided_at)
       SELECT b.referrer_id, b.id, 'refused', ?, ? ${from.sql}
       ON CONFLICT (referee_id) DO UPDATE SET reason = excluded.reason
       RETURNING id`,
    )
    .bind(reason, now.getTime(), ...from.params);
  return decide(db, refuse, from, "refused", by);
}

async function decide(
  db: Database,
  decision: D1PreparedStatement,
  { sql: from, params }: ReturnType<typeof fromChosen>,
  state: "granted" | "refused",
  by: Actor | undefined,
): Promise<number> {
  const action = state === "granted" ? "months.grant" : "months.refuse";
  const notes = auditStatements(
    db,
    by,
    { action, subject: "entry", after: { state } },
    { sql: `${BEFORE} ${from}`, params },
  );
  const results = await db.$client.batch([...notes, decision]);
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
