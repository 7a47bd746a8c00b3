import type { WordsOf } from "#app/content/english.ts";

export const site: WordsOf<"site"> | null = null;
