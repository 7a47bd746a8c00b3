/** Turns Hindi text into the phonemes that Kokoro reads, by espeak-ng's Hindi; Latin words in it are read as in English. */
import { execFileSync } from "node:child_process";
import { spokenText } from "#app/lib/spoken-text.ts";
import { phonemesOf } from "./phonemes.ts";

/** espeak-ng's signs that Kokoro writes otherwise. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // ड़
  [/r\./g, "ɽ"],
  // No long consonant before y: क्यों, त्योहार
  [/ː(?=j)/g, ""],
  // The tie mark
  [/\^/g, ""],
];

const cached = new Map<string, string>();

function espeak(words: string): string {
  const known = cached.get(words);
  if (known !== undefined) return known;
  const out = execFileSync("espeak-ng", ["-q", "--ipa", "--tie=^", "-v", "hi", "--", words], { encoding: "utf8" });
  const phones = SIGNS.reduce((text, [sign, own]) => text.replace(sign, own), out.trim().replace(/\s+/g, " "));
  cached.set(words, phones);
  return phones;
}

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
export function hindiPhonemesOf(sentence: string, speakHindi = espeak, speakEnglish = phonemesOf): string {
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
