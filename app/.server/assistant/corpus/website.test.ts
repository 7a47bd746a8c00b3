import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { messagePassages } from "./messages.ts";
import { websitePassages } from "./website.ts";
import { wordingsUnder } from "./wordings/index.ts";

// What a page no longer says leaves a hole in the answer that was taken from it.
test.each([...websitePassages(builtInStories), ...messagePassages()])(
  "is said in full: $asks",
  ({ answer, examples }) => {
    expect(answer).toBeTruthy();
    expect(answer).not.toMatch(/^\s|\s$| {2}|undefined|, ,|, and [.,]| and \.|: [.,]/);
    expect(wordingsUnder(examples ?? "").split(" | ").length).toBeGreaterThanOrEqual(9);
  },
);
