/**
 * The outbox. A mail is claimed before it is handed to the binding and settled afterwards: a mail that was accepted is never
 * handed over again; a refused one is retried with growing pauses. A mail whose result was lost stays claimed and is listed
 * for the operator, since it may have gone out.
 */
import { and, count, eq, inArray, lte, sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { brand } from "#app/content/brand.ts";
import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";
import { logError, safeMessage } from "#app/lib/log.ts";
import { compose } from "./compose.ts";
import type { Mail } from "./index.ts";
import { type DueMail, isTroubled, messageOf } from "./messages.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";

const { mails, waitlistEntries } = tables;

/** The pauses between tries. Together less than a day, so that yesterday's news never meets today's. */
const PAUSES_MINUTES = [1, 10, 30, 60, 180, 360, 720] as const;
export const MOST_TRIES = PAUSES_MINUTES.length + 1;
/** Mails claimed at once, and so the most that can be cut off together. */
const PORTION = 5;
/** A mail whose sending takes longer counts as cut off. */
const SEND_DEADLINE_MS = 20_000;

type Sources = { db: Database; mail: Mail; now?: () => Date };

/** Sends due mails, oldest first, at most `limit`. Any number of these calls may run at once. */
export async function sendDueMails(sources: Sources, limit: number): Promise<number> {
  let handled = 0;
  while (handled < limit) {
    const claimed = await claim(sources, Math.min(PORTION, limit - handled));
    if (claimed.length === 0) break;
    handled += claimed.length;
    const settled = await Promise.all(claimed.map((due) => handOver(due, sources)));
    await settle(settled.flat(), sources);
  }
  return handled;
}

/** Sends a few due mails after an answer. Failures are logged, and the clock continues. */
export async function sendSoon(sources: Sources): Promise<void> {
  try {
    await sendDueMails(sources, 2);
  } catch (error) {
    logError("mail", error);
  }
}

/** For the clock, every ten minutes: queues the day's summary and sends what is due. */
export async function runMailClock(sources: Sources, limit = 500): Promise<number> {
  await queueSummary(sources);
  return sendDueMails(sources, limit);
}

/** The summary covers the 24 hours until nine in the morning in India. */
const SUMMARY_AT_MS = 3.5 * 60 * MINUTE_MS;

async function queueSummary({ db, mail, now = () => new Date() }: Sources): Promise<void> {
  if (mail.operator === "") return;
  const day = Math.floor((now().getTime() - SUMMARY_AT_MS) / DAY_MS) * DAY_MS + SUMMARY_AT_MS;
  const moment = new Date(day);
  const onceKey = `summary:${moment.toISOString().slice(0, 10)}`;
  await withDatabase(() =>
    db.insert(mails).values({ kind: "summary", onceKey, createdAt: moment, dueAt: moment }).onConflictDoNothing(),
  );
}

/** Claims due mails in one statement, so that each goes to one caller only. */
async function claim({ db, now = () => new Date() }: Sources, limit: number): Promise<DueMail[]> {
  const at = now();
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, "due"), lte(mails.dueAt, at)))
    .orderBy(mails.dueAt)
    .limit(limit);
  return db
    .update(mails)
    .set({ state: "sending", attempts: sql`${mails.attempts} + 1`, claimedAt: at })
    .where(inArray(mails.id, due))
    .returning({
      id: mails.id,
      kind: mails.kind,
      entryId: mails.entryId,
      applicationId: mails.applicationId,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
    });
}

type Settled = { due: DueMail; outcome: "sent" | "skipped" | { fault: string } };

/** Hands a mail to the binding. Returns nothing after a timeout: it is unknown whether it was sent. */
async function handOver(due: DueMail, { db, mail, now = () => new Date() }: Sources): Promise<Settled[]> {
  try {
    const message = await messageOf(due, { db, mail, now: now() });
    if (!message) return [{ due, outcome: "skipped" }];
    const from = { email: mail.from, name: brand.name };
    await withinDeadline(SEND_DEADLINE_MS, () =>
      mail.binding.send({ from, replyTo: mail.contact, ...compose(message) }),
    );
    return [{ due, outcome: "sent" }];
  } catch (error) {
    logError("mail", error, { kind: due.kind, attempt: due.attempts });
    return error instanceof DeadlineError ? [] : [{ due, outcome: { fault: safeMessage(error) } }];
  }
}

async function settle(settled: readonly Settled[], { db, now = () => new Date() }: Sources): Promise<void> {
  const at = now();
  const statements = settled.flatMap(({ due, outcome }) => {
    const change = db.update(mails).set(afterwards(due, outcome, at));
    const statement = change.where(and(eq(mails.id, due.id), eq(mails.state, "sending")));
    if (due.kind !== "referral" || outcome !== "sent") return [statement];
    const told = db.update(waitlistEntries).set({ referralsToldAt: at });
    return [statement, told.where(eq(waitlistEntries.id, due.entryId ?? 0))];
  });
  const [first, ...others] = statements;
  if (first) await withDatabase(() => db.batch([first, ...others]));
}

function afterwards({ attempts }: DueMail, outcome: Settled["outcome"], at: Date) {
  if (outcome === "sent") return { state: "sent" as const, sentAt: at, fault: null };
  if (outcome === "skipped") return { state: "skipped" as const, fault: null };
  const pause = PAUSES_MINUTES[attempts - 1];
  if (pause === undefined) return { state: "failed" as const, fault: outcome.fault };
  return { state: "due" as const, dueAt: new Date(at.getTime() + pause * MINUTE_MS), fault: outcome.fault };
}

/** The mails that were given up or cut off, newest first. */
export function troubledMails(db: Database, now: Date, limit = 100) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      state: mails.state,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      fault: mails.fault,
      email: sql<string | null>`coalesce(
        (SELECT email FROM waitlist_entries WHERE id = ${mails.entryId}),
        (SELECT email FROM job_applications WHERE id = ${mails.applicationId}))`.as("address"),
    })
    .from(mails)
    .where(isTroubled(now))
    .orderBy(sql`${mails.id} DESC`)
    .limit(limit);
}

/** The numbers of mails given up and cut off. */
export async function countTroubled(db: Database, now: Date): Promise<{ givenUp: number; cutOff: number }> {
  const rows = await db
    .select({ state: mails.state, mails: count() })
    .from(mails)
    .where(isTroubled(now))
    .groupBy(mails.state);
  const countOf = (state: string) => rows.find((row) => row.state === state)?.mails ?? 0;
  return { givenUp: countOf("failed"), cutOff: countOf("sending") };
}

/** Queues such a mail again, with all its tries. False when it is not one of these. */
export async function queueAgain(db: Database, id: number, now: Date): Promise<boolean> {
  const queued = await db
    .update(mails)
    .set({ state: "due", attempts: 0, dueAt: now, fault: null })
    .where(and(eq(mails.id, id), isTroubled(now)))
    .returning({ id: mails.id });
  return queued.length > 0;
}
