/** A brand's name as others are told it: a stranger's text must not speak as the site, or lead anybody elsewhere. */
import { brand } from "#app/content/brand.ts";
import { unnamedBrand } from "#app/content/waitlist.ts";
import { romanize } from "#app/lib/devanagari.ts";
import { foldDisguises } from "#app/lib/referral-code.ts";
import type { Referrer } from "#app/schemas/waitlist.ts";

const MAX_LETTERS = 60;
/** A telephone number in words of any language has more. */
const MAX_WORDS = 8;
/** Digits beside a year, and words for them: "Since 1985, 24x7" has three. */
const MAX_DIGITS = 5;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const anyOf = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const pattern = (...parts: string[]) => new RegExp(parts.join("|"), "u");

/** The blocks of India's scripts repeat the order of Devanagari, which `romanize` spells. */
const INDIAN = /(?!\p{Sc})[\u0980-\u0d7f]/gu;
/** At a word's end the southern scripts' anusvara is an m. */
const FINAL_M = /[\u0c02\u0c82\u0d02](?![\p{L}\p{M}])/gu;
/** Malayalam's letters without a vowel, from U+0D7A on, have no place in that order. */
const CHILLU = "णनरलळक";
const inDevanagari = (letter: string) => {
  const code = letter.charCodeAt(0);
  return code >= 0xd7a ? `${CHILLU[code - 0xd7a]}\u094d` : String.fromCharCode(0x900 + (code & 0x7f));
};
/** Letters in filled shapes and those of flags have no plain form in Unicode. */
const IN_SHAPES = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const unshaped = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return String.fromCharCode(0x61 + code - (code < 0x1f170 ? 0x1f150 : code < 0x1f1e6 ? 0x1f170 : 0x1f1e6));
};
const DOTS = /[\u0970\u3002\u06d4\u2024]|\s\u0307/g;
const SINGLE_LETTERS = /(?<!\p{L})\p{L}(?:[\s._*-]+\p{L}(?!\p{L})){2,}/gu;

/** A name in small Latin letters without marks, whatever disguises it; letters of scripts that are not India's stay. */
const spelt = (name: string): string =>
  romanize(foldDisguises(name).replace(IN_SHAPES, unshaped).replace(FINAL_M, "म्").replace(INDIAN, inDevanagari))
    .normalize("NFKD")
    .replace(DOTS, ".")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SINGLE_LETTERS, (letters) => letters.replace(/[^\p{L}.]/gu, ""));

/** Rare letters of India's scripts, which no Devanagari stands for, hide no word of the patterns. */
const UNREAD_LETTER = /(?![a-z\u0900-\u097f])[\p{Ll}\p{Lu}\p{Lo}]/u;

const DIGIT = "\\p{N}|zero|one|two|three|four|five|six|seven|eight|nine";
/** In Hindi, and in English as Hindi writes it. */
const SPOKEN_DIGIT =
  "oh|double|triple|shuny[ae]?|ek|do|teen|tin|ch?aa?r|paa?n?ch|chh?ah?|chhe|saa?t|aa?th|nau|jiro|van|tu|thri|phor|phaiv|siks|sevan|et|nain";
const DIGITS = new RegExp(`${DIGIT}|${anyOf(SPOKEN_DIGIT)}`, "gu");

const ENDING =
  "com|k[ao]m|net|org|in|co|io|me|ly|info|biz|shop|store|online|site|app|xyz|link|live|club|top|page|dev|example|" +
  "lol|win|vip|zip|click|icu|cc|tv|ai|gg|us|uk|bharat";
/** May stand within a name of two words. */
const S = "[\\s._-]?";
const LEADS_ELSEWHERE = pattern(
  "[@\\\\]|:/|//|[([{<]\\s*(?:at|dot|et|dat)\\s*[)\\]}>]|h(?:tt|xx)ps?\\b|\\bwww",
  // A link; "Dr.Oats" and "K.C.Das" are none.
  "(?<![\\p{L}\\p{N}.])(?!(?:dr|mrs?|ms|st|smt|sri|shri|prof|\\p{L})\\.)[\\p{L}\\p{N}-]+\\.\\p{L}{2}",
  "[.,·•‧∙⋅・]\\s*(?:com|net|org|xyz|me|ly|io)(?!\\p{L})",
  // Whatever looks like a dot, such as "[.]" or a black circle.
  `(?<=\\S)(?:[\\p{So}∘∙⋅·•‧・]|[([{<]\\s*\\.\\s*[)\\]}>])+(?:${ENDING})(?!\\p{L})|\\s\\.\\s*(?:${ENDING})(?!\\p{L})`,
  `(?<!\\p{L})(?:d[o0]tt?|dat|tat)\\P{L}*(?:${ENDING})(?!\\p{L})|\\p{L}{3}dot(?:com|in)(?!\\p{L})`,
  anyOf(`u${S}p${S}i|yupiaai|(?:g|google|gugal|ji)${S}(?:pay|pe)|(?:ph|f)one?${S}pe|p[ae]y?${S}t(?:m|iem)|bhim|neft`),
  anyOf("ok(?:axis|sbi|hdfc|icici)\\p{L}*|ybl|ibl|axl|at the rate"),
  anyOf(`gmail|yahoo|hotmail|outlook|(?:wh?[ao]|vh?a|hoya)t[as]*${S}a{1,3}[iey]*pp?|tele?i?gram`),
  "\\p{Sc}|(?<!\\p{L})(?:rs|inr|usd|ru)\\.?\\s*\\d|\\d[\\s,.]*(?:/-|(?:k|rs|inr|usd)(?!\\p{L}))",
  anyOf("rup[aeiy]{2,5}s?|la+kh?s?|lacs?|crores?|karod"),
  `(?:${DIGIT}|${anyOf(`${SPOKEN_DIGIT}|ten|twenty|fifty|hundred|das|bi+s|ti+s|cha+li+s|paa?cha+s|so|sau`)})\\s*${anyOf("thousand|ha[zj]aa?r|dollars?|euros?")}`,
  // Letters among digits that look like some: 9O9O9O9O9O.
  "(?<!\\p{L})(?=(?:[oil|]*\\d){3})[\\doil|]{7,}",
);

/** The site's name in every spelling of the sweet. */
const SITE = brand.name
  .toLowerCase()
  // A capital I looks like an l.
  .replace(/(.)\1*/g, (run) => ({ oo: "(?:(?<!t)o+|u+)", d: "[dt]+h?", l: "[li]+" })[run] ?? `${run.charAt(0)}+`);
/** It speaks for the site, too. */
const ASSISTANT = brand.assistantName.toLowerCase();
/** What the site may call itself, and no brand together with its name; Hindi's as `romanize` spells it. */
const HELP =
  "[cs]h?[au]p+o+rt|tea?m|teem|tim|kuzhu|tand|care|keyar|customer|kastamar|services?|help(?:line|desk|er)?|desk|sahaya?k|sahay?a?ta|madad|staff|" +
  "admin|of+i[cs]ial|offical|o(?:ph|f)ishi?yal|aa?dhikarik|pri[zs]es?|praij|rewards?|inaa?m|puraskar|lott?[ea]ry|winners?";
const ROLE =
  `${HELP}|refunds?|payments?|kyc|verif\\p{L}*|accounts?|billing|security|bank|waitlist|beta|headquarters|hq|founders?|app|india|` +
  "assist\\p{L}*|manager|ceo|sales|rep|executive|agent|office|moderator|bonus|offers?|giveaway|cash ?back|lucky|website|platform";
const POSES = pattern(
  `${SITE}(?:.*(?<!\\p{L}))?(?:${ROLE}|${ASSISTANT})(?!\\p{L})`,
  `(?<!\\p{L})(?:${ROLE}|${ASSISTANT})(?:(?!\\p{L}).*(?<!\\p{L}))?${SITE}s?(?!\\p{L})`,
  `^\\P{L}*(?:(?:the|we are|from|ask)\\P{L}+)?(?:${SITE}|${ASSISTANT})(?:\\P{L}*(?:tm|r|pvt|private|ltd|limited|inc|company|software))*\\P{L}*$`,
  `^\\P{L}*(?:(?:${HELP}|${ASSISTANT})(?!\\p{L})\\P{L}*)+$`,
  anyOf(
    "wait(?:ing)? ?list|lott?ery|pri[zs]e|help ?desk|customer (?:care|support)|kastamar (?:keyar|saport)|support team",
  ),
  anyOf("you(?: have|ve)? won|congrat\\p{L}*|lucky draw|laki dro|cash ?back|kaishbaik|otp|otipi|kyc|kewaisi"),
);

const LETTERS: Readonly<Record<string, string>> = { 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t", $: "s", "|": "l" };
const withoutDigits = (text: string) =>
  text.replace(/[013457$|](?=\S*\p{L})|(?<=\p{L}\S*)[013457$|]/gu, (sign) => LETTERS[sign] ?? sign);

/**
 * The name, or "a brand on the waitlist" for a name in any script that is too long, holds an address, a link, a number
 * or an amount, poses as the site, or can't be checked.
 */
export function toldName(name: string): string {
  const text = spelt(name);
  const letters = withoutDigits(text);
  const isPlain =
    [...name].length <= MAX_LETTERS &&
    name.split(/\s+/).length <= MAX_WORDS &&
    (text.replace(YEAR, "").match(DIGITS)?.length ?? 0) <= MAX_DIGITS &&
    !UNREAD_LETTER.test(text) &&
    !LEADS_ELSEWHERE.test(text) &&
    !POSES.test(letters) &&
    !POSES.test(letters.replace(/\P{L}/gu, ""));
  return isPlain ? name : unnamedBrand;
}

export function toldBrand(name: string): Referrer {
  const brandName = toldName(name);
  return { brandName, ...(brandName === unnamedBrand && { code: "unnamedBrand" }) };
}
