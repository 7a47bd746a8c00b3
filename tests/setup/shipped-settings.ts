import { SettingsSchema, SHIPPED } from "#app/schemas/settings.ts";

/** The settings as the site ships with them, so that none that an operator has set in wrangler.toml decides a test. */
export const shippedSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(SettingsSchema.shape).map((name) => [name, ""])),
  ...Object.fromEntries(SHIPPED.map(({ name, value }) => [name, value])),
  PIXEL_CONSENT: "opt-out",
  KEEP_QUESTIONS: "off",
  AI_MODEL: "@cf/google/gemma-4-26b-a4b-it",
  AI_QUESTIONS_A_DAY: "19000",
};
