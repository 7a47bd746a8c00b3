import { expect, test } from "vitest";
import { romanize } from "./devanagari.ts";

const known = new Map([["प्लान", "plan"]]);

test.each([
  ["साल", "sal"],
  ["कितना", "kitna"],
  ["काम", "kam"],
  ["महीने में", "mahine men"],
  ["₹४९९ का प्लान।", "₹499 ka plan."],
  ["ख़त्म", "khatm"],
  ["What is a plan?", "What is a plan?"],
])("%s is typed %s", (written, typed) => {
  expect(romanize(written, known)).toBe(typed);
});
