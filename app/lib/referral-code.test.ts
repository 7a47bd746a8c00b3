import { expect, test } from "vitest";
import { createReferralCode, lacksReferralCode, parseReferralCode } from "./referral-code.ts";

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
  ["ABCD2345.", "ABCD2345"],
  ["*ABCD2345*", "ABCD2345"],
  ["\u201cABCD2345\u201d", "ABCD2345"],
  ["'abcd2345',", "ABCD2345"],
  ["(ABCD-2345)", "ABCD2345"],
  ["Your code: ABCD2345", "ABCD2345"],
  ["Your code: ABCD 2345 - see you!", "ABCD2345"],
  ["code is abcd-2345", "ABCD2345"],
  ["मेरा कोड: ABCD2345।", "ABCD2345"],
  ["Use ABCD2345, it brings us both something", "ABCD2345"],
  ["students get ABCD2345", "ABCD2345"],
  ["students get ABCDEFGH", "ABCDEFGH"],
  ["abcdefgh", "ABCDEFGH"],
  ["\u200bABCD\u200b2345\ufeff", "ABCD2345"],
  ["\u2066ABCD2345\u2069", "ABCD2345"],
  ["ABCD2345\ud83c\udf89", "ABCD2345"],
  ["\u2764\ufe0f ABCD2345 \u2764\ufe0f", "ABCD2345"],
  ["ABCD2\ufe0f\u20e33\ufe0f\u20e345", "ABCD2345"],
  ["\uff21\uff22\uff23\uff24\uff12\uff13\uff14\uff15", "ABCD2345"],
  ["ABCD\u0968\u0969\u096a\u096b", "ABCD2345"],
  ["ABCD\u09e8\u09e9\u09ea\u09eb", "ABCD2345"],
  ["https://l.instagram.com/?u=https%3A%2F%2Fladoo.example%2Fwaitlist%3Fref%3DABCD2345&e=AT0xyz12", "ABCD2345"],
  [
    "https://lm.facebook.com/l.php?u=https%253A%252F%252Fladoo.example%252Fwaitlist%253Fref%253DABCD2345%2526x",
    "ABCD2345",
  ],
  ["https%3A%2F%2Fladoo.example%2Fwaitlist%3Fref%3DABCD2345", "ABCD2345"],
  ["https://ladoo.example/waitlist?utm_source=x&amp;ref=ABCD2345", "ABCD2345"],
  ["https://ladoo.example/waitlist?utm_source=wa?ref=ABCD2345", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD2345.", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD2345\u0964", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD2345%E2%80%8B", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=ABCD2345?utm_source=whatsapp", "ABCD2345"],
  ["https://ladoo.example/waitlist?ref=%22ABCD2345%22", "ABCD2345"],
  // What remains of such addresses once a parameter is taken out.
  ["ABCD2345?utm_source=students", "ABCD2345"],
  ["ABCDEFGH?utm_source=students", "ABCDEFGH"],
  ['"ABCD2345"', "ABCD2345"],
  ["ABCD2345%", "ABCD2345"],
  ["50%off ABCD2345", "ABCD2345"],
  ["https://instagram.com/p/ABCD2345/", null],
  ["instagram.com/ABCD2345", null],
  ["ABCD2345@gmail.com", null],
  ["ABCD2345\u0915", null],
  ["I don't remember", null],
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

test.each(["?ref=A ", "- ", "A-", "/waitlist/", "code A ", "%25", "a.", "a.b/", "\u200b", "A"])(
  "long text of %j is read within a blink",
  (part) => {
    // Processor time, so that a busy machine does not count.
    const before = process.cpuUsage();
    expect(parseReferralCode(part.repeat(100_000))).toBeNull();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  },
);

test.each([
  ["", false],
  ["  ", false],
  ["ABCD2345", false],
  ["from Tara", true],
  ["ABCD234", true],
])("whether the text %j lacks a code: %s", (typed, lacks) => {
  expect(lacksReferralCode(typed)).toBe(lacks);
});
