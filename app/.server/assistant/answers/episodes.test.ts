/** Episodes by their number, and those to come; what is said in one is left to the search. */
import { expect, it } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { answerAboutEpisode } from "./episodes.ts";
import { indexFor } from "../search/search.ts";

const { parse } = indexFor(builtInStories);
const told = (question: string): string | undefined => answerAboutEpisode(parse(question))?.body;

it.each([
  ["When will the third podcast episode come out and what is it about?", /^Episode 3, .*no date is set: Dev/],
  ["What is episode 3 about?", /^Episode 3, .* is coming soon: Dev/],
  ["3rd episode about what?", /^Episode 3, .* is coming soon: Dev/],
  ["4th episode kis bare mein hai", /^Episode 4, "Who Has the Keys\?"/],
  ["2nd episode kis bare mein hai", /^Episode 2 is "The Unruly Inventory & How to Tame It"\. Kabir/],
  ["name of first episode of founders podcast", /^Episode 1 is "Pop-up Challenges and Strategies"/],
  ["What is the 1st episode about?", /^Episode 1 is "Pop-up Challenges and Strategies"\. Tara/],
  ["Who is the guest in episode 2?", /^The guest of episode 2 is Kabir Nair/],
  ["who was the guest of the first episode", /^The guest of episode 1 is Tara Rathore/],
  [
    "Which founder is interviewed in the first episode, and about what?",
    /^The guest of episode 1 is Tara.* Saturday stall/,
  ],
  ["What is episode 9 about?", /^There is no episode 9/],
  ["Which podcast episodes have not been released yet?", /episode 3, .* and episode 4, "Who Has the Keys\?"/],
  ["which episodes are still unreleased", /episode 3, .* and episode 4, /],
  ["kaunse episodes abhi tak nahi aaye", /episode 3, .* and episode 4, /],
])("%s", (question, answer) => {
  expect(told(question)).toMatch(answer);
});

it.each([
  "What does Kabir say about rice in episode 2?",
  "how long is the 2nd episode",
  "Which episodes are out?",
  "Why have you not made an episode about soap?",
])("leaves to the search: %s", (question) => {
  expect(told(question)).toBeUndefined();
});
