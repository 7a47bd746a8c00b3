/**
 * Finds the passages that a question is about. Two indexes: what the site says of itself, and what founders tell, so that neither
 * crowds the other out. Built once in each isolate, in a quarter of a second at most.
 */
import MiniSearch from "minisearch";
import { isLight, relatedTo, termsOf } from "./language.ts";
import type { Passage } from "./passages.ts";

/**
 * `weight`: how much of the question's subject matter, by its rarity, the passage speaks of, and `coverage` the share. `score`:
 * that share, and how near it comes to the best passage of its index, so that passages of both can be compared.
 */
export type Hit = { passage: Passage; score: number; coverage: number; weight: number };
type Index = {
  /** The passages for these terms, best first. */
  search: (terms: readonly string[], isAllowed?: (passage: Passage) => boolean) => Hit[];
  /** Whether a text has the term: what visitors call things is not counted. */
  says: (term: string) => boolean;
};
export type Library = { site: Index; tales: Index; all: readonly Passage[] };

/** A term that could stand in any question counts as little as this. */
const LIGHT = 0.25;
/** A term that may be meant instead of the one that was used. */
const RELATED = 0.35;
const BOOSTS = { asked: 1.5, text: 0.7 } as const;
/** A term that is no text's, but like one; and how rare one counts that no text has. */
const MISSPELT = 0.6;
const UNKNOWN = 1;
const LEAST_FUZZY_LENGTH = 4;
const MOST_HITS = 24;
/** What nearness to the best one of an index adds to what a passage covers. */
const NEARNESS = 0.8;
/** Of two that are as near, the site's own words go before a founder's, and a whole answer before a piece of a page. */
const SITE_FIRST = 1.25;
const ANSWER_FIRST = 1.2;

function buildIndex(passages: readonly Passage[]): Index {
  const [frequency, spoken] = [new Map<string, number>(), new Set<string>()];
  /** The terms of each field, by a name that stands for it in the documents: they are read once. */
  const read = new Map<string, readonly string[]>();
  const documents = passages.map(({ heading, wordings, text }, id) => {
    const [asked, told] = [[heading, ...wordings].flatMap(termsOf), termsOf(text)];
    for (const term of new Set(asked.concat(told))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    for (const term of told) spoken.add(term);
    read.set(`asked ${id}`, asked).set(`text ${id}`, told);
    return { id, asked: `asked ${id}`, text: `text ${id}` };
  });
  const engine = new MiniSearch<(typeof documents)[number]>({
    fields: ["asked", "text"],
    tokenize: (text) => [...(read.get(text) ?? text.split(" "))],
    processTerm: (term) => term || null,
  });
  engine.addAll(documents);
  read.clear();
  const weightOf = (term: string): number =>
    /^\d/.test(term)
      ? LIGHT
      : Math.log(1 + passages.length / (frequency.get(term) ?? UNKNOWN)) * (isLight(term) ? LIGHT : 1);

  return {
    search: (terms, isAllowed) => {
      const asked = [...new Set(terms)];
      const all = asked.reduce((sum, term) => sum + weightOf(term), 0);
      if (all === 0) return [];
      const others = new Map(asked.flatMap((term) => relatedTo(term).map((other) => [other, term] as const)));
      for (const term of asked) others.delete(term);
      const results = engine.search([...asked, ...others.keys()].join(" "), {
        boost: BOOSTS,
        boostTerm: (term) => (others.has(term) ? RELATED : isLight(term) ? LIGHT : 1),
        fuzzy: (term) => (frequency.has(term) || others.has(term) || term.length < LEAST_FUZZY_LENGTH ? false : 0.25),
        prefix: (term) => !frequency.has(term) && term.length >= LEAST_FUZZY_LENGTH,
        ...(isAllowed ? { filter: ({ id }) => isAllowed(passages[id] as Passage) } : {}),
      });
      const best = results[0]?.score ?? 1;
      const hits = results.slice(0, MOST_HITS).map(({ id, score, queryTerms }) => {
        const found = new Map<string, number>();
        for (const term of queryTerms) {
          const meant = others.get(term) ?? term;
          const share = others.has(term) ? RELATED : frequency.has(term) ? 1 : MISSPELT;
          found.set(meant, Math.max(found.get(meant) ?? 0, share));
        }
        const covered = [...found].reduce((sum, [term, share]) => sum + share * weightOf(term), 0);
        const coverage = covered / all;
        return {
          passage: passages[id as number] as Passage,
          score: coverage + (NEARNESS * score) / best,
          coverage,
          weight: covered,
        };
      });
      return hits.sort((one, other) => other.score - one.score);
    },
    says: (term) => spoken.has(term),
  };
}

export const buildLibrary = (site: readonly Passage[], tales: readonly Passage[]): Library => ({
  site: buildIndex(site),
  tales: buildIndex(tales),
  all: [...site, ...tales],
});

/** The passages that a question is about, out of both indexes, best first. */
export function findPassages({ site, tales }: Library, question: string): Hit[] {
  const terms = termsOf(question);
  const ofSite = site.search(terms).map((hit) => ({
    ...hit,
    score: hit.score * SITE_FIRST * (hit.passage.isAnswer ? ANSWER_FIRST : 1),
  }));
  return [...ofSite, ...tales.search(terms)].sort((one, other) => other.score - one.score);
}
