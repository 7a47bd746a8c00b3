/** Reads one part of an order: its items, its customer and its place, or the reason why it is asked back. */
import { isOf, kindsOf } from "./phrases.ts";
import type { Shop, Token } from "./tokens.ts";

/**
 * Why a part is asked back: the shop lacks the goods or enough of them, a count or a customer is missing, or it is
 * unclear.
 */
export type Reason = "goods" | "stock" | "count" | "who" | "unclear";
/** `isDo`: its quantity is a "do" after it, which may mean "give". */
type Item = { product: number; quantity?: number; isPlural?: boolean; isDo?: boolean };
export type Part = {
  tokens: readonly Token[];
  isAnd: boolean;
  items: Item[];
  name?: readonly Token[];
  place?: Token;
  reason?: Reason;
  isWithLast?: boolean;
};

export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let part: Token[] = [];
  let isAnd = false;
  for (const token of tokens) {
    const isSeparator = /[,&]/.test(token.kind);
    if (!isSeparator && part.push(token) === 1) {
      parts.push({ tokens: part, isAnd, items: [] });
      isAnd = false;
    }
    if (isSeparator) part = [];
    if (token.kind === "&") isAnd = true;
  }
  return parts;
}

const NAME = "(?<name>t*[NW]{1,4}t*|t*M)";
/** A name even without "for" or "ko": by a title, a capital letter, or as many people have it. */
const SURE_NAME = "(?<name>t+[NW]{1,3}t*|N[NW]{0,2}t*|[NW]{1,2}t+)";
const PLACE = "(?<place>[LM]+p?)";
const CLEAR_PLACE = "(?<place>L[LM]*p?)";
/** A pattern, and the kinds that must or must not stand before it: Safari 15 knows no pattern that looks behind. */
type Rule = { pattern: RegExp; after?: string; notAfter?: string };
const rule = (pattern: string, before: Omit<Rule, "pattern"> = {}): Rule => ({
  pattern: new RegExp(pattern, "dy"),
  ...before,
});
const sticky = (...patterns: string[]): Rule[] => patterns.map((pattern) => rule(pattern));

const PEOPLE = sticky(
  `F${NAME}[iow]${PLACE}[wm]?`,
  `F${NAME}(?:${CLEAR_PLACE})?[mK]?(?![gSXP0])`,
  `F${CLEAR_PLACE}[wmK]?`,
  `(?:${PLACE}[owmi])?${NAME}o?[KF](?![NWLMt])`,
  `${NAME}o?[KF]${CLEAR_PLACE}[mw]?`,
  `${PLACE}w${NAME}`,
  `${PLACE}[mo]${SURE_NAME}`,
  `${SURE_NAME}[io]${PLACE}[wm]?`,
  `${SURE_NAME}${CLEAR_PLACE}[wm]?`,
  `i${PLACE}`,
  `${PLACE}[mwK]`,
  CLEAR_PLACE,
);
/** In a part without products, these patterns name a customer too. */
const PEOPLE_ALONE = sticky(`${NAME}[io]${PLACE}[wm]?`, `${PLACE}[mw]${NAME}`, SURE_NAME, "p");
const ITEMS = [
  rule("(?<item>A(?=s?u?o?P))", { notAfter: "nd" }),
  ...sticky(
    "(?<item>[Pnd])",
    "(?<detail>F?[sr])[wo]?",
    "[fv][wmo]?K?",
    // "Bhai, do podi".
    "t(?=[ndf])",
    "[FK](?=[fv])",
    "i(?=f)",
    "[uA]",
    "x(?=[nsP])",
  ),
  rule("T", { after: "nA" }),
  rule("o(?=[PsndA])", { after: "nduPsT" }),
  rule("x", { after: "nsuP" }),
];

const COUNT_OF: Readonly<Record<string, number>> = { d: 2, A: 1 };

export function fits({ kind, value }: Token, { items }: Part, product: number | undefined, shop: Shop): boolean {
  const { grams, rupees = 0 } = shop.products[product ?? -1] ?? {};
  const { quantity = 1 } = items.find((item) => item.product === product) ?? {};
  return kind === "s" ? value === grams : value === rupees || value === rupees * quantity;
}

/** Reads a part, or returns the reason why it is asked back. */
export function readPart(part: Part, shop: Shop): Reason | undefined {
  const { tokens } = part;
  const kinds = kindsOf(tokens);
  const hasGoods = /[PXYndsr0]/.test(kinds);
  const patterns = hasGoods ? [...PEOPLE, ...ITEMS] : [...PEOPLE, ...PEOPLE_ALONE, ...ITEMS];
  const stream: Token[] = [];
  const details: { token: Token; product?: number }[] = [];
  for (let at = 0; at < kinds.length; ) {
    let found: RegExpExecArray | null = null;
    const before = kinds[at - 1] ?? " ";
    for (const { pattern, after, notAfter } of patterns) {
      if ((after && !after.includes(before)) || notAfter?.includes(before)) continue;
      pattern.lastIndex = at;
      found = pattern.exec(kinds);
      if (found) break;
    }
    if (!found) return reasonOf(kinds);
    const groups = found.indices?.groups;
    const tokensIn = (name: string): Token[] => (groups?.[name] ? tokens.slice(...groups[name]) : []);
    const [names, places, [item], [detail]] = [
      tokensIn("name"),
      tokensIn("place"),
      tokensIn("item"),
      tokensIn("detail"),
    ];
    if (names.length > 0) {
      if (part.name) return reasonOf(kinds);
      part.name = names;
    }
    for (const place of places) {
      if (!place.state) continue;
      if (part.place && part.place.state !== place.state) return reasonOf(kinds);
      part.place ??= place;
    }
    if (item) stream.push(item);
    if (item?.kind === "P") for (const each of details) each.product ??= item.products?.[0];
    if (detail)
      details.push({
        token: tokens[at + found[0].search(/[sr]/)] ?? detail,
        product: stream.findLast(isOf("P"))?.products?.[0],
      });
    at += found[0].length || 1;
  }
  // "Meera ko ek podi do": this "do" means "give".
  if (/^(?:[ndA]P|P[nd])+d$/.test(kindsOf(stream))) stream.pop();
  const order = kindsOf(stream);
  if (!/^(?:([ndA]P)+|(P[nd])+|P)?$/.test(order)) return reasonOf(kinds);
  const counts = stream.filter(({ kind }) => kind !== "P");
  part.items = stream.filter(isOf("P")).map(({ products: [product = -1] = [], isPlural }, index) => {
    const count = counts[index];
    if (!count) return { product, isPlural };
    return {
      product,
      quantity: COUNT_OF[count.kind] ?? count.value ?? 0,
      isDo: count.kind === "d" && order.startsWith("P"),
    };
  });
  if (!details.every(({ token, product }) => fits(token, part, product, shop))) return reasonOf(kinds);
  if (/x/.test(kinds) && counts.length === 0) return reasonOf(kinds);
  // "Chips 120" may be a price, "pickle 250" a size.
  const isMeasure = part.items.some(({ product, quantity }) => {
    const { grams, rupees } = shop.products[product] ?? {};
    return quantity !== undefined && (quantity === grams || quantity === rupees);
  });
  return isMeasure && order.startsWith("P") ? "count" : undefined;
}

function reasonOf(kinds: string): Reason {
  if (/[C0YQg]/.test(kinds)) return "unclear";
  if (/[SWX][ow]?P|X|S|[nd][uAo]*W/.test(kinds)) return "goods";
  return /^[FKfiowmNWtLMpvA]*$|[iF][NWM]/.test(kinds) ? "who" : "unclear";
}
