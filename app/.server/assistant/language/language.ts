/**
 * How a text becomes terms that can be compared, so that "kitna kharcha" and "what it costs" meet in the same one. The stages,
 * in order, and what an entry must be to belong to each:
 *
 * 0. `devanagari.ts`: Hindi in its own letters becomes Hindi in Latin ones. The assistant is asked with what comes of it.
 * 1. `words.ts`: the text becomes words. Signs only.
 * 2. `rewording.ts`: what founders say becomes what the site says. Fixed words and expressions that mean the same in any
 *    question: all Hindi, and English of which the site has another word.
 * 3. `phrases.ts`: names of several words become one word.
 * 4. `spelling.ts`: what was typed becomes what was meant. Slips, shorthand.
 * 5. `readings.ts`: what a word means beside its neighbours. Patterns that look at the rest of the question.
 * 6. Here: words become terms. Stop words are left out (`stop-words.ts`), forms of a word become one (`stemming.ts`), and so
 *    do synonyms (`synonymGroups`), which hold in the site's texts too.
 *
 * A question goes through all of them, and through 2 and 3 once more after 5, since a word put right may be one that the
 * site has another for (`query.ts` in `search` asks for each in turn). The site's own texts go through 1, 3 and 6. How much a term then
 * weighs is decided by `lexicon.ts` and `syntax.ts`.
 */
import { relatedWords, synonymGroups } from "#app/content/assistant.ts";
import { memoize } from "#app/lib/memoize.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";
import { joinPhrases, wordsOfNames } from "./phrases.ts";
import { reworded } from "./rewording.ts";
import { stem } from "./stemming.ts";
import { lightWords, stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");

const stopWordSet = new Set(stopWords);

/** By the stem of each word of the lists of synonyms, the term of its list. */
const termBySynonym = new Map<string, string>();
for (const [name = "", ...members] of synonymGroups) {
  for (const member of [name, ...members]) {
    if (!member.includes(" ")) termBySynonym.set(stem(member), stem(name.replaceAll(" ", "")));
  }
}

/** A word that the later stages know, and that no Hindi is looked for in. */
const isOurs = (word: string): boolean =>
  stopWordSet.has(word) || vocabulary.has(word) || termBySynonym.has(stem(word));

/** A question after stages 1 to 3, its words divided by spaces. */
export const inOurWords = (text: string): string => joinPhrases(reworded(wordsOf(text), isOurs)).join(" ");

/** The same for wordings divided by "|", all at once: taking a text apart costs more than its words. */
export function eachInOurWords(wordings: string): string[] {
  if (!wordings) return [];
  const all = inOurWords(wordings.replaceAll("|", ` ${DIVIDER} `));
  return all.split(` ${DIVIDER} `).filter(Boolean);
}
const DIVIDER = "0or0";

/** A text of the site after stages 1 and 3, its words divided by spaces. */
export function simplify(text: string): string {
  return joinPhrases(wordsOf(text)).join(" ");
}

/** The term a word is compared by, or "" for a stop word. */
export const termOf = memoize(termOfWord, { maxBytes: memoryShares.terms });

function termOfWord(word: string): string {
  if (stopWordSet.has(word)) return "";
  const cut = stem(word);
  return termBySynonym.get(cut) ?? cut;
}

/** The terms of a text in order, stop words left out. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of simplify(text).split(" ")) {
    const term = termOf(word);
    if (term) terms.push(term);
  }
  return terms;
}

// A word that a synonym list claims has a subject, also where one of its siblings is a common word.
const lightTerms = new Set(lightWords.filter((word) => !termBySynonym.has(stem(word))).map(termOf));
export const isStopWord = (word: string): boolean => stopWordSet.has(word);
export const isLight = (term: string): boolean => lightTerms.has(term);
/** True for a word that a synonym list names, whatever its ending. */
export const isListed = (word: string): boolean => termBySynonym.has(stem(word));

const related = new Map<string, Set<string>>();
function relate(one: string, other: string): void {
  const others = related.get(one) ?? new Set();
  others.add(other);
  related.set(one, others);
}
for (const [word, others] of Object.entries(relatedWords)) {
  for (const other of others) {
    relate(termOf(word) || word, termOf(other));
  }
}
const NONE: ReadonlySet<string> = new Set();
/** Terms that may be meant beside this one. */
export const relatedTerms = (term: string): ReadonlySet<string> => related.get(term) ?? NONE;
/** Words so common that a slip of the finger may well have been meant for one. */
export const commonWords: readonly string[] = [...stopWords, ...lightWords].filter((word) => /^[a-z]{4,}$/.test(word));
/** Words that only the lists of synonyms and relations hold; they are spelt right, wherever the texts may stop. */
export const listedWords: readonly string[] = [
  ...synonymGroups.flat().flatMap((member) => member.split(" ")),
  ...Object.keys(relatedWords),
  ...wordsOfNames,
];
const vocabulary: ReadonlySet<string> = new Set([...listedWords, ...lightWords]);
