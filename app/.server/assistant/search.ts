/** Finds the passages about a question, by BM25+ (Lv and Zhai, 2011) in two fields, the site's own apart from what founders tell. */
import { brand } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { isLight, relatedTo, termsOf } from "./language.ts";
import type { Passage } from "./passages.ts";
import words from "./words.json" with { type: "json" };

/** `matched`: how many of the question's terms the passage has; `coverage`: their share of it, by rarity, and a part of `score`. */
export type Hit = { passage: Passage; score: number; coverage: number; matched: number };
type Index = {
  search: (terms: readonly string[], isAllowed?: (passage: Passage) => boolean) => Hit[];
  /** True when a passage's text has the term; its wordings don't count. */
  says: (term: string) => boolean;
};
export type PassageIndex = { site: Index; founders: Index; all: readonly Passage[] };

const [K, B, D] = [1.2, 0.7, 0.5];
/** A passage's questions and its text, with the weight of a term in each. */
const FIELDS = [
  ["asked", 1.5],
  ["text", 0.7],
] as const;
const LIGHT = 0.25;
/** The product's own name, and its weight: "What does Ladoo cost?" asks what "price?" asks. */
const [PRODUCT = ""] = termsOf(brand.name);
const NAMED = 0.01;
const [RELATED, MAX_HITS, NEARNESS, LIKE] = [0.35, 24, 0.8, 0.9];
/** The share of that for a wording: a heading says better than its wordings what a passage is about. */
const WORDING = 0.6;
export const SITE_FIRST = 1.25;
/** The terms of a question about the stories; what founders tell then counts as much as the site's answers. */
const [STORY = "", ...SOMEBODY] = termsOf(`story ${founders.map(({ name }) => name).join(" ")} ${words.people}`);
export const asksOfSomebody = (terms: readonly string[]): boolean => terms.some((term) => SOMEBODY.includes(term));
const OWN_NAME = words.ownName.map((pattern) => new RegExp(pattern, "giu"));
/** A question without the name that its asker has in common with somebody in a story; a text of nothing else stays. */
export function withoutOwnName(question: string): string {
  const without = (text: string, pattern: RegExp): string =>
    text.replace(pattern, (said, name: string) => (asksOfSomebody(termsOf(name)) ? "" : said));
  const left = OWN_NAME.reduce(without, question).replace(/^[\s,.;:!।-]+/, "");
  return /\p{L}/u.test(left) ? left : question;
}
export const ANSWER_FIRST = 1.2;

/** The passages that hold a term, in each field, each followed by the term's count. */
type Entry = { asked: number[]; text: number[]; passages: number; newest: number };

export function buildIndex(passages: readonly Passage[]): Index {
  const phrases = passages.map(({ heading, wordings }) =>
    [heading, ...wordings].map((said) => [...new Set(termsOf(said))]),
  );
  const entries = new Map<string, Entry>();
  const lengths = { asked: [] as number[], text: [] as number[] };
  const add = (field: "asked" | "text", id: number, terms: readonly string[]): void => {
    for (const term of terms) {
      const entry = entries.get(term) ?? { asked: [], text: [], passages: 0, newest: -1 };
      if (entry.newest === -1) entries.set(term, entry);
      if (entry.newest !== id) entry.passages += 1;
      entry.newest = id;
      const postings = entry[field];
      if (postings.at(-2) === id) postings[postings.length - 1] = (postings.at(-1) ?? 0) + 1;
      else postings.push(id, 1);
    }
    lengths[field].push(new Set(terms).size);
  };
  for (const [id, { text }] of passages.entries()) {
    add("asked", id, phrases[id]?.flat() ?? []);
    add("text", id, termsOf(text));
  }
  const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const means = { asked: meanOf(lengths.asked), text: meanOf(lengths.text) };

  /** How much a term says about a question: more the fewer passages have it. */
  const weightOf = (term: string): number => {
    // A small number or a year fits any question, an amount such as 799 does not.
    if (/^(?:\d{1,2}|20\d\d)\b/.test(term)) return LIGHT;
    const holders = entries.get(term)?.passages ?? (isLight(term) ? passages.length : 1);
    const rarity = Math.log(1 + passages.length / holders);
    return rarity * (term === PRODUCT ? NAMED : isLight(term) ? LIGHT : 1);
  };
  const weigh = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOf(term), 0);

  function count(term: string, weight: number, found: Map<number, { score: number; matched: string[] }>): void {
    for (const [field, boost] of FIELDS) {
      const postings = entries.get(term)?.[field] ?? [];
      const holders = postings.length / 2;
      const rarity = Math.log(1 + (passages.length - holders + 0.5) / (holders + 0.5));
      for (let at = 0; at < postings.length; at += 2) {
        const [id = 0, times = 0] = [postings[at], postings[at + 1]];
        const relative = (lengths[field][id] ?? 0) / means[field];
        const saturation = D + (times * (K + 1)) / (times + K * (1 - B + B * relative));
        const match = found.get(id) ?? { score: 0, matched: [] };
        found.set(id, match);
        match.score += weight * boost * rarity * saturation;
        if (!match.matched.includes(term)) match.matched.push(term);
      }
    }
  }

  const likeness = (id: number, asked: readonly string[], all: number): number => {
    let most = 0;
    for (const [at, phrase] of (phrases[id] ?? []).entries()) {
      const common = phrase.filter((term) => asked.includes(term));
      if (common.length === 0) continue;
      const shared = weigh(common);
      most = Math.max(most, ((at === 0 ? 1 : WORDING) * shared) / (all + weigh(phrase) - shared));
    }
    return most;
  };

  return {
    search: (terms, isAllowed = () => true) => {
      const asked = [...new Set(terms)];
      const all = weigh(asked);
      if (all === 0) return [];
      const others = new Map(asked.flatMap((term) => relatedTo(term).map((other) => [other, term] as const)));
      for (const term of asked) others.delete(term);
      const found = new Map<number, { score: number; matched: string[] }>();
      for (const term of asked) count(term, isLight(term) ? LIGHT : 1, found);
      for (const term of others.keys()) count(term, RELATED, found);
      const results = [...found]
        .map(([id, { score, matched }]) => ({ id, matched, score: score * matched.length }))
        .filter(({ id }) => isAllowed(passages[id] as Passage))
        .sort((one, other) => other.score - one.score);
      const best = results[0]?.score ?? 1;
      const hits = results.slice(0, MAX_HITS).map(({ id, score, matched }) => {
        const shares = new Map<string, number>();
        for (const term of matched) {
          const meant = others.get(term) ?? term;
          shares.set(meant, Math.max(shares.get(meant) ?? 0, meant === term ? 1 : RELATED));
        }
        const coverage = [...shares].reduce((sum, [term, share]) => sum + share * weightOf(term), 0) / all;
        return {
          passage: passages[id] as Passage,
          score: coverage + (NEARNESS * score) / best + LIKE * likeness(id, asked, all),
          coverage,
          matched: shares.size,
        };
      });
      return hits.sort((one, other) => other.score - one.score);
    },
    says: (term) => (entries.get(term)?.text.length ?? 0) > 0,
  };
}

export const buildLibrary = (site: readonly Passage[], founders: readonly Passage[]): PassageIndex => ({
  site: buildIndex(site),
  founders: buildIndex(founders),
  all: [...site, ...founders],
});

/** A hit that has so much of a question answers it alone. */
export const MOSTLY_COVERED = 0.75;
/** The passages about a question, from both indexes, best first. */
export function findPassages({ site, founders }: PassageIndex, question: string): Hit[] {
  const terms = termsOf(question);
  const asksForStory = terms.includes(STORY) || asksOfSomebody(terms);
  const factorOf = ({ isByFounder, isAnswer }: Passage): number => {
    if (isByFounder && !isAnswer) return asksForStory ? SITE_FIRST * ANSWER_FIRST : 1;
    return (isByFounder ? 1 : SITE_FIRST) * (isAnswer ? ANSWER_FIRST : 1);
  };
  return [...site.search(terms), ...founders.search(terms)]
    .map((hit) => ({ ...hit, score: hit.score * factorOf(hit.passage) }))
    .sort((one, other) => other.score - one.score);
}
