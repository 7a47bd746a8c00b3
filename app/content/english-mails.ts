/** The texts of the mails that are sent in English only: the receipt of an application, and the operator's summary. */
import { brand } from "#app/content/brand.ts";

export const englishMails = {
  application: {
    subject: "We've received your application",
    body: "Thank you for applying for {title}. A person will read what you wrote and reply by email.",
    erase: "If you want your application erased, reply to this email.",
  },
  summary: {
    subject: `${brand.name}: {joins} joined, {applications} applied`,
    period: "The 24 hours until {until}:",
    joins: "Brands that joined: {joins}",
    confirmed: "Brands that confirmed their address: {confirmed}",
    applications: "Applications: {applications}",
    failed: "Mails that could not be sent, or were cut off, in all: {failed}",
    months: "Free months that wait for a decision: {months}",
    questions: "Questions without an answer in 7 days: {questions}",
    backup: "Last backup: {when}",
    never: "never",
    late: "Jobs without a success in 26 hours: {names}. The overview says why.",
  },
} as const;
