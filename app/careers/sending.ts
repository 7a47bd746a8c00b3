import type { applicationForm } from "#app/content/application-form.ts";
import { callApi } from "#app/api-client/call-api.ts";
import { createFormSender } from "#app/api-client/form-sender.ts";
import type { FieldErrors } from "#app/api-client/use-field-errors.ts";
import { forgetForm } from "#app/lib/form-draft.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { problemsOf, sayFields } from "#app/schemas/api-error.ts";
import { ApplicationSchema } from "#app/schemas/careers.ts";
import { applicationMessages } from "#app/schemas/messages.ts";
import { fieldNames, type TypedApplication } from "./fields.ts";
import { hexOf } from "#app/lib/digest.ts";

/** The words that the page passes in. */
export type ApplicationFormText = Omit<typeof applicationForm, "meta" | "missing">;

const SHORTEST_SENDING_MS = 1500;

export const draftKey = (positionId: string) => `ladoo:application:${positionId}`;

type ApplicationSender = ReturnType<typeof createFormSender<undefined>>;
const senders = new Map<string, ApplicationSender>();

/** The sender of a position, not of its window: opened again, a window shows the same state. */
export function senderOf(positionId: string): ApplicationSender {
  const sender = senders.get(positionId) ?? createFormSender<undefined>();
  senders.set(positionId, sender);
  return sender;
}

export function applicationProblems(positionId: string, typed: TypedApplication): FieldErrors {
  const parsed = ApplicationSchema.safeParse({ ...typed, positionId });
  return parsed.success ? {} : sayFields(problemsOf(parsed.error), applicationMessages);
}

/** Sends the typed text and shows the outcome in a toast, wherever the visitor is by then. */
export function sendApplication(positionId: string, typed: TypedApplication, toasts: ApplicationFormText["toasts"]) {
  const sender = senderOf(positionId);
  // In its stored form, since trailing spaces count towards no limit.
  const body = ApplicationSchema.parse({ ...typed, positionId, submissionId: submissionIdFor(positionId, typed) });
  const call = async () => {
    const [answer] = await Promise.all([
      // A successful answer's body is not read: a fault in it must not look like a failure and lead to a second send.
      callApi("/api/careers/apply", { parse: () => undefined }, { body }),
      new Promise((resolve) => setTimeout(resolve, SHORTEST_SENDING_MS)),
    ]);
    return answer;
  };
  return sender.send(call, (answer) => {
    // An open window shows the outcome itself.
    const isSilent = document.querySelector(`form[data-draft="${draftKey(positionId)}"]`) !== null;
    if (!answer.ok) {
      const isUnanswered = answer.status === 0 && { description: applicationMessages.noNetwork };
      return { ...toasts.failed, ...isUnanswered, tone: "destructive", isSilent };
    }
    forgetForm(draftKey(positionId));
    forgetInTab(sentKey(positionId));
    // If the window was closed meanwhile, it shows the empty form when it is opened again.
    if (!isSilent) setTimeout(sender.reset);
    return { ...toasts.submitted, tone: "good", isSilent };
  });
}

const sentKey = (positionId: string) => `${draftKey(positionId)}:sent`;

/** The same content keeps its id, so that a send whose answer was lost is stored once when repeated. */
function submissionIdFor(positionId: string, typed: TypedApplication): string {
  const content = JSON.stringify(fieldNames.map((name) => typed[name].trim()));
  const sent = recallFromTab(sentKey(positionId)) as { content?: unknown; submissionId?: unknown } | null;
  if (sent?.content === content && typeof sent.submissionId === "string") return sent.submissionId;
  // Not crypto.randomUUID, which exists only on https and localhost.
  const submissionId = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  keepInTab(sentKey(positionId), { content, submissionId });
  return submissionId;
}
