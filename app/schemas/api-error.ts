/** The shape of every refusal under /api: a message and, for bad input, the messages by field. */
import * as z from "zod/mini";

export const ApiErrorSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** The message for a visitor over a limit, from the API and on pages. */
export const TOO_MANY_REQUESTS = "Too many tries. Wait a minute, then try again.";

/** The message when the database does not answer. */
/** The answer to a fault of ours, which trying again may not mend. */
export const FAULT_OF_OURS = "Something went wrong on our side. Please try again.";
export const LIST_UNAVAILABLE = "We could not reach our list. What you typed is still here: try again in a minute.";

/** The message for a text that is longer than its limit. */
export const tooLong = (maxLength: number) => `Please keep this to ${maxLength} characters or fewer`;

/** The first message for each field of a failed parse. Issues of the whole body belong to no field. */
export function fieldMessages(error: Pick<z.core.$ZodError, "issues">): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path[0];
    if (typeof name === "string") fields[name] ??= issue.message;
  }
  return fields;
}
