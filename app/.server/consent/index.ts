/** Receipts of what was agreed to. They go with the entry (a trigger); a withdrawal is written beside what was given. */
import type { Database } from "#app/.server/db/index.ts";
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

/**
 * The statements that give or withdraw the consent to messages of an entry, to stand in one batch. Given again, it changes
 * nothing; withdrawn, it also stops the mails that are not strictly about one's own entry.
 */
export function marketingStatements(
  { $client }: Database,
  email: string,
  { accepts, form, now }: { accepts: boolean; form: "own-page" | "operator"; now: Date },
): D1PreparedStatement[] {
  const at = now.getTime();
  const entry = "(SELECT id FROM waitlist_entries WHERE email = ?)";
  if (accepts) {
    return [
      $client
        .prepare(
          `INSERT INTO consent_receipts (entry_id, form, language, terms_version, marketing_version, given_at)
           SELECT id, ?, ?, NULL, ?, ? FROM waitlist_entries WHERE email = ? AND accepted_marketing = 0`,
        )
        .bind(form, consentLanguage, consentVersions.marketing, at, email),
      $client
        .prepare("UPDATE waitlist_entries SET accepted_marketing = 1, messages_stopped_at = NULL WHERE email = ?")
        .bind(email),
    ];
  }
  return [
    $client
      .prepare(
        `UPDATE consent_receipts SET marketing_withdrawn_at = ?
         WHERE entry_id = ${entry} AND marketing_version IS NOT NULL AND marketing_withdrawn_at IS NULL`,
      )
      .bind(at, email),
    $client
      .prepare(
        `UPDATE waitlist_entries SET accepted_marketing = 0, messages_stopped_at = coalesce(messages_stopped_at, ?)
         WHERE email = ?`,
      )
      .bind(at, email),
  ];
}
