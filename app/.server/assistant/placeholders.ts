/** The values of `{placeholders}` in answers, for `fill`: the content's figures, the wording of the launch, and operator settings. */
import { type CompanySettings, companyTexts } from "#app/content/company.ts";
import { countsInDigits, figures } from "#app/content/figures.ts";
import { storedQuestionsTexts } from "#app/content/stored-questions.ts";
import { type EarlyPlaces, launchTexts } from "#app/content/launch.ts";
import { mailTexts } from "#app/content/mail-mentions.ts";
import { retentionTexts } from "#app/content/retention.ts";
import { textsOf } from "#app/content/texts.ts";
import { type Edition, editions } from "#app/lib/edition.ts";
import { whatsappLink } from "#app/lib/whatsapp.ts";
import { keepsQuestions, type Settings } from "#app/schemas/settings.ts";

export type ContactSettings = Pick<Settings, Contacts | Company> &
  Partial<Pick<Settings, "KEEP_QUESTIONS" | "LINK_SECRET" | "isLaunchMonthSet">>;
type Contacts = "SITE_PHONE" | "SITE_EMAIL" | "WHATSAPP_NUMBER" | "BOOKING_URL" | "APP_URL" | "INSTAGRAM_URL";
type Company = keyof CompanySettings | "COMMUNITY_URL" | "LAUNCH_MONTH" | "MAIL_FROM";

export type Placeholders = Readonly<Record<string, string>>;

/** The values of all placeholders at a given time, in the words of an edition. */
export function placeholders(
  settings: ContactSettings,
  now: Date,
  edition: Edition = "en",
  places: EarlyPlaces = "unknown",
): Placeholders {
  const { launch, mailMentions, storedQuestions, retention, company } = textsOf(edition);
  return {
    ...figures,
    ...(edition === "en" ? {} : countsInDigits),
    ...launchTexts(settings.LAUNCH_MONTH, now, places, launch, editions[edition].language),
    ...mailTexts(settings.MAIL_FROM !== "", mailMentions.mailMentions),
    ...storedQuestionsTexts(keepsQuestions(settings), storedQuestions.storedQuestionsWordings),
    ...retentionTexts(settings.isLaunchMonthSet === true, retention.retentionWordings),
    ...companyTexts(settings, company.companyWords),
    whatsapp: whatsappLink(settings.WHATSAPP_NUMBER),
    phone: settings.SITE_PHONE,
    email: settings.SITE_EMAIL,
    booking: settings.BOOKING_URL,
    app: settings.APP_URL,
    instagram: settings.INSTAGRAM_URL,
    community: settings.COMMUNITY_URL,
  };
}
