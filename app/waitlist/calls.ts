import { callApi } from "#app/api-client/call-api.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import {
  CodeLookupAnswerSchema,
  MailedLinkAnswerSchema,
  ReferralCountSchema,
  ReferrerSchema,
  type WaitlistJoin,
  WaitlistJoinAnswerSchema,
  WaitlistStatsSchema,
} from "#app/schemas/waitlist.ts";

const code = (typed: string) => encodeURIComponent(parseReferralCode(typed) ?? typed.trim());

type JoinCall = Omit<WaitlistJoin, "utmSource"> & Partial<Pick<WaitlistJoin, "utmSource">>;
export const join = (entry: JoinCall) => callApi("/api/waitlist/join", WaitlistJoinAnswerSchema, { body: entry });
export const fetchStats = () => callApi("/api/waitlist/stats", WaitlistStatsSchema);
export const verifyReferral = (typed: string) =>
  callApi(`/api/waitlist/verify-referral/${code(typed)}`, ReferrerSchema);
export const confirmReferral = (typed: string) =>
  callApi(`/api/waitlist/increment-referral/${code(typed)}`, ReferralCountSchema, { body: {} });
export const countReferrals = (referralCode: string) =>
  callApi(`/api/waitlist/referral-count/${code(referralCode)}`, ReferralCountSchema);
export const lookUpCode = (email: string, turnstileToken: string | undefined) =>
  callApi("/api/waitlist/code-lookup", CodeLookupAnswerSchema, { body: { email, turnstileToken } });
export const mailOwnLink = (email: string) =>
  callApi("/api/waitlist/mail-link", MailedLinkAnswerSchema, { body: { email } });
