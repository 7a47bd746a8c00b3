import { expect, test } from "vitest";
import { createReferralCode, parseReferralCode } from "./referral-code.ts";

test("a fresh code is eight unambiguous characters and reads back as itself", () => {
  const codes = Array.from({ length: 500 }, createReferralCode);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(parseReferralCode(code)).toBe(code);
  }
  expect(new Set(codes).size).toBe(500);
});

test.each([
  ["abcd2345", "ABCD2345"],
  [" ABCD-2345 ", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD2345", "ABCD2345"],
  [" https://ladoo.example/waitlist?ref=abcd2345&utm_source=whatsapp#reserve ", "ABCD2345"],
  ["https://ladoo.example/waitlist?utm_source=x&ref=ABCD2345", "ABCD2345"],
  ["https://ladoo.example?ref=ABCD2345", "ABCD2345"],
  ["ladoo.example/waitlist/?ref=%20ABCD-2345", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref= ABCD 2345 ", "ABCD2345"],
  ["https://ladoo.example/waitlist/ABCD2345", "ABCD2345"],
  ["My link: https://ladoo.example/waitlist?ref=ABCD2345. See you there!", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD23456", null],
  ["https://ladoo.example/waitlist?ref=", null],
  ["https://ladoo.example/waitlist", null],
  ["https://ladoo.example/ABCD2345", null],
  ["ABCD234", null],
  ["ABCD 2345 EFGH", null],
  ["ABCD2340", null],
  ["", null],
  [null, null],
  ["'; DROP", null],
])("%j is read as %j", (typed, code) => {
  expect(parseReferralCode(typed)).toBe(code);
});

test("long text is read as quickly as it is long", () => {
  const before = performance.now();
  for (const text of ["?ref=A ", "- ", "A-", "/waitlist/"]) expect(parseReferralCode(text.repeat(100_000))).toBeNull();
  expect(performance.now() - before).toBeLessThan(500);
});
