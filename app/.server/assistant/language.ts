/** Turns text into terms: Hindi in either script becomes the site's English, and words of one meaning one term, by `words.json`. */
import { loanwordKey, romanize } from "#app/lib/devanagari.ts";
import { soundOf } from "#app/lib/hindi-sounds.ts";
import { inDigits, markMoney, type NumberWords } from "#app/lib/number-words.ts";
import words from "./words.json" with { type: "json" };

const VOWEL = /[aeiouy]/;
/** Cuts the endings of an English word off, so that "pricing", "priced" and "price" are equal. Rough, but always the same. */
function stemOf(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let cut = word;
  if (/.{3}ies$/.test(cut)) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:ches|shes|xes|sses|zzes)$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^sui]s$/.test(cut)) cut = cut.slice(0, -1);
  if (/.{3}ied$/.test(cut)) cut = `${cut.slice(0, -3)}y`;
  const base = /^(.{3,})(?:ing|ed)$/.exec(cut)?.[1] ?? "";
  if (VOWEL.test(base)) cut = base.replace(/([^aeioulsz])\1$/, "$1").replace(/^(.{4,})ll$/, "$1l");
  if (/.{5}ly$/.test(cut)) cut = cut.slice(0, -2);
  if (/.{3}e$/.test(cut)) cut = cut.slice(0, -1);
  return /.{3}y$/.test(cut) ? `${cut.slice(0, -1)}i` : cut;
}

const listOf = (text: string): string[] => text.split(" ").filter(Boolean);
const turned = (table: Readonly<Record<string, string>>, read = (word: string) => word): Map<string, string> =>
  new Map(Object.entries(table).flatMap(([meant, said]) => listOf(said).map((word) => [read(word), meant] as const)));

const loanwords = new Map([
  ...turned(words.devanagari, loanwordKey),
  ...turned(words.devanagari, (word) => word.normalize("NFC")),
]);
const written = turned(words.written);
const hindi = turned(words.hindi, soundOf);
const verbs = turned(words.verbs, soundOf);
const english = new Set(listOf(words.english));
const irregular = turned(words.irregular);
const stem = (word: string): string => stemOf(irregular.get(word) ?? word);
const NOUN_ENDING = /(?:on|[aeio])$/;
const nounStem = (sound: string): string => (sound.length > 4 ? sound.replace(NOUN_ENDING, "") : sound);
const hindiByStem = new Map([...hindi].map(([sound, meant]) => [nounStem(sound), meant]));
const VERB_ENDING =
  /(?:(?:v?a)?(?:na|ne|ni|ta|te|ti|y?en|ega|egi|ege|enge|unga|ungi|oge|ogi|ya|ye|yi|iy?e|o|u|un|e|kar|ke|yenge|yega)|a|i)$/;

/** The text with its Devanagari in Latin letters; other text stays as it is. */
export const romanized = (text: string): string => romanize(text.replace(/क्यू\s?आर/g, "qr"), loanwords);

function meaningOf(word: string): string {
  const meant = written.get(word);
  if (meant) return meant;
  if (english.has(word) || stopWords.has(word) || !/^[a-z]{3,}$/.test(word)) return word;
  // "Mitaun" and "mitaunga" are of "mitana", as "au" would sound like "o".
  const sound = soundOf(word.replace(/a+(?:u|oo)(?:n(?:g[ai])?)?$/, "ana"));
  const known = hindi.get(sound) ?? verbs.get(sound) ?? hindiByStem.get(nounStem(sound));
  if (known) return known;
  for (let length = sound.length - 1; length >= 3; length -= 1) {
    const verb = verbs.get(sound.slice(0, length));
    if (verb && VERB_ENDING.exec(sound.slice(length))?.index === 0) return verb;
  }
  return word;
}

/** The lower-case words of a text, without punctuation. Figures keep their decimal point and lose their commas. */
export function wordsOf(text: string): string[] {
  const isPlain = /^\p{ASCII}*$/u.test(text);
  const plain = isPlain
    ? text
    : romanized(text)
        .replace(/[’‘]/g, "")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "");
  const said = plain
    .toLowerCase()
    .replace(/['`]|(?<=\d),(?=\d)/g, "")
    .replace(/([a-z]+)-([a-z]+)/g, (whole, one: string, other: string) =>
      written.has(one + other) ? one + other : whole,
    )
    .replaceAll("%", " percent ");
  return said.match(/\d+(?:\.\d+)?|[a-z]+(?:\d+[a-z]*)?/g) ?? [];
}

const stopWords = new Set(listOf(words.stop));
export const isStopWord = (word: string): boolean => stopWords.has(word);
const lightTerms = new Set(listOf(words.light).map(stem));
const related = new Map(
  Object.entries(words.related).map(([word, others]) => [stem(word), listOf(others).map(stem)] as const),
);

const hindiSounds = new Set(listOf(words.ordinaryHindi).flatMap((word) => [soundOf(word), nounStem(soundOf(word))]));
const HINDI_ENDING =
  /.(?:ega|egi|enge|unga|ungi|oge|ta|te|ti|kar|iye|na|ne|ni|yega|yegi|yenge|on|ein|iyon|iyan|iyaan)$/;

/** A text in plain English words, for patterns: Hindi and other spellings are translated, nothing is left out. */
export const plainWords = (text: string): string => wordsOf(text).map(meaningOf).join(" ");

type Reading = { stem: string; isStop: boolean };
const MAX_WORDS = 12_000;
const readings = new Map<string, readonly Reading[]>();
function readingOf(word: string): readonly Reading[] {
  const known = readings.get(word);
  if (known) return known;
  if (readings.size >= MAX_WORDS) readings.clear();
  const read = listOf(meaningOf(word)).map((meant) => ({ stem: stem(meant), isStop: stopWords.has(meant) }));
  readings.set(word, read);
  return read;
}

/** Phrases of one meaning by the stem of their first word, the longest first. */
const sayings = new Map<string, { stems: readonly string[]; term: string }[]>();
for (const group of words.synonyms) {
  const all = group
    .split(", ")
    .map((saying) => listOf(saying).flatMap((word) => readingOf(word).map(({ stem: one }) => one)));
  const term = all[0]?.join("") ?? "";
  for (const stems of all) {
    const [first = ""] = stems;
    sayings.set(
      first,
      [...(sayings.get(first) ?? []), { stems, term }].sort((a, b) => b.stems.length - a.stems.length),
    );
  }
}
/** Stands in Hindi between the words of an English phrase: "launch ki date". */
const PARTICLE = /^k[aeio]$/;
/** The terms of a text, in order: stems, with one term for all words of one meaning, and without stop words. */
export function termsOf(text: string): string[] {
  const read: Reading[] = [];
  for (const word of wordsOf(text)) if (!PARTICLE.test(word)) read.push(...readingOf(word));
  const terms: string[] = [];
  for (let at = 0; at < read.length; ) {
    const { stem: here, isStop } = read[at] as Reading;
    const found = sayings
      .get(here)
      ?.find(({ stems }) => stems.every((other, index) => read[at + index]?.stem === other));
    if (found) terms.push(found.term);
    else if (!isStop) terms.push(here);
    at += found?.stems.length ?? 1;
  }
  return terms;
}

const numbersBy = (table: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map([...turned(table, romanized)].map(([word, number]) => [word, Number(number)]));
/** The numbers that words stand for, in English and Hindi. */
export const numberWords = numbersBy(words.numbers);
const numberSounds = new Map([...numberWords].map(([word, number]) => [soundOf(word), number]));
/** The number of a figure or a word. Words of less than four letters must be spelt as the list has them. */
export const numberOf = (word = ""): number | undefined =>
  /^\d/.test(word)
    ? Number(word)
    : (numberWords.get(word) ?? (word.length > 3 ? numberSounds.get(soundOf(word)) : undefined));

const spokenNumbers: NumberWords = { numberOf, shifts: numbersBy(words.shifts) };
/** The words of a text with its numbers in digits; "rs" stands before each that is written as money. */
export const plainNumbers = (text: string): string =>
  inDigits(wordsOf(markMoney(romanized(text.normalize("NFKC")))), spokenNumbers).join(" ");

/** True for a term that fits any question. */
export const isLight = (term: string): boolean => lightTerms.has(term);
export const relatedTo = (term: string): readonly string[] => related.get(term) ?? [];

/** True for an ordinary Hindi word in either script, which is therefore no name. */
export function isHindiWord(word: string): boolean {
  if (stopWords.has(word) || meaningOf(word) !== word) return true;
  const sound = soundOf(word);
  return hindiSounds.has(sound) || hindiSounds.has(nounStem(sound)) || HINDI_ENDING.test(word);
}

const bareTerms = new Set(listOf(words.bare).flatMap((word) => [stem(word), ...termsOf(word)]));
/** The terms that tell what a question is about; "how long is it" and "what does she pay" have none. */
export const subjectsIn = (text: string): string[] =>
  termsOf(text).filter((term) => !isLight(term) && !bareTerms.has(term) && !/^\d/.test(term));
