/**
 * The statements of a join, as one transaction. INSERT_ENTRY makes the entry, or nothing for a known address. INSERT_RECEIPT
 * writes the receipt of a new entry. ASK_AGAIN sets when a known entry's mail was asked for. QUEUE_WELCOME queues the mail, and
 * SELECT_ENTRY reads the entry. Nothing may be put between the first three: by `changes()` each learns from the one before
 * whether the entry is new, since a lookup would cost each join rows. Drizzle takes too long to build this, so it is raw SQL.
 */
import { type Database, tables } from "#app/.server/db/index.ts";
import { consentLanguage, consentVersions } from "#app/content/consent.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";
import { entryFieldNames } from "#app/schemas/entry-fields.ts";
import type { WaitlistJoin } from "#app/schemas/waitlist.ts";
import { BETWEEN_MAILS_MS, CONFIRM_WITHIN_MS, queueMail } from "./confirmation.ts";
import { searchTextOf } from "./search-text.ts";

export type JoinedRow = { referral_code: string; brand_name: string; position: number; referrer_id: number | null };

/** An unknown code or a known mailbox gives no referrer. A trigger that set the position would write another row. */
const INSERT_ENTRY = `
  INSERT INTO waitlist_entries (
    email_identity, referral_code, accepted_terms, accepted_marketing, created_at, confirm_by, welcome_asked_at, utm_source,
    language, search_text, ${entryFieldNames.map((name) => tables.waitlistEntries[name].name).join(", ")}, referrer_id, position
  ) VALUES (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?10, ?11, ${entryFieldNames.map((_, index) => `?${index + 12}`).join(", ")},
    (SELECT id FROM waitlist_entries WHERE referral_code = ?9
      AND NOT EXISTS (SELECT id FROM waitlist_entries WHERE email_identity = ?1)),
    coalesce(
      (SELECT min(position) FROM waitlist_free_positions),
      (SELECT positions_given + 1 FROM waitlist_totals WHERE id = 1)
    )
  ) ON CONFLICT (email) DO NOTHING`;
const INSERT_RECEIPT = `
  INSERT INTO consent_receipts (entry_id, form, language, terms_version, marketing_version, given_at)
  SELECT last_insert_rowid(), 'waitlist', ?, ?, ?, ? WHERE changes() = 1`;
const ASK_AGAIN = `
  UPDATE waitlist_entries SET welcome_asked_at = ?
  WHERE email = iif(changes() = 0, ?, NULL) AND coalesce(welcome_asked_at, 0) <= ? AND messages_stopped_at IS NULL`;
const SELECT_ENTRY = "SELECT referral_code, brand_name, position, referrer_id FROM waitlist_entries WHERE email = ?";

type Joining = { referralCode: string; referrerCode: string | null; isMailOn: boolean; at: number };

/** The batch of a join, whose last statement answers with the entry. */
export function joinBatch(
  { $client }: Database,
  join: WaitlistJoin,
  { referralCode, referrerCode, isMailOn, at }: Joining,
): D1PreparedStatement[] {
  const email = normalizeEmail(join.email);
  const acceptsMarketing = join.acceptedMarketing ?? false;
  const marketing = acceptsMarketing ? consentVersions.marketing : null;
  return [
    $client
      .prepare(INSERT_ENTRY)
      .bind(
        mailboxOf(email),
        referralCode,
        Number(join.acceptedTerms),
        Number(acceptsMarketing),
        at,
        isMailOn ? at + CONFIRM_WITHIN_MS : null,
        isMailOn ? at : null,
        join.utmSource ?? null,
        referrerCode,
        join.language ?? null,
        searchTextOf({ ...join, email, igHandle: join.igHandle ?? null }),
        ...entryFieldNames.map((name) => (name === "email" ? email : (join[name] ?? null))),
      ),
    $client.prepare(INSERT_RECEIPT).bind(join.language ?? consentLanguage, consentVersions.terms, marketing, at),
    ...(isMailOn
      ? [$client.prepare(ASK_AGAIN).bind(at, email, at - BETWEEN_MAILS_MS), queueMail($client, "welcome", email, at)]
      : []),
    $client.prepare(SELECT_ENTRY).bind(email),
  ];
}
