import type { WordsOf } from "#app/content/english.ts";

export const ownPage: WordsOf<"ownPage"> | null = null;
