/**
 * Divides an order into words, figures and signs, each with its kind, past invisible signs and the script of figures.
 */
import { plainDigits } from "#app/lib/plain-digits.ts";
import type { StateCode } from "./indian-states.ts";
import { keyOf, wordOf } from "./vocabulary.ts";

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

export const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
const TOKEN =
  /(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\p{Nd})|\p{Nd}[\p{Nd}\p{Me}\p{Default_Ignorable_Code_Point}]*(?:[.,]\p{Nd}+)*|\p{Default_Ignorable_Code_Point}*\p{L}[\p{L}\p{M}\p{Default_Ignorable_Code_Point}'’]*|\n|[^\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
const LIST_NUMBER = /(?:^|\n)\s*\(?(\d{1,2})[.)](?=[\s\p{L}])|[\s,;]\(?(\d{1,2})\)(?=[\s\p{L}])/gu;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\n,;.!?।॥…•·●|،]/, ","],
  [/[&+]/, "&"],
  [/[:=]/, ":"],
  [/[-–—‐‑]/, "-"],
  [/₹/, "R"],
  [/[@/]/, "$&"],
  [/[×*✕]/, "x"],
  [/["“”„'‘’()[\]{}🙏😊🙂👍❤]/u, ""],
];

const isDigit = (letter = ""): boolean => /^\p{Nd}/u.test(letter);
const isSpace = (letter = "\n"): boolean => /\s/.test(letter);

function figureOf(written: string): { kind: string; value?: number } {
  const figure = plainDigits(
    written
      .normalize("NFKC")
      .replace(HIDDEN, "")
      .replace(/\u20e3/g, ""),
  );
  if (/^\+?[\d -]{10,}$/.test(figure)) return { kind: "p" };
  if (/^[1-9]\d{5}$/.test(figure)) return { kind: "p" };
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/.test(figure) && !/^0\d/.test(figure);
  return isNumber ? { kind: "n", value: Number(figure.replaceAll(",", "")) } : { kind: "0" };
}

/** The words of products by their key, each with the products that it can name. */
function productWordsOf({ products }: Shop): ReadonlyMap<string, { isHead: boolean; products: number[] }> {
  const words = new Map<string, { isHead: boolean; products: number[] }>();
  const add = (list: string, isHead: boolean, product: number): void => {
    for (const key of list.split(" ").filter(Boolean).map(keyOf)) {
      const entry = words.get(key) ?? { isHead, products: [] };
      if (!entry.products.includes(product)) entry.products.push(product);
      words.set(key, entry);
    }
  };
  for (const [product, { heads, by }] of products.entries()) {
    add(heads, true, product);
    add(by, false, product);
  }
  return words;
}

export function tokensOf(text: string, shop: Shop): Token[] {
  const listNumbers = [...text.matchAll(LIST_NUMBER)];
  const isList = listNumbers.every(({ 1: line, 2: inLine }, index) => Number(line ?? inLine) === index + 1);
  const listAt = new Map(listNumbers.map(({ index, 0: found }) => [index + found.search(/\d/), isList ? "," : "0"]));
  const productWords = productWordsOf(shop);
  const called = new Set(shop.called.split(" "));
  const isShouted = !/\p{Ll}/u.test(text);
  const tokens: (Token & { hasWord?: boolean })[] = [];
  // "2xpodi" is a figure, a sign and a word.
  const signed = text.replace(/(\p{Nd})x(?=\p{L})/gu, "$1×");
  for (const { 0: written, index: from } of signed.matchAll(TOKEN)) {
    const to = from + written.length;
    const last = tokens.at(-1);
    const [before, after] = [text[from - 1], text[to]];
    const push = (token: Partial<Token> & { kind: string }): void => {
      tokens.push({ key: "", from, to, ...token });
    };
    const listed = listAt.get(from);
    if (listed) {
      push({ kind: listed });
      continue;
    }
    if (isDigit(written) || (written.length > 9 && written[0] === "+")) {
      const isSigned = last?.kind === "0" && last.to === from;
      push(isSigned ? { kind: "0" } : figureOf(written));
      continue;
    }
    if (!/\p{L}/u.test(written)) {
      const sign = SIGNS.find(([pattern]) => pattern.test(written));
      const kind = sign ? sign[1].replace("$&", written) : "0";
      const isJoined = !isSpace(before) && !isSpace(after);
      if (/['’"”]/.test(written) && isDigit(before)) push({ kind: "0" });
      if (
        written === "." &&
        last &&
        last.to === from &&
        (/[tR]/.test(last.kind) || (to - last.from === 2 && last.kind !== "n"))
      )
        continue;
      if (
        kind === "x" &&
        written === "*" &&
        (!last || last.kind === "," || (isSpace(after) === false && isSpace(before)))
      )
        continue;
      if ((kind === "-" || written === "+") && isDigit(after) && (isSpace(before) || last?.kind === ","))
        push({ kind: "0" });
      else if (kind === "-") {
        if (!isJoined) push({ kind: ":" });
        else if (isDigit(before) && isDigit(after)) push({ kind: "0" });
        else push({ kind: "-" });
      } else if (kind) push({ kind });
      continue;
    }
    const plain = written.normalize("NFKC").replace(HIDDEN, "").replace(/['’]/g, "");
    const key = plain.toLowerCase();
    const goods = [key, key.replace(/(\w\w)s$/, "$1")].find((word) => productWords.has(keyOf(word)));
    const named = goods && productWords.get(keyOf(goods));
    const isSentenceStart = !last || (last.kind === "," && /[\n.!?]/.test(text.slice(last.from, last.to)));
    const isInitial = /^[A-Z]$/.test(plain) && after === ".";
    const known = isInitial ? { letter: "N" } : called.has(key) ? { letter: "f" } : wordOf(key);
    // "2nd", "10k", or a word in a script that has no list here.
    const isStrange =
      (last?.kind === "n" && last.to === from) ||
      !/^[\p{Script=Latin}\p{Script=Deva}\p{M}]+$/u.test(plain) ||
      /^[a-z]$/.test(plain);
    const isCapital = /^\p{Lu}/u.test(plain) && !isShouted && !isSentenceStart;
    if (named)
      push({ kind: named.isHead ? "P" : "X", key: keyOf(goods), products: named.products, isPlural: goods !== key });
    else if (known)
      push({ kind: known.letter === "K" && last?.kind === "F" ? "f" : known.letter, key, value: known.value });
    else push({ kind: isStrange ? "0" : isCapital ? "N" : "W", key, isGuess: true });
  }
  return tokens;
}
