import type { WordsOf } from "#app/content/english.ts";

export const brand: WordsOf<"brand"> | null = null;
