/** Mailboxes, as keyed hashes, that get no mail at any address since "This was not me" was pressed there. */
import { eq } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { digestOf, isMailedTo, type LinkClaim, type LinkOwner, signLink } from "#app/.server/links/index.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { hmacHex, hmacKey } from "#app/lib/digest.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";

const { mailRefusals, waitlistEntries } = tables;

/** Stands for the code where a mail is about no entry. */
const NO_ENTRY = "22222222";

const hashOf = async (secret: string, digest: string): Promise<string> =>
  hmacHex(await hmacKey(secret), `mail refusal ${digest}`);

/** The token by which the owner of an address refuses all mail, and takes off the entry that used it. */
export const signRefusal = (secret: string, { email, referralCode = NO_ENTRY }: Partial<LinkOwner>, now: Date) =>
  signLink(secret, "not-me", { referralCode, email: mailboxOf(normalizeEmail(email ?? "")) }, now);

const refusalOf = async (secret: string, email: string) =>
  eq(mailRefusals.hash, await hashOf(secret, await digestOf(mailboxOf(normalizeEmail(email)))));

export async function isRefused(db: Database, secret: string, email: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(mailRefusals)
    .where(await refusalOf(secret, email));
  return rows.length > 0;
}

/** Lets mail go to a mailbox again, once its owner has asked for it. */
export async function allowMail(db: Database, secret: string, email: string): Promise<void> {
  await db.delete(mailRefusals).where(await refusalOf(secret, email));
}

/** Refuses all mail to a mailbox, and erases the claim's entry; its place goes to the next brand. */
export async function refuseMail(
  db: Database,
  claim: LinkClaim,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const { referralCode, addressDigest } = claim;
  const refusal = db
    .insert(mailRefusals)
    .values({ hash: await hashOf(secret, addressDigest), refusedAt: now })
    .onConflictDoNothing();
  const [entry] = await withDatabase(() =>
    db
      .select({ email: waitlistEntries.email })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.referralCode, referralCode)),
  );
  await withDatabase(() => refusal);
  if (entry && (await isMailedTo(claim, mailboxOf(entry.email)))) {
    await withDatabase(() => eraseFake(db, { codes: [referralCode] }, { secret, now }));
  }
}
