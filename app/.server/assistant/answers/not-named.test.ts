/** What the site names is said, and of what lies beside it that it is not named; what only sounds like it is left to others. */
import { describe, expect, it } from "vitest";
import { indexFor } from "../search/search.ts";
import { answerBesideNamed } from "./not-named.ts";

const index = indexFor([]);
const told = (question: string): string | undefined => answerBesideNamed(index.parse(question))?.body;

describe("beside what is named", () => {
  it.each([
    [
      "can I pay yearly by cheque",
      /^You can pay for your plan by card, UPI or netbanking; a cheque is not among the ways named/,
    ],
    ["Do you accept cash payment for my plan?", /; cash is not among the ways named/],
    ["can I pay Ladoo by bank transfer", /; a bank transfer is not among/],
    ["can customers pay cash", /^Yes\. For example: at closing time .*some cash.*cash-on-delivery/],
    ["customer cash me pay kare to?", /^Yes\. For example/],
    ["do you take cash at the stall", /^Yes\..*count the cash box/],
    [
      "can I take card swipe payments at the stall",
      /^This website names no card machine\. Cards are taken by payment link/,
    ],
    ["do I need a card machine?", /^This website names no card machine/],
    ["can I upload photos of products", /^This website does not say whether photos/],
    ["can I add pictures to my products?", /^This website does not say/],
    ["does Ladoo give a website builder", /^A website builder of Ladoo's own is not named\. .*website builders/],
    ["do you make websites for brands", /^A website builder of Ladoo's own/],
    [
      "can I pause my subscription?",
      /^This website names no way to pause a plan\. Plans are monthly.*no minimum contract.*30 days/,
    ],
    [
      "since there is a 12 month lock in can I pause in between",
      /^This website names no way to pause a plan\..*no minimum contract/,
    ],
    ["What does Ladoo take from each UPI payment my customers make?", /^Nothing of its own\..*0\.99%/],
    ["how much does ladoo keep from every order", /^Nothing of its own\./],
    ["As Ladoo adds a 1% markup on payment links, what is the total fee?", /^No markup\. .*2% plus GST/],
    ["does it work offline for everything", /^This website says it of selling at a stall, and of nothing else/],
    ["does the whole app work without internet", /of nothing else/],
  ])("%s", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  it.each([
    "how can i pay for my plan",
    "how can my customers pay",
    "how do i reduce refused cash on delivery parcels",
    "my customer pays cash on delivery",
    "count the cash in the evening",
    "a store owes me money and says its cheque is coming",
    "no swipe machine, no change",
    "i upload product photos to the app, do the rights stay mine",
    "where can I sell with Ladoo?",
    "do orders from my website come in by themselves?",
    "can i pause a story while the phone is locked",
    "can you suspend my account",
    "what does a payment link cost",
    "Do you charge 3% for QR codes?",
    "what markup should i put on my candles",
    "can i sell without internet",
    "does this website work offline",
    "did Tara take cash at the stall?",
  ])("leaves to others: %s", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
