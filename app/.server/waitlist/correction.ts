/** A person's right to have an entry corrected. Code, position and referrer stay: free months and promises hang on them. */
import { and, eq } from "drizzle-orm";
import { marketingStatements } from "#app/.server/consent/index.ts";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { mailboxOf } from "#app/lib/email.ts";

const { waitlistEntries } = tables;

const correctable = {
  brandName: waitlistEntries.brandName,
  founderName: waitlistEntries.founderName,
  email: waitlistEntries.email,
  phoneNumber: waitlistEntries.phoneNumber,
  businessType: waitlistEntries.businessType,
  igHandle: waitlistEntries.igHandle,
  acceptedMarketing: waitlistEntries.acceptedMarketing,
};

const byEmail = (db: Database, email: string) =>
  db.select(correctable).from(waitlistEntries).where(eq(waitlistEntries.email, email));

export type Correctable = Awaited<ReturnType<typeof byEmail>>[number];

/** What an entry says now, and whether another has the address it is to get. */
export async function readCorrectable(
  db: Database,
  email: string,
  newEmail: string,
): Promise<{ entry: Correctable | null; isTaken: boolean }> {
  const [own, others] = await db.batch([byEmail(db, email), byEmail(db, newEmail)]);
  return { entry: own[0] ?? null, isTaken: newEmail !== email && others.length > 0 };
}

/**
 * Changes an entry. The values fit `WaitlistJoinSchema`, an address is normalised. A consent to messages that is given or
 * withdrawn leaves its receipt. Gives false where there is no entry.
 */
export async function correctEntry(
  db: Database,
  email: string,
  { acceptedMarketing, ...changes }: Partial<Correctable>,
  now: Date,
): Promise<boolean> {
  const update = db
    .update(waitlistEntries)
    .set({ ...changes, emailIdentity: mailboxOf(changes.email ?? email) })
    .where(eq(waitlistEntries.email, email))
    .returning({ id: waitlistEntries.id })
    .toSQL();
  const consent =
    acceptedMarketing === undefined
      ? []
      : marketingStatements(db, email, { accepts: acceptedMarketing, form: "operator", now });
  const changed = await db.$client.batch([...consent, db.$client.prepare(update.sql).bind(...update.params)]);
  return (changed.at(-1)?.results.length ?? 0) > 0;
}

/** What one may correct on one's own page. */
export type OwnCorrection = Pick<Correctable, "brandName" | "founderName" | "phoneNumber" | "igHandle">;

/** Corrects one's own entry: the one of this code, if it still has this address. */
export async function correctOwnEntry(
  db: Database,
  { referralCode, email }: { referralCode: string; email: string },
  changes: OwnCorrection,
): Promise<boolean> {
  const changed = await withDatabase(() =>
    db
      .update(waitlistEntries)
      .set(changes)
      .where(and(eq(waitlistEntries.referralCode, referralCode), eq(waitlistEntries.email, email)))
      .returning({ id: waitlistEntries.id }),
  );
  return changed.length > 0;
}
