import { expect, test } from "vitest";
import { holdsReferralCode } from "./referral-address.ts";

test.each([
  ["/waitlist/ABCD2345", true],
  ["/waitlist/ABCD2345/qr.svg", true],
  ["/waitlist/ABCD2345.data", true],
  ["/Waitlist/abcd2345", true],
  ["//waitlist/ABCD2345", true],
  ["/%57aitlist/ABCD2345", true],
  ["/waitlist%2FABCD2345", true],
  ["/waitlist/%0AABCD2345", true],
  // A link that was cut or mended badly: nothing lies there, and the code is in it all the same.
  ["/%57aitlist/ABCD2345%E0%A4%A", true],
  ["/waitlist", false],
  ["/waitlist/", false],
  ["/waitlist.data", false],
  ["/pricing", false],
  ["/%E0%A4%A", false],
])("that %s holds a referral code: %s", (pathname, holds) => {
  expect(holdsReferralCode(pathname)).toBe(holds);
});
