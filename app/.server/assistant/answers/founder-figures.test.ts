/** The founders beside each other, in the figures of what they tell. */
import { describe, expect, it, test } from "vitest";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { inNumber } from "../language/number-words.ts";
import { indexFor } from "../search/search.ts";
import { answerAboutFounders, productCounts } from "./founder-figures.ts";

const index = indexFor([]);
const told = (question: string): string | undefined => answerAboutFounders(index.parse(question))?.body;

test("how many products each has stands where the answer leads", () => {
  for (const { id } of founders) {
    const { count, link } = productCounts[id];
    const text = JSON.stringify(
      stories.find((story) => link.path === `/story/${story.id}`) ??
        journeys.find((journey) => link.path === `/journey/${journey.id}`),
    );
    expect(text, link.path).toContain(link.title);
    expect(text, link.path).toMatch(
      new RegExp(`\\b(?:${count}|${count === 26 ? "twenty-six" : inNumber(count)})\\b`, "i"),
    );
  }
});

describe("founders side by side", () => {
  it.each([
    ["Where are Tara, Kabir and Dev based?", /in Jaipur, .*in Kochi and .*in Pune\.$/],
    ["Which founder is in Kochi and which one in Pune?", /^Kabir .*in Kochi and Dev .*in Pune\.$/],
    ["In which cities are the founders?", /Jaipur.*Kochi.*Pune/],
    ["Who has more SKUs, Tara or Kabir?", /^Tara .*140 SKUs and Kabir .*48 SKUs\.$/],
    ["Who has more products, Dev or Kabir?", /^Kabir .*48 SKUs and Dev .*26 products/],
    ["Which founder has the most SKUs?", /^Tara .*140 SKUs, Kabir/],
  ])("%s", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  it.each([
    "Where does Tara live?",
    "Where do Tara and Kabir sell?",
    "Who is older, Tara or Kabir?",
    "train from pune to kochi which one is overnight",
    "How many orders do Tara and Dev get?",
  ])("leaves to others: %s", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
