import { editionOf } from "./edition.ts";
import { codeInLink, parseReferralCode } from "./referral-code.ts";

/** A path as routes match it, percent-decoded where it can be. */
export const plainPath = (pathname: string): string =>
  pathname.replace(/%[2-7][\da-f]/gi, (letter) => decodeURIComponent(letter));

/** True when a page's path holds a referral code or a mailed token, in any spelling that leads to the page. */
export const holdsReferralCode = (pathname: string): boolean =>
  /^\/+waitlist\/./i.test(editionOf(plainPath(pathname)).path);

/** True for the pages of mailed links, whose forms post `Origin: null`; the required token protects them instead. */
export const isMailedPage = (pathname: string): boolean =>
  /^\/waitlist\/(?:confirm|stop|not-me|me|me\.json)$/.test(editionOf(pathname).path);

/**
 * The code in the waitlist page's address. A badly built link carries it inside another parameter:
 * `?utm_source=x?ref=CODE`.
 */
export const codeInAddress = ({ search, searchParams }: URL): string | null =>
  parseReferralCode(searchParams.get("ref")) ?? codeInLink(search);
