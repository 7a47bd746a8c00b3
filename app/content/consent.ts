/**
 * The versions of what visitors agree to, as receipts name them. A text that changes gets a new version: a test compares each
 * text with the one its version stands for.
 */
import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import { privacyChoices } from "#app/content/privacy-choices.ts";
import { waitlistForm } from "#app/content/waitlist.ts";

/** The language of every text below. */
export const consentLanguage = "en-IN";

export const consentVersions = {
  terms: "1",
  marketing: "1",
  pixel: "1",
} as const;

/** What each version stands for, whole. */
export const consentTexts: Readonly<Record<keyof typeof consentVersions, unknown>> = {
  terms: [waitlistForm.terms, termsOfService.sections],
  marketing: waitlistForm.marketing,
  pixel: [privacyChoices.measurement.what, privacyChoices.question],
};
