/** Operator settings: `[vars]` and secrets, as text from the platform, parsed once when the Worker starts. */
import { z } from "zod";
import { LAUNCH_MONTH_FORM } from "#app/lib/launch.ts";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const text = z.string({ error: ({ input }) => (input === undefined ? "is missing" : "must be text, in quotes") });
const optionalText = text.trim().default("");
const DEFAULT_LAUNCH_MONTH = "2025-08";
const optionalEmail = optionalText.refine((value) => value === "" || z.email().safeParse(value).success, {
  error: "must be an e-mail address, or empty",
});

/** An origin in the spelling of browsers, since addresses are compared with it letter by letter. */
const origin = httpUrl
  .transform((value) => value.replace(/\/$/, ""))
  .superRefine((value, context) => {
    if (!URL.canParse(value)) return;
    const { origin: plain, pathname, search, hash, username } = new URL(value);
    if (plain === value) return;
    const isMore = pathname !== "/" || search || hash || username;
    context.addIssue(isMore ? `must be an origin alone: ${plain}` : `write it as ${plain}`);
  });

/** The team of Cloudflare Access, by its name or its whole origin, as the origin its tokens name as issuer. */
const accessTeam = optionalText
  .transform((value) => (/^[a-z0-9-]+$/i.test(value) ? `https://${value.toLowerCase()}.cloudflareaccess.com` : value))
  .refine(
    (value) =>
      value === "" || (/^(?:https:\/\/|http:\/\/127\.0\.0\.1:)/.test(value) && URL.parse(value)?.origin === value),
    "must be the team's name, such as ladoo, or its origin, such as https://ladoo.cloudflareaccess.com",
  );

export const SettingsSchema = z.object({
  PUBLIC_ORIGIN: origin,
  SITE_PHONE: text.trim().min(5, "is too short for a phone number"),
  SITE_EMAIL: z.email("must be an e-mail address"),
  GRIEVANCE_OFFICER: text.trim().min(3, "is too short for a name"),
  WHATSAPP_NUMBER: text
    .transform((value) => value.replace(/\D/g, ""))
    .refine((digits) => digits.length >= 8 && digits.length <= 15, "must hold 8 to 15 digits"),
  BOOKING_URL: httpUrl,
  APP_URL: httpUrl,
  INSTAGRAM_URL: httpUrl,
  COMMUNITY_URL: httpUrl,
  /** Empty, the site speaks of the default, and nothing is removed by it; see `chosenLaunchMonth`. */
  LAUNCH_MONTH: optionalText
    .transform((month) => month || DEFAULT_LAUNCH_MONTH)
    .refine((month) => LAUNCH_MONTH_FORM.test(month), "must be a year and a month, such as 2025-08, or empty"),
  PIXEL_ID: text.trim().regex(/^\d*$/, "must be digits, or empty").default(""),
  PIXEL_CONSENT: z.enum(["opt-in", "opt-out"], 'must be "opt-in" or "opt-out"').default("opt-out"),
  AI_MODEL: optionalText,
  /** Whether the wording of questions that Smoothie could not answer is kept; see `keepsQuestions`. */
  KEEP_QUESTIONS: z.enum(["off", "on"], 'must be "off" or "on"').default("off"),
  /** The back office is open with both; see `app/.server/access`. */
  ACCESS_TEAM: accessTeam,
  ACCESS_AUD: optionalText,
  /** On with both keys; see `halfSetTurnstile`. */
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
  /** Mail is on with this, the binding MAIL and LINK_SECRET. Empty while it is off, see `missingForMail`. */
  MAIL_FROM: optionalEmail,
  OPERATOR_MAIL: optionalEmail,
  LINK_SECRET: optionalText.refine((value) => value === "" || value.length >= 32, "must have at least 32 characters"),
});

export type Settings = z.infer<typeof SettingsSchema>;

/**
 * Parses the settings out of the Worker's environment. One key of Turnstile alone counts as none: a secret without the
 * check on the page would refuse every join, and a check that nobody verifies would keep nobody out. MAIL_FROM is given only
 * where mail is on.
 * @throws Error that names every bad setting and what is wrong with it. Of values it shows the public origin's alone.
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const names = Object.keys(SettingsSchema.shape);
  const result = SettingsSchema.safeParse(Object.fromEntries(names.map((name) => [name, env[name]])));
  if (result.success) {
    return {
      ...result.data,
      ...(halfSetTurnstile(env) === null ? {} : { TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: "" }),
      ...(missingForMail(env).length === 0 ? {} : { MAIL_FROM: "" }),
    };
  }
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Bad settings (wrangler.toml [vars], .dev.vars or a secret):\n${faults.join("\n")}`);
}

/** The month of the launch as the operator has set it; null where it is the default, by which nobody's entry may go. */
export function chosenLaunchMonth(env: Readonly<Record<string, unknown>>): string | null {
  return String(env.LAUNCH_MONTH ?? "").trim() || null;
}

/** What visitors lose while a setting has the value it ships with, which leads nowhere and reaches nobody. */
const SHIPPED: readonly { name: keyof Settings; value: string; dead: string }[] = [
  { name: "PUBLIC_ORIGIN", value: "https://ladoo.example", dead: "referral links, canonical links, cards and feeds" },
  { name: "SITE_PHONE", value: "+91 00000 12345", dead: "the phone number in the footer and the legal pages" },
  { name: "SITE_EMAIL", value: "namaste@ladoo.example", dead: "the e-mail address in the footer and the legal pages" },
  { name: "WHATSAPP_NUMBER", value: "+91 00000 67890", dead: "every WhatsApp button" },
  { name: "BOOKING_URL", value: "https://booking.ladoo.example/demo", dead: "booking a demo" },
  { name: "APP_URL", value: "https://app.ladoo.example/", dead: "the App link" },
  { name: "INSTAGRAM_URL", value: "https://www.instagram.com/ladoo.example", dead: "the Instagram link" },
  {
    name: "COMMUNITY_URL",
    value: "https://chat.whatsapp.com/LadooFoundersExample",
    dead: "the invitation to the community",
  },
];

/** The addresses and numbers that are still those the site ships with, and what is dead because of it. */
export function settingsStillShipped(env: Readonly<Record<string, unknown>>): { name: string; dead: string }[] {
  return SHIPPED.filter(({ name, value }) => String(env[name] ?? "").trim() === value).map(({ name, dead }) => ({
    name,
    dead,
  }));
}

/** Names that no setting has: a slip in one leaves the setting as it was, and nothing says so. */
export function unknownSettings(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given).filter((name) => !(name in SettingsSchema.shape));
}

/** The message for an operator who set one Turnstile key without the other; null when both or none are set. */
export function halfSetTurnstile(env: Readonly<Record<string, unknown>>): string | null {
  const [set, ...more] = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"].filter((name) =>
    String(env[name] ?? "").trim(),
  );
  if (!set || more.length > 0) return null;
  const missing = set === "TURNSTILE_SITE_KEY" ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY";
  return `${set} is set and ${missing} is not, so Turnstile is off.`;
}

/** What mail still needs, of the binding and the two settings without which it is off. Empty: mail is on. */
export function missingForMail(env: Readonly<Record<string, unknown>>): string[] {
  return ["MAIL", "MAIL_FROM", "LINK_SECRET"].filter((name) => {
    const value = env[name];
    return typeof value === "string" ? value.trim() === "" : !value;
  });
}

/** The message for an operator who set MAIL_FROM without the rest; null where mail is on, or not meant to be. */
export function halfSetMail(env: Readonly<Record<string, unknown>>): string | null {
  const missing = missingForMail(env);
  if (missing.length === 0 || missing.includes("MAIL_FROM")) return null;
  return `MAIL_FROM is set and ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing, so mail is off.`;
}

/** Whether the wording of declined questions is kept. Off without the secret, since until three visitors asked only a keyed hash may be. */
export function keepsQuestions({
  KEEP_QUESTIONS,
  LINK_SECRET,
}: Partial<Pick<Settings, "KEEP_QUESTIONS" | "LINK_SECRET">>): boolean {
  return KEEP_QUESTIONS === "on" && Boolean(LINK_SECRET);
}
