import { editionOf } from "./edition.ts";
import { codeInLink, parseReferralCode } from "./referral-code.ts";

/** A path as routes match it, percent-decoded. A path that can't be decoded stays as it is. */
export function plainPath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (letter) => decodeURIComponent(letter));
}

/**
 * True when a page's path holds a referral code, in any spelling that leads to that page, or when a mailed link opens it:
 * its address holds a token.
 */
export function holdsReferralCode(pathname: string): boolean {
  return /^\/+waitlist\/./i.test(editionOf(plainPath(pathname)).path);
}

/**
 * True for the pages that mailed links open. They send no referrer, so browsers send `Origin: null` with their forms.
 * Posting to them requires a token, which no other site has.
 */
export function isMailedPage(pathname: string): boolean {
  return /^\/waitlist\/(?:confirm|stop|not-me|me|me\.json)$/.test(editionOf(pathname).path);
}

/**
 * The code in the address of the waitlist page. A badly assembled link may carry it within another parameter than `ref`:
 * `?utm_source=x?ref=CODE`.
 */
export function codeInAddress({ search, searchParams }: URL): string | null {
  return parseReferralCode(searchParams.get("ref")) ?? codeInLink(search);
}
