/**
 * The versions of the texts that visitors agree to, for the receipts. A changed text needs a new version: a test compares
 * each text with its version's hash.
 */
import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import { privacyChoices } from "#app/content/privacy-choices.ts";
import { waitlistForm } from "#app/content/waitlist.ts";

/** The language of every text below. A form in another language writes that one into the receipt. */
export const consentLanguage = "en-IN";

export const consentVersions = {
  terms: "2",
  marketing: "1",
  pixel: "1",
} as const;

/** The full text behind each version. */
export const consentTexts: Readonly<Record<keyof typeof consentVersions, unknown>> = {
  terms: [waitlistForm.terms, termsOfService.sections],
  marketing: waitlistForm.marketing,
  pixel: [privacyChoices.measurement.what, privacyChoices.question],
};
