/**
 * The ledger of free months: the state of the month for each referred brand. Granted and refused months are decisions and
 * have a table; the other states follow from the entries.
 */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatements } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { confirmedIn, monthState } from "./confirmed.ts";

const { freeMonths, waitlistEntries } = tables;

/** The number of free months an entry is owed: confirmed brands without a decision. */
export const owedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM waitlist_entries AS brought WHERE brought.referrer_id = ${id}
    AND ${sql.raw(confirmedIn("brought"))}
    AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = brought.id))`;

/** The number of free months it was granted, also for brands erased since. */
export const grantedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM free_months WHERE referrer_id = ${id} AND state = 'granted')`;

/** Brands that a code referred, the newest first, and the states of their months: a page of those before an id. */
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

/** The end of a SELECT over the referred brands `b` with these codes of their own, and the decisions about them, `f`. */
function fromChosen(refereeCodes: readonly string[], condition: string): { sql: string; params: [string] } {
  return {
    sql: `FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id
      WHERE b.referrer_id IS NOT NULL AND b.referral_code IN (SELECT value FROM json_each(?)) AND ${condition}`,
    params: [JSON.stringify(refereeCodes)],
  };
}

/** The state of a month before a decision, for the log. */
const BEFORE = "SELECT b.id AS id, json_object('state', coalesce(f.state, 'undecided')) AS before";

/**
 * Grants the months for brands, also those refused before; none for a brand that has not confirmed. One statement, so that a confirmation, an erasure or another grant at the same moment comes either before or after it. Returns the number
 * granted. The same batch writes a note for each.
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

/**
 * Refuses the months for brands, with a reason, confirmed or not. Granted months stay. Returns the number
 * refused. The same batch writes a note for each, without the reason.
 */
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

/** Makes a decision, with a note if an operator is named, and returns the number of months. */
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

/** The number of free months that wait for a decision. */
export async function countOwed({ $client }: Database): Promise<number> {
  const { results } = await $client
    .prepare(
      `SELECT count(*) AS n FROM waitlist_entries AS b WHERE b.referrer_id IS NOT NULL AND ${confirmedIn("b")}
       AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = b.id)`,
    )
    .all<{ n: number }>();
  return results[0]?.n ?? 0;
}
