import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { indexFor } from "../search/search.ts";
import { inNumber } from "../language/number-words.ts";
import { answerWithFounderFact, founderFacts } from "./founder-facts.ts";

const { parse } = indexFor(builtInStories);
const told = (question: string): string | undefined => answerWithFounderFact(parse(question))?.body;

test("each figure stands where the answer leads", () => {
  const spelt: Readonly<Record<string, string>> = { "220": "two hundred and twenty", Five: "five", two: "two" };
  for (const founder of founders) {
    const { prices, ...counts } = founderFacts[founder.id];
    for (const { says, at } of [...Object.values(counts), ...prices]) {
      const page =
        at === undefined
          ? [journeys.find(({ id }) => id === founder.journeySlug), founder]
          : "story" in at
            ? builtInStories.find(({ id }) => id === at.story)
            : episodes.find(({ number }) => number === at.episode);
      for (const figure of says.match(/₹?\d[\d,]*\d|\bFive\b|\btwo\b|\bfour\b/g) ?? [])
        expect(JSON.stringify(page), `${says} ${figure}`).toMatch(
          new RegExp(`${figure}|${spelt[figure] ?? (/^\d+$/.test(figure) ? inNumber(Number(figure)) : figure)}`),
        );
    }
  }
});

describe("a fact of a founder who is named", () => {
  test.each([
    ["when did Kabir start his business", "2019"],
    ["since when does Bel & Buta exist", "2021"],
    ["What year did Dev begin?", "2020"],
    ["how many marketplaces does Kabir sell on", "two marketplaces"],
    ["how many orders does Kabir ship monthly", "600"],
    ["how many orders a month does Tara get", "220"],
    ["how many people work at sunday ubtan", "Five"],
    ["how big is Kabir's team", "is not told"],
    ["price of rose ubtan", "₹420"],
    ["how much does a lime pickle jar cost at Pepper Porch", "₹240"],
    ["what do Tara's earrings cost", "₹390"],
    ["where is Kabir based", "Kochi"],
  ])("'%s'", (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  test.each([
    "how old is Kabir",
    "how many WhatsApp orders does Kabir get",
    "how many people did Tara message",
    "how much does a kurta cost",
    "what does Dev pay for a soap",
    "when did Tara marry",
    "how many people work at Ladoo",
    "how many orders can I enter a month, as Kabir does?",
    "where does Tara live",
    "price of my ubtan",
  ])("'%s' asks for another thing", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
