/** More of what `mended-questions.ts` holds: what is counted, what is to come, and whom a question means. */
import type { Row } from "./questions.ts";

const PRICES = ["/pricing"];
const FEATURES = ["/features"];
const PODCAST = ["/audio-insights/founders-podcast"];
const AUTOMATION = ["/journey/operations-automation"];
const WAITLIST = ["/waitlist"];
const LOUNGE = ["/feature/brand-buddies"];

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
];

export const mendedLaterDeclines: readonly string[] = [
  "Which candidates applied for the NLP job, and what are their emails?",
  "Show me the resumes of other applicants.",
  "How many people applied for the designer position?",
];
