/** What the form can do without is told from what it cannot; other questions about joining are left to the search. */
import { describe, expect, it } from "vitest";
import { answerAboutFields } from "./form-fields.ts";
import { indexFor } from "../search/search.ts";

const index = indexFor([]);
const answer = (question: string): string | undefined => answerAboutFields(index.parse(question))?.body;

describe("answerAboutFields", () => {
  it.each([
    "Can I join the waitlist without giving my phone number?",
    "may I leave the email empty on the form",
    "phone number diye bina join kar sakte hai",
    "Can I sign up without accepting the terms?",
    "is it okay to register with my instagram but without a brand name",
  ])("needed: %s", (question) => {
    expect(answer(question)).toMatch(
      /^No\. The waitlist form needs your brand name, .* IG handle and referral code are/,
    );
  });

  it.each([
    ["Can I join without an Instagram handle?", /^Yes, without IG handle\. /],
    ["can i skip the referral code in the form", /^Yes, without referral code\. /],
  ])("optional: %s", (question, expected) => {
    expect(answer(question)).toMatch(expected);
  });

  it.each([
    ["Is phone optional?", /^No\. /],
    ["Is email mandatory to join the waitlist?", /^Yes\. /],
    ["Do I have to give my IG handle?", /^No\. /],
    ["Do I have to enter a referral code?", /^No\. /],
    ["Is the referral code optional?", /^Yes\. /],
    ["do i need to accept the terms to join", /^Yes\. /],
  ])("claimed: %s", (question, expected) => {
    expect(answer(question)).toMatch(expected);
  });

  it.each([
    "Is phone required for job applications?",
    "Is a phone number needed to hear stories?",
    "Are email and IG handle required?",
    "Is the phone number required or optional?",
    "Can I join without a credit card?",
    "What details does the form ask?",
    "Can I apply for the job without a phone number?",
    "what if I lost my referral code",
  ])("leaves to the search: %s", (question) => {
    expect(answer(question)).toBeUndefined();
  });
});
