/** The texts of the outbox's mails, each worded when it is sent. */
import { and, count, eq } from "drizzle-orm";
import { tables } from "#app/.server/db/index.ts";
import { isRefused, signRefusal } from "#app/.server/erasure/refusals.ts";
import { type LinkOwner, type LinkPurpose, signLink } from "#app/.server/links/index.ts";
import { isConfirmed, refusedFor } from "#app/.server/waitlist/confirmed.ts";
import { offer } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { englishMails } from "#app/content/english-mails.ts";
import { mails as english } from "#app/content/mails.ts";
import { textsOf } from "#app/content/texts.ts";
import { editionIn, editions, inEdition } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { dayInWords } from "#app/lib/india-day.ts";
import type { MailLine, MailContent } from "./compose.ts";
import type { DueMail, MailSources as Sources } from "./due-mail.ts";
import { summary } from "./summary.ts";

const { freeMonths, jobApplications, waitlistEntries } = tables;

/** The message, or null when nothing is left to say, or the mailbox refused all mail. */
export async function messageOf(due: DueMail, sources: Sources): Promise<MailContent | null> {
  if (due.kind === "summary") return summary(due, sources);
  const message = await (due.kind === "application" ? applicationReceipt(due, sources) : toEntry(due, sources));
  return message && (await isRefused(sources.db, sources.mail.linkSecret, message.to)) ? null : message;
}

const notMeAt = async (address: string, { mail, now }: Sources, owner: Partial<LinkOwner>): Promise<string> =>
  `${address}/not-me?token=${await signRefusal(mail.linkSecret, owner, now)}`;

async function applicationReceipt({ applicationId }: DueMail, sources: Sources): Promise<MailContent | null> {
  const { db, mail } = sources;
  const rows = await db
    .select({ email: jobApplications.email, positionId: jobApplications.positionId })
    .from(jobApplications)
    .where(eq(jobApplications.id, applicationId ?? 0));
  const [application] = rows;
  if (!application) return null;
  const { subject, body, erase } = englishMails.application;
  const title = positions.find(({ id }) => id === application.positionId)?.title ?? application.positionId;
  return {
    to: application.email,
    subject,
    stopAt: await notMeAt(`${mail.origin}/waitlist`, sources, { email: application.email }),
    lines: [english.hello, fill(body, { title }), erase, english.goodbye],
  };
}

async function toEntry(due: DueMail, sources: Sources): Promise<MailContent | null> {
  const { db, mail, now } = sources;
  const [entry] = await db
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, due.entryId ?? 0));
  if (!entry) return null;
  const { email: to, language } = entry;
  const edition = editionIn(language);
  const { mails: words } = textsOf(edition).mails;
  const address = `${mail.origin}${inEdition(edition, "/waitlist")}`;
  const linkTo = async (path: string, purpose: LinkPurpose) =>
    `${address}/${path}?token=${await signLink(mail.linkSecret, purpose, entry, now)}`;
  const referralLink: MailLine = {
    label: `${address}?ref=${entry.referralCode}`,
    href: `${address}?ref=${entry.referralCode}`,
  };

  const stopAt = await linkTo("stop", "stop");
  if (due.kind === "own-link") {
    const { subject, body, button, limits, notYou } = words.ownLink;
    const open = { label: button, href: await linkTo("me", "own-page") };
    return { to, subject, edition, stopAt, lines: [words.hello, body, open, limits, notYou, words.goodbye] };
  }
  if (due.kind === "welcome") {
    const { subject, place, earlyBird, earlyUntil, confirm, confirmButton, confirmWhy, link, notYou, notMe } =
      words.welcome;
    const where = fill(place, { position: entry.position });
    const until = entry.confirmedAt ? null : entry.confirmBy && dayInWords(entry.confirmBy, editions[edition].language);
    const early = until ? fill(earlyUntil, { until }) : earlyBird;
    const toConfirm: MailLine[] = entry.confirmedAt
      ? []
      : [confirm, { label: confirmButton, href: await linkTo("confirm", "confirm") }, confirmWhy];
    const unasked: MailLine[] = entry.confirmedAt
      ? [notYou]
      : [notMe.body, { label: notMe.button, href: await notMeAt(address, sources, entry) }];
    return {
      to,
      edition,
      stopAt,
      subject: entry.confirmedAt ? words.confirmedSubject : subject,
      lines: [
        words.hello,
        entry.position <= offer.capacity ? `${where} ${early}` : where,
        ...toConfirm,
        link,
        referralLink,
        ...unasked,
        words.goodbye,
      ],
    };
  }
  if (entry.messagesStoppedAt) return null;
  const [counted] = await db
    .select({ confirmed: count(), refused: count(freeMonths.id) })
    .from(waitlistEntries)
    .leftJoin(freeMonths, refusedFor(waitlistEntries))
    .where(and(eq(waitlistEntries.referrerId, entry.id), isConfirmed(waitlistEntries)));
  if (!counted || counted.confirmed === counted.refused) return null;
  const confirmed = counted.confirmed - counted.refused;
  const { subject, one, other, waiting, link, why, stopButton } = words.referral;
  const more = entry.referralCount - counted.confirmed;
  const earned = { confirmed, months: confirmed * offer.freeMonthsPerReferral };
  return {
    to,
    edition,
    subject: fill(subject, earned),
    stopAt,
    lines: [
      words.hello,
      fill(confirmed === 1 ? one : other, earned),
      ...(more > 0 ? [fill(more === 1 ? waiting.one : waiting.other, { count: more })] : []),
      link,
      referralLink,
      why,
      { label: stopButton, href: stopAt },
      words.goodbye,
    ],
  };
}
