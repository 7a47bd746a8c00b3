import type { WordsOf } from "#app/content/english.ts";

export const pageCards: WordsOf<"pageCards"> | null = null;
