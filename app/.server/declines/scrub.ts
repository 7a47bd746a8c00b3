/** Removes from a question anything that may identify a person: addresses, handles, numbers, and apparent names. */

const ADDRESS = /\S*(?:@|https?:|www\.)\S*|\b\S+\.(?:com|in|co|org|net|example)\b\S*/giu;
const NUMBER = /[+#]?\p{Nd}[\p{Nd}\s().,/:-]*/gu;
/** A capital within a sentence begins a name. The first word's does not, and a word of capitals alone is a shortening (GST). */
const CAPITALISED = /(?<=\S\s+)\p{Lu}[\p{L}\p{M}’']*/gu;
const SHORTENING = /^\p{Lu}{2,5}s?$/u;
const NAMED_BY_THE_SITE = new Set(["ladoo", "smoothie", "instagram", "whatsapp", "india", "hindi", "english", "i"]);

/** The question on one line, with "…" in place of each removed part. */
export function scrubbed(question: string): string {
  return question
    .normalize("NFKC")
    .replace(ADDRESS, "…")
    .replace(NUMBER, "… ")
    .replace(/\s+/g, " ")
    .replace(CAPITALISED, (word) => (SHORTENING.test(word) || NAMED_BY_THE_SITE.has(word.toLowerCase()) ? word : "…"))
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
