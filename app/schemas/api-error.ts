/** A message as data, and the shape of every refusal under /api: English, code, values, and the same by field. */
import * as z from "zod/mini";
import { fill } from "#app/lib/fill.ts";

const CodedSchema = z.object({
  code: z.catch(z.string(), ""),
  values: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
});

export type Message = z.infer<typeof CodedSchema> & { message?: string };
export type FieldProblems = Record<string, Message>;

export const ApiErrorSchema = z.pipe(
  z.extend(CodedSchema, {
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    fieldCodes: z.catch(z.optional(z.record(z.string(), CodedSchema)), undefined),
  }),
  z.transform(({ fields = {}, fieldCodes = {}, ...problem }) => ({
    problem: problem as Message,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, message]): [string, Message] => [
        name,
        { code: "", ...fieldCodes[name], message },
      ]),
    ),
  })),
);

/** A message in the words of a page by its code, or in the server's English if the page does not know the code. */
export const say = ({ code, values = {}, message = "" }: Message, words: Readonly<Record<string, string>>): string =>
  fill(words[code] ?? message, values);

export const sayFields = (fields: FieldProblems, words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem, words)]));

/** The first problem of each field of a failed parse, without a problem of the whole body. */
export function problemsOf(error: Pick<z.core.$ZodError, "issues">): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of error.issues) {
    const name = issue.path[0];
    if (typeof name !== "string") continue;
    const isTooLong = issue.code === "too_big" && /tooLong$/i.test(issue.message);
    fields[name] ??= { code: issue.message, ...(isTooLong && { values: { max: Number(issue.maximum) } }) };
  }
  return fields;
}
