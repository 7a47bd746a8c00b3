import type { WordsOf } from "#app/content/english.ts";

export const story2: WordsOf<"story2"> | null = null;
