import { sql } from "drizzle-orm";
import type { Database } from "#app/.server/db/index.ts";
import { startOfDay } from "#app/lib/india-day.ts";

export type Day = { day: number; direct: number; referral: number; campaign: number };

/** The days from `day` on, the newest first, without those on which nobody joined. */
export function daysSince(db: Database, day: number): Promise<Day[]> {
  return db.all<Day>(sql`
    SELECT (created_at + 19800000) / 86400000 AS day, sum(referrer_id IS NULL AND utm_source IS NULL) AS direct,
      sum(referrer_id IS NOT NULL) AS referral, sum(referrer_id IS NULL AND utm_source IS NOT NULL) AS campaign
    FROM waitlist_entries WHERE created_at >= ${startOfDay(day).getTime()} GROUP BY 1 ORDER BY 1 DESC`);
}

const MAX_CAMPAIGNS = 50;

/** The campaigns that brands came by, with all their joins and those since `day`, most joins first. */
export function readCampaigns(db: Database, day: number): Promise<{ name: string; joins: number; recent: number }[]> {
  return db.all(sql`
    SELECT utm_source AS name, count(*) AS joins, sum(created_at >= ${startOfDay(day).getTime()}) AS recent
    FROM waitlist_entries WHERE utm_source IS NOT NULL GROUP BY 1 ORDER BY recent DESC, joins DESC LIMIT ${MAX_CAMPAIGNS}`);
}
