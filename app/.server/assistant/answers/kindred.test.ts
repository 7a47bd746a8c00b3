import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { answerByTrade, answerFromKindred, answerIfForTrade, asksForKindred } from "./kindred.ts";
import { indexFor } from "../search/search.ts";

const { parse } = indexFor(builtInStories);
const body = (question: string) => answerFromKindred(parse(question), builtInStories)?.body;

test.each([
  ["stories of jewellery sellers", "Tara Rathore of Bel & Buta in Jaipur"],
  ["I have a snacks startup, whose experience should I read first?", "Kabir Nair of Pepper Porch in Kochi"],
  ["I make face creams and want to hear from someone in a similar line", "Dev Kulkarni of Sunday Ubtan in Pune"],
])("%s: %s", (question, founder) => {
  expect(body(question)).toContain(founder);
});

test.each([
  ["I do face oils and ubtan, is there any story from my line of work?", true],
  ["achaar banati hu, mere jaisi koi kahani hai?", true],
  ["I sell pickles and the courier never waits for us, is there anybody on your site who had the same problem?", true],
  ["is there a story about returns of kurtas?", false],
  ["I make soaps and two of us have the same login, is that a problem?", false],
])("a story of one's own trade is wanted: %s %s", (question, isAsked) => {
  expect(asksForKindred(parse(question))).toBe(isAsked);
});

test.each(["Do you sell jewellery?", "Can I track the batches of my pickles?", "Tell me a story about elephants."])(
  "no story of a trade is asked for: %s",
  (question) => {
    expect(body(question)).toBeUndefined();
  },
);

test.each([
  ["which founder sells skincare", "Dev Kulkarni of Sunday Ubtan in Pune sells"],
  ["Who makes snacks?", "Kabir Nair of Pepper Porch in Kochi sells"],
  ["is there anyone who sells jewellery", "Tara Rathore of Bel & Buta in Jaipur sells"],
])("the founder of a trade: %s", (question, said) => {
  expect(answerByTrade(parse(question), builtInStories)?.body).toContain(said);
});

test.each(["who sells my stock on amazon", "which founder sells furniture", "who makes the labels for my soaps"])(
  "no founder's trade is asked for: %s",
  (question) => {
    expect(answerByTrade(parse(question), builtInStories)).toBeNull();
  },
);

test.each([
  ["i make candles, is it for me?", /^Yes\. .* Dev Kulkarni of Sunday Ubtan/],
  ["is ladoo right for clothing brands", /^Yes\. .* Tara Rathore of Bel & Buta/],
  ["main achaar banati hu, ladoo mere liye hai kya", /^Yes\. .* Kabir Nair of Pepper Porch/],
  ["I make wooden toys. Is it for me?", /^Ladoo is a business management platform for small brands in India/],
])("whether it suits a trade: %s", (question, said) => {
  expect(answerIfForTrade(parse(question))?.body).toMatch(said);
});

test.each([
  "I sell pickles, does it make GST invoices",
  "is it good for tracking batches of pickles",
  "can my accountant use it",
  "I have diabetes, can you help me",
  "is it for big companies",
])("no trade is to be suited: %s", (question) => {
  expect(answerIfForTrade(parse(question))).toBeNull();
});

test.each([
  ["I sell clothes", /^Ladoo is .*Tara Rathore of Bel & Buta/],
  ["hi, we run a small bakery", /^Ladoo is .*Kabir Nair of Pepper Porch/],
  ["does ladoo suit a bakery?", /^Yes\. Ladoo is .*Kabir Nair/],
])("a trade that is told, with nothing asked of it: %s", (question, told) => {
  expect(answerIfForTrade(parse(question))?.body).toMatch(told);
});

test.each(["I sell on Instagram", "I make mistakes", "I have 2 employees", "we designers", "I sell guns"])(
  "no trade: %s",
  (question) => {
    expect(answerIfForTrade(parse(question))).toBeNull();
  },
);
