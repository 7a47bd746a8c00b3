/** The three legal pages, in the footer's order. */
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { refundPolicy } from "#app/content/legal/refund-policy.ts";
import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import type { LegalDocument } from "#app/schemas/content.ts";

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsOfService, refundPolicy];
