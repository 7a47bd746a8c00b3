import { codeInLink, parseReferralCode } from "./referral-code.ts";

/** A path as routes match it, percent-decoded. What can't be decoded stays as it is. */
export function plainPath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (letter) => decodeURIComponent(letter));
}

/** Whether a page's path holds somebody's referral code, in any spelling that leads to that page. */
export function holdsReferralCode(pathname: string): boolean {
  return /^\/+waitlist\/./i.test(plainPath(pathname));
}

/**
 * The code in the address of the waitlist page. A link that was pasted together badly may carry it in another parameter
 * than `ref`: `?utm_source=x?ref=CODE`.
 */
export function codeInAddress({ search, searchParams }: URL): string | null {
  return parseReferralCode(searchParams.get("ref")) ?? codeInLink(search);
}
