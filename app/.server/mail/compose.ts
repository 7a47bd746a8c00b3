/** Writes a mail as text and HTML from the same lines, without pictures, so that nothing is tracked. */
import { type Edition, editions } from "#app/lib/edition.ts";
import { escapeAttribute, escapeText } from "#app/lib/escape-markup.ts";

export type MailLine = string | { label: string; href: string };

export type MailContent = {
  to: string;
  subject: string;
  edition?: Edition;
  lines: readonly MailLine[];
  /** The address at which one press, or a mail program by itself, stops mails of this kind. */
  stopAt?: string;
};

export type ComposedMail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };

const BODY =
  "font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #2b1a12; max-width: 36em; margin: 0 auto; padding: 1em";

/** A message that no holiday notice answers (RFC 3834), and with `stopAt` one to unsubscribe from (RFC 8058). */
export function compose({ to, subject, edition = "en", lines, stopAt }: MailContent): ComposedMail {
  return {
    to,
    subject,
    text: `${lines.map(asText).join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${editions[edition].language}"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="${BODY}">
${lines.map(asHtml).join("\n")}
</body></html>
`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stopAt === undefined
        ? {}
        : { "List-Unsubscribe": `<${stopAt}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}

function asText(line: MailLine): string {
  if (typeof line === "string") return line;
  return line.label === line.href ? line.href : `${line.label}:\n${line.href}`;
}

function asHtml(line: MailLine): string {
  if (typeof line === "string") return `<p>${escapeText(line)}</p>`;
  return `<p><a href="${escapeAttribute(line.href)}">${escapeText(line.label)}</a></p>`;
}
