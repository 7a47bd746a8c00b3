import type { WordsOf } from "#app/content/english.ts";

export const assistant: WordsOf<"assistant"> | null = null;
