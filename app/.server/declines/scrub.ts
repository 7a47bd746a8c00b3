/** Removes from a question anything that may identify a person: addresses, handles, numbers, and apparent names. */

const ADDRESS = /\S*(?:@|https?:|www\.)\S*|\b\S+\.(?:com|in|co|org|net|example)\b\S*/giu;
const NUMBER = /[+#]?\p{Nd}[\p{Nd}\s().,/:-]*/gu;
/** A capitalised word within a sentence, which is probably a name. The first word of a text is not matched. */
const CAPITALISED = /(?<=\S\s+)\p{Lu}[\p{L}\p{M}’']*/gu;
/** A word of capitals alone is an abbreviation such as GST, not a name. */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;
const NAMED_BY_THE_SITE = new Set(["ladoo", "smoothie", "instagram", "whatsapp", "india", "hindi", "english", "i"]);

/** The question on one line, with "…" in place of each removed part. */
export function scrubbed(question: string): string {
  return question
    .normalize("NFKC")
    .replace(ADDRESS, "…")
    .replace(NUMBER, "… ")
    .replace(/\s+/g, " ")
    .replace(CAPITALISED, (word) => (ABBREVIATION.test(word) || NAMED_BY_THE_SITE.has(word.toLowerCase()) ? word : "…"))
    .replace(/(?:…\s*)+/g, "… ")
    .trim();
}

/** The form in which two questions are compared: without capitals and punctuation. */
export function sameness(question: string): string {
  return scrubbed(question)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}…]+/gu, " ")
    .trim();
}
