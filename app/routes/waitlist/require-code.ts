/** Shared by the pages of one referral code. */
import { data } from "react-router";
import { catchOutage } from "#app/.server/db/index.ts";
import { isOverLimit, retryAfter, visitorKey } from "#app/.server/limits/index.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";

type Asked = { request: Request; requestId: string; limiter: RateLimit };

/**
 * Returns the result of `read` for the code in an address; no result means that the code is unknown. The request counts like
 * an API look-up, so that pages are no quicker way to guess codes.
 * @throws a response for the route to pass on: 404 for an unknown code, 429 over the limit, 503 in an outage.
 */
export async function requireCode<T>(
  typedCode: string,
  { request, requestId, limiter }: Asked,
  read: (code: string) => Promise<T | null>,
): Promise<T> {
  const code = parseReferralCode(typedCode);
  if (code === null) throw data(null, { status: 404 });
  if (await isOverLimit(limiter, visitorKey(request))) {
    throw data(null, { status: 429, headers: retryAfter("overLimit") });
  }
  const found = await catchOutage(
    { request, requestId },
    () => read(code),
    (status) => {
      throw data(null, { status, headers: status === 503 ? retryAfter("unavailable") : {} });
    },
  );
  if (found === null) throw data(null, { status: 404 });
  return found;
}
