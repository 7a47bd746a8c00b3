import { problemsOf, sayFields } from "#app/schemas/api-error.ts";
import { isComplete, type JoinDraft } from "./join-fields.ts";
import type { OwnLink } from "./own-link.ts";
import type { ToastText } from "./texts.ts";

/** The words of a toast, shown in the page when there are no scripts. */
export type FormNotice = { title: string; description: string };
export type JoinRefusal = FormNotice & { draft: JoinDraft; fields: Record<string, string> };
/** `mailed` is the message about a link that was sent by mail. */
export type LookupAnswer = { mailed: string } | (FormNotice & { email: string });

/** What the page's action answers to a form sent without scripts: a link, or what that form shows. */
export type FormAnswer = { link?: OwnLink; join?: JoinRefusal; lookup?: LookupAnswer };

/** The faults of an entry by field, and in one message for the toast or the page without scripts. */
export function joinProblems(
  draft: JoinDraft,
  error: Parameters<typeof problemsOf>[0],
  toasts: Pick<ToastText, "missing" | "error" | "messages">,
): FormNotice & { fields: Record<string, string> } {
  const fields = sayFields(problemsOf(error), toasts.messages);
  if (!isComplete(draft)) return { ...toasts.missing, fields };
  return { title: toasts.error.title, description: Object.values(fields)[0] ?? toasts.error.fallback, fields };
}
