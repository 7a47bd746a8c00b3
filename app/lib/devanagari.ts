/** Transliterates Hindi in Devanagari to everyday Latin spelling: "साल भर" is "sal bhar". */

const lettersOf = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const));
const CONSONANTS = lettersOf(
  "कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh",
);
const VOWELS = lettersOf("अa आaa इi ईi उu ऊu एe ऐai ऑo ओo औau ऋri ाa िi ीi ुu ूu ेe ैai ॉo ोo ौau ृri ॅe ंn ँn");
const NUKTA = "\u093c";
const SIGN = /[ा-ौृॅ़्]/;

/** One spelling for the variants of a loanword: नम्बर is नंबर, इन्वॉइस is इनवॉइस, स्टाल is स्टॉल, ज़ is ज. */
export const loanwordKey = (word: string): string =>
  word
    .normalize("NFC")
    .normalize("NFD")
    .replaceAll(NUKTA, "")
    .replace(/[ंँ]|म्(?=[पफबभम])|[ङञण]्/g, "न")
    .replace(/्/g, "")
    .replace(/ॉ/g, "ा")
    .replace(/ऑ/g, "आ")
    .replace(/[ॅै]/g, "े")
    .replace(/[ऍऐ]/g, "ए")
    .replace(/ी/g, "ि")
    .replace(/ई/g, "इ")
    .replace(/ू/g, "ु")
    .replace(/ऊ/g, "उ")
    .replace(/ौ/g, "ो")
    .replace(/औ/g, "ओ")
    .replace(/(?<=[ा-ौ])य/g, "इ");

/** A vowel that is not written is silent at a word's end, and before a syllable with a vowel of its own. */
function inLatin(word: string): string {
  const letters = [...word];
  const spelt = letters.map((letter, at) => {
    const consonant = CONSONANTS.get(letter);
    const next = letters[at + 1] ?? "";
    if (/[ंँ]/.test(letter) && /[पफबभम]/.test(next)) return "m";
    if (consonant === undefined) return VOWELS.get(letter) ?? "";
    const isOpen = next !== "" && !SIGN.test(next);
    const leads = isOpen && at > 0 && letters[at - 1] !== "्" && /[ा-ौ]/.test(letters[at + 2] ?? "");
    return consonant + (isOpen && !leads ? "a" : "");
  });
  return spelt.join("").replace(/v(?=[ao])/g, "w");
}

/** The text without invisible signs, such as joiners and soft hyphens. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

const NONE: ReadonlyMap<string, string> = new Map();
/** The text with its Devanagari in Latin letters. `known`: words with another spelling, in NFC or by `loanwordKey`. */
export function romanize(text: string, known = NONE): string {
  const seen = withoutUnseen(text);
  if (!/[\u0900-\u097f]/.test(seen)) return seen;
  return seen
    .normalize("NFC")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(
      /[\u0901-\u0963]+/g,
      (word) => known.get(word) ?? known.get(loanwordKey(word)) ?? inLatin(word.normalize("NFD").replaceAll(NUKTA, "")),
    )
    .replace(/[।॥]/g, ".");
}
