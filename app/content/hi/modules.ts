import type { WordsOf } from "#app/content/english.ts";

export const modules: WordsOf<"modules"> | null = null;
