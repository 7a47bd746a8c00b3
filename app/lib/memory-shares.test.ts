import { expect, test } from "vitest";
import { memoryShares } from "./memory-shares.ts";

test("all caches of an isolate together hold at most 24 MB", () => {
  const total = Object.values(memoryShares).reduce<number>((sum, share) => sum + share, 0);
  expect(total).toBeLessThanOrEqual(24_000_000);
});
