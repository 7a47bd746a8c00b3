import { expect, test, vi } from "vitest";
import { streamedAnswer } from "./answer-stream.ts";

const visitor = new AbortController().signal;
const whole = { response: "Yes.", sources: [{ title: "Pricing", path: "/pricing" }] };

test("an answer comes in pieces, then its sources, then whole", async () => {
  const report = vi.fn();
  const response = streamedAnswer(
    async (onDelta) => {
      onDelta("Yes.");
      return whole;
    },
    { visitor, report },
  );
  expect((await response.text()).match(/^event: .*/gm)).toEqual(["event: delta", "event: sources", "event: done"]);
  expect(report).not.toHaveBeenCalled();
});

test("a failure after the first words breaks the stream off, and is reported", async () => {
  const failure = new Error("no such passage");
  const report = vi.fn();
  const response = streamedAnswer(
    async (onDelta) => {
      onDelta("The Admin role ");
      throw failure;
    },
    { visitor, report },
  );
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("no such passage");
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});

test("a visitor who stops listening ends the answer", async () => {
  let heard: AbortSignal | undefined;
  const report = vi.fn();
  const response = streamedAnswer(
    (_, signal) => {
      heard = signal;
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve(whole)));
    },
    { visitor, report },
  );
  await response.body?.cancel();
  expect(heard?.aborted).toBe(true);
  expect(report).not.toHaveBeenCalled();
});
