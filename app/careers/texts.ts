/** The types of the words that the page passes in. */
import type { applicationForm } from "#app/content/application-form.ts";
import type { careers } from "#app/content/careers.ts";
import type { JobPosition } from "#app/schemas/content.ts";

export type ApplicationFormText = Omit<typeof applicationForm, "meta" | "missing">;
export type PositionsText = typeof careers.positionsSection;

/** The data that the careers page passes to the window over it. */
export type CareersOutlet = {
  positions: readonly JobPosition[];
  form: ApplicationFormText;
  positionsSection: PositionsText;
  applicationNotice: string;
  landedOn: string | undefined;
};
