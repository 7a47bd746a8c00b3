/** Turns Hindi text into the phonemes that Kokoro reads, by espeak-ng's Hindi; Latin words in it are read as in English. */
import { spokenText } from "./spoken-text.ts";
import { espeakIn, phonemesOf } from "./phonemes.ts";

/** espeak-ng's signs that Kokoro writes otherwise. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // ड़
  [/r\./g, "ɽ"],
  // No long consonant before y: क्यों, त्योहार
  [/ː(?=j)/g, ""],
  // The tie mark
  [/\^/g, ""],
];

/** A vowel that espeak-ng says and speakers drop, and two words that they say otherwise. The stress of a word stays. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  // पहले, पहला, पहली, कहती, रहता …
  [/(?<=[pkɾ][ˈˌ]?)ʌhə(?=[lt]ˌ?[eaio])/g, "ɛh"],
  [/(?<=ʊ)bəʈ/g, "bʈ"],
  [/ʈəʋ/g, "ʈʋ"],
  [/(?<=ʌ)ɟək(?=ˌ?əɾ)/g, "ɟk"],
  [/(?<=lˈ?ʌ)ɡəbʰ/g, "ɡbʰ"],
  [/(?<=ʊ)təɾˌək/g, "təɾk"],
  [/(?<=oː)məbˈ/g, "mbˈ"],
  [/(?<=k[ˈˌ]?oː)hənˌ/g, "hn"],
  [/(?<=aː)ɟəkˌ/g, "ɟk"],
  // यह, वह
  [/(?<=(?:^| )j[ˈˌ]?)əh(?= |$)/g, "eː"],
  [/(?<=(?:^| )ʋ[ˈˌ]?)əh(?= |$)/g, "oː"],
];

const espeakHindi = espeakIn("hi");
/** Kokoro's signs for espeak-ng's. */
export const hindiSigns = (ipa: string): string =>
  [...SPOKEN, ...SIGNS].reduce((text, [sign, own]) => text.replace(sign, own), ipa);
const hindi = (words: string): string => hindiSigns(espeakHindi(words));

/** A text as it is said: the rupees after their number, digits without commas, pauses as plain punctuation. */
export const spokenHindi = (written: string): string =>
  written
    .normalize("NFC")
    .replace(/[‘’“”"]/g, "")
    .replace(/₹\s?([\d,.]*\d)/g, "$1 रुपये")
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/(\d)\s?%/g, "$1 प्रतिशत")
    .replace(/\s*[—–:;()]\s*/g, ", ")
    .replace(/[।…]/g, ".")
    .replace(/(?<=\p{L}|\p{M})-(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.?!])/g, "$1")
    .replace(/,+(?=[,.?!])/g, "")
    .trim();

/**
 * The phonemes of a text of `spokenHindi`, punctuation kept. `speakHindi` gives the phonemes of a run of words without
 * punctuation.
 */
export function hindiPhonemesOf(sentence: string, speakHindi = hindi, speakEnglish = phonemesOf): string {
  return sentence
    .split(/([,.?!]+|[A-Za-z][A-Za-z' ]*)/)
    .map((run) => run.trim())
    .filter((run) => run !== "")
    .map((run) => (/^[,.?!]/.test(run) ? run : /^[A-Za-z]/.test(run) ? speakEnglish(spokenText(run)) : speakHindi(run)))
    .join(" ")
    .replace(/ (?=[,.?!])/g, "");
}
