/** The waitlist's totals as kept by the triggers, counted anew from the entries, and the repair. */
import { count, eq, max, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";

const { waitlistEntries, waitlistFreePositions, waitlistTotals } = tables;

/** The statement that reads the totals, also for a batch. */
export const selectTotals = (db: Database) =>
  db
    .select({
      totalSignups: waitlistTotals.totalSignups,
      referralSignups: waitlistTotals.referralSignups,
      positionsGiven: waitlistTotals.positionsGiven,
    })
    .from(waitlistTotals)
    .where(eq(waitlistTotals.id, 1));

export type Totals = Awaited<ReturnType<typeof selectTotals>>[number];

/** The entries that this entry's code referred, counted. */
const trueCount = sql`(SELECT count(*) FROM waitlist_entries AS referee WHERE referee.referrer_id = waitlist_entries.id)`;

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
  const totals = told[0] ?? { totalSignups: 0, referralSignups: 0, positionsGiven: 0 };
  const entries = counted[0] ?? { entries: 0, referred: 0, highest: null, wrongCounts: 0, week: 0, month: 0 };
  const places = freed[0] ?? { free: 0, highest: null, clashes: 0 };
  const positionsGiven = Math.max(totals.positionsGiven, entries.highest ?? 0, places.highest ?? 0);
  const counts: Totals = {
    totalSignups: positionsGiven - (places.free - places.clashes),
    referralSignups: entries.referred,
    positionsGiven,
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
  ]);
  return totals[0];
}
