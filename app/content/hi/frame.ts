import type { WordsOf } from "#app/content/english.ts";

export const frame: WordsOf<"frame"> | null = null;
