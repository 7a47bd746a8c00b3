/** Two spans of time side by side, each as the site states it. */
import { describe, expect, it, test } from "vitest";
import { indexFor } from "../search/search.ts";
import { answerAboutPeriods, periods } from "./periods.ts";

const index = indexFor([]);
const told = (question: string): string | undefined => answerAboutPeriods(index.parse(question))?.body;

test("every span is still stated on its page", () => {
  expect(periods.filter(({ span, days }) => span === "" || !(days > 0)).map(({ name }) => name)).toEqual([]);
});

describe("spans held against each other", () => {
  it.each([
    ["How long is the refund window compared with the free trial?", /^Both are 14 days: a refund/],
    ["Is the refund window longer than the free trial?", /^No\. Both are 14 days/],
    ["Are the trial and the refund period the same length?", /^Yes\. Both are 14 days/],
    [
      "Which is kept longer, a job application or the data in a cancelled account?",
      /^A job application is the longer of the two: .*12 months, .*30 days/,
    ],
    ["Is my account data kept longer than my job application?", /^No\. A job application is the longer/],
    ["Is the trial shorter than the free month?", /^Yes\. The free trial is the shorter/],
    ["What is kept longer, a waitlist entry or a job application?", /^A waitlist entry is the longer/],
  ])("%s", (question, answer) => {
    expect(told(question)).toMatch(answer);
  });

  it.each([
    "How long is the free trial?",
    "Which is longer, a story or a journey?",
    "What is the difference between Admin and Second-in-Command?",
    "Can I have a refund after the trial?",
  ])("leaves to others: %s", (question) => {
    expect(told(question)).toBeUndefined();
  });
});
