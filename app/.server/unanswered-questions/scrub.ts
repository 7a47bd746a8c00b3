/** Removes from a question anything that may identify a person: addresses, handles, numbers, and apparent names. */
import knownNames from "./known-names.json" with { type: "json" };

const ADDRESS = /\S*(?:@|https?:|www\.)\S*|\b\S+\.(?:com|in|co|org|net|example)\b\S*/giu;
const NUMBER = /[+#]?\p{Nd}[\p{Nd}\s().,/:-]*/gu;
/** A capitalised word within a sentence, which is probably a name. */
const CAPITALISED = /(?<=\S\s+)\p{Lu}[\p{L}\p{M}’']*/gu;
/** A word of capitals alone is an abbreviation such as GST, not a name. */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;
/** The words with which people introduce themselves, and up to two words after them. */
const INTRODUCTION =
  /(?<![\p{L}\p{M}])(my name is|mera naam|i am|i['’]?m|this is|मेरा नाम)((?:\s+[\p{L}\p{M}’']+){1,2})/giu;
/** Words that often follow an introduction; every other word there is taken for a name. */
const NOT_A_NAME =
  /^(?:an?|the|not?|so|very|just|also|here|at|by|for|from|in|of|on|to|with|and|but|or|if|my|your|our|its?|we|you|they|what|why|how|when|which|can|could|do|does|is|are|was|will|have|has|ka|ki|ke|se|aur|kya|hai|hoon|hun|है|हूँ|हूं|और|क्या|\p{L}+ing)$/iu;
/** Names of products, places, platforms and languages, which are nobody's. */
const known = new Set(Object.values(knownNames).flatMap((names) => names.split(" ")));
const isKnown = (word = ""): boolean => known.has(word.toLowerCase().replace(/['’]s$/, ""));

/** The question on one line without addresses, numbers and introduced names. */
const withoutContacts = (question: string): string =>
  question
    .normalize("NFKC")
    .replace(ADDRESS, "…")
    .replace(NUMBER, "… ")
    .replace(/\s+/g, " ")
    .replace(INTRODUCTION, (_, words: string, next: string) => words + withoutNames(next));

/** True for a capitalised word that may be a person's name: neither an abbreviation nor known, nor the rest of a known name. */
const mayBePerson = (word: string, before: string): boolean =>
  !ABBREVIATION.test(word) && !isKnown(word) && !isKnown(/(\S+)\s+$/.exec(before)?.[1]);

/** The words of a question that may be somebody's name, in lower case. */
export const namesIn = (question: string): string[] => {
  const text = withoutContacts(question);
  const names = [...text.matchAll(CAPITALISED)].filter(({ 0: word, index }) => mayBePerson(word, text.slice(0, index)));
  return [...new Set(names.map(([word]) => word.toLowerCase()))];
};

/** The question with "…" in place of each removed part. `shown`: names that may stay, since several visitors used them. */
export function scrubbed(question: string, shown: ReadonlySet<string> = new Set()): string {
  return withoutContacts(question)
    .replace(CAPITALISED, (word, at: number, text: string) =>
      shown.has(word.toLowerCase()) || !mayBePerson(word, text.slice(0, at)) ? word : "…",
    )
    .replace(/(?:…\s*)+/g, "… ")
    .trim();
}

function withoutNames(words: string): string {
  const all = words.trim().split(/\s+/);
  const end = all.findIndex((word) => NOT_A_NAME.test(word));
  const kept = end < 0 ? [] : all.slice(end);
  return end === 0 ? words : ` ${["…", ...kept].join(" ")}`;
}

/** Two questions are compared without capitals and punctuation. */
export function sameness(question: string): string {
  return scrubbed(question)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}…]+/gu, " ")
    .trim();
}
