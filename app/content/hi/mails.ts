import type { WordsOf } from "#app/content/english.ts";

export const mails: WordsOf<"mails"> | null = null;
