const WORDS_PER_MINUTE = 230;

/** How long a text takes to read, in whole minutes, rounded up as "Listen time" is. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));
}
