/** The type of the words around privacy; the words themselves are `content/privacy-choices.ts`. */
import type { privacyChoices } from "#app/content/privacy-choices.ts";

export type PrivacyText = typeof privacyChoices;
