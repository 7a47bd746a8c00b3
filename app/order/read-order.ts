/**
 * Reads an order as people say it, in English or Hindi and either script: "two lime pickles, one podi, Meera in Thrissur".
 * It guesses nothing. Words it does not recognise are returned in `unknown`, as typed.
 *
 * Each word becomes a letter for its kind, and patterns find the parts of the order in these letters: "two lime pickles, one
 * podi, Meera in Thrissur" is "1a,1b,xIL".
 */
import { soundOf } from "#app/lib/hindi-sounds.ts";
import { places, type StateCode } from "./indian-states.ts";

/**
 * `said`: the words for the product, in Latin letters, separated by spaces; a word names one product. A shop has ten products
 * at most, since `PARTS` has letters for no more; with more, `readOrder` throws.
 */
export type Product = { said: string };
/** Puts Devanagari into Latin letters. */
export type Romanize = (text: string) => string;

/** `product`: its place in the list. `place`: as written, with its state. `unknown`: what was not understood, as typed. */
export type ReadOrder = {
  lines: { product: number; quantity: number }[];
  customer?: string;
  place?: { name: string; state: StateCode };
  unknown: string[];
};

/** The most letters of an order. */
export const ORDER_LETTERS = 200;
/** The letters a to j. */
const MAX_PRODUCTS = 10;
const MAX_OF_ONE = 999;
/** From this number on it is a post code or a phone number. */
const MIN_POST_CODE = 100_000;

/**
 * A word by its sound, without aspiration or plural, so that "achaar", "aachar" and "अचार" are one. Words under four
 * letters, and "four", are compared as typed: by sound, "no" would equal "nau" and "for" "four".
 */
function soundKey(word: string): string {
  const small = word.toLowerCase();
  if (small.length < 4 || small === "four") return small;
  return soundOf(small)
    .replace(/([bcdgjkpst])h+(?=[aeiour]|\1)/g, "$1")
    .replace(/n(?=[bp])/g, "m")
    .replace(/([a-z])\1+/g, "$1")
    .replace(/(.{3})s$/, "$1");
}

/** Each word of the lists, by its sound, with the name of its list. */
const indexOf = <Name>(lists: readonly (readonly [Name, string])[]): ReadonlyMap<string, Name> =>
  new Map(lists.flatMap(([name, words]) => words.split(" ").map((word) => [soundKey(word), name] as const)));

const NUMBERS = indexOf(
  (
    "one ek,two do couple,three teen tin,four chaar,five paanch,six chhah chhe che,seven saat sat,eight aath ath,nine nau," +
    "ten das,eleven gyarah,twelve barah dozen darjan,thirteen,fourteen,fifteen pandrah,sixteen,seventeen,eighteen,nineteen," +
    "twenty bees"
  )
    .split(",")
    .map((words, index): [number, string] => [index + 1, words])
    .concat([
      [25, "pachis"],
      [30, "thirty tees"],
      [40, "forty chalis"],
      [50, "fifty pachas"],
      [60, "sixty"],
      [70, "seventy"],
      [80, "eighty"],
      [90, "ninety"],
    ]),
);
const PLACES = indexOf(Object.entries(places) as [StateCode, string][]);
/**
 * "," separates. I stands before a place, W after it; F before a customer, K after. L is part of a place's name, U a unit. The
 * words of the last list are ignored.
 */
const LINKS = indexOf([
  [",", "and aur plus"],
  ["I", "in at from"],
  ["W", "wali wale wala mein me se"],
  ["F", "for to"],
  ["K", "ko liye lie"],
  ["L", "new west nadu pradesh"],
  ["U", "g gm gms gram kg kgs kilo ml litre"],
  [
    "",
    "a an the of x piece jar bottle box pack packet paiket please send give get would will like i we my mujhe hum want need order chahiye bhej bhejo de dena hai ka ke ki by pay paying upi cash cod ji",
  ],
]);

/**
 * The parts of an order, in four groups:
 * - what the shop does not sell: "mango pickle", "2 kg podi", "5000 podi", "three jams"
 * - a product after its count: "2 pickles"
 * - a product, and the count after it unless that is the next product's: twice in "podi 2 pickle 3", but not in "podi 2 pickle"
 * - a count alone
 *
 * The letters: a to j are products, 1 is a count, 9 a post code or phone number, 0 any other number, U a unit, x other words.
 */
const PARTS = /([019]?x[a-j]|[019]U[xa-j]*|[09][a-j]|[01]x|0)|1([a-j])|([a-j])(1(?![a-j](?!1(?![a-j]))))?|1/g;
/** Where the customer's name, x, stands, surest first: after "for", before "ko", beside a place. l is an unknown place. */
const NAMES = [/Fx/, /xK/, /x[,IWFK]*[Ll]/, /[Ll][,IWFK]*x/];

/** Words of one kind in a row, which stand in the text at `from` to `to`. */
type Token = { letter: string; from: number; to: number; value?: number; state?: StateCode };

const numberLetter = (value: number): string =>
  Number.isInteger(value) && value > 0 && value <= MAX_OF_ONE ? "1" : value < MIN_POST_CODE ? "0" : "9";

function tokensOf(text: string, products: readonly Product[], romanize: Romanize): Token[] {
  if (products.length > MAX_PRODUCTS) throw new RangeError("Too many products");
  const productOf = indexOf(products.map(({ said }, index) => [String.fromCharCode(97 + index), said] as const));
  const tokens: Token[] = [];
  let keyBefore = "";
  for (const { 0: written, index: from } of text.matchAll(/\p{Nd}+(?:\.\p{Nd}+)?|[\p{L}\p{M}']+|[,;&+\n]/gu)) {
    const to = from + written.length;
    const key = soundKey(romanize(written));
    // Here "do" means "give", not "two": "de do", "bhej do".
    const isAsking = key === "do" && /^(?:de|bej|kar)$/.test(keyBefore);
    keyBefore = key;
    if (isAsking) continue;
    const last = tokens.at(-1);
    const value = /^\d/.test(key) ? Number(key) : NUMBERS.get(key);
    const state = PLACES.get(key);
    const letter =
      value === undefined
        ? (LINKS.get(key) ?? productOf.get(key) ?? (state ? "L" : /\p{L}/u.test(key) ? "x" : ","))
        : numberLetter(value);
    const tens = last?.value ?? 0;
    if (last && letter === last.letter && /[a-jxL]/.test(letter)) {
      last.to = to;
      last.state ??= state;
    } else if (last && value && value < 10 && tens > 19 && tens < 100 && tens % 10 === 0) {
      last.value = tens + value;
      last.to = to;
    } else if (letter) tokens.push({ letter, from, to, value, state });
  }
  return tokens;
}

/** Reads the order in the first ORDER_LETTERS letters of a text. */
export function readOrder(text: string, products: readonly Product[], romanize: Romanize): ReadOrder {
  // Amounts of money are removed; the shop has its own prices.
  const plain = text
    .slice(0, ORDER_LETTERS)
    .normalize("NFKC")
    .replace(/(?:₹|\brs\.?) *\d+/gi, " ");
  const tokens = tokensOf(plain, products, romanize);
  const wordsOf = (from: number, to: number): string =>
    plain.slice(tokens[from]?.from, tokens[to - 1]?.to).replace(/\s+/g, " ");

  const counts = new Map<number, number>();
  let letters = tokens
    .map(({ letter }) => letter)
    .join("")
    .replace(PARTS, (part, strange, counted, product = counted, after, at) => {
      if (!product) return strange || part === "1" ? "?".repeat(part.length) : part;
      const index = product.charCodeAt(0) - 97;
      const { value = 1 } = tokens[counted ? at : after ? at + 1 : -1] ?? {};
      counts.set(index, (counts.get(index) ?? 0) + value);
      return "#".repeat(part.length);
    })
    .replace(/Ix/g, "Il")
    .replace(/xW/g, "lW");
  const name = NAMES.map((sign) => sign.exec(letters)).find(Boolean);
  const nameAt = name ? name.index + name[0].indexOf("x") : -1;
  if (name) letters = `${letters.slice(0, nameAt)}#${letters.slice(nameAt + 1)}`;
  const placeAt = letters.indexOf("L");
  const state = tokens[placeAt]?.state;
  return {
    lines: [...counts].map(([product, quantity]) => ({ product, quantity })),
    ...(name && { customer: asName(wordsOf(nameAt, nameAt + 1)) }),
    ...(state && { place: { name: asName(wordsOf(placeAt, placeAt + 1)), state } }),
    unknown: [...letters.matchAll(/[?xl]+/g)].map(({ 0: part, index }) => wordsOf(index, index + part.length)),
  };
}

const asName = (words: string): string => words.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
