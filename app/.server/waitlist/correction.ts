/** Corrects entries, but never code, position and referrer, on which free months and promises depend. */
import { and, eq, sql } from "drizzle-orm";
import { type Actor, jsonTruth, auditStatementWhere } from "#app/.server/audit/index.ts";
import { marketingChange } from "#app/.server/consent/index.ts";
import { type Database, preparedFor, tables } from "#app/.server/db/index.ts";
import { mailboxOf } from "#app/lib/email.ts";
import { CONFIRM_WITHIN_MS, queueMail } from "./confirmation.ts";
import { fieldColumns } from "./entry-queries.ts";

const { waitlistEntries } = tables;

const correctable = {
  ...fieldColumns,
  acceptedMarketing: waitlistEntries.acceptedMarketing,
};

export type Correctable = Pick<typeof waitlistEntries.$inferSelect, keyof typeof correctable>;

/**
 * Changes an entry, to values that fit `WaitlistJoinSchema`. A new address is unconfirmed, and its owner is mailed a
 * link. False when the entry is gone, or another person corrected it meanwhile.
 */
export async function correctEntry(
  db: Database,
  email: string,
  { acceptedMarketing, ...changes }: Partial<Correctable>,
  {
    now,
    expected = {},
    by,
    isMailOn = false,
  }: { now: Date; expected?: Partial<Correctable>; by?: Actor; isMailOn?: boolean },
): Promise<boolean> {
  const names = Object.keys(expected) as (keyof Correctable)[];
  const isAsExpected = and(
    eq(waitlistEntries.email, email),
    ...names.map((name) => sql`${correctable[name]} IS ${sql.param(expected[name], correctable[name])}`),
  );
  const found = db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isAsExpected);
  const consent =
    acceptedMarketing === undefined
      ? null
      : marketingChange(db, isAsExpected, { accepts: acceptedMarketing, form: "operator", now });
  const at = now.getTime();
  const newEmail = changes.email ?? email;
  const isMailed = isMailOn && newEmail !== email;
  const unconfirmed = {
    confirmedAt: null,
    ...(isMailed && { confirmBy: new Date(at + CONFIRM_WITHIN_MS), welcomeAskedAt: now }),
  };
  const update = db
    .update(waitlistEntries)
    .set({
      ...changes,
      ...consent?.values,
      ...(newEmail !== email && unconfirmed),
      emailIdentity: mailboxOf(newEmail),
    })
    .where(isAsExpected);
  const isAboutMessages = acceptedMarketing !== undefined;
  const note = {
    action: "waitlist.correct",
    subject: "entry",
    before: isAboutMessages ? jsonTruth("acceptedMarketing", sql`${waitlistEntries.acceptedMarketing}`) : undefined,
    after: {
      fields: [...Object.keys(changes), ...(isAboutMessages ? ["acceptedMarketing"] : [])],
      acceptedMarketing,
    },
  };
  const notes = auditStatementWhere(db, by, note, waitlistEntries, isAsExpected);
  const { $client } = db;
  const statements = [found, ...notes, ...(consent ? [consent.receipt] : []), update].map(preparedFor($client));
  const mail = isMailed ? [queueMail($client, "welcome", newEmail, at)] : [];
  const [rows] = await $client.batch([...statements, ...mail]);
  return (rows?.results.length ?? 0) > 0;
}
