import type { WordsOf } from "#app/content/english.ts";

export const assistantTexts: WordsOf<"assistantTexts"> | null = null;
