import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { allPassages } from "./index.ts";

test("a story is taken apart where its page is, also with the line ends of another system", () => {
  const [told] = builtInStories;
  if (!told) throw new Error("no story");
  const story = { ...told, content: told.content.replaceAll("\n", "\r\n") };
  const texts = allPassages([story]).flatMap(({ kind, storyId, text }) =>
    kind === "story" && storyId === story.id ? [text] : [],
  );
  const paragraphs = storyParagraphs(told);
  expect(paragraphs.length).toBeGreaterThan(1);
  expect(texts.slice(1)).toEqual(paragraphs);
});
