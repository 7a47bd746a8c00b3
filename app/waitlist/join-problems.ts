import { problemsOf, sayFields } from "#app/schemas/api-error.ts";
import type { FormNotice } from "./form-answer.ts";
import { isComplete, type JoinDraft } from "./join-fields.ts";
import type { ToastText } from "./texts.ts";

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
