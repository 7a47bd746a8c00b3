/** Joins tokens to sizes, prices, counts, products and places. */
import { type Shop, type Token, tokensOf } from "./tokens.ts";
import { placeOf } from "./vocabulary.ts";

/** Replaces each run of tokens whose kinds fit the pattern with one token, or none, or leaves it. */
function merge(
  tokens: readonly Token[],
  pattern: RegExp,
  change: (run: readonly Token[]) => Partial<Token> | "gone" | undefined,
): Token[] {
  const kinds = kindsOf(tokens);
  const merged: Token[] = [];
  let at = 0;
  for (const { 0: found, index } of kinds.matchAll(pattern)) {
    const run = tokens.slice(index, index + found.length);
    const [first, last] = [run[0], run.at(-1)];
    const changed = first && last && change(run);
    merged.push(...tokens.slice(at, index));
    if (!changed) merged.push(...run);
    else if (changed !== "gone") merged.push({ ...first, to: last.to, ...changed });
    at = index + found.length;
  }
  return [...merged, ...tokens.slice(at)];
}

export const kindsOf = (tokens: readonly Token[]): string => tokens.map(({ kind }) => kind).join("");
export const isOf = (kind: string) => (token: Token) => token.kind === kind;
const amountIn = (run: readonly Token[], kind: string): number => run.find(isOf(kind))?.value ?? 1;

/** "250 g" is a size, "240/-" a price, "half a dozen" and "twenty five" are counts, and "bhej do" asks. */
function measured(tokens: readonly Token[]): Token[] {
  const sized = merge(tokens, /nG|hA?G/g, (run) => ({
    kind: "s",
    value: (run[0]?.value ?? 0) * amountIn(run, "G"),
  }));
  const priced = merge(sized, /i?(?:@R?n(?:\/[-:])?R?|Rn(?:\/[-:])?|n\/[-:]|nR)(?:Du?)?/g, (run) =>
    run[0]?.kind === "i" && run[0].key !== "at" ? undefined : { kind: "r", value: amountIn(run, "n") },
  );
  const atPrice = merge(priced, /in(?:Du?)?/g, (run) =>
    run[0]?.key === "at" ? { kind: "r", value: amountIn(run, "n") } : undefined,
  );
  const kinds = kindsOf(atPrice);
  const isLink = (at: number): boolean =>
    at === 0 ||
    at === kinds.length - 1 ||
    /^(?:[PXTusn]:[ndxhzArs]|[ndzxs]:[PXAus]|[Ffi,&]:)/.test(kinds.slice(at - 1, at + 2));
  const linked = atPrice.flatMap((token, at) => {
    if (token.kind === "-" || (token.kind === ":" && isLink(at))) return [];
    return [token.kind === ":" ? { ...token, kind: "," } : token];
  });
  const asked = merge(linked, /vd/g, () => ({ kind: "f" }));
  const dozens = merge(asked, /[nhd]?A?z|[nd]?H/g, (run) => {
    const [first] = run;
    const times = first?.kind === "d" ? 2 : first?.kind === "n" || first?.kind === "h" ? (first.value ?? 0) : 1;
    return { kind: "n", key: "100", value: times * (run.at(-1)?.kind === "z" ? 12 : 100) };
  });
  const tens = merge(dozens, /nn/g, ([ten, one]) =>
    ten?.key &&
    one?.key &&
    ten.key !== "100" &&
    (ten.value ?? 0) > 19 &&
    (ten.value ?? 0) % 10 === 0 &&
    (one.value ?? 10) < 10
      ? { value: (ten.value ?? 0) + (one.value ?? 0) }
      : undefined,
  );
  const counts = merge(tens, /[nhd]{2,}|h|G/g, ([first, second]) => ({
    kind: first?.key && first.key === second?.key ? "D" : "0",
  }));
  return counts.map((token) =>
    token.kind === "n" && !(Number.isInteger(token.value) && token.value) ? { ...token, kind: "0" } : token,
  );
}

/** Joins the words of each product: "nimbu ka achaar". By-words without a head stay an X. */
function withProducts(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  let words: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = found.at(-1);
    const isProduct = token.products !== undefined;
    const names = token.products?.filter((product) => last?.products?.includes(product)) ?? [];
    if (isProduct && last && words.length > 0 && names.length > 0 && !words.includes(token.key)) {
      words.push(token.key);
      Object.assign(last, { to: token.to, products: names, isPlural: last.isPlural || token.isPlural });
      if (token.kind === "P") last.kind = "P";
    } else if (isProduct) {
      words = [token.key];
      found.push({ ...token });
    } else if (words.length === 0 || !/[ow]/.test(token.kind) || !tokens[index + 1]?.products) {
      words = [];
      found.push(token);
    }
  }
  return found.map((token) => (token.kind === "P" && token.products?.length !== 1 ? { ...token, kind: "Y" } : token));
}

/** Joins the words of each place: "Jammu and Kashmir", "Chennai, TN". */
function withPlaces(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first) break;
    found.push(first);
    for (let to = at + 5; to > at; to -= 1) {
      const run = tokens.slice(at, to);
      if (!/^[NW](?:&?[NWf])*$/.test(kindsOf(run))) continue;
      const place = placeOf(run.map(({ kind, key }) => (kind === "&" ? "" : key)).join(""));
      if (!place) continue;
      found.splice(-1, 1, { ...first, to: run.at(-1)?.to ?? first.to, kind: place.letter, state: place.state });
      at = to - 1;
      break;
    }
  }
  return merge(found, /[LM],?[NW]|[LM]&[LM]/g, ([first, second, third]) => {
    const last = third ?? second;
    const isSame = last?.state ? last.state === first?.state : last?.key.toUpperCase() === first?.state;
    return isSame ? { to: first?.to } : undefined;
  });
}

export const phrasesOf = (text: string, shop: Shop): Token[] =>
  withPlaces(withProducts(measured(tokensOf(text, shop))));
