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
    ["Dev lives in Kochi, right?", /^No\. Dev Kulkarni .* in Pune/],
    [
      "Tara is from Mumbai and sells soap, how did she do it?",
      /^Not so\. Tara Rathore .* Jaipur.*Dev Kulkarni .* sells soap\.$/,
    ],
    [
      "Kabir sells earrings, how many designs does he have?",
      /^Not so\. Kabir Nair .*Tara Rathore .* sells earrings\.$/,
    ],
    ["How many pickles does Dev sell?", /^Not so\. Dev Kulkarni .*Kabir Nair/],
    ["what do Dev's kurtas cost", /^Not so\. Dev Kulkarni .*Tara Rathore/],
    [
      "Tara's brand Pepper Porch, when did she start?",
      /^Not so\. Pepper Porch is the brand of Kabir Nair in Kochi\. Tara/,
    ],
    ["Is Kabir the founder of Bel & Buta?", /^No\. Bel & Buta is the brand of Tara Rathore/],
    ["How did Kabir open his restaurant using Ladoo?", /^Not so\. This website tells of no restaurant\. Kabir/],
    ["kabir is from cochin right", /^Yes\. Kabir Nair/],
  ])("'%s' is put right, whatever else is asked", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  test.each([
    "How did Dev get the jars back from Mumbai?",
    "What did Tara take from Jaipur to Bangalore?",
    "Who runs Pepper Porch, Tara or Kabir?",
    "Is Rhea the founder of Sunday Ubtan?",
    "Does Tara know the man of Pepper Porch?",
    "I sell kurtas like Tara, from Mumbai. What helps me?",
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
