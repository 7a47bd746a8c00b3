/** The values of `{placeholders}` in answers, for `fill`: the content's figures, the wording of the launch, and operator settings. */
import { companyTexts, type CompanySettings } from "#app/content/company.ts";
import { figures } from "#app/content/figures.ts";
import { keptQuestionsTexts } from "#app/content/kept-questions.ts";
import { launchTexts } from "#app/content/launch.ts";
import { mailTexts } from "#app/content/mail-mentions.ts";
import { retentionTexts } from "#app/content/retention.ts";
import { whatsappLink } from "#app/lib/whatsapp.ts";
import { keepsQuestions, type Settings } from "#app/schemas/settings.ts";

/** The operator settings that an answer may name. */
export type ContactSettings = Pick<Settings, Contacts | Company> &
  Partial<Pick<Settings, "KEEP_QUESTIONS" | "LINK_SECRET" | "isLaunchMonthSet">>;
type Contacts = "SITE_PHONE" | "SITE_EMAIL" | "WHATSAPP_NUMBER" | "BOOKING_URL" | "APP_URL" | "INSTAGRAM_URL";
type Company = keyof CompanySettings | "COMMUNITY_URL" | "LAUNCH_MONTH" | "MAIL_FROM";

export type Placeholders = Readonly<Record<string, string>>;

/** The values of all placeholders at a given time. */
export const placeholders = (settings: ContactSettings, now: Date): Placeholders => ({
  ...figures,
  ...launchTexts(settings.LAUNCH_MONTH, now),
  ...mailTexts(settings.MAIL_FROM !== ""),
  ...keptQuestionsTexts(keepsQuestions(settings)),
  ...retentionTexts(settings.isLaunchMonthSet === true),
  ...companyTexts(settings),
  whatsapp: whatsappLink(settings.WHATSAPP_NUMBER),
  phone: settings.SITE_PHONE,
  email: settings.SITE_EMAIL,
  booking: settings.BOOKING_URL,
  app: settings.APP_URL,
  instagram: settings.INSTAGRAM_URL,
  community: settings.COMMUNITY_URL,
});
