/** Reads one part of an order: its items, its customer and its place, or the reason why it is asked back. */
import { isOf, kindsOf } from "./phrases.ts";
import type { Shop, Token } from "./tokens.ts";

/** Why a part is asked back: the shop lacks the goods, or so many; it lacks a count or a customer; or it is unclear. */
export type Reason = "goods" | "stock" | "count" | "who" | "unclear";
/** `isDo`: its quantity is a "do" after it, which may mean "give". */
type Item = { product: number; quantity?: number; isPlural?: boolean; isDo?: boolean };
/** `isAnd`: "and" parts it from the part before. `isWithLast`: it is asked back in one sentence with that. */
export type Part = {
  tokens: readonly Token[];
  kinds: string;
  isAnd: boolean;
  isWithLast?: boolean;
  items: Item[];
  /** What the shop lacks. The name and the place beside it are the customer's all the same. */
  goods: Token[];
  name?: readonly Token[];
  place?: Token;
  reason?: Reason;
};

export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let isAnd = false;
  for (const [to, { kind }] of [...tokens, { kind: "," }].entries()) {
    if (!/[,&]/.test(kind)) continue;
    const part = tokens.slice(from, to);
    if (part.length > 0) parts.push({ tokens: part, kinds: kindsOf(part), isAnd, items: [], goods: [] });
    isAnd = kind === "&" || (isAnd && part.length === 0);
    from = to + 1;
  }
  return parts;
}

const NAME = "(?<name>t*[NW]{1,4}t*|t*M)";
/** A name even without "for" or "ko": by a title, a capital letter, or as many people have it. */
const SURE_NAME = "(?<name>t+[NW]{1,3}t*|N[NW]{0,2}t*|[NW]{1,2}t+)";
const PLACE = "(?<place>[LM]+p?)";
const CLEAR_PLACE = "(?<place>L[LM]*p?)";

/** A pattern of kinds, and what must stand before it: Safari 15 knows no pattern that looks behind. */
type Rule = readonly [pattern: RegExp, after?: RegExp];
const rules = (list: readonly (readonly [string, RegExp?])[]): Rule[] =>
  list.map(([pattern, after]) => [new RegExp(pattern, "dy"), after]);

const PEOPLE = rules([
  // "3 khakhra Rajesh ko": after a count stand goods, unless a product is before it.
  ["(?<goods>[LM]?N*(?:[WSX](?:[ow]?[WSXPu])*|N)|[LM]P)", /[^PSXusrxo][ndAs][uAosrTx]*$/],
  // "2 podi chutney Rajesh ko".
  ["(?<goods>W+(?=N))", /P$/],
  [`F${NAME}[iow]${PLACE}[wm]?`],
  [`F${NAME}(?:${CLEAR_PLACE})?[mK]?(?![gSXP0])`],
  [`F${CLEAR_PLACE}[wmK]?`],
  [`(?:${PLACE}[owmi])?${NAME}o?[KF](?![NWLMt])`],
  [`${NAME}o?[KF]${CLEAR_PLACE}[mw]?`],
  [`${PLACE}w${NAME}`],
  [`${PLACE}[mo]${SURE_NAME}`],
  [`${SURE_NAME}[io]${PLACE}[wm]?`],
  [`${SURE_NAME}${CLEAR_PLACE}[wm]?K?`],
  [`i?${PLACE}[mwK]`],
  [`i${PLACE}`],
  [`${CLEAR_PLACE}(?![SX])`],
]);
/** In a part without products, these name a customer too. */
const PEOPLE_ALONE = rules([[`${NAME}[io]${PLACE}[wm]?`], [`${PLACE}[mw]${NAME}`], [SURE_NAME], ["p"]]);
const ITEMS = rules([
  ["(?<item>A(?=s?u?o?P))", /[^nd]$/],
  ["(?<item>[Pnd])"],
  ["(?<detail>F?[sr])[wo]?"],
  ["FA?E+|[fv][wmo]?K?"],
  // "Bhai, do podi".
  ["t(?=[ndf])|[FK](?=[fv])|i(?=f)|x(?=[nsP])|[uA]"],
  ["T", /[nA]$/],
  ["o(?=[PsnduAWSX])", /[nduPsT]$/],
  ["x", /[nsuP]$/],
  ["(?<goods>[LM]?[NW]*(?:[SX](?:[ow]?[WSXPu])*|W[ow]?P))"],
]);

/** Whether a size or a price is that of an item. */
export function fits({ kind, value }: Token, { product, quantity = 1 }: Item, shop: Shop): boolean {
  const { grams, rupees = 0 } = shop.products[product] ?? {};
  return kind === "s" ? value === grams : value === rupees || value === rupees * quantity;
}

function matchAt(list: readonly Rule[], kinds: string, at: number): RegExpExecArray | undefined {
  for (const [pattern, after] of list) {
    pattern.lastIndex = at;
    const found = after && !after.test(` ${kinds.slice(0, at)}`) ? null : pattern.exec(kinds);
    if (found) return found;
  }
}

/** Reads a part, or returns the reason why it is asked back. */
export function readPart(part: Part, shop: Shop): Reason | undefined {
  const { tokens, kinds, goods } = part;
  const last = tokens.at(-1);
  // An address, which no bill needs but its place.
  if (/^(?:an?|[NWfitp])+L?$/.test(kinds) && /a/.test(kinds)) {
    part.place = last?.state ? last : undefined;
    return undefined;
  }
  const list = [...PEOPLE, ...(/[APSXYndsr0]/.test(kinds) ? [] : PEOPLE_ALONE), ...ITEMS];
  const stream: Token[] = [];
  const details: { token: Token | undefined; product?: number }[] = [];
  for (let at = 0; at < kinds.length; ) {
    const found = matchAt(list, kinds, at);
    if (!found) return reasonOf(kinds);
    const tokensIn = (group: string): readonly Token[] => tokens.slice(...(found.indices?.groups?.[group] ?? [0, 0]));
    const name = tokensIn("name");
    const [item] = tokensIn("item");
    const place = tokensIn("place").find(({ state }) => state);
    const isOther = tokensIn("place").some(({ state }) => state && state !== (part.place ?? place)?.state);
    if ((name.length > 0 && part.name) || isOther) return reasonOf(kinds);
    if (name.length > 0) part.name = name;
    part.place ??= place;
    if (item) stream.push(item);
    goods.push(...tokensIn("goods"));
    if (item?.kind === "P") for (const each of details) each.product ??= item.products?.[0];
    const product = stream.findLast(isOf("P"))?.products?.[0];
    const detail = tokensIn("detail").at(-1);
    if (detail) details.push({ token: detail, product });
    at += found[0].length;
  }
  if (goods.length > 0) return stream.some(isOf("P")) ? "unclear" : "goods";
  // "Meera ko ek podi do": this "do" means "give".
  if (/^(?:[ndA]P|P[nd])+d$/.test(kindsOf(stream))) stream.pop();
  const order = kindsOf(stream);
  if (!/^(?:([ndA]P)+|(P[nd])+|P)?$/.test(order)) return reasonOf(kinds);
  const counts = stream.filter(({ kind }) => kind !== "P");
  part.items = stream.filter(isOf("P")).map(({ products: [product = -1] = [], isPlural }, index) => {
    const count = counts[index];
    return { product, isPlural, quantity: count?.value, isDo: count?.kind === "d" && order.startsWith("P") };
  });
  const isMisfit = details.some(({ token, product }) => {
    const item = part.items.find((each) => each.product === product);
    return token && !(item && fits(token, item, shop));
  });
  if (isMisfit || (/x/.test(kinds) && counts.length === 0)) return reasonOf(kinds);
  // "Chips 120" may be a price, "pickle 250" a size.
  const isMeasure = part.items.some(({ product, quantity = 0 }) => {
    const { grams, rupees } = shop.products[product] ?? {};
    return quantity === grams || quantity === rupees;
  });
  return isMeasure && order.startsWith("P") ? "count" : undefined;
}

function reasonOf(kinds: string): Reason {
  if (/[C0YQg]/.test(kinds)) return "unclear";
  return /^[FKfiowmNWtLMpvA]*$|[iF][NWM]/.test(kinds) ? "who" : "unclear";
}
