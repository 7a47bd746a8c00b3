import type { Settings } from "#app/schemas/settings.ts";

export type Mail = NonNullable<ReturnType<typeof openMail>>;

/** For a form that answers first and sends its mail afterwards. */
export type Mailing = { mail: Mail | null; waitUntil: (work: Promise<unknown>) => void };

type MailSettings = Pick<Settings, "MAIL_FROM" | "OPERATOR_MAIL" | "LINK_SECRET" | "PUBLIC_ORIGIN" | "SITE_EMAIL">;

/** The mail service, or null while its binding, sender or secret is missing. */
export function openMail(binding: Pick<SendEmail, "send"> | undefined, settings: MailSettings) {
  if (!binding || settings.MAIL_FROM === "") return null;
  return {
    binding,
    from: settings.MAIL_FROM,
    contact: settings.SITE_EMAIL,
    /** The address of the daily summary; empty for none. */
    operator: settings.OPERATOR_MAIL,
    origin: settings.PUBLIC_ORIGIN,
    linkSecret: settings.LINK_SECRET,
  };
}
