/** Whether mail is on, and the way to it. */
import type { Settings } from "#app/schemas/settings.ts";

export type Mail = {
  binding: Pick<SendEmail, "send">;
  from: string;
  /** Where answers go. */
  contact: string;
  /** Where the daily summary goes; empty for nowhere. */
  operator: string;
  /** What links in mails begin with. */
  origin: string;
  linkSecret: string;
};

/** What a form needs to answer first and send afterwards. */
export type Mailing = { mail: Mail | null; waitUntil: (work: Promise<unknown>) => void };

type MailSettings = Pick<Settings, "MAIL_FROM" | "OPERATOR_MAIL" | "LINK_SECRET" | "PUBLIC_ORIGIN" | "SITE_EMAIL">;

/** The way to send mail, or null while it is off: without the binding, the sender's address or the secret of its links. */
export function openMail(binding: Pick<SendEmail, "send"> | undefined, settings: MailSettings): Mail | null {
  const { MAIL_FROM, OPERATOR_MAIL, LINK_SECRET, PUBLIC_ORIGIN, SITE_EMAIL } = settings;
  if (!binding || MAIL_FROM === "") return null;
  return {
    binding,
    from: MAIL_FROM,
    contact: SITE_EMAIL,
    operator: OPERATOR_MAIL,
    origin: PUBLIC_ORIGIN,
    linkSecret: LINK_SECRET,
  };
}

export { countTroubled, runMailClock, sendDueMails, sendSoon } from "./outbox.ts";
