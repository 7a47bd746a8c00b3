import type { WordsOf } from "#app/content/english.ts";

export const keptQuestions: WordsOf<"keptQuestions"> | null = null;
