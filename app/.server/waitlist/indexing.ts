/**
 * The back office's search index, its table of referrers, and its totals by day. A join writes to none of them, which would
 * cost it rows. So the clock adds the entries that joined since, and whoever reads them adds the last ones.
 */
import { sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { SEARCHED_COLUMNS, searchedOf } from "#app/.server/db/triggers.ts";

const { waitlistDaysState, waitlistSearchState } = tables;

/** Entries added by one statement: a tenth of a second, during which D1 answers nobody else. */
const AT_ONCE = 2_000;
/** The statements of one run of the clock: 20,000 entries, which is more than a viral day brings in ten minutes. */
const CLOCK_STEPS = 10;

const states = { search: waitlistSearchState, days: waitlistDaysState };

/** The statements add the entries whose ids `ids` selects. */
const statements: Record<keyof typeof states, (ids: string) => string[]> = {
  search: (ids) => [
    `INSERT INTO waitlist_search (${SEARCHED_COLUMNS})
    SELECT ${searchedOf("waitlist_entries")} FROM waitlist_entries WHERE id IN (${ids})`,
    `INSERT INTO waitlist_referrers (id, referrals) SELECT id, referral_count FROM waitlist_entries
    WHERE id IN (SELECT referrer_id FROM waitlist_entries WHERE id IN (${ids}))
    ON CONFLICT (id) DO UPDATE SET referrals = excluded.referrals`,
  ],
  days: (ids) => [
    `INSERT INTO waitlist_days (day, direct, referral, campaign)
    SELECT (created_at + 19800000) / 86400000, sum(referrer_id IS NULL AND utm_source IS NULL),
      sum(referrer_id IS NOT NULL), sum(referrer_id IS NULL AND utm_source IS NOT NULL)
    FROM waitlist_entries WHERE id IN (${ids}) GROUP BY 1
    ON CONFLICT (day) DO UPDATE SET direct = direct + excluded.direct, referral = referral + excluded.referral,
      campaign = campaign + excluded.campaign`,
  ],
};

/**
 * Adds the entries that joined since the last call. Each step is a transaction that continues where the last one ended, so
 * two operators at once add nothing twice.
 */
export async function indexNewEntries(db: Database, what: keyof typeof states, mostSteps = Infinity): Promise<void> {
  const state = `waitlist_${what}_state`;
  const ids = `SELECT id FROM waitlist_entries WHERE id > (SELECT up_to FROM ${state} WHERE id = 1) ORDER BY id LIMIT ${AT_ONCE}`;
  for (let step = 0; step < mostSteps; step += 1) {
    const [at] = await db
      .select({ upTo: states[what].upTo, last: sql<number | null>`(SELECT max(id) FROM waitlist_entries)` })
      .from(states[what]);
    if (!at || (at.last ?? 0) <= at.upTo) return;
    await db.$client.batch([
      ...statements[what](ids).map((statement) => db.$client.prepare(statement)),
      db.$client.prepare(`UPDATE ${state} SET up_to = coalesce((SELECT max(id) FROM (${ids})), up_to) WHERE id = 1`),
    ]);
  }
}

/** For the clock, so that the back office opens at once also after a day with many joins. */
export async function indexByClock(db: Database): Promise<void> {
  await indexNewEntries(db, "search", CLOCK_STEPS);
  await indexNewEntries(db, "days", CLOCK_STEPS);
}
