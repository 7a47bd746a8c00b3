/** Referral codes: eight characters that survive being read aloud and copied by hand (no 0/O, 1/I/L). */
import { plainDigits } from "./plain-digits.ts";

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

/** A fresh random code; uniqueness is the database's to decide. */
export function createReferralCode(): string {
  // Bytes from 248 up are thrown away: 248 = 8 x 31, so every letter stays equally likely.
  let code = "";
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < 248 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

const LETTER = `[${ALPHABET}]`;
/** As people write one: in any case, with spaces or hyphens inside. */
const CODE = `${LETTER}(?:[\\s-]*${LETTER}){${LENGTH - 1}}`;
/** What follows a code is no letter and no digit of any script, or it would be a longer word. */
const END = "(?![\\p{L}\\p{N}])";

/** In a link, whatever stands around it: the link to share, or the address of one's own page. */
const IN_LINK = new RegExp(`(?:[?&;#]ref=|/waitlist/)\\s*(${CODE})${END}`, "iu");
/** The places a code is looked for in, the surest first. */
const PLACES = [
  IN_LINK,
  // Alone, but for signs around it: "CODE", *CODE*, CODE. and the like.
  new RegExp(`^[^\\p{L}\\p{N}]*(${CODE})[^\\p{L}\\p{N}]*$`, "iu"),
  // Behind a word that announces it: "Your code: CODE", "ref CODE".
  new RegExp(`(?:code|coupon|ref|कोड)[^\\p{L}\\p{N}]{1,8}(?:is[^\\p{L}\\p{N}]{1,8})?(${CODE})${END}`, "iu"),
];
const WORD = new RegExp(`^${LETTER}{${LENGTH}}$`, "i");

const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u20e3/gu;
/** Longer than any body the site takes. */
const MOST_CHARACTERS = 20_000;
/** Links that carry a link are encoded once more for each that carries it. */
const MOST_DECODINGS = 4;

/**
 * The stored form of a code somebody typed or pasted, or null if there is none in it. It reads what people send: a code in
 * signs or in a sentence, in wide letters or another script's digits, or a link, also one that carries the link.
 */
export function parseReferralCode(typed: string | null | undefined): string | null {
  const text = plainText(typed ?? "");
  for (const place of PLACES) {
    const code = codeAt(place, text);
    if (code !== null) return code;
  }
  // In a sentence, as one word of it. A link that leads elsewhere and an e-mail address hold none of ours.
  const words = text
    .split(/\s+/)
    .filter((part) => !leadsElsewhere(part))
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => WORD.test(word));
  // Most codes have a digit, and no English word has one; without, "remember" could be a code, but is not written as one.
  const code = words.find((word) => /\d/.test(word)) ?? words.find((word) => word === word.toUpperCase());
  return code?.toUpperCase() ?? null;
}

/** The code in a link's own words, and nowhere else in it. */
export function codeInLink(link: string): string | null {
  return codeAt(IN_LINK, plainText(link));
}

function codeAt(place: RegExp, text: string): string | null {
  return place.exec(text)?.[1]?.replace(/[\s-]/g, "").toUpperCase() ?? null;
}

function leadsElsewhere(part: string): boolean {
  return part.includes("://") || part.includes("@") || part.slice(0, Math.max(0, part.indexOf("/"))).includes(".");
}

/** Whether something was given, and no code is in it. */
export function lacksReferralCode(typed: string): boolean {
  return typed.trim() !== "" && parseReferralCode(typed) === null;
}

/** The text with nothing unseen in it, plain letters and digits, and links decoded. */
function plainText(typed: string): string {
  let text = typed.slice(0, MOST_CHARACTERS);
  for (let time = 0; time < MOST_DECODINGS && text.includes("%"); time += 1) text = decoded(text);
  return plainDigits(text.replace(UNSEEN, "").normalize("NFKC"));
}

/** Percent-escapes read as what they stand for; those that stand for nothing stay. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
