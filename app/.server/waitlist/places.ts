/** The early-bird places: those left, and those that go back because nobody confirmed them in time. */
import { sql } from "drizzle-orm";
import { type Database, withDatabase } from "#app/.server/db/index.ts";
import { offer } from "#app/content/brand.ts";

const { capacity } = offer;

/** The early-bird places that the next joins get, for a SELECT from `waitlist_totals`. */
export const earlyLeft = sql<number>`(SELECT count(*) FROM waitlist_free_positions WHERE position <= ${capacity})
  + max(0, ${capacity} - positions_given)`;

const lapsed = (at: number) => `position <= ${capacity} AND confirm_by <= ${at} AND confirmed_at IS NULL`;

/** Moves entries that did not confirm an early place in time behind all others; the next joins get their places. */
export async function releaseLapsedPlaces({ $client }: Database, now: Date): Promise<void> {
  const isLapsed = lapsed(now.getTime());
  const isAny = `EXISTS (SELECT 1 FROM waitlist_entries WHERE ${isLapsed})`;
  await withDatabase(() =>
    $client.batch(
      [
        `INSERT INTO waitlist_free_positions (position)
         WITH RECURSIVE others (position) AS (
           SELECT positions_given + 1 FROM waitlist_totals UNION ALL SELECT position + 1 FROM others WHERE position < ${capacity}
         ) SELECT position FROM others WHERE position <= ${capacity} AND ${isAny}`,
        `UPDATE waitlist_totals SET total_signups = total_signups + max(0, ${capacity} - positions_given),
           positions_given = max(positions_given, ${capacity}) WHERE ${isAny}`,
        `UPDATE waitlist_entries SET position = moved.position FROM (
           SELECT e.id, t.positions_given + row_number() OVER (ORDER BY e.position) AS position
           FROM waitlist_entries AS e, waitlist_totals AS t WHERE ${isLapsed}
         ) AS moved WHERE moved.id = waitlist_entries.id`,
      ].map((statement) => $client.prepare(statement)),
    ),
  );
}

/** Gives a late entry that has just confirmed an early place, if one is free. */
export const takeEarlyPlace = ({ $client }: Database, referralCode: string, confirmedAt: number): D1PreparedStatement =>
  $client
    .prepare(
      `UPDATE waitlist_entries SET position = (SELECT min(position) FROM waitlist_free_positions)
       WHERE referral_code = ? AND confirmed_at = ? AND position > ${capacity}
         AND EXISTS (SELECT 1 FROM waitlist_free_positions WHERE position <= ${capacity})`,
    )
    .bind(referralCode, confirmedAt);
