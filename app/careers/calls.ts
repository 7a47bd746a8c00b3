/** The application's check and its call from the browser. */
import { callApi } from "#app/api-client/call-api.ts";
import { fieldMessages } from "#app/schemas/api-error.ts";
import { ApplicationSchema } from "#app/schemas/careers.ts";
import type { FieldErrors, TypedApplication } from "./fields.ts";

/** What is wrong with what was typed, by field; empty when it can be sent. */
export function applicationProblems(positionId: string, typed: TypedApplication): FieldErrors {
  const parsed = ApplicationSchema.safeParse({ ...typed, positionId });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

/**
 * Sends it as it will be stored: what is only spaces at the end counts towards no limit. Throws as `callApi` does. An answer
 * that took it is not read: sent again because of its wording, it would be stored twice.
 */
export async function sendApplication(application: Record<string, string>) {
  return callApi("/api/careers/apply", { parse: () => undefined }, { body: ApplicationSchema.parse(application) });
}
