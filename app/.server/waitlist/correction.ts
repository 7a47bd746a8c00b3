/** A person's right to have an entry corrected. Code, position and referrer stay: free months and promises hang on them. */
import { and, eq, sql } from "drizzle-orm";
import { type AuditNote, notedWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
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
 * Changes an entry. The values fit `WaitlistJoinSchema`, an address is normalised. Gives false where there is no entry, or where
 * it no longer says what is expected: two people then corrected it at once, and the second must know of the first.
 */
export async function correctEntry(
  db: Database,
  email: string,
  changes: Partial<Correctable>,
  { expected = {}, note }: { expected?: Partial<Correctable>; note?: AuditNote } = {},
): Promise<boolean> {
  const mailbox = changes.email === undefined ? {} : { emailIdentity: mailboxOf(changes.email) };
  const names = Object.keys(expected) as (keyof Correctable)[];
  const isAsExpected = and(
    eq(waitlistEntries.email, email),
    ...names.map((name) => sql`${correctable[name]} IS ${sql.param(expected[name], correctable[name])}`),
  );
  const found = db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isAsExpected);
  const update = db
    .update(waitlistEntries)
    .set({ ...changes, ...mailbox })
    .where(isAsExpected);
  const [rows] = await db.batch([found, ...notedWhere(db, note, waitlistEntries, isAsExpected), update]);
  return rows.length > 0;
}
