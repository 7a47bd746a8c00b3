/** Removes from a question anything that may identify a person: addresses, handles, numbers, and apparent names. */

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
const NAMED_BY_THE_SITE = new Set(["ladoo", "smoothie", "instagram", "whatsapp", "india", "hindi", "english", "i"]);

export function scrubbed(question: string): string {
  return question
    .normalize("NFKC")
    .replace(ADDRESS, "…")
    .replace(NUMBER, "… ")
    .replace(/\s+/g, " ")
    .replace(INTRODUCTION, (_, words: string, next: string) => words + withoutNames(next))
    .replace(CAPITALISED, (word) => (ABBREVIATION.test(word) || NAMED_BY_THE_SITE.has(word.toLowerCase()) ? word : "…"))
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
