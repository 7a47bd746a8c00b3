import { expect, test } from "vitest";
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

test("a request is over the limit when the counter says so, and never because the counter fails", async () => {
  const counter = (limit: () => Promise<{ success: boolean }>): RateLimit => ({ limit });
  expect(
    await isOverLimit(
      counter(async () => ({ success: true })),
      "k",
    ),
  ).toBe(false);
  expect(
    await isOverLimit(
      counter(async () => ({ success: false })),
      "k",
    ),
  ).toBe(true);
  expect(
    await isOverLimit(
      counter(() => Promise.reject(new Error("gone"))),
      "k",
    ),
  ).toBe(false);
});
