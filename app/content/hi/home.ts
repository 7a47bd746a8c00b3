import type { WordsOf } from "#app/content/english.ts";

export const home: WordsOf<"home"> | null = null;
