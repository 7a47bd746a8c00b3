/** A clock that runs ahead, so that deadlines of seconds pass in milliseconds. */
import { vi } from "vitest";

/** The time that a step of the clock leaves for work that waits for no timer. */
const STEP_MS = 25;
let latest = 0;

/**
 * Runs the work while timers and the date run ahead. `waitedMs` is the time that it waited for timers; its own
 * computing does not count, so a busy machine makes no test fail. Later calls never see an earlier date.
 */
export async function hurried<T>(work: () => Promise<T>): Promise<T & { waitedMs: number }> {
  const pause = globalThis.setTimeout;
  const began = Math.max(latest, Date.now());
  vi.useFakeTimers({ now: began, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
    return controller.signal;
  });
  let isDone = false;
  try {
    const result = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => pause(resolve, 1));
      if (!isDone) await vi.advanceTimersByTimeAsync(STEP_MS);
    }
    return { ...(await result), waitedMs: Date.now() - began };
  } finally {
    latest = Date.now();
    vi.useRealTimers();
    timeouts.mockRestore();
  }
}
