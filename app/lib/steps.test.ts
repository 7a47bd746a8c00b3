import { expect, test } from "vitest";
import { inOneGo, nextTurn, type Steps } from "./steps.ts";

function* counting(to: number, seen: number[]): Steps<string> {
  for (let number = 1; number <= to; number += 1) {
    seen.push(number);
    yield;
  }
  return "done";
}

test("work that was begun is gone on with, not begun anew", () => {
  const seen: number[] = [];
  const work = counting(3, seen);
  work.next();
  expect(inOneGo(work)).toBe("done");
  expect(seen).toEqual([1, 2, 3]);
});

test("what was waiting has its turn", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("waiting"), 0);
  await nextTurn();
  order.push("work");
  expect(order).toEqual(["waiting", "work"]);
});
