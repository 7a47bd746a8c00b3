/**
 * The evaluation as a test: every question asked once, without a model, and the shares of right answers held against the
 * floors. `npm run eval:assistant` asks the same in workerd and lists every answer that was missed.
 */
import { beforeAll, expect, test } from "vitest";
import { answerQuestion } from "#app/.server/assistant/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { contact } from "./contact.ts";
import { floors, holdAgainst, type Judged, judge, spokenMiss } from "./judge.ts";
import { type EvalQuestion, evalQuestions } from "./questions.ts";

/** Enough to see what went wrong. */
const MOST_SHOWN = 12;

const judged: Judged[] = [];

beforeAll(async () => {
  for (const question of evalQuestions) {
    const { ask, previous = [] } = question;
    const { response } = await answerQuestion({ query: ask, previous, stories: builtInStories, settings: contact });
    judged.push(judge(question, response, 0));
  }
}, 300_000);

test.each(floors.map((floor) => [floor.name, floor] as const))("%s", (_name, floor) => {
  const { isMet, said, missed } = holdAgainst(floor, judged);
  const shown = missed.slice(0, MOST_SHOWN).map(spokenMiss).join("\n");
  expect(isMet, `${said}. Missed, of ${missed.length}, are:\n${shown}`).toBe(true);
});

test("a floor is missed by as many wrong answers as it leaves no room for", () => {
  const question: EvalQuestion = { ask: "cheapest plan?", set: "held-out", facts: ["₹399"], link: "/pricing" };
  const answers = (right: number, wrong: number): Judged[] =>
    [...Array(right).fill("₹399 a month, see [Pricing](/pricing)."), ...Array(wrong).fill("Nothing.")].map((response) =>
      judge(question, response, 0),
    );
  const floor = { name: "", of: "held-out", what: "facts", least: 0.88 } as const;
  expect(holdAgainst(floor, answers(88, 12))).toMatchObject({ isMet: true, missed: Array(12).fill({ facts: false }) });
  expect(holdAgainst(floor, answers(87, 13))).toMatchObject({ isMet: false, said: "87.0% of 100, at least 88.0%" });
  // Questions that are not there prove nothing.
  expect(holdAgainst(floor, []).isMet).toBe(false);
  expect(holdAgainst({ ...floor, of: "tuned" }, answers(88, 0)).isMet).toBe(false);
});
