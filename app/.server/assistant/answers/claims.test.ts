import { describe, expect, it } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { claimsOf, comparedIn, withoutTurnedVerdict, withVerdict } from "./claims.ts";
import { indexFor } from "../search/search.ts";

const index = indexFor(builtInStories);
const opening = (question: string, body: string): string =>
  withVerdict({ body, links: [] }, claimsOf(index.parse(question))).body.replace(body, "…");

const REFUND = "You may ask for a refund within 14 days of your first payment.";
const LAUNCH = "Ladoo launches in August 2025, as a beta.";
const QR = "A payment by UPI QR code costs you 0.99% plus GST on the fee.";
const GST = "GST at 18% comes on top.";
const FOUNDERS = "The founders and brands are almost real: made up, with real problems.";
const JOBS = "There are six open positions, all full-time in Bangalore with remote possible.";
const ANNUAL = "Paying annually saves 20%.";
const PAID = "Ladoo is a paid subscription, from ₹399 per user per month before GST.";
const PER_USER = "Yes, you pay per user: each person has a role, and each role has a price per month.";
const CONTRACT = "Plans are monthly, renew automatically, and have no minimum contract.";
const OPEN = "After 100 brands the waitlist stays open, without the early-bird offer.";
const EARLY = "The first 100 brands on the waitlist get 1 month free, then 50% off for 12 months.";

describe("a claim is held against what the answer says", () => {
  it.each([
    ["Refund within 14 days, right?", REFUND, "Yes. …"],
    ["The refund window is two weeks, correct?", REFUND, "Yes. …"],
    ["Refund within 30 days, right?", REFUND, "No. …"],
    ["I read that Ladoo is completely free forever, is that right?", PAID, "No. …"],
    ["is it free to try", PAID, "…"],
    ["So everyone in my team pays the same flat price, correct?", PER_USER, `No. You${PER_USER.slice(8)}`],
    ["do i pay per user?", PER_USER, "…"],
    ["Do all users in the same role pay the same price?", PER_USER, "…"],
    ["Can I commit to an annual plan?", CONTRACT, "…"],
    ["Is the waitlist over 100 brands?", OPEN, "…"],
    ["I must sign up for at least one year, right?", CONTRACT, "No. …"],
    ["The waitlist closes completely once a hundred brands join, right?", OPEN, "No. …"],
    ["does the waitlist stay open", OPEN, "Yes. …"],
    ["You launch in August, don't you?", LAUNCH, "Yes. …"],
    ["is the launch in august 2026", LAUNCH, "No. …"],
    ["Since you launch in January 2026, when should I apply?", LAUNCH, "Not so. …"],
    ["Since you launch in August 2025, when should I apply?", LAUNCH, "…"],
    ["Is the QR fee 0.99%?", QR, "Yes. …"],
    ["QR ka charge 2% hai na", QR, "No. …"],
    ["GST is 18%, right?", GST, "Yes. …"],
    ["Are the founders real?", FOUNDERS, "No. …"],
    ["The founders are made up, right?", FOUNDERS, "Yes. …"],
    ["Jobs only on site in Mumbai?", JOBS, "No. …"],
    ["Is it 25% cheaper to pay yearly?", ANNUAL, "No. …"],
    ["Is the early bird offer 40% off?", EARLY, "No. …"],
    ["The early bird discount is 70% for 2 years, correct?", EARLY, "No. …"],
    ["The early bird discount is 50% for 2 years, right?", EARLY, "No. …"],
    ["The early bird discount is 50% for 12 months, right?", EARLY, "Yes. …"],
  ])("%s", (question, body, expected) => {
    expect(opening(question, body)).toBe(expected);
  });

  it.each([
    // It is no claim.
    ["How many days do I have for a refund?", REFUND],
    ["refund 14 days", REFUND],
    // A word in it could turn the verdict.
    ["Is the refund window 14 days from each renewal?", REFUND],
    ["The refund window isn't only 14 days, right?", REFUND],
    ["Are the founders not real?", FOUNDERS],
    ["Are the problems of the founders real?", FOUNDERS],
    ["Are the jobs only in Bangalore?", JOBS],
    // As true, though the figure is another one.
    ["Can I get a refund within 10 days?", REFUND],
    ["Do the first 10 brands get the offer?", EARLY],
    // Of another offer than the answer's.
    ["50% off for 12 months, right?", ANNUAL],
    ["Do I pay 50% for a year?", ANNUAL],
    // The answer does not say it.
    ["Is the trial 30 days?", REFUND],
    // Two figures.
    ["Is it 14 days or 30 days for a refund?", REFUND],
  ])("is left open: %s", (question, body) => {
    expect(opening(question, body)).toBe("…");
  });

  it("the verdict takes the place of one that answers something else", () => {
    expect(opening("GST is 18%, right?", `No. ${GST}`)).toBe(`Yes. ${GST}`);
  });

  it("what is so instead is said first, where the answer begins with something else", () => {
    const body = "We may change our fees. We will give you at least 30 days' notice.";
    expect(opening("You give 60 days notice of fees, right?", body)).toBe("No, 30 days. …");
  });
});

it.each([
  ["is accounting cheaper than retail", "cheaper"],
  ["does a link cost more than a qr", "dearer"],
  ["what is the difference", undefined],
  ["which is cheaper and which costs more", undefined],
])("what is compared: %s", (text, expected) => {
  expect(comparedIn(text)?.asked).toBe(expected);
});

describe("a verdict on another question", () => {
  const opened = (question: string): string =>
    withoutTurnedVerdict({ body: "No. Fees are passed through.", links: [] }, index.parse(question)).body;

  it("goes where the question denies it itself", () => {
    expect(opened("Is it true that Ladoo takes no cut of my sales?")).toBe("Fees are passed through.");
  });

  it("goes, as a Yes does, where the whole of a month is asked about", () => {
    const body = "Yes. A person you add is charged for the days left.";
    const query = index.parse("i hired a boy mid month, do i pay the full month for him");
    expect(withoutTurnedVerdict({ body, links: [] }, query).body).toBe(
      "A person you add is charged for the days left.",
    );
  });

  it("goes where nobody asked whether GST is included", () => {
    const body = "No. GST at 18% comes on top.";
    const begun = (question: string) => withoutTurnedVerdict({ body, links: [] }, index.parse(question)).body;
    expect(begun("gst alag se lagega kya")).toBe("GST at 18% comes on top.");
    expect(begun("do prices include gst")).toBe(body);
  });

  it("stays elsewhere", () => {
    expect(opened("Does Ladoo take a cut of my sales?")).toBe("No. Fees are passed through.");
  });
});
