const WORDS_PER_MINUTE = 230;

/** The reading time of a text in whole minutes, rounded up like "Listen time". */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));
