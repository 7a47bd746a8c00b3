/**
 * Structured logs without personal data: what happened and where, never what somebody typed.
 * Database errors carry bound values (e-mail addresses) in their message, so of those only the cause's text is kept.
 */
import { holdsReferralCode, plainPath } from "./referral-address.ts";

/** The text of an error that is safe to keep: the innermost cause's, since those around it may quote values. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return "not an error object";
  if (error.cause instanceof Error) return safeMessage(error.cause);
  return impersonal(error.message.split("\n", 1)[0] ?? "");
}

/** The text without e-mail addresses, and without what may be a referral code. */
function impersonal(text: string): string {
  return text
    .replace(/\S+(@|%40)\S+/gi, "[address]")
    .replace(/\b[2-9A-HJKMNP-Z]{8}\b/g, "[code]")
    .slice(0, 200);
}

/** A path that is safe to keep: a referral code in it, however spelled, or an address somebody put there, is left out. */
export function loggedPath(pathname: string): string {
  if (holdsReferralCode(pathname)) return "/waitlist/:code";
  return impersonal(
    plainPath(pathname).replace(/((?:verify-referral|increment-referral|referral-count)\/).+/i, "$1:code"),
  );
}

/** Logs a failure as one JSON line. `fields` must hold no personal data. */
export function logError(event: string, error: unknown, fields: Readonly<Record<string, string | number>> = {}): void {
  const name = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ level: "error", event, name, message: safeMessage(error), ...fields }));
}

/** Logs something an operator may want to know that is not a failure of a request. */
export function logWarning(event: string, fields: Readonly<Record<string, string | number>> = {}): void {
  console.warn(JSON.stringify({ level: "warn", event, ...fields }));
}
