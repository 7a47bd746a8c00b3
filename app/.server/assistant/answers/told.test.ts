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
