import type { WordsOf } from "#app/content/english.ts";

export const privacyChoices: WordsOf<"privacyChoices"> | null = null;
