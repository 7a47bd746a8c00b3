/** The waitlist's totals as kept by the triggers, counted anew from the entries, and the repair. */
import { count, eq, gt, max, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";

const { waitlistEntries, waitlistFreePositions, waitlistReferrers, waitlistTotals } = tables;

/** The statement that reads the totals, also for a batch. */
export const selectTotals = (db: Database) =>
  db
    .select({
      totalSignups: waitlistTotals.totalSignups,
      referralSignups: waitlistTotals.referralSignups,
      positionsGiven: waitlistTotals.positionsGiven,
      askedSignups: waitlistTotals.askedSignups,
      confirmedSignups: waitlistTotals.confirmedSignups,
    })
    .from(waitlistTotals)
    .where(eq(waitlistTotals.id, 1));

export type Totals = Awaited<ReturnType<typeof selectTotals>>[number];

const NONE: Totals = {
  totalSignups: 0,
  referralSignups: 0,
  positionsGiven: 0,
  askedSignups: 0,
  confirmedSignups: 0,
};

/** The totals as kept by the triggers. Reads one row. */
export async function readTotals(db: Database): Promise<Totals> {
  const [totals = NONE] = await selectTotals(db);
  return totals;
}

/** The entries that this entry's code referred, counted. */
const trueCount = sql`(SELECT count(*) FROM waitlist_entries AS referee WHERE referee.referrer_id = waitlist_entries.id)`;

/** When an address was confirmed, of those that were asked to. */
const confirmedOfAsked = sql`iif(${waitlistEntries.confirmBy} IS NULL, NULL, ${waitlistEntries.confirmedAt})`;

/**
 * The totals beside counts of the entries. `wrongCounts`: entries whose referral count is wrong. `clashes`: free positions
 * that an entry has. Reads the whole list, which the site never does.
 */
export async function auditTotals(db: Database, since: { week: Date; month: Date }) {
  const joinedSince = (from: Date) => sql<number>`coalesce(sum(${waitlistEntries.createdAt} >= ${from.getTime()}), 0)`;
  const [told, counted, freed] = await db.batch([
    selectTotals(db),
    db
      .select({
        entries: count(),
        referred: count(waitlistEntries.referrerId).as("referred"),
        highest: max(waitlistEntries.position),
        asked: count(waitlistEntries.confirmBy).as("asked"),
        confirmed: count(confirmedOfAsked).as("confirmed"),
        wrongCounts: sql<number>`coalesce(sum(${waitlistEntries.referralCount} <> ${trueCount}), 0)`.as("wrong_counts"),
        week: joinedSince(since.week).as("week"),
        month: joinedSince(since.month).as("month"),
      })
      .from(waitlistEntries),
    db
      .select({
        free: count(),
        highest: max(waitlistFreePositions.position),
        clashes: sql<number>`coalesce(sum(position IN (SELECT position FROM waitlist_entries)), 0)`.as("clashes"),
      })
      .from(waitlistFreePositions),
  ]);
  const [totals = NONE] = told;
  const [entries] = counted;
  const [places] = freed;
  if (!entries || !places) throw new Error("A count has no row");
  const positionsGiven = Math.max(totals.positionsGiven, entries.highest ?? 0, places.highest ?? 0);
  const counts: Totals = {
    totalSignups: positionsGiven - (places.free - places.clashes),
    referralSignups: entries.referred,
    positionsGiven,
    askedSignups: entries.asked,
    confirmedSignups: entries.confirmed,
  };
  const wrongCounts = entries.wrongCounts;
  const agree =
    told.length === 1 &&
    wrongCounts === 0 &&
    places.clashes === 0 &&
    (Object.keys(counts) as (keyof Totals)[]).every((name) => totals[name] === counts[name]);
  return { totals, counts, entries: entries.entries, week: entries.week, month: entries.month, wrongCounts, agree };
}

/**
 * Sets totals and referral counts to the counts of the entries, in one transaction. The number of positions given can't be
 * counted once an entry is erased, so it stays, unless an entry has a higher position.
 */
export async function recount(db: Database): Promise<Totals | undefined> {
  const [, , , , , totals] = await db.batch([
    db.insert(waitlistTotals).values({ id: 1 }).onConflictDoNothing(),
    db
      .delete(waitlistFreePositions)
      .where(sql`${waitlistFreePositions.position} IN (SELECT position FROM waitlist_entries)`),
    db.update(waitlistTotals).set({
      referralSignups: sql`(SELECT count(referrer_id) FROM waitlist_entries)`,
      askedSignups: sql`(SELECT count(confirm_by) FROM waitlist_entries)`,
      confirmedSignups: sql`(SELECT count(${confirmedOfAsked}) FROM waitlist_entries)`,
      positionsGiven: sql`max(positions_given, coalesce((SELECT max(position) FROM waitlist_entries), 0),
        coalesce((SELECT max(position) FROM waitlist_free_positions), 0))`,
    }),
    db.update(waitlistTotals).set({
      totalSignups: sql`positions_given - (SELECT count(*) FROM waitlist_free_positions)`,
    }),
    db
      .update(waitlistEntries)
      .set({ referralCount: trueCount })
      .where(sql`${waitlistEntries.referralCount} <> ${trueCount}`),
    selectTotals(db),
    db.delete(waitlistReferrers),
    db
      .insert(waitlistReferrers)
      .select(
        db
          .select({ id: waitlistEntries.id, referrals: waitlistEntries.referralCount })
          .from(waitlistEntries)
          .where(gt(waitlistEntries.referralCount, 0)),
      ),
  ]);
  return totals[0];
}
