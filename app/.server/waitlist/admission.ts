/** Who may join, and who may look a code up: one decision for both ways in, the API's call and the form without scripts. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, visitorKey } from "#app/.server/limits/index.ts";
import { passesTurnstile } from "#app/.server/turnstile/index.ts";
import type { CodeLookup, WaitlistJoin, WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { findCodeByEmail, joinWaitlist } from "./index.ts";

type Sources = { db: Database; limiter: RateLimit; request: Request };

/**
 * Puts a brand on the waitlist, or says why not. The entry fits its schema, which also refuses the honeypot; it is
 * counted before Turnstile and the database are asked.
 * @throws DatabaseUnavailableError
 */
export async function admitJoin(
  join: WaitlistJoin,
  { db, limiter, request, turnstileSecret }: Sources & { turnstileSecret: string },
): Promise<WaitlistJoinAnswer | "overLimit" | "notAPerson"> {
  if (await isOverLimit(limiter, visitorKey(request))) return "overLimit";
  const address = request.headers.get("CF-Connecting-IP");
  if (!(await passesTurnstile(join.turnstileToken, { secret: turnstileSecret, address }))) return "notAPerson";
  return joinWaitlist(join, { db });
}

/**
 * The code of the address that is asked for, or null where it is not on the list. What is asked fits its schema.
 * @throws DatabaseUnavailableError
 */
export async function admitLookUp(
  { email }: CodeLookup,
  { db, limiter, request }: Sources,
): Promise<{ referralCode: string } | "overLimit" | null> {
  if (await isOverLimit(limiter, visitorKey(request))) return "overLimit";
  return findCodeByEmail(db, email);
}
