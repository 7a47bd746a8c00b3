import { expect, test } from "vitest";
import { formatRupees, grouped } from "./indian-numbers.ts";

test.each([
  [0, "₹0"],
  [399, "₹399"],
  [8988, "₹8,988"],
  [100_000, "₹1,00,000"],
  [12_345_678, "₹1,23,45,678"],
  [1060.82, "₹1,060.82"],
  [161.8, "₹161.80"],
])("%s rupees are written %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [0, "0"],
  [100, "100"],
  [1200, "1,200"],
  [100_000, "1,00,000"],
])("%s is written %s", (count, text) => {
  expect(grouped(count)).toBe(text);
  expect(count.toLocaleString("en-IN")).toBe(text);
});
