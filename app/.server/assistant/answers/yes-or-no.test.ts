/** What Ladoo does not do, or take money for, begins with "No"; what only sounds like it is left to others. */
import { describe, expect, it } from "vitest";
import { indexFor } from "../search/search.ts";
import { answerAboutTeamSize, answerYesOrNo } from "./yes-or-no.ts";

const index = indexFor([]);
const told = (question: string): string | undefined => answerYesOrNo(index.parse(question))?.body;
const ofTeam = (question: string): string | undefined => answerAboutTeamSize(index.parse(question))?.body;

describe("what is not done", () => {
  it.each([
    ["Can you file my GST return for me?", /^No, it does not file a return.*summary ready for your CA/],
    ["Does Ladoo file GSTR-1 automatically?", /^No, it does not file/],
    ["Do you do the GST filing?", /^No, it does not file/],
    ["kya ladoo GST return file karta hai", /^No, it does not file/],
    ["Do you take a commission on sales?", /^No commission on sales\. .*without markup/],
    ["Is there any commission on my orders?", /^No commission on sales/],
    ["Is there a cancellation fee?", /^No\. You can cancel at any time/],
    ["Do you charge me for cancelling?", /^No\. You can cancel/],
    ["Can I refer my own brand to get a month free?", /^No\. Referring your own brand.*earns nothing/],
    ["cancel karne pe charge lagega?", /^No\. You can cancel/],
  ])("%s", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  it.each([
    "Does Ladoo help with GST filing?",
    "Can I get the summary in a file for my CA?",
    "What commission does the boutique take?",
    "Can I refer my own customers' brand?",
    "What does a payment link cost?",
    "Do you charge for a cancelled marketplace order?",
    "I was charged after cancelling",
    "Can I cancel in the middle of the month?",
  ])("leaves to others: %s", (question) => {
    expect(told(question)).toBeUndefined();
  });
});

describe("how many users there may be", () => {
  it.each([
    "Is there a maximum number of users?",
    "How many users can I add?",
    "Is there a limit on team members?",
    "kitne log team mein add kar sakte hai",
    "Can I have 50 users?",
  ])("%s", (question) => {
    expect(ofTeam(question)).toMatch(/^This website names no limit: you pay for each user/);
  });

  it.each([
    "How many users do you have?",
    "limit what staff can see",
    "spotify family plan me kitne log add hote hain",
    "How many people can hear the story?",
  ])("leaves to others: %s", (question) => {
    expect(ofTeam(question)).toBeUndefined();
  });
});
