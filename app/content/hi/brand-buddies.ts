import type { WordsOf } from "#app/content/english.ts";

export const brandBuddies: WordsOf<"brandBuddies"> | null = null;
