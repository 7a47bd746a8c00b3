import type { WordsOf } from "#app/content/english.ts";

export const founders: WordsOf<"founders"> | null = null;
