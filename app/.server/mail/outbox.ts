/**
 * The outbox. A mail is claimed before it is handed to the binding, so that an accepted one is never handed over again.
 * A refused mail is retried with growing pauses; one whose result was lost may have gone out, so the operator decides.
 * Past the account's quota, mails wait without losing a try.
 */
import { and, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { brand } from "#app/content/brand.ts";
import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";
import { logError, safeMessage } from "#app/lib/log.ts";
import { compose } from "./compose.ts";
import type { Mail } from "./open-mail.ts";
import { type DueMail, isTroubled } from "./due-mail.ts";
import { messageOf } from "./messages.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";

const { mails } = tables;

/** Retry delays, together less than a day, so that the mails of two days do not mix. */
const PAUSES_MINUTES = [1, 10, 30, 60, 180, 360, 720] as const;
export const MAX_TRIES = PAUSES_MINUTES.length + 1;
/** The mails claimed at once, and so the most that can be cut off together. */
const PORTION = 5;
const SEND_DEADLINE_MS = 20_000;
/** The mails of one run: a run may make 1,000 calls of D1, of which each mail takes one, and the backup needs some. */
const CLOCK_MAILS = 300;
/** A slow mail service ends the run; the next one begins after ten minutes. */
const CLOCK_BUDGET_MS = 8 * MINUTE_MS;
const QUOTA_PAUSE_MS = 60 * MINUTE_MS;

/** Email Service's codes for a used-up quota, and for a recipient whom no further try reaches. */
const OVER_QUOTA = ["E_DAILY_LIMIT_EXCEEDED", "E_RATE_LIMIT_EXCEEDED"];
const UNREACHABLE = ["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"];

type Sources = { db: Database; mail: Mail; now?: () => Date };

/** Sends due mails, oldest first, until `limit`, the time or the quota ends. Any number of calls may run at once. */
export async function sendDueMails(sources: Sources, limit: number, budgetMs = CLOCK_BUDGET_MS): Promise<number> {
  const endsAt = Date.now() + budgetMs;
  let handled = 0;
  while (handled < limit && Date.now() < endsAt) {
    const claimed = await claim(sources, Math.min(PORTION, limit - handled));
    if (claimed.length === 0) break;
    handled += claimed.length;
    const settled = await Promise.all(claimed.map((due) => handOver(due, sources)));
    await settle(settled.flat(), sources);
    if (settled.flat().some(({ outcome }) => isOverQuota(outcome))) break;
  }
  return handled;
}

/** Sends a few due mails after an answer. Failures are logged, and the scheduled job sends the rest. */
export async function flushOutbox(sources: Sources): Promise<void> {
  try {
    await sendDueMails(sources, 2);
  } catch (error) {
    logError("mail", error);
  }
}

/** The scheduled job: queues the day's summary and sends what is due. */
export async function runMailJob(sources: Sources, limit = CLOCK_MAILS): Promise<number> {
  await queueSummary(sources);
  return sendDueMails(sources, limit);
}

/** Nine in the morning in India. */
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

/** Claims due mails in one statement, so that each goes to one caller. */
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
    .returning();
}

type Settled = { due: DueMail; outcome: "sent" | "skipped" | { fault: string; code: string } };

const isOverQuota = (outcome: Settled["outcome"]): boolean =>
  typeof outcome === "object" && OVER_QUOTA.includes(outcome.code);

/** Hands a mail to the binding. After a timeout it returns nothing, since the mail may have been sent. */
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
    return error instanceof DeadlineError ? [] : [{ due, outcome: { fault: safeMessage(error), code: codeOf(error) } }];
  }
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** The platform limits the statements of a run, so a portion takes one. */
async function settle(settled: readonly Settled[], { db, now = () => new Date() }: Sources): Promise<void> {
  if (settled.length === 0) return;
  const at = now();
  const changes = settled.map(({ due, outcome }) => ({ id: due.id, ...afterwards(due, outcome, at.getTime()) }));
  const told = settled.flatMap(({ due, outcome }) =>
    due.kind === "referral" && outcome === "sent" ? [due.entryId] : [],
  );
  const { $client } = db;
  const settling = $client
    .prepare(
      `UPDATE mails SET state = value->>'state', attempts = value->>'attempts', due_at = coalesce(value->>'dueAt', due_at),
         sent_at = coalesce(value->>'sentAt', sent_at), fault = value->>'fault'
       FROM json_each(?) WHERE mails.id = value->>'id' AND mails.state = 'sending'`,
    )
    .bind(JSON.stringify(changes));
  const telling = $client
    .prepare("UPDATE waitlist_entries SET referrals_told_at = ? WHERE id IN (SELECT value FROM json_each(?))")
    .bind(at.getTime(), JSON.stringify(told));
  await withDatabase(() => $client.batch(told.length > 0 ? [settling, telling] : [settling]));
}

/** A refused quota is no try; a recipient who can't be reached is given up at once. */
function afterwards({ attempts }: DueMail, outcome: Settled["outcome"], at: number) {
  if (outcome === "sent") return { state: "sent", attempts, sentAt: at, fault: null };
  if (outcome === "skipped") return { state: "skipped", attempts, fault: null };
  const { fault, code } = outcome;
  if (isOverQuota(outcome)) return { state: "due", attempts: attempts - 1, dueAt: at + QUOTA_PAUSE_MS, fault };
  const pause = PAUSES_MINUTES[attempts - 1];
  if (pause === undefined || UNREACHABLE.includes(code)) return { state: "failed", attempts, fault };
  return { state: "due", attempts, dueAt: at + pause * MINUTE_MS, fault };
}

export function troubledMails(db: Database, now: Date, limit = 100) {
  return db
    .select({
      ...getTableColumns(mails),
      email: sql<string | null>`coalesce(
        (SELECT email FROM waitlist_entries WHERE id = ${mails.entryId}),
        (SELECT email FROM job_applications WHERE id = ${mails.applicationId}))`.as("address"),
    })
    .from(mails)
    .where(isTroubled(now))
    .orderBy(sql`${mails.id} DESC`)
    .limit(limit);
}

/** The numbers of the mails that were given up, and of those that were cut off and may have gone out. */
export const countTroubled = (db: Database, now: Date): Promise<[givenUp: number, cutOff: number]> =>
  Promise.all([
    db.$count(mails, eq(mails.state, "failed")),
    db.$count(mails, and(eq(mails.state, "sending"), isTroubled(now))),
  ]);

/** Queues a mail again that was given up or cut off; without an id, all that were given up: others may have gone out. */
export async function queueAgain(db: Database, id: number | null, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: "due", attempts: 0, dueAt: now, fault: null })
    .where(id === null ? eq(mails.state, "failed") : and(eq(mails.id, id), isTroubled(now)));
}
