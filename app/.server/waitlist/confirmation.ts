import { and, eq, isNull } from "drizzle-orm";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { marketingChange } from "#app/.server/consent/index.ts";
import { type Database, preparedFor, tables, withDatabase } from "#app/.server/db/index.ts";
import { hasRoomFor } from "#app/.server/mail/daily-limit.ts";
import { isMailedTo, type LinkClaim, type LinkPurpose, verifyLink } from "#app/.server/links/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";
import { takeEarlyPlace } from "./places.ts";

const { waitlistEntries } = tables;

/** A brand that does not confirm in this time loses its early place, and the free month for it lapses. */
export const CONFIRM_WITHIN_MS = 30 * DAY_MS;
export const BETWEEN_MAILS_MS = 10 * MINUTE_MS;

const ASKED_AT = { welcome: "welcome_asked_at", "own-link": "own_link_asked_at" } as const;

/** Queues a mail, if it was asked for at `at` and its mailbox has room. Run again, it queues nothing. */
export function queueMail(
  client: D1Database,
  kind: keyof typeof ASKED_AT,
  email: string,
  at: number,
): D1PreparedStatement {
  return client
    .prepare(
      `INSERT INTO mails (kind, entry_id, mailbox, once_key, created_at, due_at)
       SELECT ?, id, email_identity, ? || id || ':' || ?, ?, ? FROM waitlist_entries
       WHERE email = ? AND ${ASKED_AT[kind]} = ? AND ${hasRoomFor(kind, "email_identity", at)}
       ON CONFLICT (once_key) DO NOTHING`,
    )
    .bind(kind, `${kind}:`, String(at), at, at, email, at);
}

/** Queues the link to the entry's page, once in ten minutes, without telling whether the address is on the list. */
export async function askForOwnLink({ $client }: Database, typedEmail: string, now: Date): Promise<void> {
  const email = normalizeEmail(typedEmail);
  const at = now.getTime();
  const asking = $client
    .prepare(
      "UPDATE waitlist_entries SET own_link_asked_at = ? WHERE email = ? AND coalesce(own_link_asked_at, 0) <= ?",
    )
    .bind(at, email, at - BETWEEN_MAILS_MS);
  await withDatabase(() => $client.batch([asking, queueMail($client, "own-link", email, at)]));
}

/** Queues the mail to confirm once more, with another 30 days for it; at most once in ten minutes. */
export async function sendWelcomeAgain(db: Database, email: string, now: Date): Promise<void> {
  const { $client } = db;
  const at = now.getTime();
  const asking = $client
    .prepare(
      `UPDATE waitlist_entries SET welcome_asked_at = ?, confirm_by = ?
       WHERE email = ? AND confirm_by IS NOT NULL AND confirmed_at IS NULL AND coalesce(welcome_asked_at, 0) <= ?`,
    )
    .bind(at, at + CONFIRM_WITHIN_MS, email, at - BETWEEN_MAILS_MS);
  await withDatabase(() => $client.batch([asking, queueMail($client, "welcome", email, at)]));
}

export type LinkedEntry = typeof waitlistEntries.$inferSelect;

/**
 * The entry of a mailed link; null for a forged token, and when the entry is gone or has another address.
 * @throws DatabaseUnavailableError
 */
export async function findByLink(
  db: Database,
  { secret, purpose, token, now }: { secret: string; purpose: LinkPurpose; token: string; now: Date },
): Promise<LinkedEntry | null> {
  const claim: LinkClaim | null = await verifyLink(secret, purpose, token, now);
  if (!claim) return null;
  const rows = await withDatabase(() =>
    db.select().from(waitlistEntries).where(eq(waitlistEntries.referralCode, claim.referralCode)),
  );
  const [entry] = rows;
  return entry && (await isMailedTo(claim, entry.email)) ? entry : null;
}

/** Identifies an entry: its code is never reused, and its address must still be the one the link was mailed to. */
type EntryKey = Pick<LinkedEntry, "referralCode" | "email">;

/** Confirms an address once, and queues at most one mail a day to its referrer. False when there was nothing to do. */
export async function confirmEntry(
  db: Database,
  { referralCode, email }: EntryKey,
  now: Date,
  by?: Actor,
): Promise<boolean> {
  const at = now.getTime();
  const { $client } = db;
  const referrer = `SELECT referrer_id FROM waitlist_entries WHERE referral_code = ? AND confirmed_at = ?`;
  const isUnconfirmed = and(
    eq(waitlistEntries.referralCode, referralCode),
    eq(waitlistEntries.email, email),
    isNull(waitlistEntries.confirmedAt),
  );
  const note = { action: "waitlist.confirm", subject: "entry", after: { confirmed: true } };
  const notes = auditStatementWhere(db, by, note, waitlistEntries, isUnconfirmed).map(preparedFor($client));
  const batch = [
    ...notes,
    $client
      .prepare(
        `UPDATE waitlist_entries SET confirmed_at = ? WHERE referral_code = ? AND email = ? AND confirmed_at IS NULL
         RETURNING id`,
      )
      .bind(at, referralCode, email),
    takeEarlyPlace(db, referralCode, at),
    $client
      .prepare(
        `UPDATE waitlist_entries SET referrals_told_at = ? WHERE id = (${referrer})
         AND messages_stopped_at IS NULL AND coalesce(referrals_told_at, 0) <= ?`,
      )
      .bind(at, referralCode, at, at - DAY_MS),
    $client
      .prepare(
        `INSERT INTO mails (kind, entry_id, mailbox, once_key, created_at, due_at)
         SELECT 'referral', id, email_identity, 'referral:' || id || ':' || ?, ?, ? FROM waitlist_entries
         WHERE id = (${referrer}) AND referrals_told_at = ? AND ${hasRoomFor("referral", "email_identity", at)}
         ON CONFLICT (once_key) DO NOTHING`,
      )
      .bind(String(at), at, at, referralCode, at, at),
  ];
  const answers = await withDatabase(() => $client.batch(batch));
  return (answers[notes.length]?.results.length ?? 0) > 0;
}

/** Withdraws the consent to messages, and stops those that are not strictly about the entry. */
export async function stopMessages(db: Database, { email }: EntryKey, now: Date): Promise<void> {
  await choose(db, email, { accepts: false, form: "own-page", now });
}

export const hasStoppedMessages = ({
  acceptedMarketing,
  messagesStoppedAt,
}: Pick<LinkedEntry, "acceptedMarketing" | "messagesStoppedAt">): boolean =>
  messagesStoppedAt !== null && !acceptedMarketing;

export async function tellOfReferrals(db: Database, { email }: EntryKey): Promise<void> {
  const own = eq(waitlistEntries.email, email);
  await withDatabase(() => db.update(waitlistEntries).set({ messagesStoppedAt: null }).where(own));
}

export async function resumeMessages(db: Database, { email }: EntryKey, now: Date, language: string): Promise<void> {
  await choose(db, email, { accepts: true, form: "own-page", now, language });
}

async function choose(db: Database, email: string, choice: Parameters<typeof marketingChange>[2]): Promise<void> {
  const own = eq(waitlistEntries.email, email);
  const { receipt, values } = marketingChange(db, own, choice);
  await withDatabase(() => db.batch([receipt, db.update(waitlistEntries).set(values).where(own)]));
}
