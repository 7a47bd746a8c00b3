import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerFromMeantTelling } from "./meant-telling.ts";

const index = indexFor(builtInStories);
const told = (question: string, isDeclined = false) => answerFromMeantTelling(index.parse(question), index, isDeclined);

test.each([
  ["Leftover kurtas from 480 before and after following the suggested size run?", "97", "/story/16"],
  ["At the Bengaluru pop-up one stole was missing from the count. Who had it?", "Golu", "/story/1"],
  ["How many weeks before Onam do the banana chips start picking up?", "five weeks", "/story/4"],
])("%s has the words of one telling alone", (question, fact, path) => {
  expect(told(question)?.draft.body).toContain(fact);
  expect(told(question)?.draft.links[0]?.path).toBe(path);
});

test("what would be declined for a word of it is told where the telling has nearly all else", () => {
  const question = "So a man in a cricket cap cheated Kabir on purpose with a fake screenshot, right?";
  expect(told(question, true)?.draft.body).toContain("old screenshot");
});

test.each([
  "What does the Admin role cost?",
  "Payment link fee plus GST?",
  "cash on delivery parcels keep getting refused, can you help",
  "A friend told me the trial is 30 days, is that true?",
  "Is there a 14-day trial?",
  "How quickly does a person answer on WhatsApp?",
])("%s is about no telling", (question) => {
  expect(told(question)).toBeNull();
});

test.each([
  "who invented the sewing machine",
  "how far is bagru from jaipur by road",
  "weather in jaipur this weekend",
])("%s stays declined", (question) => {
  expect(told(question, true)).toBeNull();
});
