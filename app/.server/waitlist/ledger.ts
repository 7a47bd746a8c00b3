/**
 * The ledger of free months: for each brand that was brought, where its month stands. Granted and refused are decisions and
 * stand in a table; the rest follows from the entries. For the Worker and the command line alike.
 */
import { asc, eq, gt, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Database, tables } from "#app/.server/db/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { offer } from "#app/content/brand.ts";
import { type MonthState, monthState } from "./confirmed.ts";
import { type Alike, markLookAlikes } from "./look-alikes.ts";

const { freeMonths, waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

/** How many free months an entry is owed: confirmed brands about which nothing is decided. */
export const owedTo = (id: SQLiteColumn) =>
  sql<number>`(SELECT count(*) FROM waitlist_entries AS brought WHERE brought.referrer_id = ${id}
    AND (brought.confirmed_at IS NOT NULL OR brought.confirm_by IS NULL)
    AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = brought.id))`;

/** How many it was granted, also for brands that are erased by now. */
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
  /** Owed now: confirmed and not decided. */
  freeMonths: number;
  granted: number;
  referees: Referee[];
};

/** Each brand that brought others, with all of them and where their months stand; who is owed most comes first. */
export async function readLedger(db: Database, now: Date): Promise<Account[]> {
  const rows = await readAll((afterId, limit) =>
    db
      .select({
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
        referrer: {
          id: sql<number>`${referrer.id}`.as("r_id"),
          brandName: sql<string>`${referrer.brandName}`.as("r_brand"),
          founderName: sql<string>`${referrer.founderName}`.as("r_founder"),
          email: sql<string>`${referrer.email}`.as("r_email"),
          phoneNumber: sql<string>`${referrer.phoneNumber}`.as("r_phone"),
          referralCode: sql<string>`${referrer.referralCode}`.as("r_code"),
          granted: grantedTo(referrer.id).as("r_granted"),
        },
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

/** The brands that are owed free months, each with those it is owed for. */
export async function listOwed(db: Database, now: Date): Promise<Account[]> {
  const accounts = await readLedger(db, now);
  return accounts
    .filter(({ freeMonths: owed }) => owed > 0)
    .map((account) => ({ ...account, referees: account.referees.filter(({ state }) => state === "confirmed") }));
}

/** The brands that somebody's code brought, and where their months stand. */
export async function referralsOf(db: Database, referrerId: number, now: Date) {
  const rows = await db
    .select({
      brandName: waitlistEntries.brandName,
      joinedAt: waitlistEntries.createdAt,
      confirmBy: waitlistEntries.confirmBy,
      confirmedAt: waitlistEntries.confirmedAt,
      decision: freeMonths.state,
      reason: freeMonths.reason,
    })
    .from(waitlistEntries)
    .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id))
    .where(eq(waitlistEntries.referrerId, referrerId))
    .orderBy(asc(waitlistEntries.id));
  return rows.map(({ confirmedAt, decision, ...row }) => ({
    ...row,
    confirmedAt,
    state: monthState({ ...row, confirmedAt, decision }, now),
  }));
}

/** The condition for the brands that a decision is about: those of a referrer, or one of them alone. */
const chosen =
  "b.referrer_id = (SELECT id FROM waitlist_entries WHERE referral_code = ?) AND (? = '' OR b.referral_code = ?)";

/**
 * Grants a referrer the months it is owed, or the one for a brand it brought (`refereeCode`), also when that was refused
 * before. One statement: whoever confirms, is erased or is granted at the same moment comes before it or after it. Gives how
 * many were granted now.
 */
export async function grantMonths(
  { $client }: Database,
  { referrerCode, refereeCode = "" }: { referrerCode: string; refereeCode?: string },
  now: Date,
): Promise<number> {
  const { results } = await $client
    .prepare(
      `INSERT INTO free_months (referrer_id, referee_id, state, reason, decided_at)
       SELECT b.referrer_id, b.id, 'granted', NULL, ? FROM waitlist_entries AS b
       WHERE ${chosen} AND (b.confirmed_at IS NOT NULL OR b.confirm_by IS NULL)
       ON CONFLICT (referee_id) DO UPDATE SET state = 'granted', reason = NULL, decided_at = excluded.decided_at
         WHERE free_months.state = 'refused' AND ? <> ''
       RETURNING id`,
    )
    .bind(now.getTime(), referrerCode, refereeCode, refereeCode, refereeCode)
    .all();
  return results.length;
}

/** Refuses the month for a brand, with a reason, confirmed or not. What was granted stays. Gives how many were refused now. */
export async function refuseMonths(
  { $client }: Database,
  { referrerCode, refereeCode, reason }: { referrerCode: string; refereeCode: string; reason: string },
  now: Date,
): Promise<number> {
  const { results } = await $client
    .prepare(
      `INSERT INTO free_months (referrer_id, referee_id, state, reason, decided_at)
       SELECT b.referrer_id, b.id, 'refused', ?, ? FROM waitlist_entries AS b
       WHERE ${chosen}
       ON CONFLICT (referee_id) DO UPDATE SET reason = excluded.reason WHERE free_months.state = 'refused'
       RETURNING id`,
    )
    .bind(reason, now.getTime(), referrerCode, refereeCode, refereeCode)
    .all();
  return results.length;
}

/**
 * How many brands that were brought wait for a decision about the free month, counted up to so many. It goes through the brands
 * with a referrer by their index, and never through the rest of the list.
 */
export async function countUndecided({ $client }: Database, most: number): Promise<number> {
  const { results } = await $client
    .prepare(
      `SELECT count(*) AS n FROM (
         SELECT 1 FROM waitlist_entries AS b WHERE b.referrer_id > 0 AND (b.confirmed_at IS NOT NULL OR b.confirm_by IS NULL)
         AND NOT EXISTS (SELECT 1 FROM free_months WHERE referee_id = b.id) LIMIT ?)`,
    )
    .bind(most)
    .all<{ n: number }>();
  return results[0]?.n ?? 0;
}
