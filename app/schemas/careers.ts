/** An application as a request, for browser and Worker alike. The Worker alone checks whether the position is open. */
import * as z from "zod/mini";
import { orNull } from "#app/lib/or-null.ts";
import { emailAddress, emailLine } from "./email.ts";
import type { MessageCode } from "./messages.ts";
import { plainPhone } from "./phone.ts";
import { lineOf, paragraphsOf } from "./plain-text.ts";

/** Missing and too short have the same message. */
const textOfLength = (minLength: number, maxLength: number, tooShort: MessageCode, read = lineOf) =>
  z
    .string(tooShort)
    .check(
      z.overwrite(read),
      z.minLength(minLength, { error: tooShort, abort: true }),
      z.maxLength(maxLength, "tooLong"),
    );

/** True for a web link; other schemes (javascript:, data:, file:) could harm the reviewer who opens one. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(text)) return false;
  return Boolean(orNull(() => new URL(text).hostname));
}

/** With every field full, all in Devanagari (three bytes a letter), an application fits the 16 KB of a call. */
const MAX_ADDRESS = 300;
const MAX_LETTER = 4000;

const optionalAddress = (invalid: MessageCode) =>
  z.pipe(
    z.optional(
      z.nullable(
        z.string(invalid).check(
          z.overwrite(lineOf),
          z.maxLength(MAX_ADDRESS, { error: "tooLong", abort: true }),
          z.refine((text) => text === "" || isWebAddress(text), invalid),
        ),
      ),
    ),
    z.transform((text) => text || null),
  );

export const ApplicationSchema = z.object({
  positionId: textOfLength(1, 80, "positionUnknown"),
  fullName: textOfLength(3, 120, "fullNameTooShort"),
  email: z
    .string("applicantEmailInvalid")
    .check(
      z.overwrite(emailLine),
      z.maxLength(254, { error: "tooLong", abort: true }),
      emailAddress("applicantEmailInvalid"),
    ),
  phone: textOfLength(10, 40, "applicantPhoneTooShort", (text) => lineOf(plainPhone(text))),
  resumeUrl: z
    .string({ error: ({ input }) => (input == null ? "resumeMissing" : "resumeInvalid") })
    .check(
      z.overwrite(lineOf),
      z.minLength(1, { error: "resumeMissing", abort: true }),
      z.maxLength(MAX_ADDRESS, { error: "tooLong", abort: true }),
      z.refine(isWebAddress, "resumeInvalid"),
    ),
  linkedinUrl: optionalAddress("linkedinInvalid"),
  portfolioUrl: optionalAddress("portfolioInvalid"),
  coverLetter: textOfLength(50, MAX_LETTER, "coverLetterTooShort", paragraphsOf),
  /** The browser makes it when the form opens, so that a form sent twice is stored once. */
  submissionId: z.pipe(
    z.optional(
      z.nullable(z.string("submissionInvalid").check(z.regex(/^(?:|[A-Za-z0-9-]{8,64})$/, "submissionInvalid"))),
    ),
    z.transform((text) => text || null),
  ),
});
export type Application = z.output<typeof ApplicationSchema>;

export type ApplicationCreated = { id: number };
