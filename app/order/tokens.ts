/** Divides an order into words, figures and signs, each with its kind, past the script of figures. */
import { plainDigits } from "#app/lib/plain-digits.ts";
import { keyOf, type StateCode, wordOf } from "./vocabulary.ts";

/** `heads` name the product, `by` only beside a head ("lime" in "lime pickle"). `grams`: a pack's size. */
export type Product = { heads: string; by: string; grams?: number; rupees: number; stock: number };
export type Shop<Sold extends Product = Product> = { called: string; products: readonly Sold[] };

/**
 * Kinds besides those of the vocabulary: "," separates parts; n a count, s a size, r a price, p a post code or phone
 * number, P a product, X words of products that name none, Y words that name several, L a place, M a place that may be
 * a name, W another word, 0 anything that isn't understood.
 */
export type Token = {
  kind: string;
  from: number;
  to: number;
  key: string;
  value?: number;
  products?: readonly number[];
  state?: StateCode;
  isPlural?: boolean;
  /** A word in no list, which a capital letter or its neighbours may make a name. */
  isGuess?: boolean;
};
type Read = Partial<Token> & { kind: string };
type Place = { last: Token | undefined; before: string; after: string; isJoined: boolean };

const TOKEN =
  /(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\p{Nd})|\p{Nd}[\p{Nd}\p{Me}]*(?:[.,]\p{Nd}+)*|\p{L}[\p{L}\p{M}'’]*|\n|[^\s\u2800]/gu;
const LIST_NUMBER = /(?:^|\n)\s*\(?(\d{1,2})[.)](?=[\s\p{L}])|[\s,;]\(?(\d{1,2})\)(?=[\s\p{L}])/gu;

/** What "jars", "boxes", "kurte", "kurton", "स्टोल्स", "डिब्बे" or "साबुनों" may be the plural of. */
const singularsOf = (word: string): string[] => [
  word.replace(/(\w\w)s$/, "$1"),
  word.replace(/es$|on$|ों$|्स$/, ""),
  word.replace(/e$|on$/, "a").replace(/े$|ों$/, "ा"),
];

const isDigit = (letter: string): boolean => /^\p{Nd}/u.test(letter);

function figureOf(written: string): Read {
  const figure = plainDigits(written.normalize("NFKC").replace(/\u20e3/g, ""));
  if (/^\+?[\d -]{10,}$|^[1-9]\d{5}$/.test(figure)) return { kind: "p" };
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/.test(figure) && !/^0\d/.test(figure);
  return isNumber ? { kind: "n", value: Number(figure.replaceAll(",", "")) } : { kind: "0" };
}

function signOf(sign: string, { last, before, after, isJoined }: Place): Read | undefined {
  const known = wordOf(sign === "\n" ? "," : sign) ?? { kind: "0" };
  const isSpaced = /\s/.test(before);
  if (known.kind === "~") return /['’"”]/.test(sign) && isDigit(before) ? { kind: "0" } : undefined;
  // "Mr.", "Rs." and initials.
  if (sign === "." && isJoined && last && (/[tR]/.test(last.kind) || (last.to - last.from < 2 && last.kind !== "n")))
    return undefined;
  // "*2 podi*" is bold.
  if (sign === "*" && (!last || last.kind === "," || (isSpaced && !/\s/.test(after)))) return undefined;
  if ((known.kind === "-" || sign === "+") && isDigit(after) && (isSpaced || last?.kind === ",")) return { kind: "0" };
  if (known.kind !== "-") return known;
  if (isSpaced || /\s/.test(after)) return { kind: ":" };
  return { kind: isDigit(before) && isDigit(after) ? "0" : "-" };
}

/** The words of products by their key, each with the products that it can name. */
function productWordsOf({ products }: Shop): Map<string, Read & { products: number[] }> {
  const words = new Map<string, Read & { products: number[] }>();
  for (const [product, { heads, by }] of products.entries())
    for (const [kind, list] of [["P", heads] as const, ["X", by] as const])
      for (const key of list.split(" ").filter(Boolean).map(keyOf)) {
        const entry = words.get(key) ?? { kind, key, products: [] };
        words.set(key, { ...entry, products: [...new Set([...entry.products, product])] });
      }
  return words;
}

export function tokensOf(text: string, shop: Shop): Token[] {
  const listNumbers = [...text.matchAll(LIST_NUMBER)];
  const isList = listNumbers.every(({ 1: line, 2: inLine }, index) => Number(line ?? inLine) === index + 1);
  const listed = new Map(listNumbers.map(({ index, 0: found }) => [index + found.search(/\d/), isList ? "," : "0"]));
  const productWords = productWordsOf(shop);
  const isShouted = !/\p{Ll}/u.test(text);
  const tokens: Token[] = [];

  const readWord = (word: string, { last, after, isJoined }: Place): Read => {
    const plain = word.normalize("NFKC").replace(/['’]/g, "");
    const key = plain.toLowerCase();
    const named = productWords.get(keyOf(key));
    const [one = named] = named ? [] : singularsOf(key).flatMap((word) => productWords.get(keyOf(word)) ?? []);
    if (one) return { ...one, isPlural: !named };
    const isInitial = /^[A-Z]$/.test(plain) && after === ".";
    const known = isInitial ? { kind: "N" } : shop.called.split(" ").includes(key) ? { kind: "f" } : wordOf(key);
    if (known) return { ...known, key };
    // "2nd", "10k", or a word in a script that has no list here.
    const isStrange =
      (last?.kind === "n" && isJoined) ||
      !/^[\p{Script=Latin}\p{Script=Deva}\p{M}]+$/u.test(plain) ||
      /^[a-z]$/.test(plain);
    const isSentenceStart = !last || (last.kind === "," && /[\n.!?]/.test(text.slice(last.from, last.to)));
    const isCapital = /^\p{Lu}/u.test(plain) && !isShouted && !isSentenceStart;
    return { kind: isStrange ? "0" : isCapital ? "N" : "W", key, isGuess: true };
  };

  // "2xpodi" is a figure, a sign and a word.
  for (const { 0: written, index: from } of text.replace(/(\p{Nd})x(?=\p{L})/gu, "$1×").matchAll(TOKEN)) {
    const to = from + written.length;
    const last = tokens.at(-1);
    const place = { last, before: text[from - 1] ?? "\n", after: text[to] ?? "\n", isJoined: last?.to === from };
    const list = listed.get(from);
    let read: Read | undefined;
    if (list) read = { kind: list };
    else if (isDigit(written) || /^\+./.test(written))
      read = last?.kind === "0" && place.isJoined ? { kind: "0" } : figureOf(written);
    else read = /\p{L}/u.test(written) ? readWord(written, place) : signOf(written, place);
    if (read) tokens.push({ key: "", from, to, ...read });
  }
  return tokens;
}
