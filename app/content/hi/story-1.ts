import type { WordsOf } from "#app/content/english.ts";

export const story1: WordsOf<"story1"> | null = null;
