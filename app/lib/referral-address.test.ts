import { expect, test } from "vitest";
import { codeInAddress, holdsReferralCode, isMailedPage } from "./referral-address.ts";

test.each([
  ["/waitlist/ABCD2345", true],
  ["/waitlist/ABCD2345/qr.svg", true],
  ["/waitlist/ABCD2345.data", true],
  ["/Waitlist/abcd2345", true],
  ["//waitlist/ABCD2345", true],
  ["/%57aitlist/ABCD2345", true],
  ["/waitlist%2FABCD2345", true],
  ["/waitlist/%0AABCD2345", true],
  // A badly cut link: no page matches it, but the code is still in it.
  ["/%57aitlist/ABCD2345%E0%A4%A", true],
  ["/waitlist", false],
  ["/waitlist/", false],
  ["/waitlist.data", false],
  ["/pricing", false],
  ["/%E0%A4%A", false],
])("whether the path %s holds a referral code: %s", (pathname, holds) => {
  expect(holdsReferralCode(pathname)).toBe(holds);
});

test.each([
  ["/waitlist/me", true],
  ["/waitlist/me.json", true],
  ["/waitlist/confirm", true],
  ["/waitlist/stop", true],
  ["/waitlist", false],
  ["/waitlist/ABCD2345", false],
  ["/waitlist/me/more", false],
  ["/api/waitlist/join", false],
])("whether a mailed link opens %s, whose address then holds a code: %s", (pathname, opens) => {
  expect(isMailedPage(pathname)).toBe(opens);
  if (opens) expect(holdsReferralCode(pathname)).toBe(true);
});

test.each([
  ["?ref=ABCD2345", "ABCD2345"],
  ["?ref=abcd-2345.", "ABCD2345"],
  ["?ref=ABCD2345%E2%80%8B", "ABCD2345"],
  ["?ref=ABCD2345%E0%A5%A4", "ABCD2345"],
  ["?ref=ABCD2345?utm_source=whatsapp", "ABCD2345"],
  ["?utm_source=wa?ref=ABCD2345", "ABCD2345"],
  ["?utm_source=wa&amp;ref=ABCD2345", "ABCD2345"],
  ["?ref=https%3A%2F%2Fladoo.example%2Fwaitlist%3Fref%3DABCD2345", "ABCD2345"],
  ["?ref=", null],
  ["?ref=instagram", null],
  ["?utm_campaign=ABCD2345", null],
  ["?utm_campaign=ABCD2345&ref=tara", null],
  ["", null],
])("the address /waitlist%s holds the code %s", (search, code) => {
  expect(codeInAddress(new URL(`https://ladoo.example/waitlist${search}`))).toBe(code);
});
