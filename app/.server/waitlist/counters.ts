import { type Actor, logAudit } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";

const { waitlistTotals } = tables;

export type Totals = typeof waitlistTotals.$inferSelect;

export async function readTotals(db: Database): Promise<Totals> {
  const [totals] = await db.select().from(waitlistTotals);
  const none = { totalSignups: 0, referralSignups: 0, positionsGiven: 0, askedSignups: 0, confirmedSignups: 0 };
  return totals ?? { id: 1, ...none };
}

const TRUE_COUNT = "(SELECT count(*) FROM waitlist_entries AS referee WHERE referee.referrer_id = waitlist_entries.id)";

/**
 * Sets the counts anew, but keeps the number of positions given, which erased entries no longer show. Each statement
 * returns the rows that were wrong.
 */
export const RECOUNT: readonly string[] = [
  "INSERT INTO waitlist_totals (id) VALUES (1) ON CONFLICT DO NOTHING RETURNING 1",
  "DELETE FROM waitlist_free_positions WHERE position IN (SELECT position FROM waitlist_entries) RETURNING 1",
  `UPDATE waitlist_totals SET referral_signups = counted.referrals, asked_signups = counted.asked,
     confirmed_signups = counted.confirmed, positions_given = given, total_signups = given - free
   FROM (
     SELECT count(referrer_id) AS referrals, count(confirm_by) AS asked,
       count(iif(confirm_by IS NULL, NULL, confirmed_at)) AS confirmed,
       max((SELECT positions_given FROM waitlist_totals), coalesce(max(position), 0),
         coalesce((SELECT max(position) FROM waitlist_free_positions), 0)) AS given,
       (SELECT count(*) FROM waitlist_free_positions) AS free FROM waitlist_entries
   ) AS counted
   WHERE (referral_signups, asked_signups, confirmed_signups, positions_given, total_signups)
     <> (counted.referrals, asked, confirmed, given, given - free) RETURNING 1`,
  `UPDATE waitlist_entries SET referral_count = ${TRUE_COUNT} WHERE referral_count <> ${TRUE_COUNT} RETURNING 1`,
];

export async function recount(db: Database, by?: Actor): Promise<boolean> {
  const wrong = await db.$client.batch(RECOUNT.map((statement) => db.$client.prepare(statement)));
  const rows = wrong.reduce((sum, { results }) => sum + results.length, 0);
  if (rows > 0 && by) await logAudit(db, by, { action: "waitlist.recount", subject: "counts", after: { rows } });
  return rows > 0;
}
