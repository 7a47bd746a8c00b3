/** Joins by day and source, from a table of totals: a day costs one row however long the list is. */
import { desc, gte, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { indexNewEntries } from "./indexing.ts";

const { waitlistDays, waitlistEntries } = tables;

export type Day = typeof waitlistDays.$inferSelect;

/** The days from `day` on, without those on which nobody joined. */
export async function daysSince(db: Database, day: number): Promise<Day[]> {
  await indexNewEntries(db, "days");
  return db.select().from(waitlistDays).where(gte(waitlistDays.day, day)).orderBy(desc(waitlistDays.day));
}

/**
 * The statement that subtracts entries from their days, for the batch that erases them as fake. Put it before the erasure.
 * Entries not counted yet are counted by a trigger when they are deleted, so the sum is zero.
 */
export function uncountFake(db: Database, condition: SQL) {
  const count = (isSo: SQL) => sql<number>`-sum(${isSo})`;
  const direct = sql`${waitlistEntries.referrerId} IS NULL AND ${waitlistEntries.utmSource} IS NULL`;
  const referral = sql`${waitlistEntries.referrerId} IS NOT NULL`;
  const campaign = sql`${waitlistEntries.referrerId} IS NULL AND ${waitlistEntries.utmSource} IS NOT NULL`;
  const day = sql<number>`(${waitlistEntries.createdAt} + 19800000) / 86400000`;
  const fake = db
    .select({
      day: day.as("day"),
      direct: count(direct).as("direct"),
      referral: count(referral).as("referral"),
      campaign: count(campaign).as("campaign"),
    })
    .from(waitlistEntries)
    .where(condition)
    .groupBy(day);
  const less = (column: string) => sql.raw(`${column} + excluded.${column}`);
  return db
    .insert(waitlistDays)
    .select(fake)
    .onConflictDoUpdate({
      target: waitlistDays.day,
      set: { direct: less("direct"), referral: less("referral"), campaign: less("campaign") },
    });
}
