/** The waitlist's calls from the browser. Each answers a value to act on; only a broken network throws. */
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { ApiErrorSchema } from "#app/schemas/api-error.ts";
import {
  CodeLookupAnswerSchema,
  ReferralCountSchema,
  ReferrerSchema,
  WaitlistJoinAnswerSchema,
  WaitlistStatsSchema,
} from "#app/schemas/waitlist.ts";

type Refused = { ok: false; status: number; message: string | null; fields: Record<string, string> };
type Answer<T> = { ok: true; data: T } | Refused;

async function call<T>(
  path: string,
  schema: { parse: (value: unknown) => T },
  body?: Record<string, unknown>,
): Promise<Answer<T>> {
  const response = await fetch(path, {
    method: body ? "POST" : "GET",
    credentials: "same-origin",
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : null,
  });
  const value: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, data: schema.parse(value) };
  const error = ApiErrorSchema.safeParse(value);
  return {
    ok: false,
    status: response.status,
    message: error.success ? error.data.message : null,
    fields: (error.success && error.data.fields) || {},
  };
}

const code = (typed: string) => encodeURIComponent(parseReferralCode(typed) ?? typed.trim());

export const join = (entry: Record<string, unknown>) => call("/api/waitlist/join", WaitlistJoinAnswerSchema, entry);
export const fetchStats = () => call("/api/waitlist/stats", WaitlistStatsSchema);
export const verifyReferral = (typed: string) => call(`/api/waitlist/verify-referral/${code(typed)}`, ReferrerSchema);
export const confirmReferral = (typed: string) =>
  call(`/api/waitlist/increment-referral/${code(typed)}`, ReferralCountSchema, {});
export const countReferrals = (referralCode: string) =>
  call(`/api/waitlist/referral-count/${code(referralCode)}`, ReferralCountSchema);
export const lookUpCode = (email: string) => call("/api/waitlist/code-lookup", CodeLookupAnswerSchema, { email });
