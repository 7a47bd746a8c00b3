import { expect, test } from "vitest";
import { ApplicationSchema } from "./careers.ts";
import { lineOf, paragraphsOf } from "./plain-text.ts";

test.each([
  ["  Bel & Buta ", "Bel & Buta"],
  ["Bel\r\n& Buta\t", "Bel & Buta"],
  ["Bel\u0000 & \u202eButa\u202c\u2066\u200f", "Bel & Buta"],
  // As copied from a phone's address book.
  ["\u202a+91 98765 43210\u202c", "+91 98765 43210"],
  ["क्\u200dष, न्\u200cय", "क्\u200dष, न्\u200cय"],
  ["👩‍🌾 Naturals", "👩‍🌾 Naturals"],
  ["Bel \ud83c& Buta\udf3e", "Bel & Buta"],
  ["\ud800", ""],
  ["\u200b", ""],
  ["\u3164", ""],
  ["\u200d\u2060\ufeff\u00ad\u2800 \u202e", ""],
  ["\u0000", ""],
])("%j is kept as the line %j", (typed, kept) => {
  expect(lineOf(typed)).toBe(kept);
});

test("a letter keeps its paragraphs", () => {
  expect(paragraphsOf("Hello,\r\n\r\n\tI \u202edraw\u0007.\n")).toBe("Hello,\n\n\tI draw.");
  expect(paragraphsOf("\u200b\n\u3164")).toBe("");
});

test("an application's fields are held to the same", () => {
  const nothing = "\u200b".repeat(60);
  const { error } = ApplicationSchema.safeParse({
    positionId: "ai-ux-designer",
    fullName: nothing,
    email: nothing,
    phone: nothing,
    resumeUrl: nothing,
    linkedinUrl: nothing,
    coverLetter: nothing,
  });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["fullName", "fullNameTooShort"],
    ["email", "applicantEmailInvalid"],
    ["phone", "applicantPhoneTooShort"],
    ["resumeUrl", "resumeMissing"],
    ["coverLetter", "coverLetterTooShort"],
  ]);
});
