/**
 * An application for a position on the wire, for browser and Worker alike, with the message of each field. `zod/mini`, since
 * the form checks itself with it. The Worker alone checks whether the position is open.
 */
import * as z from "zod/mini";
import { orNull } from "#app/lib/or-null.ts";
import { tooLong } from "./api-error.ts";
import { emailAddress, emailLine } from "./email.ts";
import { plainPhone } from "./phone.ts";
import { lineOf, paragraphsOf } from "./plain-text.ts";

/** Text within a minimum and a maximum length; missing and too short have the same message. */
const textOfLength = (minLength: number, maxLength: number, tooShort: string, read = lineOf) =>
  z
    .string(tooShort)
    .check(
      z.overwrite(read),
      z.minLength(minLength, { error: tooShort, abort: true }),
      z.maxLength(maxLength, tooLong(maxLength)),
    );

/** True for a web link. Other schemes (javascript:, data:, file:) could harm the reviewer who opens it. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(text)) return false;
  return Boolean(orNull(() => new URL(text).hostname));
}

/**
 * The maximum lengths are such that an application with every field full, all in Devanagari (three bytes a letter), fits
 * the 16 KB of a call.
 */
const MAX_ADDRESS = 300;
const MAX_LETTER = 4000;

const RESUME_MISSING = "Please provide a link to your resume/CV";

/** Null, empty and absent all mean "not given". */
const optionalAddress = (invalid: string) =>
  z.pipe(
    z.optional(
      z.nullable(
        z.string(invalid).check(
          z.overwrite(lineOf),
          z.maxLength(MAX_ADDRESS, { error: tooLong(MAX_ADDRESS), abort: true }),
          z.refine((text) => text === "" || isWebAddress(text), invalid),
        ),
      ),
    ),
    z.transform((text) => text || null),
  );

const NOT_A_POSITION = "Please choose one of the open positions";
const NOT_A_SUBMISSION = "Please send the form again";

export const ApplicationSchema = z.object({
  positionId: textOfLength(1, 80, NOT_A_POSITION),
  fullName: textOfLength(3, 120, "Full name must be at least 3 characters"),
  email: z
    .string("Invalid email address")
    .check(
      z.overwrite(emailLine),
      z.maxLength(254, { error: tooLong(254), abort: true }),
      emailAddress("Invalid email address"),
    ),
  // Requires ten characters, of which any number may be digits.
  phone: textOfLength(10, 40, "Phone number must be at least 10 digits", (text) => lineOf(plainPhone(text))),
  resumeUrl: z
    .string({ error: ({ input }) => (input == null ? RESUME_MISSING : "Please enter a valid URL to your resume/CV") })
    .check(
      z.overwrite(lineOf),
      z.minLength(1, { error: RESUME_MISSING, abort: true }),
      z.maxLength(MAX_ADDRESS, { error: tooLong(MAX_ADDRESS), abort: true }),
      z.refine(isWebAddress, "Please enter a valid URL to your resume/CV"),
    ),
  linkedinUrl: optionalAddress("Please enter a valid LinkedIn URL"),
  portfolioUrl: optionalAddress("Please enter a valid portfolio URL"),
  coverLetter: textOfLength(50, MAX_LETTER, "Cover letter must be at least 50 characters", paragraphsOf),
  /** Made by the browser when the form opens, so that a form sent twice is stored once. */
  submissionId: z.pipe(
    z.optional(z.nullable(z.string(NOT_A_SUBMISSION).check(z.regex(/^(?:|[A-Za-z0-9-]{8,64})$/, NOT_A_SUBMISSION)))),
    z.transform((text) => text || null),
  ),
});
/** The stored fields of an application. */
export type Application = z.output<typeof ApplicationSchema>;

export type ApplicationCreated = { id: number };

/** The message of a failed send, in the toast and from the API. */
export const APPLICATION_FAILED = "There was a problem submitting your application. Please try again.";
