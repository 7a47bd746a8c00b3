/** Decides who may join and who may look a code up. The API's calls and the forms without scripts share it. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, OVER_LIMIT, type DomainResult, visitorKey } from "#app/.server/limits/index.ts";
import { type Mail, type Mailing, sendSoon } from "#app/.server/mail/index.ts";
import { passesTurnstile } from "#app/.server/turnstile/index.ts";
import { mailedLinkMessage } from "#app/content/my-entry.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";
import type { CodeLookupCall, MailedLinkAnswer, WaitlistJoin, WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { askForOwnLink } from "./confirmation.ts";
import { findCodeByEmail, joinWaitlist } from "./index.ts";

type Limiters = { limiter: RateLimit; sharedLimiter: RateLimit };
type Sources = Limiters & { db: Database; request: Request; turnstileSecret: string };

/**
 * Puts a brand on the waitlist, or returns the refusal. The entry must fit its schema, which also checks the honeypot. The
 * request is counted before Turnstile and the database are asked.
 * @throws DatabaseUnavailableError
 */
export async function admitJoin(
  join: WaitlistJoin,
  { mail, waitUntil, ...sources }: Sources & Mailing,
): Promise<DomainResult<WaitlistJoinAnswer>> {
  const { db } = sources;
  if (await isOverPersonLimit("", join.email, sources)) return OVER_LIMIT;
  if (!(await isPerson(join.turnstileToken, sources))) return NOT_A_PERSON;
  const data = await joinWaitlist(join, { db, isMailOn: mail !== null });
  if (mail) waitUntil(sendSoon({ db, mail }));
  return { ok: true, status: data.alreadyRegistered ? 200 : 201, data };
}

const NOT_A_PERSON: DomainResult<never> = {
  ok: false,
  status: 400,
  code: "notAPerson",
  fields: { turnstileToken: { code: "notAPerson" } },
};

const isPerson = (token: string | null | undefined, { request, turnstileSecret }: Sources): Promise<boolean> =>
  passesTurnstile(token, { secret: turnstileSecret, address: request.headers.get("CF-Connecting-IP") });

/**
 * Many founders may share one IP address, as in a hall or behind a phone carrier. With Turnstile, which checks that they are
 * people, the shared limit counts the IP address, and the strict limit counts each mailbox there. Without Turnstile, the strict
 * limit counts the IP address. `what` is counted apart from all else.
 */
async function isOverPersonLimit(
  what: "" | "lookup ",
  email: string,
  { request, turnstileSecret, limiter, sharedLimiter }: Sources,
): Promise<boolean> {
  const address = `${what}${visitorKey(request)}`;
  if (turnstileSecret === "") return isOverLimit(limiter, address);
  const mailbox = mailboxOf(normalizeEmail(email));
  return (await isOverLimit(sharedLimiter, address)) || isOverLimit(limiter, `${address} ${mailbox}`);
}

/**
 * Finds the referral code of an e-mail address, which must fit its schema.
 * @throws DatabaseUnavailableError
 */
export async function admitLookUp(
  { email, turnstileToken }: CodeLookupCall,
  sources: Sources,
): Promise<DomainResult<{ referralCode: string }>> {
  if (await isOverPersonLimit("lookup ", email, sources)) return OVER_LIMIT;
  if (!(await isPerson(turnstileToken, sources))) return NOT_A_PERSON;
  const data = await findCodeByEmail(sources.db, email);
  return data ? { ok: true, status: 200, data } : { ok: false, status: 404, code: "emailUnknown" };
}

/**
 * Mails the link to one's own page if the address is on the list. The answer is the same if it is not.
 * @throws DatabaseUnavailableError
 */
export async function admitOwnLink(
  { email }: CodeLookupCall,
  { mail, waitUntil, ...sources }: Sources & Mailing & { mail: Mail },
): Promise<DomainResult<MailedLinkAnswer>> {
  const { db } = sources;
  if (await isOverPersonLimit("lookup ", email, sources)) return OVER_LIMIT;
  await askForOwnLink(db, email, new Date());
  waitUntil(sendSoon({ db, mail }));
  return { ok: true, status: 200, data: { message: mailedLinkMessage, code: "linkMailed" } };
}
