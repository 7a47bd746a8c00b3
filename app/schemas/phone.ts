/** Cleans pasted phone numbers of dashes, other scripts' digits and words. */
import { plainDigits } from "#app/lib/plain-digits.ts";

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The digits of an Indian number without country code or leading zero. */
const NATIONAL_DIGITS = 10;

export function plainPhone(text: string): string {
  return plainDigits(text.normalize("NFKC").replace(DASHES, "-"));
}

const ONLY_A_NUMBER = /^[\d\s()./-]+$/;

/** True for a number that is likely mistyped: neither ten digits nor anything that marks another country's number. */
export function seemsMistyped(text: string): boolean {
  const plain = plainPhone(text).trim();
  if (!ONLY_A_NUMBER.test(plain) || plain.startsWith("00")) return false;
  const digits = plain.replace(/\D/g, "").replace(/^(?:0|91(?=\d{10}$))/, "");
  return digits.length !== NATIONAL_DIGITS;
}

/** The digits of a part of a number, in each form that stored numbers have. */
export function partsOfPhone(text: string): string[] {
  const digits = comparablePhone(text);
  return [...new Set([digits, digits.replace(/^0+/, ""), digits.replace(/^0*91/, "")])];
}

/** The digits that identify a number in any spelling: +91 98000 11111, 098000-11111. */
export function comparablePhone(text: string): string {
  return plainPhone(text).replace(/\D/g, "").slice(-NATIONAL_DIGITS);
}
