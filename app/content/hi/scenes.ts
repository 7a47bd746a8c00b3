import type { WordsOf } from "#app/content/english.ts";

export const scenes: WordsOf<"scenes"> | null = null;
