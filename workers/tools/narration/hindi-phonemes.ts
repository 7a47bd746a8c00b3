/** Turns Hindi text into the phonemes that Kokoro reads, by espeak-ng's Hindi; Latin words in it are read as in English. */
import { spokenText } from "#app/lib/spoken-text.ts";
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

const hindi = espeakIn("hi", (ipa) => SIGNS.reduce((text, [sign, own]) => text.replace(sign, own), ipa));

/** A paragraph as it is said: the rupees after their number, digits without commas, pauses as plain punctuation. */
const spokenHindi = (paragraph: string): string =>
  paragraph
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

/** The sentences of a paragraph, as they are said. */
export const hindiSentences = (paragraph: string): string[] =>
  spokenHindi(paragraph)
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * The phonemes of a sentence of `hindiSentences`, punctuation kept. `speakHindi` gives the phonemes of a run of words without
 * punctuation.
 */
export function hindiPhonemesOf(sentence: string, speakHindi = hindi, speakEnglish = phonemesOf): string {
  return sentence
    .split(/([,.?!]+|[A-Za-z][A-Za-z' ]*)/)
    .map((run) => run.trim())
    .filter((run) => run !== "")
    .map((run) =>
      /^[,.?!]/.test(run) ? run : /^[A-Za-z]/.test(run) ? speakEnglish(spokenText(run, false)) : speakHindi(run),
    )
    .join(" ")
    .replace(/ (?=[,.?!])/g, "");
}
