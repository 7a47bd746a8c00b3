/**
 * The back office's search index, its table of referrers, and its totals by day. A join writes to none of them, which would
 * cost it rows. So a scheduled job adds the entries that joined since, and whoever reads them adds the last ones.
 */
import { sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { SEARCHED_COLUMNS, searchedOf } from "#app/.server/db/triggers.ts";

const { waitlistDaysState, waitlistSearchState } = tables;

/**
 * Entries added in one step, during which D1 answers nobody else. The search index takes longest, and now and then merges its
 * parts in a step.
 */
const AT_ONCE = { search: 500, days: 2_000 } as const;
/** The entries that one run of the scheduled job adds, which is more than a viral day brings in ten minutes. */
const CLOCK_ENTRIES = 20_000;

const IS_BEHIND = "coalesce((SELECT max(id) FROM waitlist_entries), 0) > up_to";

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
 * Adds the entries that joined since the last call, `most` of them or a few more. Each step is a transaction that continues
 * where the last one ended, so two operators at once add nothing twice.
 */
export async function indexNewEntries(db: Database, what: keyof typeof states, most = Infinity): Promise<void> {
  const state = `waitlist_${what}_state`;
  const ids = `SELECT id FROM waitlist_entries WHERE id > (SELECT up_to FROM ${state} WHERE id = 1) ORDER BY id LIMIT ${AT_ONCE[what]}`;
  const [at] = await db.select({ isBehind: sql<number>`${sql.raw(IS_BEHIND)}` }).from(states[what]);
  let goesOn = at?.isBehind === 1;
  for (let added = 0; goesOn && added < most; added += AT_ONCE[what]) {
    const results = await db.$client.batch<{ isBehind: number }>([
      ...statements[what](ids).map((statement) => db.$client.prepare(statement)),
      db.$client.prepare(
        `UPDATE ${state} SET up_to = coalesce((SELECT max(id) FROM (${ids})), up_to) WHERE id = 1
         RETURNING ${IS_BEHIND} AS isBehind`,
      ),
    ]);
    goesOn = results.at(-1)?.results[0]?.isBehind === 1;
  }
}

/** The scheduled job, so that the back office opens at once even after a day with many joins. */
export async function runIndexJob(db: Database): Promise<void> {
  await indexNewEntries(db, "search", CLOCK_ENTRIES);
  await indexNewEntries(db, "days", CLOCK_ENTRIES);
}
