import type { Settings } from "#app/schemas/settings.ts";
import type { Mail } from "./types.ts";

export type { Mail } from "./types.ts";

/** For a form that answers first and sends its mail afterwards. */
export type Mailing = { mail: Mail | null; waitUntil: (work: Promise<unknown>) => void };

type MailSettings = Pick<Settings, "MAIL_FROM" | "OPERATOR_MAIL" | "LINK_SECRET" | "PUBLIC_ORIGIN" | "SITE_EMAIL">;

/** The mail service, or null while its binding, sender or secret is missing. */
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

export { countTroubled, flushOutbox, queueAgain, runMailJob, sendDueMails, troubledMails } from "./outbox.ts";
