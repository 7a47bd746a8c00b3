/** Joins tokens to sizes, prices, counts, products and places. */
import { type Shop, type Token, tokensOf } from "./tokens.ts";
import { placeOf, wordOf } from "./vocabulary.ts";

type Run = readonly [Token, ...Token[]];
/** A pattern of kinds, and what a run of tokens that fits becomes: one token, none, or what it was. */
type Merge = readonly [RegExp, (run: Run, before: string, after: string) => Partial<Token> | "gone" | undefined];

export const kindsOf = (tokens: readonly Token[]): string => tokens.map(({ kind }) => kind).join("");
export const isOf = (kind: string) => (token: Token) => token.kind === kind;
const productOf = (run: readonly Token[]): number => run.reduce((all, { value = 1 }) => all * value, 1);

function merge(tokens: readonly Token[], [pattern, change]: Merge): Token[] {
  const kinds = kindsOf(tokens);
  const merged: Token[] = [];
  let at = 0;
  for (const { 0: found, index } of kinds.matchAll(pattern)) {
    const run = tokens.slice(index, index + found.length) as [Token, ...Token[]];
    const changed = change(run, kinds.slice(0, index), kinds.slice(index + found.length));
    merged.push(...tokens.slice(at, index));
    if (!changed) merged.push(...run);
    else if (changed !== "gone") merged.push({ ...run[0], to: run.at(-1)?.to ?? 0, ...changed });
    at = index + found.length;
  }
  return [...merged, ...tokens.slice(at)];
}

/** "250 g" is a size, "240/-" a price, "half a dozen" and "twenty five" are counts, and "bhej do" asks. */
const MEASURES: readonly Merge[] = [
  [/nG|hA?G/g, (run) => ({ kind: "s", value: productOf(run) })],
  [/(?:@R?n(?:\/[-:])?R?|Rn(?:\/[-:])?|n\/[-:]|nR)(?:Du?)?/g, (run) => ({ kind: "r", value: productOf(run) })],
  [/i(?:r|n(?:Du?)?)/g, (run) => (run[0].key === "at" ? { kind: "r", value: productOf(run) } : undefined)],
  [/-/g, () => "gone"],
  [
    /:/g,
    (_, before, after) =>
      /^:|:$|[PXTusn]:[ndxhzArs]|[ndzxs]:[PXAus]|[Ffi,&]:/.test(`${before.slice(-1)}:${after.slice(0, 1)}`)
        ? "gone"
        : { kind: "," },
  ],
  [/vd/g, () => ({ kind: "f" })],
  // "House no. 12".
  [/[af]C,?[np]/g, (run) => (run[1]?.key === "no" ? { kind: "a" } : undefined)],
  [/[nhd]?A?z|[nd]?H/g, (run) => ({ kind: "n", key: "100", value: productOf(run) })],
  [
    /nn|nd/g,
    ([first, second]) => {
      const [ten = 0, one = 0] = [first.value, second?.value];
      // "2 (two)".
      if (ten === one && !first.key && second?.key) return {};
      const isTen = ten > 19 && ten % 10 === 0 && one < 10 && first.key && first.key !== "100" && second?.key;
      return isTen ? { value: ten + one } : undefined;
    },
  ],
  [/[nhd]{2,}|h|G/g, ([first, second]) => ({ kind: first.key && first.key === second?.key ? "D" : "0" })],
  [/n/g, ([{ value }]) => (value && Number.isInteger(value) ? undefined : { kind: "0" })],
];

/** Joins the words of each product: "nimbu ka achaar". By-words without a head stay an X. */
function withProducts(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  let keys: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = found.at(-1);
    const both = token.products?.filter((product) => last?.products?.includes(product)) ?? [];
    if (last && keys.length > 0 && both.length > 0 && !keys.includes(token.key)) {
      keys.push(token.key);
      const kind = token.kind === "P" ? "P" : last.kind;
      Object.assign(last, { kind, to: token.to, products: both, isPlural: last.isPlural || token.isPlural });
    } else if (keys.length === 0 || !/[ow]/.test(token.kind) || !tokens[index + 1]?.products) {
      keys = token.products ? [token.key] : [];
      found.push({ ...token });
    }
  }
  return found.map((token) => (token.kind === "P" && token.products?.length !== 1 ? { ...token, kind: "Y" } : token));
}

/** "Two boxes of plain soap" are soap, though the shop has soap boxes too. */
const BOXED: Merge = [/X(?=P)/g, ([{ key }]) => (wordOf(key)?.kind === "u" ? { kind: "u" } : undefined)];

function placeIn(run: readonly Token[]): ReturnType<typeof placeOf> {
  const isName = /^[NW](?:(?:&?[NWaf])*&?[NWf])?$/.test(kindsOf(run));
  return isName ? placeOf(run.map(({ kind, key }) => (kind === "&" ? "" : key)).join("")) : undefined;
}

/** Joins the words of each place: "Jammu and Kashmir", "Chennai, TN". */
function withPlaces(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let rest = tokens; rest[0]; ) {
    let run = rest.slice(0, 5);
    while (run.length > 1 && !placeIn(run)) run = run.slice(0, -1);
    found.push({ ...rest[0], to: run.at(-1)?.to ?? 0, ...placeIn(run) });
    rest = rest.slice(run.length);
  }
  return merge(found, [
    /[LM],?[NWLM]|[LM]&[LM]/g,
    (run) => {
      const last = run.at(-1);
      return [last?.state, last?.key.toUpperCase()].includes(run[0].state) ? { to: run[0].to } : undefined;
    },
  ]);
}

export const phrasesOf = (text: string, shop: Shop): Token[] =>
  withPlaces(merge(withProducts(MEASURES.reduce(merge, tokensOf(text, shop))), BOXED));
