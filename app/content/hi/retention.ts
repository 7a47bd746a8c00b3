import type { WordsOf } from "#app/content/english.ts";

export const retention: WordsOf<"retention"> | null = null;
