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
  ["ABCD234", null],
  ["ABCD2340", null],
  ["", null],
  [null, null],
  ["'; DROP", null],
])("%j is read as %j", (typed, code) => {
  expect(parseReferralCode(typed)).toBe(code);
});
