/** Structured logs without personal data: database errors quote bound values, so only their cause is logged. */
import { holdsReferralCode, plainPath } from "./referral-address.ts";

export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return "not an error object";
  if (error.cause instanceof Error) return safeMessage(error.cause);
  return impersonal(error.message.split("\n", 1)[0] ?? "");
}

function impersonal(text: string): string {
  return text
    .replace(/\S+(@|%(?:25)*40)\S+/gi, "[address]")
    .replace(/[\da-f]{24}\S*/gi, "[token]")
    .replace(/\b(?:[2-9A-HJKMNP-Z]{8}|(?=[a-z]*\d)[2-9a-hjkmnp-z]{8})\b/g, "[code]")
    .slice(0, 200);
}

/** Removes referral codes, in any spelling, and e-mail addresses from a path. */
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

export function logWarning(event: string, fields: Readonly<Record<string, string | number>> = {}): void {
  console.warn(JSON.stringify({ level: "warn", event, ...fields }));
}
