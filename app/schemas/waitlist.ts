/** The waitlist's requests and answers, for browser and Worker alike. Their messages are codes of `messages.ts`. */
import * as z from "zod/mini";
import { campaignOf } from "#app/lib/campaign.ts";
import { instagramHandle } from "./instagram-handle.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { emailAddress, emailLine } from "./email.ts";
import type { MessageCode } from "./messages.ts";
import { plainPhone } from "./phone.ts";
import { lineOf } from "./plain-text.ts";

const requiredText = (missing: MessageCode, maxLength: number, read = lineOf) =>
  z.string({ error: missing }).check(z.overwrite(read), z.minLength(1, missing), z.maxLength(maxLength, "tooLong"));

/** Null, empty and absent all mean "not given". `read` extracts the value from pasted text. */
const optionalText = (maxLength: number, read = (text: string) => text) =>
  z.pipe(
    z.optional(
      z.nullable(z.string("notText").check(z.overwrite(lineOf), z.overwrite(read), z.maxLength(maxLength, "tooLong"))),
    ),
    z.transform((text) => text || null),
  );

const MINIMUM_PHONE_DIGITS = 6;

const turnstileToken = z.optional(z.nullable(z.string("notAPerson").check(z.maxLength(2048, "notAPerson"))));

export const WaitlistJoinSchema = z.object({
  brandName: requiredText("brandNameMissing", 120),
  founderName: requiredText("founderNameMissing", 120),
  email: requiredText("emailMissing", 254, emailLine).check(emailAddress("emailInvalid")),
  phoneNumber: requiredText("phoneMissing", 40, (text) => lineOf(plainPhone(text))).check(
    z.refine((text) => text.replace(/\D/g, "").length >= MINIMUM_PHONE_DIGITS, "phoneInvalid"),
  ),
  businessType: optionalText(200),
  igHandle: optionalText(200, instagramHandle),
  // Text without a code is an unknown code, which never blocks a join.
  referredBy: optionalText(Number.POSITIVE_INFINITY, (text) => parseReferralCode(text) ?? text),
  utmSource: z.pipe(z.catch(z.optional(z.nullable(z.string())), null), z.transform(campaignOf)),
  /** The form's language; anything unknown counts as English, and never blocks a join. */
  language: z.catch(z.optional(z.literal("hi-IN")), undefined),
  acceptedTerms: z.literal(true, "termsNotAccepted"),
  acceptedMarketing: z._default(z.nullable(z.boolean("notTrueOrFalse")), false),
  /** The honeypot, which people don't see; programs that fill every field give themselves away. */
  leaveEmpty: z.optional(z.nullable(z.string("notEmpty").check(z.maxLength(0, "hiddenFieldFilled")))),
  turnstileToken,
});
export type WaitlistJoin = z.output<typeof WaitlistJoinSchema>;

export const OwnCorrectionSchema = z.pick(WaitlistJoinSchema, {
  brandName: true,
  founderName: true,
  phoneNumber: true,
  igHandle: true,
});

/** An answer with a code is a join, even if other fields are missing. */
export const WaitlistJoinAnswerSchema = z.object({
  referralCode: z.string(),
  alreadyRegistered: z.boolean(),
  /** As entered, or the name that others are told of a brand that had joined before. */
  brandName: z.catch(z.string(), ""),
  message: z.catch(z.string(), ""),
  code: z.catch(z.string(), ""),
  position: z.catch(z.nullable(z.number()), null),
  earlyBird: z.catch(z.boolean(), false),
  /** The reason that a given referral was not counted. */
  referralNote: z.catch(z.optional(z.string()), undefined),
  referralNoteCode: z.catch(z.optional(z.string()), undefined),
});
export type WaitlistJoinAnswer = z.infer<typeof WaitlistJoinAnswerSchema>;

export const WaitlistStatsSchema = z.object({ totalSignups: z.number(), referralSignups: z.number() });
export type WaitlistStats = z.infer<typeof WaitlistStatsSchema>;

/** `code` stands where the name is withheld. */
export const ReferrerSchema = z.object({ brandName: z.string(), code: z.catch(z.optional(z.string()), undefined) });
export type Referrer = z.infer<typeof ReferrerSchema>;

export const CodeLookupSchema = z.object({
  email: requiredText("emailMissing", 254, emailLine).check(emailAddress("emailInvalid")),
  turnstileToken,
});
export type CodeLookupCall = z.output<typeof CodeLookupSchema>;
export const CodeLookupAnswerSchema = z.object({ referralCode: z.string() });

export const MailedLinkAnswerSchema = z.object({ message: z.string(), code: z.catch(z.string(), "") });
export type MailedLinkAnswer = z.infer<typeof MailedLinkAnswerSchema>;

export const ReferralCountSchema = z.object({
  referralCode: z.string(),
  referralCount: z.number(),
  /** Absent while mail is off. */
  confirmedCount: z.catch(z.optional(z.number()), undefined),
});
export type ReferralCount = z.infer<typeof ReferralCountSchema>;
