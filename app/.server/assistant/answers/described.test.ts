import { contact as settings } from "#tests/eval/contact.ts";
import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { composeAnswer } from "../answer.ts";
import { indexFor } from "../search/search.ts";
import { answerForUntold, withDescribedNamed } from "./described.ts";

const { parse } = indexFor(builtInStories);

test.each([
  ["What does one refused parcel cost the skincare brand from Pune?", "what does one refused parcel cost Dev"],
  ["I heard about a pickle seller in Kochi, who packs?", "i heard about Kabir who packs"],
  ["Where was the sick founder's phone?", "where was Kabir phone"],
  ["The lady with block printed kurtas, who helps her?", "Tara who helps her"],
])("%s names nobody, and means one founder", (question, named) => {
  expect(withDescribedNamed(parse(question))).toBe(named);
});

test.each([
  "I am the pickle seller in Kochi, who packs for me?",
  "What does the soap maker from Kochi sell?",
  "What became of the lady from Pune?",
  "Which founder had the most orders?",
  "What did the customer say?",
])("%s means none of them", (question) => {
  expect(withDescribedNamed(parse(question))).toBeNull();
});

test.each(["Tell me the story of the candle maker from Pondicherry", "the story of the pickle seller from Delhi"])(
  "%s is not there, and it is said whose are",
  (question) => {
    const body = answerForUntold(parse(question))?.body;
    expect(body).toMatch(/^There is no such story/);
    for (const name of ["Tara Rathore", "Kabir Nair", "Dev Kulkarni"]) expect(body).toContain(name);
  },
);

test.each(["Tell me the story of the pickle seller from Kochi", "the story of the block print brand", "a story"])(
  "%s is there",
  (question) => expect(answerForUntold(parse(question))).toBeNull(),
);

test("what is told of a founder is found for the one who is described", () => {
  const { response } = composeAnswer(
    "What does one refused COD parcel cost the skincare brand from Pune?",
    builtInStories,
    settings,
  );
  expect(response).toContain("₹140");
  expect(response).toContain("/story/18");
});
