/**
 * The ledger of free months: the state of the month for each referred brand. Granted and refused months are decisions and
 * have a table; the other states follow from the entries. Worker and command line share it.
 */
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatements } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { offer } from "#app/content/brand.ts";
import { confirmedIn, type MonthState, monthState } from "./confirmed.ts";
import { type Alike, markLookAlikes } from "./look-alikes.ts";

const { freeMonths, waitlistEntries } = tables;
export const referrer = alias(waitlistEntries, "referrer");

/** The ledger's columns about a referred brand and its referrer. */
export const refereeColumns = {
  id: waitlistEntries.id,
  brandName: waitlistEntries.brandName,
  founderName: waitlistEntries.founderName,
  email: waitlistEntries.email,
  phoneNumber: waitlistEntries.phoneNumber,
  referralCode: waitlistEntries.referralCode,
  joinedAt: waitlistEntries.createdAt,
  confirmBy: waitlistEntries.confirmBy,
  confirmedAt: waitlistEntries.confirmedAt,
  decision: freeMonths.state,
  reason: freeMonths.reason,
};
export const referrerColumns = {
  id: sql<number>`${referrer.id}`.as("r_id"),
  brandName: sql<string>`${referrer.brandName}`.as("r_brand"),
  founderName: sql<string>`${referrer.founderName}`.as("r_founder"),
  email: sql<string>`${referrer.email}`.as("r_email"),
  phoneNumber: sql<string>`${referrer.phoneNumber}`.as("r_phone"),
  referralCode: sql<string>`${referrer.referralCode}`.as("r_code"),
};

/** The number of free months an entry is owed: confirmed brands without a decision. */
export const owedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM waitlist_entries AS brought WHERE brought.referrer_id = ${id}
    AND ${sql.raw(confirmedIn("brought"))}
    AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = brought.id))`;

/** The number of free months it was granted, also for brands erased since. */
export const grantedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM free_months WHERE referrer_id = ${id} AND state = 'granted')`;

type Referee = {
  id: number;
  brandName: string;
  founderName: string;
  email: string;
  phoneNumber: string;
  referralCode: string;
  joinedAt: Date;
  state: MonthState;
  reason: string | null;
  alike: Alike[];
};

export type Account = {
  brandName: string;
  founderName: string;
  email: string;
  phoneNumber: string;
  referralCode: string;
  /** Owed now: confirmed and undecided. */
  freeMonths: number;
  granted: number;
  referees: Referee[];
};

/** Each referrer with all its referred brands and the states of their months. The highest debt comes first. */
export async function readFreeMonths(db: Database, now: Date): Promise<Account[]> {
  const rows = await readAll((afterId, limit) =>
    db
      .select({
        ...refereeColumns,
        referrer: { ...referrerColumns, granted: grantedTo(referrer.id).as("r_granted") },
      })
      .from(waitlistEntries)
      .innerJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
      .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id))
      .where(gt(waitlistEntries.id, afterId))
      .orderBy(asc(waitlistEntries.id))
      .limit(limit),
  );
  const marks = markLookAlikes(rows);
  const byReferrer = new Map<number, Account>();
  for (const { referrer: by, confirmBy, confirmedAt, decision, ...referee } of rows) {
    const { id, granted, ...known } = by;
    const account = byReferrer.get(id) ?? {
      ...known,
      freeMonths: 0,
      granted: granted * offer.freeMonthsPerReferral,
      referees: [],
    };
    const state = monthState({ confirmBy, confirmedAt, decision }, now);
    if (state === "confirmed") account.freeMonths += offer.freeMonthsPerReferral;
    account.referees.push({ ...referee, state, alike: marks.get(referee.id) ?? [] });
    byReferrer.set(id, account);
  }
  return [...byReferrer.values()].sort(
    (one, other) => other.freeMonths - one.freeMonths || one.brandName.localeCompare(other.brandName),
  );
}

/** The referrers that are owed free months, each with the brands it is owed for. */
export async function listOwed(db: Database, now: Date): Promise<Account[]> {
  const accounts = await readFreeMonths(db, now);
  return accounts
    .filter(({ freeMonths: owed }) => owed > 0)
    .map((account) => ({ ...account, referees: account.referees.filter(({ state }) => state === "confirmed") }));
}

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

/** Selects the brands for a decision: all that a code referred, or those with these codes of their own. */
export type Chosen = { referrerCode: string } | { refereeCodes: readonly string[] };

/** The end of a SELECT over the chosen brands `b` and the decisions about them, `f`. */
function fromChosen(chosen: Chosen, condition: string): { sql: string; params: [string] } {
  const isNamed = "refereeCodes" in chosen;
  const which = isNamed
    ? "b.referrer_id IS NOT NULL AND b.referral_code IN (SELECT value FROM json_each(?))"
    : "b.referrer_id = (SELECT id FROM waitlist_entries WHERE referral_code = ?)";
  return {
    sql: `FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id WHERE ${which} AND ${condition}`,
    params: [isNamed ? JSON.stringify(chosen.refereeCodes) : chosen.referrerCode],
  };
}

/** The state of a month before a decision, for the log. */
const BEFORE = "SELECT b.id AS id, json_object('state', coalesce(f.state, 'undecided')) AS before";

/**
 * Grants the owed months for the chosen brands; for brands named one by one also months refused before. One statement, so
 * that a confirmation, an erasure or another grant at the same moment comes either before or after it. Returns the number
 * granted. The same batch writes a note for each.
 */
export async function grantMonths(db: Database, chosen: Chosen, now: Date, by?: Actor): Promise<number> {
  const isOpen = "refereeCodes" in chosen ? "f.state IS NOT 'granted'" : "f.state IS NULL";
  const from = fromChosen(chosen, `${confirmedIn("b")} AND ${isOpen}`);
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
 * Refuses the months for the chosen brands, with a reason, confirmed or not. Granted months stay. Returns the number
 * refused. The same batch writes a note for each, without the reason.
 */
export async function refuseMonths(
  db: Database,
  { reason, ...chosen }: Chosen & { reason: string },
  now: Date,
  by?: Actor,
): Promise<number> {
  const from = fromChosen(chosen, "f.state IS NOT 'granted'");
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

/**
 * The number of referred brands without a decision, counted up to `most`. It follows the index of referrers, never the whole
 * list.
 */
export async function countUndecided({ $client }: Database, most: number): Promise<number> {
  const { results } = await $client
    .prepare(
      `SELECT count(*) AS n FROM (
         SELECT 1 FROM waitlist_entries AS b WHERE b.referrer_id > 0 AND ${confirmedIn("b")}
         AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = b.id) LIMIT ?)`,
    )
    .bind(most)
    .all<{ n: number }>();
  return results[0]?.n ?? 0;
}
