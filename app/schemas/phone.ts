/** Cleans pasted phone numbers: any dash, any script's digits, words beside the number. */
import { plainDigits } from "#app/lib/plain-digits.ts";

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The digits of an Indian number without its country code or leading zero. */
const NATIONAL_DIGITS = 10;

/** Replaces dashes and digits with their plain forms; other characters stay. */
export function plainPhone(text: string): string {
  return plainDigits(text.normalize("NFKC").replace(DASHES, "-"));
}

/** The digits that identify a number in any spelling: +91 98000 11111, 098000-11111, 9800011111. */
export function comparablePhone(text: string): string {
  return plainPhone(text).replace(/\D/g, "").slice(-NATIONAL_DIGITS);
}
