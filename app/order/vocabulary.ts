/** The words of orders, each with a letter for its kind: `read-part.ts` looks for patterns in the letters of an order. */
import type { ownBill } from "#app/content/own-bill.ts";
import placeRows from "./places.txt?raw";
import wordRows from "./words.txt?raw";

/** By their code on vehicles' number plates. */
export type StateCode = keyof typeof ownBill.states;

const FOLDED: Readonly<Record<string, string>> = { ph: "f", ck: "k", aa: "a", ee: "i", oo: "u", w: "v", z: "j" };
/** "achaar", "aachar" and "acchar" are one word. */
const latinKey = (word: string): string =>
  word
    .replace(/ph|ck|aa|ee|oo|[wz]/g, (letters) => FOLDED[letters] ?? "")
    .replace(/([bcdgjkptsl])h+/g, "$1")
    .replace(/n(?=[bpm])/g, "m")
    .replace(/(.)\1+/g, "$1")
    .replace(/(.{2})h$/, "$1");

/** Devanagari does not write the "a" of a Latin key. */
const soundOfLatin = (key: string): string =>
  key
    .replace(/(?!^)a/g, "")
    .replace(/[ey]/g, "i")
    .replace(/o/g, "u")
    .replace(/f/g, "p")
    .replace(/m(?=[bp])/g, "n")
    .replace(/(.)\1+/g, "$1");

/** The sounds of the signs from U+0901 to U+094C. */
const SOUNDS = "nn  aaiiuu    iiu uukkggnccjjnttddnttddnnppbbmirrlllvsssh    aiiuu    iiu uu";
/** "जयपुर" and "jaipur" are both "jipur". */
const soundOfDevanagari = (word: string, flap = "r"): string =>
  soundOfLatin(
    word
      .normalize("NFD")
      .replace(/[डढ]\u093c/g, flap)
      .replace(/\u094dह/g, "")
      .replace(/[ऋृ]/g, "रि")
      .replace(/\P{ASCII}/gu, (sign) => SOUNDS[sign.charCodeAt(0) - 0x901]?.trim() ?? ""),
  );

/** A word in one spelling: without dots below, with one sign for all nasals, long and short alike. */
const devanagariKey = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u093cः]/g, "")
    .replace(/[ङञणनम]्(?=[क-ह])|ँ/g, "ं")
    .replace(/[ईऊीू]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1))
    .replace(/([क-ह])्\1/g, "$1")
    .replace(/([क-ह])्(?=[क-ह])/g, "$1");

const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);
/** The key of a word in lower case. Short Latin words are compared as typed: "no", "now" and "nau" differ. */
export const keyOf = (word: string): string =>
  isDevanagari(word) ? devanagariKey(word) : word.length < 5 ? word : latinKey(word);

function find<Known>(list: ReadonlyMap<string, Known>, word: string): Known | undefined {
  const found = list.get(keyOf(word));
  if (found || !isDevanagari(word)) return found;
  // "ड़" is an r or a d in Latin letters: "छत्तीसगढ़", "विजयवाड़ा".
  return list.get(`~${soundOfDevanagari(word)}`) ?? list.get(`~${soundOfDevanagari(word, "d")}`);
}

type Known = { kind: string; value?: number };
type Place = { kind: "L" | "M"; state: StateCode };
const words = new Map<string, Known>();
const places = new Map<string, Place>();
const rowsOf = (list: string): string[][] => Array.from(list.trim().split("\n"), (row) => row.split(" "));

/**
 * A row begins with its kind and the value of its words; those of n are one to ninety-nine, parted by commas. & separates;
 * F stands before a customer's name or a place, K after a name. i stands before a place, w and m after it. v is asking:
 * after it "do" is no number. g and the goods S are never a customer. C takes back what was said, D means several goods,
 * Q doubts or asks, E is an occasion, a part of an address, ~ a sign without meaning.
 */
for (const [head = "", ...row] of rowsOf(wordRows)) {
  let value = head === "n" ? 1 : Number(head.slice(1)) || undefined;
  for (const word of row.flatMap((each) => each.split(/(?=,\S)/))) {
    if (value && word.startsWith(",")) value += 1;
    const name = word.replace(/,(?=.)/, "");
    const known = { kind: head.charAt(0), value };
    const sound = isDevanagari(name) ? "" : soundOfLatin(latinKey(name));
    words.set(keyOf(name), known);
    // Shorter words in Devanagari have other meanings by their sound: "सात" and "साथ".
    if (sound.length > 3 && /[nN]/.test(head)) words.set(`~${sound}`, known);
  }
}

/** A name of several words is written in one, and "?" stands after one that people have too. */
for (const [state, ...row] of rowsOf(placeRows))
  for (const word of row) {
    const place: Place = { kind: word.endsWith("?") ? "M" : "L", state: state as StateCode };
    const name = word.replace("?", "");
    places.set(keyOf(name), place).set(`~${soundOfLatin(latinKey(name))}`, place);
  }

/** What a word means in an order. "do", "tin", "sat" and "saath" mean other things than numbers too. */
export const wordOf = (word: string): Known | undefined => find(words, word);
/** The state of a place, and whether its name is a person's too. A town of several states is not known. */
export const placeOf = (word: string): Place | undefined => find(places, word);
