import type { WordsOf } from "#app/content/english.ts";

export const launch: WordsOf<"launch"> | null = null;
