const WORDS_PER_MINUTE = 230;

/** The reading time of a text in whole minutes, rounded up like "Listen time". */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));
}
