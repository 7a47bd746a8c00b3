/**
 * Turns English words into the phonemes that Kokoro reads: its own table of Indian names and words, and espeak-ng's British
 * English for everything else.
 */
import { execFileSync } from "node:child_process";

/**
 * How people in India say names, places and words that espeak-ng would read as English. The signs are Kokoro's: A as in day,
 * I as in my, W as in now, Q as in go, Y as in boy. A plural or possessive ending is added by the rules of English.
 */
export const PRONUNCIATIONS: Readonly<Record<string, string>> = {
  // The letter A among initials, as in CA.
  ay: "ˈA",
  // People.
  ammini: "ˈʌmɪni",
  annamma: "ˈʌnəmɑː",
  biju: "bˈiːʤu",
  celia: "sˈiːliə",
  deshpande: "dAʃpˈɑːndA",
  dev: "dˈAv",
  farida: "fəɹˈiːdɑː",
  gauri: "ɡˈWɹi",
  golu: "ɡˈQlu",
  goyal: "ɡˈQjəl",
  joshi: "ʤˈQʃi",
  kabir: "kəbˈiːɹ",
  ketaki: "kˈAtəki",
  kulkarni: "kʊlkˈɑːɹni",
  kurian: "kˈʊɹiən",
  lata: "lˈʌtɑː",
  mahesh: "məhˈAʃ",
  maya: "mˈɑːjɑː",
  meera: "mˈiːɹɑː",
  menon: "mˈAnən",
  menons: "mˈAnənz",
  mugdha: "mˈʊɡdɑː",
  nair: "nˈɑːjəɹ",
  nandini: "nˈʌndɪni",
  patil: "pˈɑːtɪl",
  patils: "pˈɑːtɪlz",
  pillai: "pˈɪlI",
  rathore: "ɹɑːtˈɔːɹ",
  reena: "ɹˈiːnɑː",
  rhea: "ɹˈiːɑː",
  sana: "sˈɑːnɑː",
  shibu: "ʃˈiːbu",
  shirke: "ʃˈɪɹkA",
  tara: "tˈɑːɹɑː",
  // Places.
  bagru: "bˈʌɡɹu",
  bandra: "bˈɑːndɹɑː",
  bangalore: "baŋɡəlˈɔːɹ",
  bareilly: "bəɹˈAli",
  belagavi: "bˈAləɡɑːvi",
  chennai: "ʧˈɛnI",
  coimbatore: "kQɪmbətˈuːɹ",
  coorg: "kˈuːɹɡ",
  deccan: "dˈɛkən",
  gwalior: "ɡwˈɑːliəɹ",
  indiranagar: "ɪndɪɹɑːnˈʌɡəɹ",
  jaipur: "ʤˈIpʊɹ",
  karnataka: "kəɹnˈɑːtəkə",
  kerala: "kˈAɹələ",
  kochi: "kˈQʧi",
  kolhapur: "kˈQlhɑːpʊɹ",
  kollam: "kˈɒləm",
  koregaon: "kˈɔːɹAɡWn",
  kothrud: "kˈQtɹuːd",
  kozhikode: "kˈQɹɪkQd",
  mumbai: "mˈʊmbI",
  nagar: "nˈʌɡəɹ",
  nagpur: "nˈɑːɡpʊɹ",
  nashik: "nˈɑːʃɪk",
  palakkad: "pˈɑːləkɑːd",
  panampilly: "pˈʌnəmpɪli",
  panjim: "pˈʌnʤɪm",
  pune: "pˈuːnA",
  rajasthan: "ɹɑːʤəstˈɑːn",
  satara: "sɑːtˈɑːɹɑː",
  sharjah: "ʃˈɑːɹʤɑː",
  thane: "tˈɑːnA",
  thevara: "tˈAvəɹɑː",
  thrissur: "tɹɪʃˈuːɹ",
  // Days, languages and words.
  aunty: "ˈɑːnti",
  balchao: "balʧˈW",
  bel: "bˈAl",
  besan: "bˈAsən",
  buta: "bˈuːtɑː",
  chai: "ʧˈI",
  challan: "ʧˈʌlɑːn",
  crore: "kɹˈɔːɹ",
  dal: "dˈɑːl",
  didi: "dˈiːdi",
  diwali: "dɪwˈɑːli",
  diya: "dˈiːjɑː",
  dosa: "dˈQsɑː",
  dupatta: "dʊpˈʌtɑː",
  haldi: "hˈʌldi",
  hm: "hˈʌm",
  holi: "hˈQli",
  jhumkas: "ʤˈʊmkɑːz",
  kanji: "kˈʌnʤi",
  karkidakam: "kˈɑːɹkɪdəkəm",
  kulfi: "kˈʊlfi",
  kurta: "kˈʊɹtɑː",
  ladoo: "lˈʌduː",
  lakh: "lˈɑːk",
  // In India the R is heard.
  large: "lˈɑːɹʤ",
  maharashtrian: "mʌhɑːɹˈɑːʃtɹiən",
  malayali: "mʌləjˈɑːli",
  marathi: "məɹˈɑːti",
  mojris: "mˈQʤɹiːz",
  namaste: "nʌmˈʌstA",
  neem: "nˈiːm",
  onam: "ˈQnəm",
  paise: "pˈIsA",
  papad: "pˈɑːpəd",
  podi: "pˈQdi",
  potli: "pˈQtli",
  puja: "pˈuːʤɑː",
  rasam: "ɹˈʌsəm",
  samosa: "səmˈQsɑː",
  thiruvonam: "tɪɹuvˈQnəm",
  ubtan: "ˈʊbtən",
  whatsapp: "wˈɒtsap",
};

/** Nonsense words that stand for a word of the table while espeak-ng reads its sentence, one for each kind of beginning. */
const STAND_INS = { consonant: "zogwim", vowel: "ogwim" } as const;
const STAND_IN_PHONES = /z?[ˈˌ]?ɒɡwɪm/g;

/** espeak-ng's signs (with ^ between the halves of a pair) and Kokoro's, in the order in which they are replaced. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/a\^ɪ/g, "I"],
  [/a\^ʊ/g, "W"],
  [/e\^ɪ/g, "A"],
  [/ɔ\^ɪ/g, "Y"],
  [/ə\^ʊ/g, "Q"],
  [/e\^ə/g, "ɛː"],
  [/i\^?ə/g, "ɪə"],
  [/d\^ʒ/g, "ʤ"],
  [/t\^ʃ/g, "ʧ"],
  [/ə\^l/g, "ᵊl"],
  [/\^/g, ""],
  [/e(?!ː)/g, "A"],
  [/r/g, "ɹ"],
  [/[xç]/g, "k"],
  [/ɐ/g, "ə"],
  [/ɬ/g, "l"],
  [/ʔ/g, "t"],
  [/[\u0303\u0329]/g, ""],
];

/** The table's phonemes of a word, with its ending; undefined for a word that is English. */
function tablePhones(word: string): string | undefined {
  const lower = word.toLowerCase();
  const whole = PRONUNCIATIONS[lower];
  if (whole !== undefined) return whole;
  const [, stem = "", ending] = /^(.+?)('s|s|s')$/.exec(lower) ?? [];
  const phones = PRONUNCIATIONS[stem];
  if (phones === undefined || ending === undefined) return undefined;
  return phones + (/[ptkf]$/.test(phones) ? "s" : /[szʃʒʧʤ]$/.test(phones) ? "ᵻz" : "z");
}

/** Kokoro's signs for espeak-ng's. */
export const kokoroSigns = (ipa: string): string => SIGNS.reduce((text, [sign, own]) => text.replace(sign, own), ipa);

/**
 * Sounds runs of words without punctuation in a voice of espeak-ng, such as "en-gb": its signs with ^ between the halves of a
 * pair, put into Kokoro's by `toSigns`. Each run is sounded once.
 */
export function espeakIn(voice: string, toSigns: (ipa: string) => string): (words: string) => string {
  const spoken = new Map<string, string>();
  return (words) => {
    const known = spoken.get(words);
    if (known !== undefined) return known;
    const out = execFileSync("espeak-ng", ["-q", "--ipa", "--tie=^", "-v", voice, "--", words], { encoding: "utf8" });
    const phones = toSigns(out.trim().replace(/\s+/g, " "));
    spoken.set(words, phones);
    return phones;
  };
}

const english = espeakIn("en-gb", kokoroSigns);

/**
 * The phonemes of a text as `spokenText(text, false)` returns it, punctuation kept. `speakEnglish` turns a run of words
 * without punctuation into phonemes.
 * @throws Error when it swallowed a word of the table.
 */
export function phonemesOf(text: string, speakEnglish = english): string {
  const runs = text.split(/([,.?!]+)/).map((run) => {
    if (!/[A-Za-z]/.test(run)) return run.trim();
    const kept: string[] = [];
    const words = run.replace(/[A-Za-z']+/g, (word) => {
      const phones = tablePhones(word);
      if (phones === undefined) return word;
      kept.push(phones);
      return /^[ˈˌ]?[ɑɐɒɔəɛɪiʊuʌaAIWQY]/.test(phones) ? STAND_INS.vowel : STAND_INS.consonant;
    });
    let used = 0;
    const phones = speakEnglish(words.trim()).replace(STAND_IN_PHONES, () => kept[used++] ?? "");
    if (used !== kept.length) throw new Error(`espeak-ng changed a word of the table: ${run}`);
    return phones;
  });
  return (
    runs
      .reduce((all, part) => (/^[,.?!]/.test(part) ? all + part : `${all} ${part}`), "")
      .trim()
      // Kokoro swallows an "I" (also in "I'm", "I've") unless it has the stress of the texts that it learned from.
      .replace(/(?<=^| )I(?=(?:ə?m|v|l|d)?(?:[ .,?!]|$))/g, "ˌI")
  );
}
