import { expect, test } from "vitest";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { isOverLimit, visitorKey } from "./index.ts";

const keyOf = (headers: Record<string, string>) => visitorKey(new Request("https://ladoo.example/", { headers }));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:9::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, key) => {
  expect(keyOf({ "CF-Connecting-IP": address })).toBe(key);
});

test("only Cloudflare's own header is believed", () => {
  expect(keyOf({ "X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.8", Forwarded: "for=203.0.113.9" })).toBe(
    "unknown",
  );
});

const counter = (limit: () => Promise<{ success: boolean }>): RateLimit => ({ limit });
const gone = counter(() => Promise.reject(new Error("gone")));

test("a request is over the limit when the counter says so", async () => {
  const saying = (success: boolean) => counter(async () => ({ success }));
  expect(await isOverLimit(saying(true), "k")).toBe(false);
  expect(await isOverLimit(saying(false), "k")).toBe(true);
});

test("a counter that fails lets everybody through, and the log says so once a minute", async () => {
  expectConsole(/warn.*"event":"rate-limit","cause":"gone"/);
  for (const now of [0, 30_000, 59_999, 60_000]) expect(await isOverLimit(gone, "k", () => now)).toBe(false);
  expect(consoleLines()).toHaveLength(2);
});

test("a missing counter lets everybody through, and is logged as an error once a minute", async () => {
  expectConsole(/error.*"event":"rate-limit".*no such binding/);
  for (const now of [0, 59_999, 60_000]) expect(await isOverLimit(undefined, "k", () => now)).toBe(false);
  expect(consoleLines()).toHaveLength(2);
});
