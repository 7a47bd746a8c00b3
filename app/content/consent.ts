/**
 * The versions of the texts that visitors agree to, for the receipts, which name the language as well. A changed text, in
 * whichever language, needs a new version: a test compares each text with its version's hash.
 */
import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import { mailMentions } from "#app/content/mail-mentions.ts";
import type { english } from "#app/content/english.ts";

/** The language of a text that was agreed to where no other is named. */
export const consentLanguage = "en-IN";

export const consentVersions = {
  terms: "6",
  marketing: "3",
  pixel: "4",
} as const;

/** The full text behind each version, in an edition's language. The terms, English in both, come with the form's notice. */
export const consentTexts = ({
  mailMentions: { mailMentions: notices },
  privacyChoices: { privacyChoices },
  waitlist: { waitlistForm },
}: typeof english): Readonly<Record<keyof typeof consentVersions, unknown>> => ({
  terms: [
    [waitlistForm.terms, waitlistForm.privacyNote, notices.mailSeen],
    [termsOfService.sections, mailMentions.mailCounts, mailMentions.mailPlace],
  ],
  marketing: waitlistForm.marketing,
  pixel: [privacyChoices.measurement.what, privacyChoices.question],
});
