/** What a founder did is told where that is asked, and the story that is meant is known by its words. */
import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerAboutDeed } from "./deeds.ts";

const index = indexFor(builtInStories);
const answer = (question: string, stories = builtInStories) => answerAboutDeed(index.parse(question), index, stories);

describe("what a founder did", () => {
  test.each<[string, number, RegExp]>([
    ["What did Kabir do about expired jars?", 9, /asks for the oldest batch/],
    ["How did Kabir stop jars from expiring?", 9, /each Monday/],
    ["how does kabir make sure the oldest jars go first", 9, /label carries its number/],
    ["How does Kabir take WhatsApp orders while cooking?", 2, /presses the microphone/],
    ["How did Kabir deal with fake payment screenshots?", 15, /QR for that order alone/],
    ["How did Dev reduce refused cash on delivery parcels?", 18, /without an answer no box is folded/],
    ["How did Dev get people to buy again?", 3, /on day forty/],
    ["What did Dev do about the shared password?", 6, /five logins/],
    ["How did Dev decide which products to drop?", 8, /last column/],
    ["How did Tara prepare GST papers?", 13, /there and then/],
    ["What did Tara do about size returns?", 14, /She changed the chart/],
    ["How does Tara count earrings?", 101, /six minutes/],
  ])("'%s' is answered by story %d", (question, id, words) => {
    const draft = answer(question);
    expect(draft?.links.map(({ path }) => path)).toEqual([`/story/${id}`]);
    expect(draft?.body).toMatch(words);
  });

  test.each([
    "How many jars expired at Kabir's?",
    "How did Tara start her brand?",
    "How does Kabir use Ladoo?",
    "How did Kabir convince Ammini to drop the sticker?",
    "what did tara do wrong in the bank job",
    "How do I stop my jars from expiring?",
  ])("'%s' asks for something else", (question) => {
    expect(answer(question)).toBeNull();
  });

  test("an operator's story of the same number is another telling", () => {
    const stories = builtInStories.map((story) => (story.id === 9 ? { ...story, content: "Another story." } : story));
    expect(answer("What did Kabir do about expired jars?", stories)).toBeNull();
  });
});
