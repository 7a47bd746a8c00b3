import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerAboutFounder } from "./founder-claims.ts";

const { parse } = indexFor(builtInStories);
const told = (question: string): string | undefined => answerAboutFounder(parse(question))?.body;

describe("what is claimed of a founder's city or wares", () => {
  test.each([
    ["kabir is from pune right", /^No\. Kabir Nair .* in Kochi/],
    ["bel & buta makes pickles no?", /^No\. Tara Rathore .* kurtas/],
    ["Is Tara from Jaipur?", /^Yes\. Tara Rathore/],
    ["Does Sunday Ubtan make soaps?", /^Yes\. Dev Kulkarni/],
  ])("'%s'", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  test.each([
    // Of the same trade, and not named.
    "does tara sell sarees?",
    "Is Kabir in Pune on Mondays?",
    "tara sells only kurtas right",
    "does tara know kabir from kochi?",
    "where is tara from",
  ])("'%s' gets no verdict", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
