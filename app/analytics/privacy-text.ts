import type { privacyChoices } from "#app/content/privacy-choices.ts";
import type { Words } from "#app/lib/words.ts";

export type PrivacyText = Words<typeof privacyChoices>;
