import { expect, test } from "vitest";
import { LAUNCH_MONTH_FORM, launchAt } from "./launch.ts";

test.each([
  ["2025-08", "2025-07-31T18:29:59Z", "August 2025", true],
  ["2025-08", "2025-07-31T18:30:00Z", "August 2025", false],
  ["2025-08", "2026-11-26T12:00:00Z", "August 2025", false],
  ["2027-01", "2026-11-26T12:00:00Z", "January 2027", true],
])("the launch of %s, on %s, is that of %s and ahead: %s", (setting, now, month, isAhead) => {
  expect(launchAt(setting, new Date(now))).toEqual({ month, isAhead });
});

test.each([
  ["2025-08", true],
  ["2025-8", false],
  ["2025-13", false],
  ["August 2025", false],
])("%s as a launch month is well written: %s", (typed, isGood) => expect(LAUNCH_MONTH_FORM.test(typed)).toBe(isGood));
