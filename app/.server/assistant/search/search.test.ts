import { expect, test, vi } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor, prepareIndex } from "./search.ts";

const passages = vi.hoisted(() => ({ read: 0, failsAt: Number.POSITIVE_INFINITY }));

vi.mock("./entries.ts", async (original) => {
  const entries = await original<typeof import("./entries.ts")>();
  const entryOf: typeof entries.entryOf = (...of) => {
    passages.read += 1;
    if (passages.read === passages.failsAt) throw new Error("a passage that cannot be read");
    return entries.entryOf(...of);
  };
  return { ...entries, entryOf };
});

test("an index that fails to be built fails whoever waits for it, and is built anew for the next", async () => {
  // After some steps, so that both wait for one index.
  passages.failsAt = 120;
  const waiting = await Promise.allSettled([prepareIndex(builtInStories), prepareIndex(builtInStories)]);
  const failed = { status: "rejected", reason: new Error("a passage that cannot be read") };
  expect(waiting).toEqual([failed, failed]);
  expect(passages.read).toBe(120);

  Object.assign(passages, { read: 0, failsAt: 1 });
  expect(() => indexFor(builtInStories)).toThrow("a passage that cannot be read");

  await prepareIndex(builtInStories);
  expect(indexFor(builtInStories).passages.length).toBeGreaterThan(120);
});
