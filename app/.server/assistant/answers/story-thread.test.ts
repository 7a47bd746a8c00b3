import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerInThread } from "./story-thread.ts";

const told = (id: number, subject: string, asked: string) => {
  const story = builtInStories.find((one) => one.id === id);
  return story ? answerInThread(asked, subject, story, indexFor(builtInStories))?.body : undefined;
};

test.each([
  [19, "Dev's Singapore parcel", "how long did it take", "Nineteen days"],
  [19, "Dev's Singapore parcel", "what was the loss", "₹310"],
  [19, "Dev's Singapore parcel", "tell me more", "told by Dev Kulkarni"],
  [8, "charcoal soap", "how many did he sell", "117"],
  [2, "kabir use voice orders", "what does he do about mistakes", "podi as pony"],
  [9, "found expired jars", "how many were there", "Twenty-three"],
  [9, "found expired jars", "what did he do about it", "oldest batch"],
  [14, "Tara's kurtas come back", "did it work", "What came of it"],
])("story %i, of %s: %s", (id, subject, asked, words) => {
  expect(told(id, subject, asked)).toContain(words);
});

test.each([
  [19, "Dev's Singapore parcel", "what was the weather"],
  [19, "Dev's Singapore parcel", "what did she say"],
  [20, "second dev kulkarni", "how long did it take"],
])("story %i, of %s, does not say: %s", (id, subject, asked) => {
  expect(told(id, subject, asked)).toBeUndefined();
});
