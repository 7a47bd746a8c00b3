import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { contact } from "#tests/eval/contact.ts";
import { composeAnswer } from "../answer.ts";

const answer = (question: string) => composeAnswer(question, builtInStories, contact).response;

describe("a founder asked for by a city", () => {
  test.each([
    ["who is from jaipur", "Tara Rathore"],
    ["Which founder is from Pune?", "Dev Kulkarni"],
    ["any stories from Cochin", "Kabir Nair"],
    ["kochi se kaun hai", "Kabir Nair"],
  ])("%s", (question, name) => expect(answer(question)).toMatch(new RegExp(`^${name} is the founder of`)));

  test("none is there", () =>
    expect(answer("is there a founder from Surat?")).toMatch(
      /^None of the three founders on this website is from Surat/,
    ));
});

describe("whether it works there", () => {
  test.each([
    "Is Ladoo available in Patna?",
    "is ladoo available all over india",
    "i live in a village, does it work there",
    "I am from Nagpur, can I use it?",
    "ladoo mere gaon mein chalega kya",
    "pan india available?",
  ])("%s", (question) => expect(answer(question)).toMatch(/^Yes, anywhere in India: .*August 2025, as a beta/));

  test.each([
    "can i use ladoo outside india",
    "when does it launch in mumbai",
    "weather in ludhiana",
    "i sell pickles in nagpur, will it make gst invoices",
  ])("is not asked by: %s", (question) => expect(answer(question)).not.toContain("anywhere in India"));
});

test.each([
  ["do you have an office in Ludhiana", /^No\. Ladoo is based in Bangalore.* no other office/],
  ["do you have an office in bengaluru?", /^Yes\. Ladoo is based in Bangalore/],
  ["can i work from indore for you", /^All positions are full-time, in Bangalore with remote possible/],
])("%s", (question, said) => expect(answer(question)).toMatch(said));
