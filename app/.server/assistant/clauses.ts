/** Where the whole of a question is answered weakly or not at all, one of its clauses may be asking clearly. */
import { ALIKE, ENOUGH, isEnough } from "./kinds.ts";
import { hasUnknownSubject, type Query } from "./query.ts";
import type { Hit } from "./score.ts";
import type { Index } from "./search.ts";

/** A question, or the clause of it that is answered, and what answers it, best first. */
type Reading = { query: Query; hits: readonly Hit[] };

/** An answer to the whole question that covers so much of it needs no clause to be looked at. */
const CLEAR = { coverage: 0.5, likeness: 0.6 } as const;
/** A clause holds a question of its own from so many words on. */
const LEAST_WORDS = 3;
/** More of them are no question, and each costs a search. */
const MOST_CLAUSES = 5;

/**
 * What answers the question, or else a clause of it that asks clearly: "I heard there is a two-week trial somewhere on your
 * site, is that true?" is about the trial.
 */
export function readingOf(question: string, query: Query, index: Index): Reading {
  const whole = read(query, index);
  if (isClear(whole) || query.founder || query.wantsTale || hasUnknownSubject(query)) return whole;
  return clausesOf(question)
    .map((clause) => read(index.parse(clause), index, isClearlyAsked))
    .reduce((found, other) => (scoreOf(other) > scoreOf(found) ? other : found), whole);
}

const read = (query: Query, index: Index, isFit: (hit: Hit) => boolean = () => true): Reading => ({
  query,
  hits: index.search(query).filter((hit) => isEnough(hit, query) && isFit(hit)),
});

const scoreOf = ({ hits }: Reading): number => hits[0]?.score ?? 0;

const isClear = ({ hits: [best] }: Reading): boolean =>
  best !== undefined && (best.coverage >= CLEAR.coverage || best.likeness >= CLEAR.likeness);

/** A clause has fewer words than a question, and shares them sooner with a passage that is not meant. */
const isClearlyAsked = ({ matched, needed, coverage, likeness }: Hit): boolean =>
  (matched >= 2 || needed >= 1) && (coverage >= ENOUGH.text || likeness >= ALIKE);

const BETWEEN_CLAUSES =
  /[,;:?!.\u2013\u2014]+\s|\s-\s|\s(?:but|so|because|since|and (?:want|how|what|where|which|is|are|do|does|can|i)|or is)\b/i;

function clausesOf(question: string): string[] {
  const clauses = question.split(BETWEEN_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses.filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS).slice(0, MOST_CLAUSES);
}
