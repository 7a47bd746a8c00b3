/**
 * Reads an order as people say it in English, Hinglish or Hindi, without a guess. An order is divided into parts at
 * commas, lines and "and". A part is billed only if all of it was understood; else it is asked back as typed, and the
 * other parts stay.
 */
import { ORDER_LETTERS } from "./order-letters.ts";
import { isOf, phrasesOf } from "./phrases.ts";
import { fits, type Part, partsOf, type Reason, readPart } from "./read-part.ts";
import type { Shop, Token } from "./tokens.ts";
import type { StateCode } from "./vocabulary.ts";

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
    const { kinds, tokens } = part;
    const [last, next] = [parts[index - 1], parts[index + 1]];
    const isCorrection = /C/.test(kinds) && !/[PX]/.test(kinds);
    // "Between 2 and 3 podi".
    if (part.reason && next?.isAnd && /^[^PXS]*[nd0][fAuxo]*$/.test(kinds)) ask(next, "unclear", true);
    if (!isCorrection && !/^[fAuxo]*(?:[nd0sr][fAuxoF]*)+$/.test(kinds)) continue;
    const item = last?.reason || last?.items.length !== 1 ? undefined : last.items[0];
    if (item && /^[fsr]+$/.test(kinds) && tokens.every((each) => each.kind === "f" || fits(each, item, shop))) {
      part.reason = undefined;
      continue;
    }
    ask(part, "unclear", index > 0);
    for (let back = index - 1; back >= 0; back -= 1) {
      ask(parts[back], "unclear", back > 0 && parts[back]?.isAnd);
      if (!parts[back]?.isAnd) break;
    }
    if (!isCorrection && !/C/.test(last?.kinds ?? "")) ask(next, "unclear", true);
  }
}

const isCounted = (part?: Part): boolean => part?.items.some(({ quantity }) => quantity) ?? false;

/** Asks back what another part puts in doubt, and products without their count. */
function askDoubtful(parts: readonly Part[]): void {
  for (const [index, part] of parts.entries()) {
    // "No podi" puts podi that was ordered before in doubt too; "Two each of podi and chips" concerns all.
    const isAll = /D/.test(part.kinds);
    const taken = /C/.test(part.kinds) ? part.tokens.flatMap(({ products = [] }) => products) : [];
    for (const other of parts)
      if (other.items.some(({ product }) => isAll || taken.includes(product)))
        ask(other, "unclear", isAll && other !== parts[0]);
    const [last, next] = [parts[index - 1], parts[index + 1]];
    const isBesideCounted = (part.isAnd && isCounted(last)) || (next?.isAnd && isCounted(next));
    // "Podi do" may be "two podi" or "give podi", unless another count stands after its product.
    const isSure = parts.some(({ kinds }) => /P[ous]*n/.test(kinds));
    if (part.items.some(({ quantity, isPlural, isDo }) => (quantity ? isDo && !isSure : isPlural || isBesideCounted)))
      ask(part, "count");
  }
}

const capitalised = (words: string): string => words.replace(/(^| )(?!and )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Reads the order in the first ORDER_LETTERS letters of a text. */
export function readOrder(text: string, shop: Shop): ReadOrder {
  const typed = text.slice(0, ORDER_LETTERS).replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const written = (run: readonly Token[]): string =>
    typed.slice(run[0]?.from, run.at(-1)?.to).replace(/\s+/g, " ").trim();
  const parts = partsOf(phrasesOf(typed, shop));
  for (const part of parts) part.reason = readPart(part, shop);
  askBesideLoose(parts, shop);
  askDoubtful(parts);

  const order: ReadOrder = { lines: [], asked: [] };
  const placed = (place?: Token): ReadOrder["place"] =>
    place?.state && { name: capitalised(written([place])), state: place.state };
  // Beside missing goods or a missing count, a customer and a place are understood; those of what is billed come first.
  const beside = parts.filter(({ reason }) => reason === "goods" || reason === "count");
  for (const part of [...parts.filter(({ reason }) => !reason), ...beside]) {
    const { kinds, name, place, isAnd, items, tokens } = part;
    const index = parts.indexOf(part);
    const customer = name && capitalised(written(name));
    const isOther =
      (order.customer ?? customer) !== (customer ?? order.customer) ||
      (order.place && place && place.state !== order.place.state);
    const isAlone = name && kinds.replaceAll("f", "").length === name.length;
    const isGuess = isAlone && name.every(({ kind, isGuess: isNew }) => isNew && kind === "N");
    const isBesidePlace = [parts[index - 1], parts[index + 1]].some((each) => each?.place && !each.reason);
    const isPlaceToo = name?.every(isOf("M")) && !parts.some((each) => each.place && !each.reason);
    // "2 podi and makhane Pooja ko".
    const isWithGoods =
      name && items.length === 0 && (isAnd ? /^W[WN]/ : /^W+N/).test(kinds) && !/^\p{Lu}/u.test(written(tokens));
    if (isOther || isPlaceToo || isWithGoods || (isGuess && !isBesidePlace)) {
      part.reason = "who";
      continue;
    }
    order.customer ??= customer;
    order.place ??= placed(place);
  }
  // "Indore ki rashmi": the only town that was said is the place, though the rest is asked back.
  const towns = parts.flatMap(({ reason, kinds, tokens }) =>
    reason && /^[^CQg]*L(?!o?[WSXP])[^CQg]*$|LoW+(?:o?K|$)/.test(kinds) ? tokens.filter(isOf("L")) : [],
  );
  if (new Set(towns.map(({ state }) => state)).size === 1) order.place ??= placed(towns[0]);

  const sums = (): Map<number, number> => {
    const all = new Map<number, number>();
    for (const { product, quantity = 1 } of parts.flatMap(({ reason, items }) => (reason ? [] : items)))
      all.set(product, (all.get(product) ?? 0) + quantity);
    return all;
  };
  for (const [product, quantity] of sums())
    if (quantity > (shop.products[product]?.stock ?? 0))
      for (const part of parts) if (part.items.some((item) => item.product === product)) ask(part, "stock");
  order.lines = [...sums()].map(([product, quantity]) => ({ product, quantity }));

  let from: Token | undefined;
  for (const { reason, tokens, goods, isWithLast } of parts) {
    const last = from && order.asked.at(-1);
    if (reason && last && isWithLast)
      Object.assign(last, { words: written([from, ...tokens].flatMap((each) => each ?? [])), reason: "unclear" });
    else if (reason) order.asked.push({ words: written(reason === "goods" ? goods : tokens), reason });
    from = reason ? (last && isWithLast ? from : tokens[0]) : undefined;
  }
  return order;
}
