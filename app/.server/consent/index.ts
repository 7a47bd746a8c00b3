/** Receipts of what was agreed to. They go with the entry (a trigger); a withdrawal is written beside what was given. */
import { type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { consentLanguage, consentVersions } from "#app/content/consent.ts";

/**
 * The receipt of a join, to stand right behind the insert of the entry in its batch. It reads no row: SQLite says itself
 * whether that insert made an entry, and which.
 */
export function joinReceipt(
  { $client }: Database,
  { acceptedMarketing, now }: { acceptedMarketing: boolean; now: Date },
): D1PreparedStatement {
  return $client
    .prepare(
      `INSERT INTO consent_receipts (entry_id, form, language, terms_version, marketing_version, given_at)
       SELECT last_insert_rowid(), 'waitlist', ?, ?, ?, ? WHERE changes() = 1`,
    )
    .bind(consentLanguage, consentVersions.terms, acceptedMarketing ? consentVersions.marketing : null, now.getTime());
}

type MarketingChoice = { accepts: boolean; form: "own-page" | "operator"; now: Date };

/**
 * Gives or withdraws the consent to messages of the entry that a condition means: the receipt, and what the entry is then to
 * say. They belong into one batch, the receipt first. Given again, it changes nothing; withdrawn, it also stops the mails that
 * are not strictly about one's own entry.
 */
export function marketingChange(db: Database, which: SQL | undefined, { accepts, form, now }: MarketingChoice) {
  const at = now.getTime();
  const receipt = accepts
    ? sql`INSERT INTO consent_receipts (entry_id, form, language, terms_version, marketing_version, given_at)
        SELECT id, ${form}, ${consentLanguage}, NULL, ${consentVersions.marketing}, ${at}
        FROM waitlist_entries WHERE ${which} AND accepted_marketing = 0`
    : sql`UPDATE consent_receipts SET marketing_withdrawn_at = ${at}
        WHERE entry_id IN (SELECT id FROM waitlist_entries WHERE ${which})
          AND marketing_version IS NOT NULL AND marketing_withdrawn_at IS NULL`;
  const values = accepts
    ? { acceptedMarketing: true, messagesStoppedAt: null }
    : {
        acceptedMarketing: false,
        messagesStoppedAt: sql`coalesce(${tables.waitlistEntries.messagesStoppedAt}, ${at})`,
      };
  return { receipt: db.run(receipt), values };
}
