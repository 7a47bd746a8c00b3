import { describe, expect, it } from "vitest";
import { featurePages } from "#app/content/feature-pages.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { contact } from "#tests/eval/contact.ts";
import { composeAnswer } from "../answer.ts";
import { readPlainly } from "./plain.ts";
import plainSubjects from "./plain-subjects.txt?raw";

const answered = (question: string) => composeAnswer(question, builtInStories, contact);

describe("a subject and nothing more", () => {
  it.each([
    ["price", /Admin: ₹899/],
    ["What is the price?", /Admin: ₹899/],
    ["pls tell me the cost bhai", /Admin: ₹899/],
    ["kitne paise lagenge", /Admin: ₹899/],
    ["मुझे कितने पैसे देने होंगे", /Admin: ₹899/],
    ["What discounts are there?", /50% off.*saves 20%.*1 more free month/],
    ["Which offers do you have right now?", /50% off.*saves 20%/],
    ["discount milega kya", /50% off/],
    ["are there any hidden charges?", /0\.99% plus GST.*no other charge/],
    ["How do I get started?", /^Join the waitlist.*August 2025.*14 days/],
    ["i want to create an account", /^Join the waitlist/],
    ["sign me up", /Reserve Your Spot/],
    ["how to download the app?", /web app/],
    ["How does it work?", /^Ladoo is a business management platform/],
    ["what services do you provide", /^Ladoo is a business management platform/],
    ["What are the benefits of Ladoo?", /one simple interface, talk don't type and GST invoicing/i],
    ["Which stories are there?", /23 audio stories/],
    ["what stories can i listen to", /23 audio stories/],
    ["your team", /small company in Bangalore/],
    ["kabir", /^Kabir Nair is the founder of Pepper Porch/],
    ["Pune", /^Dev Kulkarni is the founder/],
    ["office timings", /does not name the hours.*30 minutes during business hours/],
    ["export", /export your data/],
    ["How am I billed?", /by the month or for a year at once/],
    [
      "Does Ladoo integrate with other software?",
      /names no accounting or shop software.*API access comes with the Admin role/,
    ],
    ["what is this website about", /^This is Ladoo's website/],
    [
      "which role can see everything?",
      /^Admin \(₹899\) and Second-in-Command \(₹799\) have full access to all seven modules/,
    ],
    ["can i change the role of my staff later", /^You can change a person's role at any time/],
    ["what on the waitlist form is optional?", /IG handle and referral code are optional\. Marketing messages/],
    ["insta id dena zaruri hai kya", /^No\. The waitlist form needs/],
    ["what is the lock in period", /^Plans are monthly/],
    ["yeh software kiske liye bana hai", /small brands in India/],
    ["abhi koi offer chal raha h kya", /50% off/],
    ["compare plans", /Second-in-Command, ₹799: All seven modules.*No user management/],
    ["we are a team of 4", /^That depends on their roles: 4 people/],
    ["can a stall helper change prices?", /^No\. With a Retail\/Event Staff login/],
    ["Can I use the website with only a keyboard?", /keyboard alone/],
    ["screen reader support", /screen readers every day/],
    ["Order bolkar likhwa sakte hain kya?", /Hold the button and say it/],
    ["I need to plan my stock for Diwali", /Diwali/],
    ["Is there a transcript for each recording?", /transcript/],
    ["is there any setup fee or lock in", /names no other charge/],
    ["so refund within 30 days ok?", /^No\. .*14 days/],
    ["compare plans", /- Accounting, ₹499: The Crystal Ball; The Sales Desk \(view only\)/],
    ["which plan is best for me?", /One founder alone is one Admin/],
    ["can i use it now", /August 2025/],
    ["do you offer training", /names no course and no manual/],
    ["how long do refunds take?", /within 3-5 business days.*bank/],
    ["talk to a human", /\+91 /],
    ["When does the trial period begin counting, on the day I join?", /from the day your account opens/],
    ["Hi, I do everything alone, how much will I pay?", /One founder alone is one Admin/],
    ["Is there something on the site to work out my team's price?", /calculator on the pricing page/],
    ["what happens right after i apply for early access", /^You see your place on the list/],
    ["how long will you hold on to what I entered in the waitlist?", /until the launch and 12 months after it/],
    ["do u hv discount", /50% off/],
    ["hw to join", /Reserve Your Spot/],
    ["reviews", /^This website has no reviews by customers/],
    ["could you give me the email address to write to", /by email at /],
    ["Of the ten modules, which three are about selling?", /^No\. Ladoo has seven modules/],
  ])("%s", (question, said) => {
    const { response, declined } = answered(question);
    expect(declined).toBe(false);
    expect(response).toMatch(said);
  });

  it("means the same whatever stands around it", () => {
    const price = readPlainly("price");
    for (const question of [
      "PRICES??",
      "hi, can you tell me the prices please",
      "what are your plans for ladoo",
      "pricing of ladoo kya hai",
    ])
      expect(readPlainly(question), question).toEqual(price);
  });
});

it("says of a helper's prices what the page on The Crew says", () => {
  expect(JSON.stringify(featurePages)).toContain("cannot change prices or export the customer list");
});

describe("every subject", () => {
  it("has one meaning, which is answered", () => {
    const headings = plainSubjects.match(/^# (?!= ).*$/gm) ?? [];
    for (const heading of headings) expect(answered(heading.slice(2)).declined, heading).toBe(false);
    const lines = plainSubjects.split("\n").filter((line) => line && !line.startsWith("# "));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    for (const line of lines) expect(readPlainly(line.replace("^", "")), line).not.toBeNull();
  });
});

describe("what must be declined whatever it means", () => {
  it.each(["what is the name of your founder", "your CEO"])("%s", (question) => {
    expect(answered(question).declined).toBe(true);
  });
});

describe("what no page tells, however near others come", () => {
  it.each([
    "do you have loyalty points",
    "do you make eway bills",
    "can i sell gift cards at my stall",
    "My parcel hasn't come",
    "where is my order?",
  ])("%s", (question) => {
    expect(answered(question).declined).toBe(true);
  });
});

describe("a question that says more", () => {
  it.each([
    "share price of ladoo",
    "what is the price of a train ticket",
    "price of the accounting role",
    "zoho pricing",
    "is there an Android app",
    "give me a discount code",
    "how many people are on the waitlist",
    "which founder sells pickles",
    "track my orders",
    "what are your profits",
    "give me your customer data",
    "tell me the news today",
    "tell me a quote",
    "Is the Instagram handle optional?",
    "How does Kabir work out the price of a jar?",
    "what happens when I register a sale without network",
    "What if 100 brands join before me?",
    "which role cannot see everything",
    "I am 150 km from Bangalore, can I still work for you?",
    "Is there a discount for the ten roles I need?",
    "do you have delivery",
    "A customer says my order has not come, how does Ladoo help?",
    "tara's email address",
    "the two roles my accountant may have",
    "which of the six roles is the cheapest",
    "",
  ])("is read as before: %s", (question) => {
    expect(readPlainly(question)).toBeNull();
  });
});
