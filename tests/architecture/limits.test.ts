/** The rate limits in the code and in wrangler.toml, which the platform reads, are the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RETRY_AFTER_SECONDS, requestsPerMinute } from "#app/.server/limits/index.ts";

const toml = readFileSync("wrangler.toml", "utf8");
const declared = toml
  .split("[[ratelimits]]")
  .slice(1)
  .map((block) => {
    const read = (pattern: RegExp): string => pattern.exec(block)?.[1] ?? "";
    return {
      name: read(/^name = "(\w+)"$/m),
      namespace: read(/^namespace_id = "(\d+)"$/m),
      limit: Number(read(/\blimit = (\d+)/)),
      period: Number(read(/\bperiod = (\d+)/)),
    };
  });

test("every limit of the code is a binding with the same rate, and there is no other", () => {
  expect(Object.fromEntries(declared.map(({ name, limit }) => [name, limit]))).toEqual(requestsPerMinute);
});

test("each is counted apart, by the minute that Retry-After names", () => {
  expect(new Set(declared.map(({ namespace }) => namespace)).size).toBe(Object.keys(requestsPerMinute).length);
  for (const { period } of declared) expect(period).toBe(RETRY_AFTER_SECONDS.overLimit);
});
