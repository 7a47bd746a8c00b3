/** The application's call from the browser. Never throws: a broken network is a refusal like any other. */
import { ANSWER_PATIENCE_MS, withinDeadline } from "#app/lib/deadline.ts";
import { ApiErrorSchema, fieldMessages } from "#app/schemas/api-error.ts";
import { type Application, ApplicationAnswerSchema, ApplicationSchema } from "#app/schemas/careers.ts";
import type { FieldErrors, TypedApplication } from "./fields.ts";

/** What is wrong with what was typed, by field; empty when it can be sent. */
export function applicationProblems(positionId: string, typed: TypedApplication): FieldErrors {
  const parsed = ApplicationSchema.safeParse({ ...typed, positionId });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

type Answer = { ok: true } | { ok: false; message: string | null; fields: FieldErrors };

export async function sendApplication(application: Record<string, string>): Promise<Answer> {
  const failed: Answer = { ok: false, message: null, fields: {} };
  try {
    // As it will be stored: what is only spaces at the end counts towards no limit.
    const read = ApplicationSchema.parse(application);
    const { ok, value } = await withinDeadline(ANSWER_PATIENCE_MS, () => post(read));
    if (ok) return ApplicationAnswerSchema.safeParse(value).success ? { ok: true } : failed;
    const error = ApiErrorSchema.safeParse(value);
    return error.success ? { ok: false, message: error.data.message, fields: error.data.fields ?? {} } : failed;
  } catch {
    return failed;
  }
}

async function post(application: Application): Promise<{ ok: boolean; value: unknown }> {
  const response = await fetch("/api/careers/apply", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(application),
  });
  return { ok: response.ok, value: await response.json() };
}
