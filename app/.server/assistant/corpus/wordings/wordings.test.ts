/** Each wording is found where it is looked for: under a heading that somebody asks by, and under that alone. */
import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { allPassages } from "../index.ts";
import { headings, wordingsUnder } from "./index.ts";

const wordingsOf = (heading: string): string[] => wordingsUnder(heading).split(" | ");

describe("the wordings files", () => {
  test("every heading is the example of a passage, or a use case or benefit of a feature page", () => {
    const examples = allPassages(builtInStories).map(({ examples: text = "" }) => text.split(" | ")[0]);
    const told = featurePages.flatMap(({ id, useCases, benefits }) =>
      [...useCases.map(({ title }) => title), ...benefits].map((name) => `${id}: ${name}`),
    );
    const known = new Set([...examples, ...told]);
    expect(headings.length).toBeGreaterThan(300);
    expect(headings.filter((heading) => !known.has(heading))).toEqual([]);
  });

  test("every heading has wordings, and they hold no sign of our own", () => {
    expect(headings.filter((heading) => wordingsUnder(heading) === "")).toEqual([]);
    expect(headings.flatMap(wordingsOf).filter((wording) => /[|#]|^\s|\s$| {2}/.test(wording))).toEqual([]);
  });

  test("no wording stands twice", () => {
    const all = headings.flatMap((heading) => [heading, ...wordingsOf(heading)]);
    expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([]);
  });
});
