/** Receipts of consent. A trigger deletes them with their entry; a withdrawal is written beside the consent. */
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { consentLanguage, consentVersions } from "#app/content/consent.ts";

const { consentReceipts, waitlistEntries } = tables;

type MarketingChoice = {
  accepts: boolean;
  form: "own-page" | "operator";
  now: Date;
  language?: string;
};

/**
 * Gives or withdraws the consent to messages: returns the receipt's statement and the entry's new values, for one batch
 * with the receipt first. A withdrawal stops all mails that are not strictly about the entry; a new consent speaks of
 * none of these, so it does not start them again.
 */
export function marketingChange(
  db: Database,
  which: SQL | undefined,
  { accepts, form, now, language = consentLanguage }: MarketingChoice,
) {
  const at = now.getTime();
  const consenting = sql`SELECT NULL, id, ${form}, ${language}, NULL, ${consentVersions.marketing}, ${at}, NULL
    FROM waitlist_entries WHERE ${and(which, eq(waitlistEntries.acceptedMarketing, false))}`;
  const meant = db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(which);
  const receipt = accepts
    ? db.insert(consentReceipts).select(consenting)
    : db
        .update(consentReceipts)
        .set({ marketingWithdrawnAt: now })
        .where(
          and(
            inArray(consentReceipts.entryId, meant),
            isNotNull(consentReceipts.marketingVersion),
            isNull(consentReceipts.marketingWithdrawnAt),
          ),
        );
  const values = accepts
    ? { acceptedMarketing: true }
    : {
        acceptedMarketing: false,
        messagesStoppedAt: sql`coalesce(${waitlistEntries.messagesStoppedAt}, ${at})`,
      };
  return { receipt, values };
}
