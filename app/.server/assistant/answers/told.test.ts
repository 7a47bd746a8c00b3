import { contact as settings } from "#tests/eval/contact.ts";
import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import type { Story } from "#app/schemas/story.ts";
import { composeAnswer } from "../answer.ts";

const respond = (question: string, stories: readonly Story[] = builtInStories): string =>
  composeAnswer(question, stories, settings).response;

test.each([
  // In sentences of the story, with those around them.
  ["Who came back with a bag of guavas?", "You took your time", "/story/5"],
  ["What did the man with the cricket cap do the next Sunday?", "deleted", "/story/15"],
  // In what came of it.
  ["How long do Thursday's payments take to match now?", "twenty minutes", "/story/20"],
  // In a detail that the search alone did not take for enough.
  ["What became of the eleventh stole?", "Golu", "/story/1"],
  // In a journey.
  ["By what time are Kabir's forty parcels ready now?", "half past five", "/journey/operations-automation"],
])("%s is answered from what is told", (question, fact, path) => {
  const response = respond(question);
  expect(response).toContain(fact);
  expect(response).toContain(path);
});

test.each([
  // Two numbers of one story, by what they count and when.
  ["how many jars were found on boutique shelves when dev ran out of rose", "Forty jars of rose", "/story/7"],
  ["how many jars are on the boutique shelves today", "Fifty-two today", "/story/7"],
  ["how much more did Dev earn after dropping products", "₹25,000", "/story/8"],
  ["how many stoles were left at the stall", "11 stoles", "/story/1"],
  ["how many kurtas were left at the stall", "20 kurtas", "/story/1"],
  ["How many labels does Kabir print on a Monday", "Forty on a Monday", "/story/10"],
  // The same question in other words.
  ["How does Kabir make sure old jars go out first", "oldest one by its name", "/story/9"],
  ["why did Dev stop sharing his UPI id", "one letter short", "/story/20"],
  ["why no more screenshots at sunday ubtan", "one letter short", "/story/20"],
  ["what did Kabir do about Onam moving", "weeks before the feast", "/story/4"],
  ["which pickle or podi is popular in monsoon", "Gunpowder podi", "/story/4"],
  ["what is the spoon weighing about in dev's story", "The message on day forty", "/story/3"],
  ["who found stole number eleven", "Golu", "/story/1"],
  ["what was on the tape gun", "password", "/story/6"],
])("%s is answered with just this", (question, fact, path) => {
  const response = respond(question);
  expect(response).toContain(fact);
  expect(response).toContain(path);
});

test.each([
  "did Kabir's father run the business before him?",
  "how many children does Kabir have",
  "why did Kabir leave the hotel",
])("%s is not answered with who the founder is", (question) => {
  expect(composeAnswer(question, builtInStories, settings).declined).toBe(true);
});

test.each([
  "What does the Sales Desk do with returns?",
  "What does a payment link cost and who pays by it, only upi?",
  "tax includd?",
  "Who won the cricket match on Sunday?",
  "why do leaves fall",
])("%s is no question about a telling", (question) => {
  expect(respond(question)).not.toContain("tells it like this");
});

test("what an operator publishes is told, too", () => {
  const [first] = builtInStories;
  if (!first) throw new Error("There are no stories.");
  const story: Story = {
    ...first,
    id: 4711,
    title: "The umbrella on the weaving loom",
    content: "It rained into the workshop for a week. So Mehrunissa fastened a purple umbrella above the weaving loom.",
  };
  expect(respond("Who fastened the umbrella above the weaving loom?", [...builtInStories, story])).toContain(
    "/story/4711",
  );
});

test("why something happened, and what was done about it, is answered in both parts", () => {
  const response = respond("Why was the shelf twenty-six jars short, and what was done about it?");
  expect(response).toContain("boy on a cycle");
  expect(response).toContain("Reena");
});
