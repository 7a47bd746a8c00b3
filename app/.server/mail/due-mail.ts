import { and, eq, lt, or } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import type { Mail } from "./open-mail.ts";

const { mails } = tables;

export type DueMail = typeof mails.$inferSelect;
export type MailSources = { db: Database; mail: Mail; now: Date };

/** A mail that was handed over this long ago without a result was cut off. */
const CUT_OFF_MS = 15 * 60_000;

/** The condition for mails an operator should see: given up after the last try, or cut off. */
export const isTroubled = (now: Date) =>
  or(
    eq(mails.state, "failed"),
    and(eq(mails.state, "sending"), lt(mails.claimedAt, new Date(now.getTime() - CUT_OFF_MS))),
  );
