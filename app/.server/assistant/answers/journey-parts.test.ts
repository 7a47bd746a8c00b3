import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { answerAboutJourney } from "./journey-parts.ts";
import { indexFor } from "../search/search.ts";

const { parse } = indexFor(builtInStories);
const told = (question: string) => answerAboutJourney(parse(question));

test.each([
  [
    "what did the founder in the online growth journey achieve",
    "/journey/online-growth",
    /^What came of Dev's journey/,
  ],
  ["what came of Tara's pop-up journey", "/journey/popup-exhibitions", /^What came of Tara's journey/],
  [
    "before and after in the operations automation journey",
    "/journey/operations-automation",
    /\n5\. .* Before: .* After: /,
  ],
  [
    "tara's journey, before and after, when the network goes",
    "/journey/popup-exhibitions",
    /^Step 2 of Tara's journey .*\nBefore: /,
  ],
  ["how many outcomes does operations automation have", "/journey/operations-automation", /in five outcomes:\n/],
  ["operations automation steps", "/journey/operations-automation", /^The five steps of Kabir's journey are:\n1\. /],
  ["number of steps in the popup exhibitions journey", "/journey/popup-exhibitions", /^The four steps of Tara's/],
  ["what is step 2 of the pop-up journey", "/journey/popup-exhibitions", /^Step 2 of Tara's journey/],
  ["the last step of Dev's journey", "/journey/online-growth", /^Step 4 of Dev's journey .*\nBefore: .*\nAfter: /],
])("%s", (question, path, body) => {
  expect(told(question)?.links[0]?.path).toBe(path);
  expect(told(question)?.body).toMatch(body);
});

test.each([
  [
    "Which journey is the longest by steps?",
    /^Kabir's \[From four notebooks.* has the most steps .*: five\. Tara's has four/,
  ],
  ["which of the journeys has the most steps", /^Kabir's .*: five\./],
  ["which journey has five steps?", /^Kabir's \[From four notebooks.* has five steps\.$/],
  ["which journeys have 4 steps", /^Tara's .* and Dev's .* have four steps\.$/],
  [
    "which journey has the fewest steps",
    /^Tara's .* and Dev's .* have the fewest steps .*: four each\. Kabir's has five\.$/,
  ],
  ["Can I listen to a journey as well as read it?", /^Yes\. Each journey has a recording of six to seven minutes/],
  ["do the journeys have audio", /^Yes\. Each journey has a recording/],
  ["does Kabir's journey have a recording", /^Yes\. That journey has a recording/],
])("of all journeys: %s", (question, body) => {
  expect(told(question)?.body).toMatch(body);
});

test.each([
  "which journey should I listen to",
  "can I hear how Tara sells without a network in her journey",
  "how many steps and outcomes has Dev's journey",
  "parcels missed before and after in Kabir's journey",
  "what is before and after on a journey's page",
  "what is step 9 of Dev's journey",
  "what came of the last sale",
])("is left to the search: %s", (question) => {
  expect(told(question)).toBeNull();
});
