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
  monthsOwed: owedTo(waitlistEntries.id).as("months_owed"),
  monthsGranted: grantedTo(waitlistEntries.id).as("months_granted"),
};

export type BriefEntry = Omit<WaitlistEntry, "monthsOwed" | "monthsGranted">;
export type WaitlistEntry = Awaited<ReturnType<typeof selectEntries>>[number];

export const selectEntries = (db: Database) =>
  db.select(fields).from(waitlistEntries).leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId));

const { monthsOwed: _, monthsGranted: __, ...withoutMonths } = fields;
/** Entries without free months: counting those reads every referral of each entry. */
export const selectEntriesBriefly = (db: Database) =>
  db.select(withoutMonths).from(waitlistEntries).leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId));

export function entriesAfter(
  db: Database,
  afterId: number,
  { limit, consented }: { limit: number; consented: boolean },
): Promise<WaitlistEntry[]> {
  const isConsented = consented ? eq(waitlistEntries.acceptedMarketing, true) : undefined;
  return selectEntries(db)
    .where(and(gt(waitlistEntries.id, afterId), isConsented))
    .orderBy(asc(waitlistEntries.id))
    .limit(limit);
}
