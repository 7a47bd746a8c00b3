import { codeInLink, parseReferralCode } from "./referral-code.ts";

/** A path as routes match it, percent-decoded. What can't be decoded stays as it is. */
export function plainPath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (letter) => decodeURIComponent(letter));
}

/**
 * Whether a page's path holds somebody's referral code, in any spelling that leads to that page, or is one that a mailed link
 * opens: its address holds a token.
 */
export function holdsReferralCode(pathname: string): boolean {
  return /^\/+waitlist\/./i.test(plainPath(pathname));
}

/**
 * The pages that mailed links open. They send no referrer, so a browser says of their forms that they come from nowhere
 * (`Origin: null`). What is posted to them needs a token, which no other site has.
 */
export function isMailedPage(pathname: string): boolean {
  return /^\/waitlist\/(?:confirm|stop|me|me\.json)$/.test(pathname);
}

/**
 * The code in the address of the waitlist page. A link that was pasted together badly may carry it in another parameter
 * than `ref`: `?utm_source=x?ref=CODE`.
 */
export function codeInAddress({ search, searchParams }: URL): string | null {
  return parseReferralCode(searchParams.get("ref")) ?? codeInLink(search);
}
