import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerWithShelf } from "./story-shelf.ts";

const { parse } = indexFor(builtInStories);
const shelf = (question: string, stories = builtInStories) => answerWithShelf(parse(question), stories);
const listed = (question: string): number[] =>
  [...(shelf(question)?.body ?? "").matchAll(/\/story\/(\d+)/g)].map(([, id]) => Number(id));

test.each([
  ["only Dev's stories please", "?founder=dev", [3, 6, 7, 8, 18, 19, 20, 103]],
  ["a fashion label's stories", "?founder=tara", [1, 5, 13, 14, 16]],
  ["stories from a jewellery brand", "?founder=tara", [11, 12, 101]],
  ["stories about the Cash Register", "?feature=9", [15, 20, 8, 13, 18, 101]],
])("%s are all listed", (question, query, ids) => {
  expect(shelf(question)?.links[0]?.path).toContain(query);
  expect(listed(question)).toEqual(ids);
});

test("something to listen to about a subject is a story", () => {
  expect(listed("do you have something to listen to about payments").slice(0, 2)).toEqual([15, 20]);
  expect(listed("anything to hear about payments please").slice(0, 2)).toEqual([15, 20]);
});

test("where a room's subject is said, the stories come first that are about the room before all", () => {
  expect(listed("is there a story about managing stock?").slice(0, 2)).toEqual([9, 16]);
  expect(shelf("is there a story about managing stock?")?.body).toMatch(/^Yes, nine stories .*, among them:\n/);
});

test.each(["can I filter the stories by founder", "stories of one founder only"])(
  "%s: all three are offered",
  (question) => {
    expect(shelf(question)?.body).toMatch(/founder=tara.*founder=kabir.*founder=dev/);
  },
);

test("who tells a published story is named from the story", () => {
  const published = builtInStories
    .filter(({ category }) => category === "Skincare")
    .map((story, at) => (at === 0 ? { ...story, founderName: "Asha Rao", brandName: "Neem House" } : story));
  expect(shelf("skincare stories", published)?.body).toMatch(/^Asha Rao of Neem House and Dev Kulkarni .* tell /);
});

test.each([
  "a story about kurtas that came back",
  "Dev's story about the shared password",
  "how many stories are there",
  "is there a furniture brand in the stories?",
  "do I need a login to hear the stories?",
  "where do I hear the stories?",
])("more is said, or something else is asked: %s", (question) => {
  expect(shelf(question)).toBeNull();
});

test.each(["tell me a story", "ek kahani sunao", "Can you suggest a story?"])(
  "'%s' gets one of each founder's",
  (question) => expect(listed(question)).toEqual([1, 2, 3]),
);

test("those about a room are counted", () => {
  expect(shelf("how many stories feature the storeroom")?.body).toMatch(/^Nine stories are about The Storeroom/);
});
