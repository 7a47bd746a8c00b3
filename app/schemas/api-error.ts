/** The one form of a refusal under /api: what to say, and for bad input which field is meant. */
import * as z from "zod/mini";

export const ApiErrorSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** What a visitor over a limit is told, by the API and by pages. */
export const TOO_MANY_REQUESTS = "That was a lot at once. Please wait a minute and try again.";

/** What is said when the database does not answer. */
export const LIST_UNAVAILABLE = "We can't reach our list right now. Nothing is lost: please try again in a moment.";

/** What a text over its limit is told; the limit itself is still allowed. */
export const tooLong = (maxLength: number) => `Please keep this to ${maxLength} characters or fewer`;

/** The first message for each field of a failed parse; issues about the whole body stand under no field. */
export function fieldMessages(error: Pick<z.core.$ZodError, "issues">): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path[0];
    if (typeof name === "string") fields[name] ??= issue.message;
  }
  return fields;
}
