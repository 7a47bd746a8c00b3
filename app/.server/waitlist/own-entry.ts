/** Everything stored about an entry, for the person it is about. */
import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { offer } from "#app/content/brand.ts";
import type { LinkedEntry } from "./confirmation.ts";
import { grantedTo, referralsOf } from "./ledger.ts";

const { consentReceipts, mails, waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

/** The entry with its referrals, the receipts of its consent, and its mails. */
export async function readOwnEntry(db: Database, entry: LinkedEntry, now: Date) {
  const [[known], receipts, sent, referrals] = await withDatabase(async () => {
    const [known, receipts, sent] = await db.batch([
      db
        .select({
          referredBy: sql<string | null>`${referrer.referralCode}`.as("referred_by"),
          granted: grantedTo(waitlistEntries.id).as("granted"),
        })
        .from(waitlistEntries)
        .leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
        .where(eq(waitlistEntries.id, entry.id)),
      db
        .select({
          form: consentReceipts.form,
          language: consentReceipts.language,
          termsVersion: consentReceipts.termsVersion,
          marketingVersion: consentReceipts.marketingVersion,
          givenAt: consentReceipts.givenAt,
          marketingWithdrawnAt: consentReceipts.marketingWithdrawnAt,
        })
        .from(consentReceipts)
        .where(eq(consentReceipts.entryId, entry.id))
        .orderBy(asc(consentReceipts.id)),
      db
        .select({ kind: mails.kind, state: mails.state, askedAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(eq(mails.entryId, entry.id))
        .orderBy(asc(mails.id)),
    ]);
    return [known, receipts, sent, await referralsOf(db, entry.id, now)] as const;
  });
  const { id: _, emailIdentity: _mailbox, referrerId: _referrer, createdAt, ...told } = entry;
  return {
    entry: { ...told, joinedAt: createdAt, referredBy: known?.referredBy ?? null },
    freeMonthsGranted: (known?.granted ?? 0) * offer.freeMonthsPerReferral,
    referrals: referrals.map(({ brandName, joinedAt, confirmBy, state, reason }) => ({
      brandName,
      joinedAt,
      confirmBy,
      state,
      reason,
    })),
    consents: receipts,
    mails: sent,
  };
}
