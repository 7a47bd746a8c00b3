/** Transliterates Hindi in Devanagari to everyday Latin spelling: "साल भर" is "sal bhar". */

const lettersOf = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const));
const CONSONANTS = lettersOf(
  "कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh",
);
const VOWELS = lettersOf("अa आaa इi ईi उu ऊu एe ऐai ऑo ओo औau ऋri ाa िi ीi ुu ूu ेe ैai ॉo ोo ौau ृri ॅe ंn ँn");
const NUKTA = "\u093c";
const SIGN = /[ा-ौृॅ़्]/;

/** A Hindi word in Latin letters: the inherent vowel is silent at the end, and before a syllable with a vowel of its own. */
function inLatin(word: string): string {
  const letters = [...word];
  const spelt = letters.map((letter, at) => {
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) return VOWELS.get(letter) ?? "";
    const next = letters[at + 1] ?? "";
    const isOpen = next !== "" && !SIGN.test(next);
    const leads = isOpen && at > 0 && letters[at - 1] !== "्" && /[ा-ौ]/.test(letters[at + 2] ?? "");
    return consonant + (isOpen && !leads ? "a" : "");
  });
  return spelt.join("").replace(/v(?=[ao])/g, "w");
}

/** The text with its Devanagari in Latin letters; other text stays. `known`: words with another spelling, in NFC. */
export function romanize(text: string, known: ReadonlyMap<string, string>): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  // Many write without it: "खत्म" for "ख़त्म".
  const plainly = (word: string): string => known.get(word) ?? inLatin(word);
  return text
    .normalize("NFC")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0901-\u0963]+/g, (word) => known.get(word) ?? plainly(word.replaceAll(NUKTA, "")))
    .replace(/[।॥]/g, ".");
}
