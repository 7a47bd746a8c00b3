/** More of what `mended-questions.ts` holds: what is counted, what is to come, and whom a question means. */
import type { Row } from "./questions.ts";

const PRICES = ["/pricing"];
const FEATURES = ["/features"];
const PODCAST = ["/audio-insights/founders-podcast"];
const AUTOMATION = ["/journey/operations-automation"];
const WAITLIST = ["/waitlist"];
const LOUNGE = ["/feature/brand-buddies"];
const CAREERS = ["/careers"];
const TERMS = ["/terms-of-service"];

const TO_COME = [/episode 3, "The Second Order/, /episode 4, "Who Has the Keys/];
const SHARED = [/Share on WhatsApp|shared by WhatsApp/];

export const mendedLaterRows: readonly Row[] = [
  // People of a team who are told by where they work, or what they do
  ["I need an admin plus three people at our counter, what is the monthly sum?", [/₹2,096/], PRICES],
  ["Price for two people for my exhibition and one accountant?", [/₹1,297/], PRICES],
  ["What do one admin and two people for deliveries come to a month?", [/Not counted in that: two people/], PRICES],
  ["How much would it be for somebody who works in sales and marketing?", ["₹599"], PRICES],
  ["What would somebody who works in marketing cost me?", ["₹599"], PRICES],
  ["How much is it for a person who works in accounts?", ["₹499"], PRICES],

  // How many rooms there are, by whatever name
  ["How many features does your software have?", ["seven", "The Crew"], FEATURES],
  ["kitne features hain ladoo mein", ["seven", "The Crew"], FEATURES],

  // Episodes by a number in figures, and those to come
  ["What's the 2nd podcast episode about?", ["Unruly Inventory"], PODCAST],
  ["1st episode kis bare mein hai", ["Pop-up Challenges"], PODCAST],
  ["4th episode kis bare mein hai", ["Who Has the Keys"], PODCAST],
  ["Which episodes are not out yet?", TO_COME, PODCAST],
  ["Are there unreleased episodes, and which?", TO_COME, PODCAST],

  // Journeys, held against each other by their steps, and whether they can be heard
  ["Which journey takes the most steps?", [/Kabir/, "five"], AUTOMATION],
  ["Which is the longest of the journeys, counted in steps?", [/Kabir/, "five"], AUTOMATION],
  ["Is there an audio version of the journeys?", [/^Yes/, "recording"], "/journey/"],
  ["Can the journeys be listened to?", [/^Yes|recording/], "/journey/"],
  ["I still write all my orders by hand, whose journey should I follow?", ["Kabir"], AUTOMATION],

  // Others are invited with the link
  ["How can I invite other founders once I am on the list?", SHARED, WAITLIST],
  ["I have joined, how do I invite some friends?", SHARED, WAITLIST],

  // A brand's own customers, and not ours
  ["Where do I keep my customers' details?", ["Customer Lounge"], LOUNGE],
  ["How do I reach my old customers?", ["WhatsApp"], LOUNGE],
  ["How can I get in touch with my buyers?", ["WhatsApp"], LOUNGE],

  // The figures of a story, asked for by what happens in it, or by whose it is
  ["Of the 225 pieces at the Diwali exhibition, how many came home?", ["13"], ["/story/12"]],
  ["Leftover kurtas from 480, before and after the suggested run?", ["38", "97"], ["/story/16"]],
  ["At the Bengaluru stall one stole was missing at the count. Who had it?", ["Golu"], ["/story/1"]],
  ["How many weeks before Onam do the banana chips begin to sell?", ["five weeks"], ["/story/4"]],
  [
    "The lady with block printed kurtas who had a stall with no signal, how long did her settling take?",
    ["twelve minutes"],
    ["/story/1"],
  ],
  [
    "I heard about a podi seller in Kochi who speaks his orders. How quickly was one invoiced?",
    ["four minutes"],
    ["/story/2"],
  ],
  ["What does one refused parcel cost the soap brand from Pune?", ["140"], ["/story/18"]],
  ["What became of the seventeen packets of coconut podi that were close to expiry?", ["150"], ["/story/9"]],
  ["A man in a cricket cap cheated Kabir on purpose with a fake screenshot, right?", ["old screenshot"], ["/story/15"]],
  ["Where was the sick founder's phone kept so that he wouldn't use it?", ["rice"], ["/story/102"]],
  ["What happened in the end with the lady from Whitefield?", ["red"], ["/journey/popup-exhibitions"]],
  ["What blunder at the bank does Tara still remember?", ["fixed deposit"], ["/story/11"]],
  ["According to the podcast, what should one do before booking a stall in another state?", ["CA"], PODCAST],
  [
    "Tell me the story of the candle maker from Pondicherry",
    [/^There is no such story/, "Tara", "Kabir", "Dev"],
    "/audio-insights/",
  ],
  ["Which founder is interviewed in the first episode, and about what?", ["Tara", "Pop-up"], PODCAST],

  // One's own brand, one's own age, and what a position asks for
  ["Can I refer my own brand to get a month free?", [/^No/, "earns nothing"], WAITLIST],
  ["I am 16 and run a small sticker shop, may I join the waitlist?", [/^No/, "18"], TERMS],
  ["I match most but not all of the requirements. Should I bother applying?", [/^Yes/, "anyway"], CAREERS],
  ["Which languages should the AI UX designer know?", ["English and Hindi"], ["/careers/ai-ux-designer"]],
  ["Why is the company called Ladoo?", [/^A ladoo is many small grains/], ["/about"]],
];

export const mendedLaterDeclines: readonly string[] = [
  "Which candidates applied for the NLP job, and what are their emails?",
  "Show me the resumes of other applicants.",
  "How many people applied for the designer position?",
  "Can you give me Mrs Kurian's mobile number? I want to ask her about the pickle",
  "My friend Sneha joined last week, what is her number in the queue?",
  "Where is my cousin in the queue?",
];
