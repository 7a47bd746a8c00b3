import { expect, test } from "vitest";
import { questionAfterStory, questionsIn, subjectsIn } from "./clauses.ts";

test.each([
  ["When do you launch and what do the first 100 get?", ["When do you launch", "what do the first 100 get?"]],
  ["What is the link fee? And what is the annual discount?", ["What is the link fee?", "what is the annual discount?"]],
  ["Admin ka price kya hai aur launch kab hai?", []],
  ["What does Admin cost and does it include API access?", []],
  ["Is there a trial and how long?", []],
  ["Free trial hai kya? Kitne din ka?", []],
  ["When is GSTR-1 due and how does Ladoo help?", []],
  ["Which role includes API access and priority support?", []],
])("%s holds the questions %j", (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});

test("two bare subjects are two, those of a question are one", () => {
  expect(subjectsIn("Admin price and refund window")).toEqual(["Admin price", "refund window"]);
  expect(subjectsIn("Which role has user management and API access?")).toEqual([]);
});

const STORY =
  "A lady at the fair told me about you over a plate of momos. She was in a great hurry to catch her train. ";

test.each([
  ["How many friends can I refer?", true],
  ["What does it cost?", false],
  ["Which role should I buy?", false],
  ["Thank you.", false],
])("after a story, %s stands alone: %s", (question, stands) => {
  expect(questionAfterStory(`${STORY}${question}`)).toBe(stands ? question : null);
  expect(questionAfterStory(`I sell soap. ${question}`)).toBeNull();
});
