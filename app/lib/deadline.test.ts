import { expect, test, vi } from "vitest";
import { DeadlineError, untilAborted, withinDeadline } from "./deadline.ts";

const never = () => new Promise<never>(() => undefined);

test("work that ends in time gives its result or its error", async () => {
  expect(await withinDeadline(50, async () => "done")).toBe("done");
  await expect(withinDeadline(50, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
});

test("a wait ends at the deadline, and ignores a late result or error", async () => {
  const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 20));
  await expect(withinDeadline(5, late)).rejects.toThrow(DeadlineError);
  // An unhandled rejection in this time would fail the run.
  await new Promise((resolve) => setTimeout(resolve, 40));
});

test("no timer is left behind, also by work that throws before there is a promise", async () => {
  vi.useFakeTimers();
  try {
    const broken = () => {
      throw new Error("no binding");
    };
    await expect(withinDeadline(50, broken)).rejects.toThrow("no binding");
    await withinDeadline(50, async () => undefined);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a signal ends the wait with its reason, and begins nothing once it is aborted", async () => {
  const visitor = new AbortController();
  const waiting = untilAborted(visitor.signal, never);
  visitor.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const work = vi.fn(never);
  await expect(untilAborted(visitor.signal, work)).rejects.toThrow("gone");
  expect(work).not.toHaveBeenCalled();
});
