/** A phone number as people paste it: with any dash, in any script's digits, with words beside it. */

const DASHES = /[\u2010-\u2015\u2212]/g;
const DIGIT = /\p{Nd}/u;

/** What a decimal digit of any script counts: Unicode has them in rows of ten, from nought to nine. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** The number with plain dashes and digits; what else was typed stays. */
export function plainPhone(text: string): string {
  return text
    .normalize("NFKC")
    .replace(DASHES, "-")
    .replace(/\p{Nd}/gu, figureOf);
}
