const DIGIT = /\p{Nd}/u;

/** Unicode has the digits of every script in rows of ten. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** The text with the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, figureOf);
