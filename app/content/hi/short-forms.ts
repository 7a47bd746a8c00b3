import type { WordsOf } from "#app/content/english.ts";

export const shortForms: WordsOf<"shortForms"> | null = null;
