import type { WordsOf } from "#app/content/english.ts";

export const story3: WordsOf<"story3"> | null = null;
