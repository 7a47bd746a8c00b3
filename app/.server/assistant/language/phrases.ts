/**
 * Stage 3 of reading a question (`language.ts` names them all): words that are one name become one word, so that its parts are
 * not compared by themselves ("cash register" is no cash). An entry here names something of the site; what founders say in
 * several words for a thing that has another name is a synonym (`synonymGroups`), and is joined here too.
 */
import { synonymGroups } from "#app/content/assistant.ts";
import { founders } from "#app/content/founders.ts";

/** The name as one word, then how it is written and said. */
const NAMES: readonly (readonly [name: string, ...said: string[]])[] = [
  ["storeroom", "store room", "product pulse"],
  ["salesdesk", "sales desk", "sales sauce", "sales hub"],
  ["cashregister", "cash register", "ka ching", "payment solutions"],
  ["customerlounge", "customer lounge", "brand buddies"],
  ["salesoutlets", "sales outlet", "pop up power", "popup power", "events toolkit"],
  ["crystalball", "crystal ball", "numbers nirvana"],
  ["techapprehension", "tech apprehension"],
  ["simplifyautomate", "simplify and automate", "simplify automate"],
  ["secondincommand", "second in command", "2nd in command"],
  ["operationsmanager", "operations manager", "ops manager"],
  ["export", "data export"],
  ["pointofsale", "point of sale"],
  ["earlyaccess", "early access"],
  ...founders.map(({ brandName }): [string, string] => {
    const brand = brandName.toLowerCase().replace("&", "and");
    return [brand.replaceAll(" ", ""), brand];
  }),
];

const nameOfPhrase = new Map<string, string>();
for (const [name = "", ...said] of [...synonymGroups, ...NAMES]) {
  const joined = name.replaceAll(" ", "");
  for (const phrase of [name, ...said]) {
    if (!phrase.includes(" ")) continue;
    nameOfPhrase.set(phrase, joined);
    if (!phrase.endsWith("s")) nameOfPhrase.set(`${phrase}s`, joined);
  }
}

/** The words that are in names alone: they are spelt right. */
export const wordsOfNames: readonly string[] = [
  ...nameOfPhrase.values(),
  ...NAMES.flatMap(([, ...said]) => said.flatMap((phrase) => phrase.split(" "))),
];

type Phrase = { words: readonly string[]; name: string };
/** By first word, the longest phrase first. */
const phrasesByFirstWord = new Map<string, readonly Phrase[]>();
for (const [phrase, name] of nameOfPhrase) {
  const words = phrase.split(" ");
  const [first = ""] = words;
  phrasesByFirstWord.set(
    first,
    [...(phrasesByFirstWord.get(first) ?? []), { words, name }].toSorted(
      (one, other) => other.words.length - one.words.length,
    ),
  );
}

/** The words, each known phrase among them made one word. */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const phrase = phrasesByFirstWord
      .get(word)
      ?.find((entry) => entry.words.every((part, index) => words[at + index] === part));
    joined.push(phrase?.name ?? word);
    at += phrase?.words.length ?? 1;
  }
  return joined;
}
