import type { WordsOf } from "#app/content/english.ts";

export const waitlist: WordsOf<"waitlist"> | null = null;
