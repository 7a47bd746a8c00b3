import type { WordsOf } from "#app/content/english.ts";

export const useCases: WordsOf<"useCases"> | null = null;
