import type { WordsOf } from "#app/content/english.ts";

export const pricing: WordsOf<"pricing"> | null = null;
