/** Operator settings: `[vars]` and secrets, as text from the platform, parsed once when the Worker starts. */
import { z } from "zod";
import { LAUNCH_MONTH_FORM } from "#app/lib/launch.ts";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const text = z.string({ error: ({ input }) => (input === undefined ? "is missing" : "must be text, in quotes") });
const optionalText = text.trim().default("");
const LEAST_SECRET = 32;
const DEFAULT_LAUNCH_MONTH = "2025-08";
const optionalEmail = optionalText.refine((value) => value === "" || z.email().safeParse(value).success, {
  error: "must be an e-mail address, or empty",
});

/** Addresses are compared with the origin letter by letter, so it must have the browsers' spelling. */
const origin = httpUrl
  .transform((value) => value.replace(/\/$/, ""))
  .superRefine((value, context) => {
    if (!URL.canParse(value)) return;
    const { origin: plain, pathname, search, hash, username } = new URL(value);
    if (plain === value) return;
    const isMore = pathname !== "/" || search || hash || username;
    context.addIssue(isMore ? `must be an origin alone: ${plain}` : `write it as ${plain}`);
  });

/** The team of Cloudflare Access, by name or origin, as the origin that its tokens name as issuer. */
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
  /** What Indian law asks of a company's website (`content/company.ts`). */
  COMPANY_NAME: optionalText,
  COMPANY_ADDRESS: optionalText,
  COMPANY_CIN: optionalText.refine((value) => value === "" || /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(value), {
    error: "must be a CIN of 21 letters and digits, such as U12345MH2020PTC012345, or empty",
  }),
  CONTACT_PERSON: optionalText,
  GRIEVANCE_OFFICER: optionalText,
  WHATSAPP_NUMBER: text
    .transform((value) => value.replace(/\D/g, ""))
    .refine((digits) => digits.length >= 8 && digits.length <= 15, "must hold 8 to 15 digits"),
  BOOKING_URL: httpUrl,
  APP_URL: httpUrl,
  INSTAGRAM_URL: httpUrl,
  COMMUNITY_URL: httpUrl,
  /** While empty, pages use the default month, and nothing is deleted because of it. */
  LAUNCH_MONTH: optionalText
    .transform((month) => month || DEFAULT_LAUNCH_MONTH)
    .refine((month) => LAUNCH_MONTH_FORM.test(month), "must be a year and a month, such as 2025-08, or empty"),
  PIXEL_ID: text.trim().regex(/^\d*$/, "must be digits, or empty").default(""),
  PIXEL_CONSENT: z.enum(["opt-in", "opt-out"], 'must be "opt-in" or "opt-out"').default("opt-out"),
  AI_MODEL: optionalText,
  AI_QUESTIONS_A_DAY: z
    .string({ error: "must be a whole number, in quotes" })
    .trim()
    .regex(/^\d{1,7}$/, "must be a whole number, such as 19000")
    .transform(Number)
    .default(19_000),
  /** Whether to store the wording of questions that Smoothie could not answer. */
  KEEP_QUESTIONS: z.enum(["off", "on"], 'must be "off" or "on"').default("off"),
  ACCESS_TEAM: accessTeam,
  ACCESS_AUD: optionalText,
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
  MAIL_FROM: optionalEmail,
  OPERATOR_MAIL: optionalEmail,
  /** A secret can be put while the site is live, past every check: one that is too short counts as none. */
  LINK_SECRET: optionalText.transform((value) => (value.length < LEAST_SECRET ? "" : value)),
});

export type Settings = z.infer<typeof SettingsSchema> & {
  isLaunchMonthSet: boolean;
};

/**
 * Parses the settings. A single Turnstile key counts as none: the secret alone would refuse every join.
 * @throws Error that names every bad setting and its fault. The only value it quotes is the public origin.
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const names = Object.keys(SettingsSchema.shape);
  const result = SettingsSchema.safeParse(Object.fromEntries(names.map((name) => [name, env[name]])));
  if (result.success) {
    return {
      ...result.data,
      ...(missingFor("Turnstile", env).length === 0 ? {} : { TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: "" }),
      ...(missingFor("mail", env).length === 0 ? {} : { MAIL_FROM: "" }),
      isLaunchMonthSet: chosenLaunchMonth(env) !== null,
    };
  }
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Bad settings (wrangler.toml [vars], .dev.vars or a secret):\n${faults.join("\n")}`);
}

/** The launch month set by the operator; null for the default, because of which no entry may be deleted. */
export function chosenLaunchMonth(env: Readonly<Record<string, unknown>>): string | null {
  return String(env.LAUNCH_MONTH ?? "").trim() || null;
}

/** Default values that an operator has to replace, each with what does not work until then. */
export const SHIPPED: readonly { name: keyof typeof SettingsSchema.shape; value: string; dead: string }[] = [
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
  // The law asks these of a company's website.
  { name: "COMPANY_NAME", value: "", dead: "the legal name in the footer and the policies" },
  { name: "COMPANY_ADDRESS", value: "", dead: "the registered office in the footer and the policies" },
  { name: "COMPANY_CIN", value: "", dead: "the company's number (CIN) in the footer and the policies" },
  { name: "CONTACT_PERSON", value: "", dead: "the name for questions and complaints in the footer" },
  { name: "GRIEVANCE_OFFICER", value: "", dead: "the grievance officer's name in the footer and the policies" },
];

export function settingsStillShipped(env: Readonly<Record<string, unknown>>): { name: string; dead: string }[] {
  return SHIPPED.filter(({ name, value }) => String(env[name] ?? "").trim() === value).map(({ name, dead }) => ({
    name,
    dead,
  }));
}

/** A misspelt name leaves the real setting at its default, and nothing else would report it. */
export function unknownSettings(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given).filter((name) => !(name in SettingsSchema.shape));
}

const NEEDS = {
  Turnstile: ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  mail: ["MAIL", "MAIL_FROM", "LINK_SECRET"],
  "the back office": ["ACCESS_TEAM", "ACCESS_AUD"],
  "the list of questions": ["KEEP_QUESTIONS", "LINK_SECRET"],
} as const;

type Feature = keyof typeof NEEDS;

/** What is set for a feature too, and may be missing. */
const ALSO_FOR: Partial<Record<Feature, readonly string[]>> = { mail: ["OPERATOR_MAIL"] };

function isSet(name: string, value: unknown): boolean {
  // A text in place of the binding can send nothing.
  if (name === "MAIL") return typeof value === "object";
  const text = String(value ?? "").trim();
  if (name === "LINK_SECRET") return text.length >= LEAST_SECRET;
  return text !== "" && !(name === "KEEP_QUESTIONS" && text === "off");
}

export function missingFor(feature: Feature, env: Readonly<Record<string, unknown>>): string[] {
  return NEEDS[feature].filter((name) => !isSet(name, env[name]));
}

/** A message for the operator of each feature of which only a part is set, and of a secret that is too short. */
export function halfSetFeatures(env: Readonly<Record<string, unknown>>): string[] {
  const list = (names: readonly string[]) => `${names.join(" and ")} ${names.length === 1 ? "is" : "are"}`;
  const isTooShort = String(env.LINK_SECRET ?? "").trim() !== "" && !isSet("LINK_SECRET", env.LINK_SECRET);
  const messages = (Object.keys(NEEDS) as Feature[]).flatMap((feature) => {
    const missing = missingFor(feature, env);
    const names = [...NEEDS[feature], ...(ALSO_FOR[feature] ?? [])];
    // LINK_SECRET serves several features, so by itself it asks for none.
    const set = names.filter((name) => isSet(name, env[name]) && name !== "LINK_SECRET");
    return missing.length === 0 || set.length === 0
      ? []
      : [`${list(set)} set and ${list(missing)} missing, so ${feature} is off.`];
  });
  return isTooShort
    ? [`LINK_SECRET has fewer than ${LEAST_SECRET} characters and counts as missing.`, ...messages]
    : messages;
}

/** True when the wording of declined questions is stored; until three visitors asked, only a keyed hash is. */
export function keepsQuestions({
  KEEP_QUESTIONS,
  LINK_SECRET,
}: Partial<Pick<Settings, "KEEP_QUESTIONS" | "LINK_SECRET">>): boolean {
  return KEEP_QUESTIONS === "on" && Boolean(LINK_SECRET);
}
