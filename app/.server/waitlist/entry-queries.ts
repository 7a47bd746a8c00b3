/** Queries of full entries for /ops. The calling page retries, so no query here does. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, tables } from "#app/.server/db/index.ts";
import { type EntryField, perField } from "#app/schemas/entry-fields.ts";
import { grantedTo, owedTo } from "./free-months.ts";

const { waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

export const fieldColumns = perField(({ name }) => waitlistEntries[name]) as Pick<typeof waitlistEntries, EntryField>;

const fields = {
  id: waitlistEntries.id,
  position: waitlistEntries.position,
  ...fieldColumns,
  referralCode: waitlistEntries.referralCode,
  referralCount: waitlistEntries.referralCount,
  // Aliased: in a row object, two columns of the same name would be one.
  referredBy: sql<string | null>`${referrer.referralCode}`.as("referred_by"),
  acceptedTerms: waitlistEntries.acceptedTerms,
  acceptedMarketing: waitlistEntries.acceptedMarketing,
  utmSource: waitlistEntries.utmSource,
  language: waitlistEntries.language,
  joinedAt: waitlistEntries.createdAt,
  confirmBy: waitlistEntries.confirmBy,
  confirmedAt: waitlistEntries.confirmedAt,
};

export type WaitlistEntry = Awaited<ReturnType<typeof selectEntries>>[number];
export type ExportedEntry = WaitlistEntry & { monthsOwed: number; monthsGranted: number };

export const selectEntries = (db: Database) =>
  db.select(fields).from(waitlistEntries).leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId));

/** Entries with their free months; counting those reads every referral of each entry. */
export function entriesAfter(
  db: Database,
  afterId: number,
  { limit, consented }: { limit: number; consented: boolean },
): Promise<ExportedEntry[]> {
  const isConsented = consented ? eq(waitlistEntries.acceptedMarketing, true) : undefined;
  const monthsOwed = owedTo(waitlistEntries.id).as("months_owed");
  const monthsGranted = grantedTo(waitlistEntries.id).as("months_granted");
  return db
    .select({ ...fields, monthsOwed, monthsGranted })
    .from(waitlistEntries)
    .leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
    .where(and(gt(waitlistEntries.id, afterId), isConsented))
    .orderBy(asc(waitlistEntries.id))
    .limit(limit);
}
