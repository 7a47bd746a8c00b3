import { expect, test } from "vitest";
import { indiaTime, indiaYear, monthsBefore } from "./india-day.ts";

test.each([
  ["2025-12-31T18:29:59Z", 2025],
  ["2025-12-31T18:30:00Z", 2026],
  ["2026-01-01T00:00:00Z", 2026],
])("the year at %s is %i in India", (moment, year) => {
  expect(indiaYear(new Date(moment))).toBe(year);
});

test.each([
  ["2028-02-29T10:00:00Z", 12, "2027-02-28T10:00:00.000Z"],
  // It is 29 February in India, and not yet in London.
  ["2028-02-28T20:00:00Z", 12, "2027-02-27T20:00:00.000Z"],
  ["2026-03-31T10:00:00Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-11-26T10:00:00Z", 12, "2025-11-26T10:00:00.000Z"],
  ["2025-08-31T18:30:00Z", -12, "2026-08-31T18:30:00.000Z"],
])("%s, %i months before, is %s", (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});

test("a table's moment is by India's clock, and midnight is at 0", () => {
  expect(indiaTime(new Date("2025-06-03T18:42:30.000Z"))).toBe("4 Jun 2025, 00:12");
});
