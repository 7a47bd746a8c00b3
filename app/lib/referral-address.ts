/** A path as routes match it, percent-decoded. What can't be decoded stays as it is. */
export function plainPath(pathname: string): string {
  return pathname.replace(/%[2-7][\da-f]/gi, (letter) => decodeURIComponent(letter));
}

/** Whether a page's path holds somebody's referral code, in any spelling that leads to that page. */
export function holdsReferralCode(pathname: string): boolean {
  return /^\/+waitlist\/./i.test(plainPath(pathname));
}
