import { expect, test } from "vitest";
import { inOneGo, nextTurn, type Steps } from "./steps.ts";

function* counting(to: number, seen: number[]): Steps<string> {
  for (let number = 1; number <= to; number += 1) {
    seen.push(number);
    yield;
  }
  return "done";
}

test("begun work continues and does not start again", () => {
  const seen: number[] = [];
  const work = counting(3, seen);
  work.next();
  expect(inOneGo(work)).toBe("done");
  expect(seen).toEqual([1, 2, 3]);
});

test("waiting requests run between steps", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("waiting"), 0);
  await nextTurn();
  order.push("work");
  expect(order).toEqual(["waiting", "work"]);
});
