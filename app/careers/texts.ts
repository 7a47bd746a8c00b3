/** The types of the words that the page passes in. */
import type { applicationForm } from "#app/content/application-form.ts";
import type { careers } from "#app/content/careers.ts";

export type ApplicationFormText = Omit<typeof applicationForm, "meta" | "missing">;
export type PositionsText = typeof careers.positionsSection;
