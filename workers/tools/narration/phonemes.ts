/**
 * Turns English words into the phonemes that Kokoro reads: its own tables of Indian words and of words with two sounds, and
 * espeak-ng's American English for everything else. As in India, every R is heard.
 */
import { execFileSync } from "node:child_process";

/**
 * How people in India say names, places and words that espeak-ng would read as English. The signs are Kokoro's: A as in day,
 * I as in my, W as in now, O as in go, Y as in boy. A plural or possessive
 * ending is added by the rules of English; `ay` is the letter A among initials.
 */
const PEOPLE = `
  ammini ˈʌmɪni, annamma ˈʌnəmɑ, biju bˈiʤu, celia sˈiliə, deshpande dAʃpˈɑndA, dev dˈAv, farida fəɹˈidɑ, gauri ɡˈWɹi,
  golu ɡˈOlu, goyal ɡˈOjəl, joshi ʤˈOʃi, kabir kəbˈiɹ, ketaki kˈAtəki, kulkarni kʊlkˈɑɹni, kurian kˈʊɹiən, lata lˈʌtɑ,
  mahesh məhˈAʃ, maya mˈɑjɑ, meera mˈiɹɑ, menon mˈAnɔn, mugdha mˈʊɡdɑ, nair nˈɑjəɹ, nandini nˈʌndɪni, patil pˈɑtil,
  pillai pˈɪlI, rathore ɹɑtˈɔɹ, reena ɹˈinɑ, rhea ɹˈiɑ, sana sˈʌnɑ, shibu ʃˈibu, shirke ʃˈɪɹkA, tara tˈɑɹɑ
`;
const PLACES = `
  bagru bˈʌɡɹu, bandra bˈɑndɹɑ, bangalore bæŋɡəlˈɔɹ, bareilly bəɹˈAli, belagavi bˈAləɡɑvi, chennai ʧˈɛnI, coimbatore
  kOɪmbətˈuɹ, coorg kˈuɹɡ, deccan dˈɛkən, gwalior ɡwˈɑliəɹ, indiranagar ɪndɪɹɑnˈʌɡəɹ, jaipur ʤˈIpʊɹ, karnataka
  kəɹnˈɑtəkə, kerala kˈAɹələ, kochi kˈOʧi, kolhapur kˈOlhɑpʊɹ, kollam kˈɔləm, koregaon kˈɔɹAɡWn, kothrud kˈOtɹud,
  kozhikode kˈOɹɪkOd, mumbai mˈʊmbI, nagar nˈʌɡəɹ, nagpur nˈɑɡpʊɹ, nashik nˈɑʃɪk, palakkad pˈɑləkɑd, panampilly
  pˈʌnəmpɪli, panjim pˈʌnʤɪm, pune pˈunA, rajasthan ɹɑʤəstˈɑn, satara sɑtˈɑɹɑ, sharjah ʃˈɑɹʤɑ, thane tˈɑnA, thevara
  tˈAvəɹɑ, thrissur tɹɪʃˈuɹ
`;
const WORDS = `
  aunty ˈɑnti, ay ˈA, balchao bælʧˈW, bel bˈAl, besan bˈAsən, buta bˈutɑ, chai ʧˈI, challan ʧˈʌlɑn, crore kɹˈɔɹ, dal
  dˈɑl, didi dˈidi, diwali dɪwˈɑli, diya dˈijɑ, dosa dˈOsɑ, dupatta dʊpˈʌtɑ, haldi hˈʌldi, hm hˈʌm, holi hˈOli,
  jhumkas ʤˈʊmkɑz, kanji kˈʌnʤi, karkidakam kˈɑɹkɪdəkəm, kulfi kˈʊlfi, kurta kˈʊɾtɑ, ladoo lˈʌdu, lakh lˈɑk,
  maharashtrian mʌhɑɹˈɑʃtɹiən, malayali mʌləjˈɑli, marathi məɹˈɑti, mojris mˈOʤɹiz, namaste nʌmˈʌstA, neem nˈim, onam
  ˈOnəm, paise pˈIsA, papad pˈɑpəd, podi pˈOdːi, potli pˈOtli, puja pˈuʤɑ, rasam ɹˈʌsəm, rupee ɹupˈi, samosa səmˈOsɑ, stole stˈʌʊl,
  thiruvonam tɪɹuvˈOnəm, ubtan ˈʊbtən, whatsapp wˈɔtsæp
`;

export const PRONUNCIATIONS: ReadonlyMap<string, string> = new Map(
  [PEOPLE, PLACES, WORDS].flatMap((table) =>
    table.split(",").map((entry) => entry.trim().split(/\s+/) as [word: string, phonemes: string]),
  ),
);

/**
 * Words with two sounds, and the words before them that decide: "could read", but "I read". `*` decides for all others.
 * A test names each that no line decides.
 */
const HOMOGRAPHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  close: { klˈOs: "be, so, too, very", klˈOz: "can, schools, to, we" },
  lead: { lˈid: "*" },
  live: { lˈɪv: "meat, they, to, we" },
  read: {
    ɹˈid: "and read the, can, could, or, said, still, to, you",
    ɹˈɛd: "down, farida, had, has, i, was",
  },
  tear: { tˈɛɹ: "to" },
  use: { jˈuz: "always, jars, not, says, them, to, we, you", jˈus: "in, no, of" },
  used: { jˈust: "used to", jˈuzd: "*" },
  wind: { wˈɪnd: "mostly, the" },
};

/** Nonsense words that stand for a word of a table while espeak-ng reads its sentence, one for each kind of beginning. */
const STAND_INS = { consonant: "zogwim", vowel: "ogwim" } as const;
const STAND_IN_PHONES = /z?[ˈˌ]?ɑɡwɪm/g;

/** espeak-ng's signs (with ^ between the halves of a pair) and Kokoro's, in the order in which they are replaced. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/a\^ɪ/g, "I"],
  [/a\^ʊ/g, "W"],
  [/e\^ɪ/g, "A"],
  [/ɔ\^ɪ/g, "Y"],
  [/o\^ʊ/g, "O"],
  [/d\^ʒ/g, "ʤ"],
  [/t\^ʃ/g, "ʧ"],
  [/ə\^l/g, "ᵊl"],
  [/n̩/g, "ᵊn"],
  [/\^/g, ""],
  [/ɜːɹ?/g, "ɜɹ"],
  [/ɚɹ?/g, "əɹ"],
  [/ː/g, ""],
  [/e/g, "A"],
  [/o/g, "ɔ"],
  [/r/g, "ɹ"],
  [/[xç]/g, "k"],
  [/ɐ/g, "ə"],
  [/ɬ/g, "l"],
  // No American flap: an Indian T is a T.
  [/[ʔɾ]/g, "t"],
  [/[\u0303\u0329]/g, ""],
];

const endingOf = (phones: string): string => (/[ptkf]$/.test(phones) ? "s" : /[szʃʒʧʤ]$/.test(phones) ? "ᵻz" : "z");

/** The table's phonemes of a word, with its ending; undefined for a word that is English. */
function tablePhones(word: string): string | undefined {
  const whole = PRONUNCIATIONS.get(word);
  if (whole !== undefined) return whole;
  const [, stem = "", ending] = /^(.+?)('s|s|s')$/.exec(word) ?? [];
  const phones = PRONUNCIATIONS.get(stem);
  return phones === undefined || ending === undefined ? undefined : phones + endingOf(phones);
}

/** A homograph's phonemes after and before these words: undefined for any other word, null where no line decides. */
function homographPhones(before: string, word: string, after: string): string | null | undefined {
  const sounds = HOMOGRAPHS[word];
  if (!sounds) return undefined;
  const places = [`${before} ${word} ${after}`, `${word} ${after}`, before, "*"];
  for (const place of places) {
    const found = Object.entries(sounds).find(([, all]) => all.split(", ").includes(place));
    if (found) return found[0];
  }
  return null;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** The homographs of a text whose sound no line decides, each with its neighbours. */
export function undecidedIn(text: string): string[] {
  const words = wordsIn(text);
  return words.flatMap((word, at) => {
    const [before = "", after = ""] = [words[at - 1], words[at + 1]];
    return homographPhones(before, word, after) === null ? [`${before} ${word} ${after}`] : [];
  });
}

/** Kokoro's signs for espeak-ng's. */
export const kokoroSigns = (ipa: string): string => SIGNS.reduce((text, [sign, own]) => text.replace(sign, own), ipa);

/** Sounds runs of words without punctuation in a language of espeak-ng: its signs with ^ between the halves of a pair. */
export function espeakIn(voice: string): (words: string) => string {
  const spoken = new Map<string, string>();
  return (words) => {
    const known = spoken.get(words);
    if (known !== undefined) return known;
    const out = execFileSync("espeak-ng", ["-q", "--ipa", "--tie=^", "-v", voice, "--", words], { encoding: "utf8" });
    const phones = out.trim().replace(/\s+/g, " ");
    spoken.set(words, phones);
    return phones;
  };
}

const espeakEnglish = espeakIn("en-us");
const english = (words: string): string => kokoroSigns(espeakEnglish(words));

/**
 * The phonemes of a text as `spokenText` returns it, punctuation kept. `speakEnglish` turns a run of words without
 * punctuation into Kokoro's signs.
 * @throws Error when it swallowed a word of the table.
 */
export function phonemesOf(text: string, speakEnglish = english): string {
  const all = wordsIn(text);
  let at = 0;
  const runs = text.split(/([,.?!]+)/).map((run) => {
    if (!/[A-Za-z]/.test(run)) return run.trim();
    const kept: string[] = [];
    const words = run.replace(/[A-Za-z']+/g, (written) => {
      const [before = "", word = "", after = ""] = [all[at - 1], all[at], all[at + 1]];
      at += 1;
      const phones = tablePhones(word) ?? homographPhones(before, word, after);
      if (!phones) return written;
      kept.push(phones);
      return /^[ˈˌ]?[ɑɐɒɔəɛɪiʊuʌaæAIWOY]/.test(phones) ? STAND_INS.vowel : STAND_INS.consonant;
    });
    let used = 0;
    const phones = speakEnglish(words.trim()).replace(STAND_IN_PHONES, () => kept[used++] ?? "");
    if (used !== kept.length) throw new Error(`espeak-ng changed a word of the table: ${run}`);
    return phones;
  });
  return (
    runs
      .reduce((said, part) => (/^[,.?!]/.test(part) ? said + part : `${said} ${part}`), "")
      .trim()
      // Kokoro swallows an "I" (also in "I'm", "I've") unless it has the stress of the texts that it learned from.
      .replace(/(?<=^| )I(?=(?:ə?m|v|l|d)?(?:[ .,?!]|$))/g, "ˌI")
  );
}
