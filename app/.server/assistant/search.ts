/**
 * Finds the passages about a question. There are two indexes, the site's own words and what founders tell, so that neither
 * crowds the other out. Each isolate builds them once, in a quarter of a second at most.
 */
import { brand } from "#app/content/brand.ts";
import { InvertedIndex } from "./inverted-index.ts";
import { isLight, relatedTo, termsOf } from "./language.ts";
import type { Passage } from "./passages.ts";

/**
 * `matched`: how many of the question's terms the passage has; `coverage`: their share of the question, by rarity. `score`:
 * that share, plus how near the passage comes to the best of its index, so that hits of both indexes can be compared.
 */
export type Hit = { passage: Passage; score: number; coverage: number; matched: number };
type Index = {
  /** The passages for these terms, best first. */
  search: (terms: readonly string[], isAllowed?: (passage: Passage) => boolean) => Hit[];
  /** True when a passage's text has the term; its wordings don't count. */
  says: (term: string) => boolean;
};
export type PassageIndex = { site: Index; founders: Index; all: readonly Passage[] };

/** The weight of a term that fits any question. */
const LIGHT = 0.25;
/** The product's own name, and its weight: "What does Ladoo cost?" asks what "price?" asks. */
const [OWN_NAME = ""] = termsOf(brand.name);
const NAMED = 0.01;
/** The weight of a related term, which the visitor may have meant. */
const RELATED = 0.35;
/** The weight of a term in the two fields: a passage's questions and its text. */
const BOOSTS = { asked: 1.5, text: 0.7 } as const;
/** The share of a term's weight that counts when only a similar term matches. */
const MISSPELT = 0.6;
/** The assumed frequency of a term that is in no text. */
const UNKNOWN = 1;
const MAX_HITS = 24;
/** The share of `score` that comes from nearness to the best hit of the index. */
const NEARNESS = 0.8;
/** The share of `score` that a heading or a wording like the question adds. */
const LIKE = 0.9;
/** The share of that for a wording: a heading says better than its wordings what a passage is about. */
const WORDING = 0.6;
/** The factor that puts the site's own words before a founder's. */
export const SITE_FIRST = 1.25;
/** The term of a question for a story; what founders tell then counts as much as the site's answers. */
const [STORY = ""] = termsOf("story");
/** The factor that puts a whole answer before a piece of a page. */
export const ANSWER_FIRST = 1.2;

/** How much a term says about a question: more the fewer passages have it. */
function weightIn(engine: InvertedIndex, term: string, passages: number): number {
  if (/^\d/.test(term)) return LIGHT;
  const rarity = Math.log(1 + passages / (engine.frequency(term) || UNKNOWN));
  return rarity * (term === OWN_NAME ? NAMED : isLight(term) ? LIGHT : 1);
}

export function buildIndex(passages: readonly Passage[]): Index {
  const phrases = passages.map(({ heading, wordings }) =>
    [heading, ...wordings].map((said) => [...new Set(termsOf(said))]),
  );
  const engine = new InvertedIndex(
    passages.map(({ text }, at) => ({ asked: phrases[at]?.flat() ?? [], text: termsOf(text) })),
    BOOSTS,
  );
  const weights = new Map<string, number>();
  for (const term of new Set(phrases.flat(2))) weights.set(term, weightIn(engine, term, passages.length));
  const weightOf = (term: string): number => weights.get(term) ?? weightIn(engine, term, passages.length);
  const weigh = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOf(term), 0);

  /** How like the question is to the passage's heading or to one of its wordings: the share of terms that both have. */
  const likeness = (document: number, asked: readonly string[], all: number): number => {
    let most = 0;
    for (const [at, phrase] of (phrases[document] ?? []).entries()) {
      const common = phrase.filter((term) => asked.includes(term));
      if (common.length === 0) continue;
      const shared = weigh(common);
      most = Math.max(most, ((at === 0 ? 1 : WORDING) * shared) / (all + weigh(phrase) - shared));
    }
    return most;
  };

  return {
    search: (terms, isAllowed) => {
      const asked = [...new Set(terms)];
      const all = weigh(asked);
      if (all === 0) return [];
      const others = new Map(asked.flatMap((term) => relatedTo(term).map((other) => [other, term] as const)));
      for (const term of asked) others.delete(term);
      const wanted = [...asked, ...others.keys()].map((term) => ({
        term,
        weight: others.has(term) ? RELATED : isLight(term) ? LIGHT : 1,
        // A term that no passage has is misspelt, or the beginning of one.
        isLoose: !others.has(term) && engine.frequency(term) === 0,
      }));
      const results = engine.search(wanted, (id) => isAllowed?.(passages[id] as Passage) ?? true);
      const best = results[0]?.score ?? 1;
      const hits = results.slice(0, MAX_HITS).map(({ document, score, matched }) => {
        const found = new Map<string, number>();
        for (const term of matched) {
          const meant = others.get(term) ?? term;
          const share = others.has(term) ? RELATED : engine.frequency(term) > 0 ? 1 : MISSPELT;
          found.set(meant, Math.max(found.get(meant) ?? 0, share));
        }
        const covered = [...found].reduce((sum, [term, share]) => sum + share * weightOf(term), 0);
        const coverage = covered / all;
        return {
          passage: passages[document] as Passage,
          score: coverage + (NEARNESS * score) / best + LIKE * likeness(document, asked, all),
          coverage,
          // A misspelt term may be any other word.
          matched: [...found.values()].filter((share) => share !== MISSPELT).length,
        };
      });
      return hits.sort((one, other) => other.score - one.score);
    },
    says: (term) => engine.isInText(term),
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
  const asksForStory = terms.includes(STORY);
  const factorOf = ({ isByFounder, isAnswer }: Passage): number => {
    if (isByFounder && !isAnswer) return asksForStory ? SITE_FIRST * ANSWER_FIRST : 1;
    return (isByFounder ? 1 : SITE_FIRST) * (isAnswer ? ANSWER_FIRST : 1);
  };
  return [...site.search(terms), ...founders.search(terms)]
    .map((hit) => ({ ...hit, score: hit.score * factorOf(hit.passage) }))
    .sort((one, other) => other.score - one.score);
}
