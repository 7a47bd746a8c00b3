/** The three legal pages, in the footer's order. */
import { corrections } from "#app/content/legal/corrections.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { refundPolicy } from "#app/content/legal/refund-policy.ts";
import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import type { LegalDocument } from "#app/schemas/content.ts";

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsOfService, refundPolicy];

/** The newest correction of a document. */
export function lastCorrection(slug: string): { date: string; what: string } {
  const newest = corrections[slug]?.[0];
  if (!newest) throw new Error(`No correction of ${slug} is dated`);
  return newest;
}
