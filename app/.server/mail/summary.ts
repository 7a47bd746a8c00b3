import { and, count, gte, isNull, lt, or, sum } from "drizzle-orm";
import { tables } from "#app/.server/db/index.ts";
import { countOwed } from "#app/.server/waitlist/free-months.ts";
import { englishMails } from "#app/content/english-mails.ts";
import { DAY_MS } from "#app/lib/durations.ts";
import { fill } from "#app/lib/fill.ts";
import { indiaDay, indiaTime, mondayOf } from "#app/lib/india-day.ts";
import type { MailContent } from "./compose.ts";
import { type DueMail, isTroubled, type MailSources } from "./due-mail.ts";

const { declinedDays, jobApplications, jobs, mails, waitlistEntries } = tables;

const LATE_MS = 26 * 3_600_000;

/** The summary of 24 hours. Null when there is nothing to say, but on Mondays: silence looks like a fault. */
export async function summary({ createdAt }: DueMail, { db, mail, now }: MailSources): Promise<MailContent | null> {
  if (mail.operator === "") return null;
  const since = new Date(createdAt.getTime() - DAY_MS);
  const within = (column: typeof waitlistEntries.createdAt | typeof waitlistEntries.confirmedAt) =>
    and(gte(column, since), lt(column, createdAt));
  const isLate = or(isNull(jobs.lastSuccessAt), lt(jobs.lastSuccessAt, new Date(now.getTime() - LATE_MS)));
  const today = indiaDay(createdAt);
  const [joined, confirmed, applied, troubled, asked, late, ran] = await db.batch([
    db.select({ n: count() }).from(waitlistEntries).where(within(waitlistEntries.createdAt)),
    db.select({ n: count() }).from(waitlistEntries).where(within(waitlistEntries.confirmedAt)),
    db
      .select({ n: count() })
      .from(jobApplications)
      .where(and(gte(jobApplications.createdAt, since), lt(jobApplications.createdAt, createdAt))),
    db.select({ n: count() }).from(mails).where(isTroubled(now)),
    db
      .select({ n: sum(declinedDays.questions).mapWith(Number) })
      .from(declinedDays)
      .where(gte(declinedDays.day, today - 7)),
    db.select({ name: jobs.name }).from(jobs).where(isLate),
    db.select({ name: jobs.name, at: jobs.lastSuccessAt }).from(jobs),
  ]);
  const values = {
    joins: joined[0]?.n ?? 0,
    confirmed: confirmed[0]?.n ?? 0,
    applications: applied[0]?.n ?? 0,
    failed: troubled[0]?.n ?? 0,
  };
  // This job itself is only just succeeding.
  const lateJobs = late.filter(({ name }) => name !== "mail").map(({ name }) => name);
  const isQuiet = Object.values(values).every((n) => n === 0) && lateJobs.length === 0;
  if (isQuiet && mondayOf(today) !== today) return null;
  const { summary: text } = englishMails;
  const backup = ran.find(({ name }) => name === "backup")?.at;
  const waiting = { months: await countOwed(db), questions: asked[0]?.n ?? 0 };
  const linked = (label: string, path: string) => ({ label, href: `${mail.origin}/ops${path}` });
  return {
    to: mail.operator,
    subject: fill(text.subject, values),
    lines: [
      fill(text.period, { until: indiaTime(createdAt) }),
      fill(text.joins, values),
      fill(text.confirmed, values),
      linked(fill(text.applications, values), "/applications"),
      linked(fill(text.failed, values), "/mails"),
      linked(fill(text.months, waiting), "/months"),
      linked(fill(text.questions, waiting), "/asked"),
      linked(fill(text.backup, { when: backup ? indiaTime(backup) : text.never }), ""),
      ...(lateJobs.length > 0 ? [fill(text.late, { names: lateJobs.join(", ") })] : []),
    ],
  };
}
