/** A sum is worked out for the amounts and ways a question names, and left to the search where it would be a guess. */
import { describe, expect, it } from "vitest";
import { answerAboutFees } from "./fees.ts";
import { indexFor } from "../search/search.ts";

const index = indexFor([]);
const told = (question: string): string | undefined => answerAboutFees(index.parse(question))?.body;

const SUM_OF_BOTH = [
  "The fees come to ₹796 without GST:",
  "- ₹40,000 by UPI QR: ₹396 (0.99%)",
  "- ₹20,000 by payment link: ₹400 (2%)",
  "GST on the fees is ₹143.28, which makes ₹939.28; ₹59,060.72 of ₹60,000 reaches you.",
].join("\n");

describe("answerAboutFees", () => {
  it.each([
    [
      "what does a QR payment on a 240 rupee jar cost me",
      /^A payment of ₹240 by UPI QR costs ₹2\.38 in fee \(0\.99%\)/,
    ],
    ["fee on a 5000 rupee payment link", /₹100 in fee \(2%\) and ₹18 in GST on the fee, so ₹4,882 reaches you\.$/],
    ["fee on 10000 by qr including gst", /reaches you\. With GST the fee is ₹116\.82\.$/],
    ["fee on 10k by payment link", /^A payment of ₹10,000 by payment link costs ₹200 in fee/],
    ["10k payment link", /^A payment of ₹10,000 by payment link costs ₹200/],
    ["50 lakh by qr, fee?", /^A payment of ₹50,00,000 by UPI QR costs ₹49,500/],
    ["how much fee do I charge on 5000 by qr", /^A payment of ₹5,000 by UPI QR costs ₹49\.50/],
    ["half a lakh by qr, fee?", /^A payment of ₹50,000 by UPI QR costs ₹495/],
    ["das hazar ka qr payment, fee kitni", /^A payment of ₹10,000 by UPI QR costs ₹99 /],
    ["payement lnk of 5k fee", /^A payment of ₹5,000 by payment link costs ₹100/],
    ["customer pays 1000 by upi through a payment link, fee?", /^A payment of ₹1,000 by payment link costs ₹20/],
    ["what do I lose when somebody pays ₹1000 by card", /^A payment of ₹1,000 by payment link costs ₹20/],
    ["50 orders of ₹200 by qr, what do I lose", /^Payments of 50 × ₹200 = ₹10,000 by UPI QR cost ₹99/],
  ])("one payment: %s", (question, expected) => {
    expect(told(question)).toMatch(expected);
  });

  it.each([
    ["I collect ₹2.5 lakh a month by payment link, what are the fees", /^Payments of ₹2,50,000 a month .* cost ₹5,000/],
    ["25,000 rupees every month by link, what goes in fees", /^Payments of ₹25,000 a month .* cost ₹500/],
    ["har mahine 40k qr se, fee kitni", /^Payments of ₹40,000 a month by UPI QR cost ₹396/],
    [
      "my qr payments are ₹40,000 and links ₹20,000 a month; total fees?",
      /^The fees come to ₹796 a month without GST:/,
    ],
  ])("amounts of a month: %s", (question, expected) => {
    expect(told(question)).toMatch(expected);
  });

  it.each([
    "40k by qr + 20k by payment link, total fee without gst",
    "what are the qr fees for 40k by qr and 20k by link",
    "by qr 40k and by link 20k, what is the total fee for qr and link",
    "fees on ₹40,000 upi and ₹20,000 card",
    "40k by qr and 20k by card, fees",
    "40k by qr and 20k by card, total fee for qr and card",
    "40k by upi qr and 20k by upi through a payment link, fees",
  ])("several payments, GST apart: %s", (question) => {
    expect(told(question)).toBe(SUM_OF_BOTH);
  });

  it("a means of paying tells the way of its own amount", () => {
    expect(told("20k by link and 40k by upi, fees")).toMatch(/^The fees come to ₹796 /);
  });

  it("amounts that share a way are added up", () => {
    expect(told("40k and 20k by qr, fees?")).toMatch(/^The fees come to ₹594 /);
    expect(told("40k, 20k and 10k by link, fees?")).toMatch(/^The fees come to ₹1,400 /);
  });

  it.each([
    "for one ₹10,000 order, how much less do I lose with QR than with a payment link",
    "if I move 10k from links to QR, how much do I save",
    "what does ₹10,000 cost by card and what by upi",
  ])("one amount by both ways: %s", (question) => {
    expect(told(question)).toBe(
      "On ₹10,000, UPI QR costs ₹101 less than a payment link, GST aside: ₹99 (0.99%) against ₹200 (2%). With GST on the fee it is ₹116.82 against ₹236, which is ₹119.18 less.",
    );
  });

  it.each(["is 5000 by qr cheaper than 5000 by link", "how much more is 1000 by link than 500 by qr"])(
    "amounts that are compared are no sum: %s",
    (question) => {
      expect(told(question)).toMatch(/^A payment by UPI QR costs less: 0\.99%/);
    },
  );

  it.each([
    ["Is a QR code payment cheaper for me than a payment link?", /^Yes\. A payment by UPI QR costs less/],
    ["Are payment links cheaper than QR?", /^No\. A payment by UPI QR costs less/],
    ["does a link cost more than a QR", /^Yes\. /],
    ["is 2000 by link cheaper than 5000 by qr", /^A payment by UPI QR costs less/],
  ])("which is cheaper: %s", (question, expected) => {
    expect(told(question)).toMatch(expected);
  });

  it.each([
    "QR or link, which costs me less?",
    "qr aur link me se kya sasta hai",
    "is a qr better for me than a payment link",
    "which costs me less, scanning or a link",
  ])("without an amount, both rates stand side by side: %s", (question) => {
    expect(told(question)).toMatch(/^A payment by UPI QR costs less: 0\.99%/);
  });

  it.each([
    "what does a payment link cost",
    "qr fee in 2025",
    "call me on 98765 43210 about the qr fee",
    "qr fee on ₹999999999999999",
    "fee on 500 or 1000 by qr",
    "between 10k and 20k by qr, fee?",
    "10-20k qr fee",
    "40k a month and 20k a week by qr, fees?",
    "40k by qr and 20k in cash, fees",
    "40k by qr and 20k cod, fees",
    "40k by qr and link, 20k by card, fees",
    "by qr 40k and 20k by card, fees",
    "qr and link: 40k and 20k, fees",
    "₹500 per day by qr, fee per month",
    "100 orders a month of ₹500 by qr, what do I lose in a year",
    "1 lakh, half of it by qr, fee",
    "3 hampers at 1500 by link, fee",
    "how much must I charge by link to receive ₹1000?",
    "if my link fee is ₹200, how much was the payment?",
    "payment links cost 12.5%, or not?",
    "send a payment link for 500 to my customer",
    "fee on ₹5000 in cash",
    "can I pay my plan of ₹899 by upi",
    "what are the fees if half of ₹1 lakh comes by qr and half by link",
  ])("leaves to the search: %s", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
