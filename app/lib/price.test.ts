import { expect, test } from "vitest";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "./price.ts";

test.each([
  [899, 719],
  [799, 639],
  [699, 559],
  [599, 479],
  [499, 399],
  [399, 319],
])("₹%i by the month is ₹%i a month by the year", (monthly, annual) => {
  expect(annualMonthlyRupees(monthly, 0.8)).toBe(annual);
});

test("an Admin's tax and total are those of the FAQ", () => {
  expect(gstRupees(899, 18)).toBe(161.82);
  expect(rupeesWithGst(899, 18)).toBe(1060.82);
});

test("no amount of a large team loses a paisa to floating point", () => {
  for (let rupees = 0; rupees <= 400_000; rupees += 997) {
    const paise = rupees * 100 + rupees * 18;
    expect(Math.round(rupeesWithGst(rupees, 18) * 100)).toBe(paise);
    expect(Math.round((rupees + gstRupees(rupees, 18)) * 100)).toBe(paise);
  }
});
