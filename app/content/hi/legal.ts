import type { WordsOf } from "#app/content/english.ts";

export const legal: WordsOf<"legal"> | null = null;
