/** Who may join: one decision for both ways in, the API's call and the form without scripts. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, visitorKey } from "#app/.server/limits/index.ts";
import { passesTurnstile } from "#app/.server/turnstile/index.ts";
import type { WaitlistJoin, WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { joinWaitlist } from "./index.ts";

type Sources = { db: Database; limiter: RateLimit; request: Request; turnstileSecret: string };

/**
 * Puts a brand on the waitlist, or says why not. The entry fits its schema, which also refuses the honeypot; it is
 * counted before Turnstile and the database are asked.
 * @throws DatabaseUnavailableError
 */
export async function admitJoin(
  join: WaitlistJoin,
  { db, limiter, request, turnstileSecret }: Sources,
): Promise<WaitlistJoinAnswer | "overLimit" | "notAPerson"> {
  if (await isOverLimit(limiter, visitorKey(request))) return "overLimit";
  const address = request.headers.get("CF-Connecting-IP");
  if (!(await passesTurnstile(join.turnstileToken, { secret: turnstileSecret, address }))) return "notAPerson";
  return joinWaitlist(join, { db });
}
