/** Operator settings: `[vars]` and secrets, as text from the platform, parsed once when the Worker starts. */
import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const optionalText = z.string().trim().default("");

export const SettingsSchema = z.object({
  PUBLIC_ORIGIN: httpUrl
    .refine(
      (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ""),
      "must be an origin, without a path",
    )
    .transform((value) => value.replace(/\/$/, "")),
  SITE_PHONE: z.string().trim().min(5),
  SITE_EMAIL: z.email("must be an e-mail address"),
  WHATSAPP_NUMBER: z
    .string()
    .transform((value) => value.replace(/\D/g, ""))
    .refine((digits) => digits.length >= 8 && digits.length <= 15, "must hold 8 to 15 digits"),
  BOOKING_URL: httpUrl,
  APP_URL: httpUrl,
  INSTAGRAM_URL: httpUrl,
  COMMUNITY_URL: httpUrl,
  PIXEL_ID: z.string().trim().regex(/^\d*$/, "must be digits, or empty").default(""),
  PIXEL_CONSENT: z.enum(["opt-in", "opt-out"]).default("opt-in"),
  AI_MODEL: optionalText,
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
});

export type Settings = z.infer<typeof SettingsSchema>;

/**
 * Parses the settings out of the Worker's environment.
 * @throws Error that names every bad setting and what is wrong with it, never its value.
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const names = Object.keys(SettingsSchema.shape);
  const result = SettingsSchema.safeParse(Object.fromEntries(names.map((name) => [name, env[name]])));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Bad settings (wrangler.toml [vars], .dev.vars or a secret):\n${faults.join("\n")}`);
}
