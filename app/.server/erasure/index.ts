/** Erases everything stored about an address, in one transaction. */
import { and, count, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";
import { rememberErasures } from "./remembered.ts";

const { jobApplications, waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

export type Stored = {
  waitlistEntries: number;
  applications: number;
  /** Brands that joined by its code stay, without a referrer. */
  referrals: number;
  referrerCode: string | null;
  alikeOnWaitlist: string[];
  alikeApplicants: string[];
};

/** Everything stored about a normalised address, and about other addresses of its mailbox. */
export async function findStored(db: Database, email: string): Promise<Stored> {
  const [entries, alike, applicants] = await db.batch([
    db
      .select({
        referrals: waitlistEntries.referralCount,
        referrerCode: sql<string | null>`${referrer.referralCode}`.as("referrer_code"),
      })
      .from(waitlistEntries)
      .leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
      .where(eq(waitlistEntries.email, email)),
    db
      .select({ email: waitlistEntries.email })
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.emailIdentity, mailboxOf(email)), ne(waitlistEntries.email, email))),
    db
      .select({ email: jobApplications.email, sent: count().as("sent") })
      .from(jobApplications)
      .groupBy(jobApplications.email),
  ]);
  const own = applicants.filter((other) => normalizeEmail(other.email) === email);
  const others = applicants.filter((other) => !own.includes(other));
  return {
    waitlistEntries: entries.length,
    applications: own.reduce((sum, { sent }) => sum + sent, 0),
    referrals: entries[0]?.referrals ?? 0,
    referrerCode: entries[0]?.referrerCode ?? null,
    alikeOnWaitlist: alike.map((other) => other.email),
    alikeApplicants: others
      .map((other) => other.email)
      .filter((other) => mailboxOf(normalizeEmail(other)) === mailboxOf(email)),
  };
}

/** Erases the entry with this code and address; false when it was gone already. Its place stays taken. */
export async function eraseOwnEntry(
  db: Database,
  { referralCode, email }: { referralCode: string; email: string },
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const own = and(eq(waitlistEntries.referralCode, referralCode), eq(waitlistEntries.email, email));
  const remembered = await rememberErasures(db, [email, referralCode], { secret, now });
  const [erased] = await withDatabase(() =>
    db.batch([db.delete(waitlistEntries).where(own).returning({ id: waitlistEntries.id }), ...remembered]),
  );
  return erased.length > 0;
}

export type Erased = { waitlistEntries: number; applications: number };

/**
 * Erases everything stored about a normalised address. With a secret the erasure is remembered, so that a restored
 * backup does not bring the address back; with `by` each erased row is logged.
 */
export async function eraseAddress(
  db: Database,
  email: string,
  { secret, now, by }: { secret: string; now: Date; by?: Actor },
): Promise<Erased> {
  const entry = eq(waitlistEntries.email, email);
  const [joined] = await db.select({ code: waitlistEntries.referralCode }).from(waitlistEntries).where(entry);
  const remembered = await rememberErasures(db, joined ? [email, joined.code] : [email], { secret, now });
  // SQLite lowers only ASCII letters, so early applications may have the address in another spelling.
  const spellings = await db
    .selectDistinct({ email: jobApplications.email })
    .from(jobApplications)
    .where(or(eq(jobApplications.email, email), sql`${jobApplications.email} GLOB '*[^ -~]*'`));
  const own = spellings.map((each) => each.email).filter((each) => normalizeEmail(each) === email);
  const applied = inArray(jobApplications.email, own);
  const [entries, applications] = await db.batch([
    db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(entry),
    db.select({ id: jobApplications.id }).from(jobApplications).where(applied),
    ...auditStatementWhere(db, by, { action: "waitlist.erase", subject: "entry" }, waitlistEntries, entry),
    ...auditStatementWhere(db, by, { action: "application.erase", subject: "application" }, jobApplications, applied),
    db.delete(waitlistEntries).where(entry),
    db.delete(jobApplications).where(applied),
    ...remembered,
  ]);
  return { waitlistEntries: entries.length, applications: applications.length };
}
