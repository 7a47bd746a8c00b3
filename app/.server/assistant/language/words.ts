/**
 * Stage 1 of reading a question (`language.ts` names them all): a text becomes words. Only signs are looked at here, and no
 * word is changed into another.
 */

const MARKS = /['’‘`,%&]/;
const ASCII = /^[\0-\x7f]*$/;

/** The words of a text, in small letters; "5,000" is one, "%" and "&" are spelt out, and a link keeps its text. */
export function wordsOf(text: string): string[] {
  // Most of the site is ASCII, which is its own normal form, and holds none of the signs that are looked for.
  let plain = (ASCII.test(text) ? text : text.normalize("NFKC")).toLowerCase();
  if (plain.includes("](")) plain = plain.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  if (MARKS.test(plain)) {
    plain = plain
      .replace(/['’‘`]s\b|['’‘`]|(?<=\d),(?=\d)/g, "")
      .replaceAll("%", " percent ")
      .replaceAll("&", " and ");
  }
  // Latin letters alone, Devanagari is romanized by now; ranges instead of \p{L}, since the whole site goes through here when the index is built.
  return plain.match(/[a-z0-9\u00c0-\u024f]+(?:\.\d+)*/g) ?? [];
}

/** The words of a text as they were typed: small letters, no signs. */
export const asTyped = (text: string): string => wordsOf(text).join(" ");
