/** The types of the words the page passes in; the words themselves are `content/careers.ts` and `content/application-form.ts`. */
import type { applicationForm } from "#app/content/application-form.ts";
import type { careers } from "#app/content/careers.ts";
import type { JobPosition } from "#app/schemas/content.ts";

export type ApplicationFormText = Omit<typeof applicationForm, "meta" | "missing">;
export type PositionsText = typeof careers.positionsSection;

/** What the careers page hands to the window that opens over it. */
export type CareersOutlet = {
  positions: readonly JobPosition[];
  form: ApplicationFormText;
  positionsSection: PositionsText;
  applicationNotice: string;
  /** The position whose address the visitor came to the page by, if any. */
  landedOn: string | undefined;
};
