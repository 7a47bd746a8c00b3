import { count, eq, max, sql } from "drizzle-orm";
import { type Actor, auditStatements } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";

const { waitlistEntries, waitlistFreePositions, waitlistTotals } = tables;

const totalsOf = (db: Database) =>
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

export type Totals = Awaited<ReturnType<typeof totalsOf>>[number];

const NONE: Totals = {
  totalSignups: 0,
  referralSignups: 0,
  positionsGiven: 0,
  askedSignups: 0,
  confirmedSignups: 0,
};

export async function readTotals(db: Database): Promise<Totals> {
  const [totals = NONE] = await totalsOf(db);
  return totals;
}

const TRUE_COUNT = "(SELECT count(*) FROM waitlist_entries AS referee WHERE referee.referrer_id = waitlist_entries.id)";
const CONFIRMED_OF_ASKED = "iif(confirm_by IS NULL, NULL, confirmed_at)";

/** The totals beside counts of the whole list. `clashes` are free positions that an entry has. */
export async function auditTotals(db: Database) {
  const [told, counted, freed] = await db.batch([
    totalsOf(db),
    db
      .select({
        referred: count(waitlistEntries.referrerId).as("referred"),
        highest: max(waitlistEntries.position),
        asked: count(waitlistEntries.confirmBy).as("asked"),
        confirmed: count(sql.raw(CONFIRMED_OF_ASKED)).as("confirmed"),
        wrongCounts: sql<number>`coalesce(sum(referral_count <> ${sql.raw(TRUE_COUNT)}), 0)`.as("wrong_counts"),
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
  const agree =
    told.length === 1 &&
    entries.wrongCounts === 0 &&
    places.clashes === 0 &&
    (Object.keys(counts) as (keyof Totals)[]).every((name) => totals[name] === counts[name]);
  return { totals, agree };
}

/** Sets the counts anew, but keeps the number of positions given, which erased entries no longer show. */
export const RECOUNT: readonly string[] = [
  "INSERT INTO waitlist_totals (id) VALUES (1) ON CONFLICT DO NOTHING",
  "DELETE FROM waitlist_free_positions WHERE position IN (SELECT position FROM waitlist_entries)",
  `UPDATE waitlist_totals SET
    referral_signups = (SELECT count(referrer_id) FROM waitlist_entries),
    asked_signups = (SELECT count(confirm_by) FROM waitlist_entries),
    confirmed_signups = (SELECT count(${CONFIRMED_OF_ASKED}) FROM waitlist_entries),
    positions_given = max(positions_given, coalesce((SELECT max(position) FROM waitlist_entries), 0),
      coalesce((SELECT max(position) FROM waitlist_free_positions), 0))`,
  "UPDATE waitlist_totals SET total_signups = positions_given - (SELECT count(*) FROM waitlist_free_positions)",
  `UPDATE waitlist_entries SET referral_count = ${TRUE_COUNT} WHERE referral_count <> ${TRUE_COUNT}`,
];

export async function recount(db: Database, by?: Actor): Promise<void> {
  await db.$client.batch([
    ...auditStatements(db, by, { action: "waitlist.recount", subject: "counts of row" }, COUNTED),
    ...RECOUNT.map((statement) => db.$client.prepare(statement)),
  ]);
}

const COUNTED = {
  sql: "SELECT 1 AS id, json_object('totalSignups', total_signups) AS before FROM waitlist_totals",
  params: [],
};
