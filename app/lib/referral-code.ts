/** Referral codes: eight characters that survive being read aloud and copied by hand (no 0/O, 1/I/L). */
import { plainDigits } from "./plain-digits.ts";

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

export function createReferralCode(): string {
  // Bytes from 248 up are discarded, as 248 = 8 x 31: every letter stays equally likely.
  let code = "";
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < 248 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

const LETTER = `[${ALPHABET}]`;
/** A code as people write it: in any case, with spaces or hyphens inside. */
const CODE = `${LETTER}(?:[\\s-]*${LETTER}){${LENGTH - 1}}`;
/** After a code there must be no letter or digit of any script, or it is part of a longer word. */
const END = "(?![\\p{L}\\p{N}])";

/** A code in a link: the link to share, or the address of an entry's page. */
const IN_LINK = new RegExp(`(?:[?&;#]ref=|/waitlist/)\\s*(${CODE})${END}`, "iu");
/** The patterns that find a code, the surest first. */
const PLACES = [
  IN_LINK,
  // Alone, apart from punctuation.
  new RegExp(`^[^\\p{L}\\p{N}]*(${CODE})[^\\p{L}\\p{N}]*$`, "iu"),
  // After a word that announces it: "Your code: CODE", "ref CODE".
  new RegExp(`(?:code|coupon|ref|कोड)[^\\p{L}\\p{N}]{1,8}(?:is[^\\p{L}\\p{N}]{1,8})?(${CODE})${END}`, "iu"),
];
const WORD = new RegExp(`^${LETTER}{${LENGTH}}$`, "i");

const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u20e3/gu;
/** Longer than any body the site accepts. */
const MAX_CHARACTERS = 20_000;
/** A link within a link is percent-encoded once more for each level. */
const MAX_DECODINGS = 4;

/** The stored form of a code typed or pasted alone, in a sentence, in wide letters or within a link; else null. */
export function parseReferralCode(typed: string | null | undefined): string | null {
  const text = foldDisguises(typed ?? "");
  for (const place of PLACES) {
    const code = codeAt(place, text);
    if (code !== null) return code;
  }
  // Links that lead elsewhere and e-mail addresses hold no code.
  const words = text
    .split(/\s+/)
    .filter((part) => !leadsElsewhere(part))
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => WORD.test(word));
  // No English word has a digit, as most codes do; a code without one ("remember") must be in capitals.
  const code = words.find((word) => /\d/.test(word)) ?? words.find((word) => word === word.toUpperCase());
  return code?.toUpperCase() ?? null;
}

/** The code in a link's own parameter or path, and nowhere else in the text. */
export const codeInLink = (link: string): string | null => codeAt(IN_LINK, foldDisguises(link));

const codeAt = (place: RegExp, text: string): string | null =>
  place.exec(text)?.[1]?.replace(/[\s-]/g, "").toUpperCase() ?? null;

const leadsElsewhere = (part: string): boolean =>
  part.includes("://") || part.includes("@") || part.slice(0, Math.max(0, part.indexOf("/"))).includes(".");

export const lacksReferralCode = (typed: string): boolean => typed.trim() !== "" && parseReferralCode(typed) === null;

/** The text without invisible characters, with plain letters and digits, and with links decoded. */
export function foldDisguises(typed: string): string {
  let text = typed.slice(0, MAX_CHARACTERS);
  for (let time = 0; time < MAX_DECODINGS && text.includes("%"); time += 1) text = decodedOnce(text);
  return plainDigits(text.replace(UNSEEN, "").normalize("NFKC"));
}

/** Decodes percent-escapes; invalid ones stay. */
export function decodedOnce(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
