/** The mails about an entry, and what a press on their buttons does. */
import { and, eq, isNull } from "drizzle-orm";
import { type AuditNote, notedWhere } from "#app/.server/audit/index.ts";
import { marketingChange } from "#app/.server/consent/index.ts";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { isMailedTo, type LinkClaim, type LinkPurpose, verifyLink } from "#app/.server/links/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";

const { waitlistEntries } = tables;

/** How long a brand may take to confirm before its month lapses. */
export const CONFIRM_WITHIN_MS = 30 * DAY_MS;
/** The least time between two mails of one kind to an entry. */
const BETWEEN_MAILS_MS = 10 * MINUTE_MS;

const ASKED_AT = { welcome: "welcome_asked_at", "own-link": "own_link_asked_at" } as const;

/**
 * The statements that queue a mail to an entry, unless one of its kind was asked for in the last ten minutes, to stand in
 * one batch. Repeated with the same moment they queue nothing more. Put those of a welcome right after the receipt of a
 * join: an entry that was made just now bears its moment already and need not be looked up, which saves a row.
 */
export function askForMail(
  { $client }: Database,
  kind: keyof typeof ASKED_AT,
  email: string,
  now: Date,
): D1PreparedStatement[] {
  const at = now.getTime();
  const column = ASKED_AT[kind];
  const known = kind === "welcome" ? "iif(changes() = 0, ?, NULL)" : "?";
  return [
    $client
      .prepare(`UPDATE waitlist_entries SET ${column} = ? WHERE email = ${known} AND coalesce(${column}, 0) <= ?`)
      .bind(at, email, at - BETWEEN_MAILS_MS),
    $client
      .prepare(
        `INSERT INTO mails (kind, entry_id, once_key, created_at, due_at)
         SELECT ?, id, ? || id || ':' || ?, ?, ? FROM waitlist_entries WHERE email = ? AND ${column} = ?
         ON CONFLICT (once_key) DO NOTHING`,
      )
      .bind(kind, `${kind}:`, String(at), at, at, email, at),
  ];
}

/** Queues the mail with the link to one's own page. Whether the address is on the list, the caller does not learn. */
export async function askForOwnLink(db: Database, typedEmail: string, now: Date): Promise<void> {
  await withDatabase(() => db.$client.batch(askForMail(db, "own-link", normalizeEmail(typedEmail), now)));
}

export type LinkedEntry = typeof waitlistEntries.$inferSelect;

/**
 * The entry that a mailed link belongs to; null for a token that is not genuine, and for an entry that is gone or has
 * another address by now.
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

/** Which entry is meant: its code is never given again, and its address must still be the one the link was mailed to. */
type Meant = Pick<LinkedEntry, "referralCode" | "email">;

/**
 * Confirms an address, once, and queues news for the brand that brought it, at most once a day. Gives false where it was
 * confirmed before or is gone; then it leaves no note either.
 */
export async function confirmEntry(
  db: Database,
  { referralCode, email }: Meant,
  now: Date,
  note?: AuditNote,
): Promise<boolean> {
  const at = now.getTime();
  const { $client } = db;
  const referrer = `SELECT referrer_id FROM waitlist_entries WHERE referral_code = ? AND confirmed_at = ?`;
  const isMeant = and(
    eq(waitlistEntries.referralCode, referralCode),
    eq(waitlistEntries.email, email),
    isNull(waitlistEntries.confirmedAt),
  );
  const notes = notedWhere(db, note, waitlistEntries, isMeant).map((insert) => {
    const { sql, params } = insert.toSQL();
    return $client.prepare(sql).bind(...params);
  });
  const batch = [
    ...notes,
    $client
      .prepare(
        `UPDATE waitlist_entries SET confirmed_at = ? WHERE referral_code = ? AND email = ? AND confirmed_at IS NULL
         RETURNING id`,
      )
      .bind(at, referralCode, email),
    $client
      .prepare(
        `UPDATE waitlist_entries SET referrals_told_at = ? WHERE id = (${referrer})
         AND messages_stopped_at IS NULL AND coalesce(referrals_told_at, 0) <= ?`,
      )
      .bind(at, referralCode, at, at - DAY_MS),
    $client
      .prepare(
        `INSERT INTO mails (kind, entry_id, once_key, created_at, due_at)
         SELECT 'referral', id, 'referral:' || id || ':' || ?, ?, ? FROM waitlist_entries
         WHERE id = (${referrer}) AND referrals_told_at = ? ON CONFLICT (once_key) DO NOTHING`,
      )
      .bind(String(at), at, at, referralCode, at, at),
  ];
  const answers = await withDatabase(() => $client.batch(batch));
  return (answers[notes.length]?.results.length ?? 0) > 0;
}

/** Withdraws the consent to messages, and stops those that are not strictly about one's own entry. */
export async function stopMessages(db: Database, { email }: Meant, now: Date): Promise<void> {
  await choose(db, email, { accepts: false, form: "own-page", now });
}

/** Gives the consent to messages again. */
export async function resumeMessages(db: Database, { email }: Meant, now: Date): Promise<void> {
  await choose(db, email, { accepts: true, form: "own-page", now });
}

async function choose(db: Database, email: string, choice: Parameters<typeof marketingChange>[2]): Promise<void> {
  const own = eq(waitlistEntries.email, email);
  const { receipt, values } = marketingChange(db, own, choice);
  await withDatabase(() => db.batch([receipt, db.update(waitlistEntries).set(values).where(own)]));
}
