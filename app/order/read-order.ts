/**
 * Reads an order as people say it in English, Hinglish or Hindi, without a guess. An order is divided into parts at
 * commas, lines and "and". A part is billed only if all of it was understood; else it is asked back as typed, and the
 * other parts stay.
 */
import type { StateCode } from "./indian-states.ts";
import { isOf, kindsOf, phrasesOf } from "./phrases.ts";
import { fits, type Part, partsOf, type Reason, readPart } from "./read-part.ts";
import { ORDER_LETTERS } from "./order-letters.ts";
import { HIDDEN, type Shop, type Token } from "./tokens.ts";

/** `product`: its index in the shop's list. `words`: as typed. */
export type ReadOrder = {
  lines: { product: number; quantity: number }[];
  customer?: string;
  place?: { name: string; state: StateCode };
  asked: { words: string; reason: Reason }[];
};

/** Asks back a part; `isWithLast`: in one sentence with the part before it. */
function ask(part: Part | undefined, reason: Reason, isWithLast = false): void {
  if (!part) return;
  part.reason ??= reason;
  part.isWithLast ||= isWithLast;
}

/** A figure, a size or a correction in a part of its own concerns the parts beside it, so they are asked back too. */
function askBesideLoose(parts: readonly Part[], shop: Shop): void {
  for (const [index, part] of parts.entries()) {
    const kinds = kindsOf(part.tokens);
    const [last, next] = [parts[index - 1], parts[index + 1]];
    const isCorrection = /C/.test(kinds) && !/[PX]/.test(kinds);
    // "Between 2 and 3 podi".
    if (part.reason && next?.isAnd && /^[^PXS]*[nd0][fAuxo]*$/.test(kinds)) ask(next, "unclear", true);
    if (!isCorrection && !/^[fAuxo]*(?:[nd0sr][fAuxoF]*)+$/.test(kinds)) continue;
    const details = part.tokens.filter(({ kind }) => /[sr]/.test(kind));
    if (
      last?.items.length === 1 &&
      !last.reason &&
      /^[fsr]+$/.test(kinds) &&
      details.every((token) => fits(token, last, last.items[0]?.product, shop))
    ) {
      part.reason = undefined;
      continue;
    }
    ask(part, "unclear", index > 0);
    for (let back = index - 1; back >= 0; back -= 1) {
      ask(parts[back], "unclear", back > 0 && parts[back]?.isAnd);
      if (!parts[back]?.isAnd) break;
    }
    if (!isCorrection && next && !(last && /C/.test(kindsOf(last.tokens)))) ask(next, "unclear", true);
  }
}

/** Reads the order in the first ORDER_LETTERS letters of a text. */
export function readOrder(text: string, shop: Shop): ReadOrder {
  const typed = text.slice(0, ORDER_LETTERS);
  const parts = partsOf(phrasesOf(typed, shop));
  const all = parts.map(({ tokens }) => kindsOf(tokens));
  for (const part of parts) part.reason = readPart(part, shop);
  askBesideLoose(parts, shop);
  for (const [index, part] of parts.entries()) {
    // "No podi" puts podi that was ordered before in doubt too; "Two each of podi and chips" concerns all.
    const isAll = /D/.test(all[index] ?? "");
    const taken = /C/.test(all[index] ?? "") ? part.tokens.flatMap(({ products = [] }) => products) : [];
    for (const other of parts)
      if (other.items.some(({ product }) => isAll || taken.includes(product)))
        ask(other, "unclear", isAll && other !== parts[0]);
    const isCounted = (each: Part | undefined): boolean => each?.items.some(({ quantity }) => quantity) ?? false;
    const next = parts[index + 1];
    for (const { quantity, isPlural } of part.items)
      if (!quantity && (isPlural || (part.isAnd && isCounted(parts[index - 1])) || (next?.isAnd && isCounted(next))))
        ask(part, "count");
    // "Podi do" may be "two podi" or "give podi", unless another count stands after its product.
    if (part.items.some(({ isDo }) => isDo) && !all.some((kinds) => /P[ous]*n/.test(kinds))) ask(part, "count");
  }

  const order: ReadOrder = { lines: [], asked: [] };
  const written = (run: readonly Token[]): string =>
    typed.slice(run[0]?.from, run.at(-1)?.to).replace(HIDDEN, "").replace(/\s+/g, " ").trim();
  for (const [index, part] of parts.entries()) {
    const { name, place } = part;
    if (part.reason) continue;
    const customer = name && asName(written(name));
    const isOther =
      (name && order.customer && customer !== order.customer) ||
      (place && order.place && place.state !== order.place.state);
    const isGuess =
      name?.every((token) => token.isGuess) &&
      name.every(isOf("N")) &&
      kindsOf(part.tokens.filter(({ kind }) => kind !== "f")) === kindsOf(name);
    const isBesidePlace = [parts[index - 1], parts[index + 1]].some((each) => each?.place && !each.reason);
    const isPlaceToo = name?.every(isOf("M")) && !parts.some((each) => each.place && !each.reason);
    if (isOther || isPlaceToo || (isGuess && !isBesidePlace)) {
      ask(part, "who");
      continue;
    }
    if (customer) order.customer = customer;
    if (place?.state) order.place ??= { name: asName(written([place])), state: place.state };
  }
  const quantities = (): Map<number, number> => {
    const sums = new Map<number, number>();
    for (const { product, quantity = 1 } of parts.flatMap(({ reason, items }) => (reason ? [] : items)))
      sums.set(product, (sums.get(product) ?? 0) + quantity);
    return sums;
  };
  for (const [product, quantity] of quantities())
    if (quantity > (shop.products[product]?.stock ?? 0))
      for (const part of parts) if (part.items.some((item) => item.product === product)) ask(part, "stock");
  order.lines = [...quantities()].map(([product, quantity]) => ({ product, quantity }));

  let lastAsked: { from: Token; asked: ReadOrder["asked"][number] } | undefined;
  for (const { reason, tokens, isWithLast } of parts) {
    const from = tokens[0];
    if (!reason || !from) lastAsked = undefined;
    else if (lastAsked && isWithLast) {
      Object.assign(lastAsked.asked, { words: written([lastAsked.from, ...tokens]), reason: "unclear" });
    } else {
      const kinds = kindsOf(tokens);
      const goods = reason === "goods" ? /[PWSXN][PWSXNow]*[WSXNP]|[WSX]/.exec(kinds) : null;
      const asked = {
        words: written(goods ? tokens.slice(goods.index, goods.index + goods[0].length) : tokens),
        reason,
      };
      order.asked.push(asked);
      lastAsked = { from, asked };
    }
  }
  return order;
}

const asName = (words: string): string => words.replace(/(^| )(?!and )\p{Ll}/gu, (letter) => letter.toUpperCase());
