/** A phone number as people paste it: with any dash, in any script's digits, with words beside it. */
import { plainDigits } from "#app/lib/plain-digits.ts";

const DASHES = /[\u2010-\u2015\u2212]/g;
/** Digits of an Indian number without its country code or the nought before it. */
const NATIONAL_DIGITS = 10;

/** Replaces dashes and digits with their plain forms; other characters stay. */
export function plainPhone(text: string): string {
  return plainDigits(text.normalize("NFKC").replace(DASHES, "-"));
}

/** The digits by which two spellings of a number are known as one: +91 98000 11111, 098000-11111, 9800011111. */
export function comparablePhone(text: string): string {
  return plainPhone(text).replace(/\D/g, "").slice(-NATIONAL_DIGITS);
}
