/**
 * An inverted index of two fields, ranked by BM25+ (Lv and Zhai, 2011) with the usual parameters. Our own, because a fresh
 * isolate builds it before its first answer, and MiniSearch took twice as long.
 */
const [K, B, D] = [1.2, 0.7, 0.5];
/** The maximum weight of a term that begins with the wanted one. */
const PREFIX = 0.375;
/** The maximum weight of a term that is spelt like the wanted one. */
const FUZZY = 0.45;
/** The share of a term's letters that a misspelling may change. */
const MISSPELT_SHARE = 0.25;
/** Shorter terms must match exactly. */
const MIN_LENGTH = 4;

/** The documents that hold a term, each followed by the term's count, in the order of documents. */
type Postings = number[];
type Entry = { asked: Postings; text: Postings; documents: number; newest: number };
type Field = "asked" | "text";
const FIELDS: readonly Field[] = ["asked", "text"];

/** `matched`: the wanted terms that the document holds, or similar ones. */
export type Match = { document: number; score: number; matched: string[] };
/** A wanted term: its weight, and whether terms that begin or are spelt like it count as well. */
export type Wanted = { term: string; weight: number; isLoose: boolean };

export class InvertedIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #lengths: Readonly<Record<Field, number[]>> = { asked: [], text: [] };
  readonly #boosts: Readonly<Record<Field, number>>;
  #averages: Readonly<Record<Field, number>> = { asked: 0, text: 0 };

  /** `boosts`: the weight of a term in each field. */
  constructor(
    documents: Iterable<Readonly<Record<Field, readonly string[]>>>,
    boosts: Readonly<Record<Field, number>>,
  ) {
    this.#boosts = boosts;
    for (const document of documents) this.#add(document);
    this.#averages = { asked: mean(this.#lengths.asked), text: mean(this.#lengths.text) };
  }

  #add(document: Readonly<Record<Field, readonly string[]>>): void {
    const id = this.#lengths.text.length;
    for (const field of FIELDS) {
      let distinct = 0;
      for (const term of document[field]) {
        const entry = this.#entries.get(term) ?? { asked: [], text: [], documents: 0, newest: -1 };
        if (entry.documents === 0) this.#entries.set(term, entry);
        if (entry.newest !== id) entry.documents += 1;
        entry.newest = id;
        const postings = entry[field];
        if (postings.at(-2) === id) postings[postings.length - 1] = (postings.at(-1) ?? 0) + 1;
        else {
          postings.push(id, 1);
          distinct += 1;
        }
      }
      this.#lengths[field].push(distinct);
    }
  }

  /** The number of documents with a term. */
  frequency(term: string): number {
    return this.#entries.get(term)?.documents ?? 0;
  }

  /** True when a term is in any document's text; `asked` does not count. */
  isInText(term: string): boolean {
    return (this.#entries.get(term)?.text.length ?? 0) > 0;
  }

  /** The documents with any of the terms, best first; those with more of them go before. */
  search(wanted: readonly Wanted[], isAllowed: (document: number) => boolean): Match[] {
    const found = new Map<number, Match>();
    const count = (asked: string, entry: Entry | undefined, weight: number): void => {
      for (const field of entry ? FIELDS : []) {
        const postings = entry?.[field] ?? [];
        const idf = this.#idf(postings.length / 2);
        for (let at = 0; at < postings.length; at += 2) {
          const document = postings[at] ?? 0;
          if (!isAllowed(document)) continue;
          const score = weight * this.#boosts[field] * idf * this.#saturation(field, document, postings[at + 1] ?? 0);
          const match = found.get(document);
          if (!match) found.set(document, { document, score, matched: [asked] });
          else {
            match.score += score;
            if (!match.matched.includes(asked)) match.matched.push(asked);
          }
        }
      }
    };
    for (const { term, weight, isLoose } of wanted) {
      count(term, this.#entries.get(term), weight);
      if (isLoose && term.length >= MIN_LENGTH) {
        for (const [like, share] of this.#termsLike(term)) count(term, this.#entries.get(like), weight * share);
      }
    }
    const matches = [...found.values()];
    for (const match of matches) match.score *= match.matched.length;
    return matches.sort((one, other) => other.score - one.score);
  }

  #idf(documents: number): number {
    return Math.log(1 + (this.#lengths.text.length - documents + 0.5) / (documents + 0.5));
  }

  #saturation(field: Field, document: number, frequency: number): number {
    const lengths = this.#lengths[field];
    const relative = (lengths[document] ?? 0) / this.#averages[field];
    return D + (frequency * (K + 1)) / (frequency + K * (1 - B + B * relative));
  }

  /** Terms that begin or are spelt like one, each with its weight. */
  #termsLike(term: string): [string, number][] {
    const most = Math.round(term.length * MISSPELT_SHARE);
    const like: [string, number][] = [];
    for (const other of this.#entries.keys()) {
      const longer = other.length - term.length;
      if (longer > 0 && other.startsWith(term))
        like.push([other, (PREFIX * other.length) / (other.length + 0.3 * longer)]);
      else if (Math.abs(longer) <= most) {
        const changes = changesBetween(term, other, most);
        if (changes > 0 && changes <= most) like.push([other, (FUZZY * other.length) / (other.length + changes)]);
      }
    }
    return like;
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The Levenshtein distance of two terms: letters to insert, delete or replace. `most + 1` when it is larger than `most`. */
function changesBetween(one: string, other: string, most: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(replaced, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? 0;
}
