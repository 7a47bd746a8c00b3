/** The type of the words that the page passes in; the words themselves are in `content/assistant-texts.ts`. */
import type { assistantTexts } from "#app/content/assistant-texts.ts";
import type { Words } from "#app/lib/words.ts";

export type ChatTexts = Words<typeof assistantTexts>;
