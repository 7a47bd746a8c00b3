/** Settings for the evaluation; the same fictional ones a checkout starts with. */
import type { ContactSettings } from "#app/.server/assistant/index.ts";

export const contact: ContactSettings = {
  SITE_PHONE: "+91 00000 12345",
  COMPANY_NAME: "",
  COMPANY_ADDRESS: "",
  COMPANY_CIN: "",
  CONTACT_PERSON: "",
  GRIEVANCE_OFFICER: "",
  SITE_EMAIL: "namaste@ladoo.example",
  WHATSAPP_NUMBER: "910000067890",
  BOOKING_URL: "https://booking.ladoo.example/demo",
  APP_URL: "https://app.ladoo.example/",
  INSTAGRAM_URL: "https://www.instagram.com/ladoo.example",
  LAUNCH_MONTH: "2025-08",
  MAIL_FROM: "",
  COMMUNITY_URL: "https://chat.whatsapp.com/LadooFoundersExample",
};
