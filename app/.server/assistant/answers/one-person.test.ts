import { expect, test } from "vitest";
import { questionsOnOne } from "./one-person.ts";

test.each([
  ["Who is Ammini and how does she take orders?", "", ["Who is Ammini", "how does Ammini take orders?"]],
  [
    "Which founder sells pickles, and what was his problem with notebooks?",
    "Kabir Nair of Pepper Porch sells pickles.",
    ["Which founder sells pickles", "what was Kabir's problem with notebooks?"],
  ],
  [
    "Which founder sells pickles and where is she or he based?",
    "Kabir Nair of Pepper Porch sells pickles.",
    ["Which founder sells pickles", "where is Kabir based?"],
  ],
  ["Which founder sells pickles, and what was his problem?", "Nobody does.", ["Which founder sells pickles", null]],
  ["Who is Farida and what is a bel?", "", ["Who is Farida", null]],
])("%s", (text, answer, [first, then]) => {
  const asked = questionsOnOne(text);
  expect([asked?.first, asked?.follow(answer)]).toEqual([first, then]);
});

test.each(["Who is Ammini?", "Which role and how many logins?", "What was the bet and who won it?"])(
  "%s is not two questions on one person",
  (text) => {
    expect(questionsOnOne(text)).toBeNull();
  },
);
