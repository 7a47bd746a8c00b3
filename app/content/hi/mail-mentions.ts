import type { WordsOf } from "#app/content/english.ts";

export const mailMentions: WordsOf<"mailMentions"> | null = null;
