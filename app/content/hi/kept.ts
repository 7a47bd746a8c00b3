import type { WordsOf } from "#app/content/english.ts";

export const kept: WordsOf<"kept"> | null = null;
