import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#app/.server/db/index.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { isWithoutPublished, readLibrary } from "./library.ts";

const rows = vi.hoisted(() => ({ read: () => Promise.resolve({ stories: [], features: [], links: [] } as unknown) }));
vi.mock("./published.ts", async (original) => ({
  ...(await original<typeof import("./published.ts")>()),
  readPublishedRows: () => rows.read(),
}));

const answers = () => Promise.resolve({ stories: [], features: [], links: [] });
const fails = () => Promise.reject(new Error("D1_ERROR: overloaded"));
const database = () => ({ $client: {} }) as unknown as Database;

describe("whether a page may be without what was published", () => {
  let now = 0;
  const clock = () => now;
  beforeEach(() => {
    now = 100_000;
  });
  afterEach(() => {
    rows.read = answers;
  });

  it("it may, from the failure until the database has rested", async () => {
    expectConsole(/stories-built-in-only/);
    const db = database();
    rows.read = fails;
    await readLibrary(db, clock);
    expect([99_000, 100_000, 109_999, 110_000].map((at) => isWithoutPublished(db, at))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("it may also where another request was answered meanwhile", async () => {
    expectConsole(/stories-built-in-only/);
    const db = database();
    // Two requests begin; the one is answered after the other has failed.
    let answer = (_: unknown) => {};
    rows.read = () => new Promise((resolve) => (answer = resolve));
    const slow = readLibrary(db, clock);
    rows.read = fails;
    now = 101_000;
    await readLibrary(db, clock);
    now = 102_000;
    answer({ stories: [], features: [], links: [] });
    await slow;
    expect(isWithoutPublished(db, 100_000)).toBe(true);
    expect(isWithoutPublished(db, 101_500)).toBe(true);
    expect(isWithoutPublished(db, 102_000)).toBe(false);
  });
});
