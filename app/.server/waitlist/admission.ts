/** Decides who may join and who may look a code up, for the API and the forms without scripts. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, OVER_LIMIT, type DomainResult, visitorKey } from "#app/.server/limits/index.ts";
import { type Mail, type Mailing, flushOutbox } from "#app/.server/mail/index.ts";
import { passesTurnstile } from "#app/.server/turnstile/index.ts";
import { mailedLinkMessage } from "#app/content/my-entry.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";
import type { CodeLookupCall, MailedLinkAnswer, WaitlistJoin, WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { askForOwnLink } from "./confirmation.ts";
import { findCodeByEmail, joinWaitlist } from "./index.ts";

type Limiters = { limiter: RateLimit; sharedLimiter: RateLimit };
type Sources = Limiters & { db: Database; request: Request; turnstileSecret: string };

/**
 * Puts a brand on the waitlist, or refuses it, counting the request first.
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
  if (mail) waitUntil(flushOutbox({ db, mail }));
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
 * A hall or a phone carrier may share one IP address. With Turnstile, which checks for people, the shared limit counts
 * the address and the strict one each mailbox there; without it, the strict limit counts the address.
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
 * Finds the referral code of an e-mail address.
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
 * Mails the link to an entry's page; the answer does not tell whether the address is on the list.
 * @throws DatabaseUnavailableError
 */
export async function admitOwnLink(
  { email }: CodeLookupCall,
  { mail, waitUntil, ...sources }: Sources & Mailing & { mail: Mail },
): Promise<DomainResult<MailedLinkAnswer>> {
  const { db } = sources;
  if (await isOverPersonLimit("lookup ", email, sources)) return OVER_LIMIT;
  await askForOwnLink(db, email, new Date());
  waitUntil(flushOutbox({ db, mail }));
  return { ok: true, status: 200, data: { message: mailedLinkMessage, code: "linkMailed" } };
}
