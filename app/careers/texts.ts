/** The type of the words that the page passes in. */
import type { applicationForm } from "#app/content/application-form.ts";

export type ApplicationFormText = Omit<typeof applicationForm, "meta" | "missing">;
