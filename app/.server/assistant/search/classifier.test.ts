/** An answer is known by what its wordings share, and by what tells them from those of others. */
import { describe, expect, test } from "vitest";
import { inOneGo } from "#app/lib/steps.ts";
import { trainClassifier } from "./classifier.ts";

const REFUND = ["can i get my money back", "how long do i have for a refund", "money back within how many days"];
const PAYOUT = [
  "when does my money reach the bank",
  "how long until the payout",
  "is the money in my bank the same day",
];
const wordings = [REFUND, PAYOUT].flatMap((said, answer) =>
  said.map((wording) => ({ answer, said: wording, ours: wording })),
);
const classify = inOneGo(trainClassifier(wordings, 2));
const near = (question: string): number[] => [...classify(question, question)];

describe("trainClassifier", () => {
  test.each(wordings)("knows the wording '$said'", ({ said, answer }) => {
    expect(near(said)[answer]).toBeGreaterThan(near(said)[1 - answer] ?? 0);
  });

  test("takes one word from this wording and one from that", () => {
    const [refund = 0, payout = 0] = near("do i get a refund of my money");
    expect(refund).toBeGreaterThan(payout);
  });

  test("knows neighbours from the same words apart", () => {
    const [together = 0] = near("is my money back");
    const [apart = 0] = near("is back my money");
    expect(together).toBeGreaterThan(apart);
  });

  test("is near to nothing in a question without a known word", () => {
    expect(near("weather tomorrow")).toEqual([0, 0]);
    expect(near("")).toEqual([0, 0]);
  });

  test("gives the same for the same wordings in any order", () => {
    const other = inOneGo(trainClassifier(wordings.toReversed(), 2));
    expect(other("money back", "money back")[0]).toBeCloseTo(near("money back")[0] ?? 0, 1);
  });
});
