import type { WordsOf } from "#app/content/english.ts";

export const company: WordsOf<"company"> | null = null;
