/** The types of the words that the page passes in; the words themselves are in `content/waitlist.ts`. */
import type { waitlistMail } from "#app/content/my-entry.ts";
import type { waitlistForm, waitlistPanel, waitlistToasts } from "#app/content/waitlist.ts";

export type FormText = typeof waitlistForm;
export type PanelText = typeof waitlistPanel;
export type MailText = typeof waitlistMail;
/** `messages`: those of schemas and API, by code. */
export type ToastText = typeof waitlistToasts & { messages: Readonly<Record<string, string>> };
