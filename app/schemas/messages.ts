/** The English of every message of schemas and API, by code. A page says the code in its own language. */
import type * as z from "zod/mini";
import { type Message, problemsOf, say } from "./api-error.ts";

const shared = {
  tooLong: "Please keep this to {max} characters or fewer",
  tooManyRequests: "Too many tries. Wait a minute, then try again.",
  faultOfOurs: "Something went wrong on our side. Please try again.",
  /** The browser's message when no usable answer came. */
  noNetwork: "No network. What you typed is still here: press again once you are back online.",
} as const;

/** The Hindi of these is in `content/hi/messages.ts`. */
export const waitlistMessages = {
  ...shared,
  brandNameMissing: "Brand name is required",
  founderNameMissing: "Founder name is required",
  emailMissing: "Email is required",
  emailInvalid: "Please enter a valid email address",
  phoneMissing: "Phone number is required",
  phoneInvalid: "Please enter a valid phone number",
  termsNotAccepted: "Please accept the terms to join",
  notTrueOrFalse: "Please answer with true or false",
  notText: "Please write this as text",
  notEmpty: "Please leave this empty",
  /** Most likely the browser's autofill filled the honeypot. */
  hiddenFieldFilled: "Your browser filled in a hidden field. It is empty again: press the button once more.",
  notAPerson: "Please complete the check that you are a person",
  listUnavailable: "We could not reach our list. What you typed is still here: try again in a minute.",
  emailUnknown: "No referral code found for this email. Please check the email or join the waitlist.",
} as const;

export const applicationMessages = {
  ...shared,
  positionUnknown: "Please choose one of the open positions",
  positionClosed: "This position is not open",
  fullNameTooShort: "Full name must be at least 3 characters",
  applicantEmailInvalid: "Invalid email address",
  applicantPhoneTooShort: "Phone number must be at least 10 digits",
  resumeMissing: "Please provide a link to your resume/CV",
  resumeInvalid: "Please enter a valid URL to your resume/CV",
  linkedinInvalid: "Please enter a valid LinkedIn URL",
  portfolioInvalid: "Please enter a valid portfolio URL",
  coverLetterTooShort: "Cover letter must be at least 50 characters",
  submissionInvalid: "Please send the form again",
  applicationFailed: "There was a problem submitting your application. Please try again.",
} as const;

const messages = {
  ...waitlistMessages,
  ...applicationMessages,
  questionMissing: "Please ask a question",
  questionTooLong: "Please keep your question to {max} characters or fewer",
  storyMissing: "Please say which story",
  storyUnknown: "There is no story of that number.",
  recordingMissing: "Please name a recording",
  stageUnknown: "Please name a stage: begun, half or ended",
  storyIdInvalid: "A story's id is a number.",
  storyIdUnknown: "There is no story with this id.",
  referralCodeInvalid: "The referral code you're using is not valid.",
  referralCodeUnknown: "Nobody has this referral code.",
  nothingHere: "There is nothing at this address.",
  methodNotAllowed: "This address does not take that method.",
  crossOrigin: "Requests from other sites are not taken.",
  jsonExpected: "Please send JSON (Content-Type: application/json).",
  jsonInvalid: "The request is not valid JSON.",
  objectExpected: "The request must be a JSON object.",
  bodyTooLate: "The request took too long to arrive. Please try again.",
  bodyTooLarge: "That is more than this address takes.",
} as const;

export type MessageCode = keyof typeof messages;

export const inEnglish = (message: Message): string => say(message, messages);

export function fieldMessages(error: Pick<z.core.$ZodError, "issues">): Record<string, string> {
  return Object.fromEntries(Object.entries(problemsOf(error)).map(([name, problem]) => [name, inEnglish(problem)]));
}
