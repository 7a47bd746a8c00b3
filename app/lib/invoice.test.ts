import { expect, test } from "vitest";
import { invoiceOf } from "./invoice.ts";

test("inside the state the tax is halved between CGST and SGST, outside it is IGST alone", () => {
  const lines = [
    { quantity: 2, rupees: 240 },
    { quantity: 1, rupees: 180 },
  ];
  expect(invoiceOf(lines, 5, true)).toEqual({
    values: [457.14, 171.43],
    taxable: 628.57,
    taxes: [
      { label: "CGST 2.5%", rupees: 15.71 },
      { label: "SGST 2.5%", rupees: 15.71 },
    ],
    roundOff: 0.01,
    total: 660,
  });
  expect(invoiceOf(lines, 5, false)).toMatchObject({ taxes: [{ label: "IGST 5%", rupees: 31.43 }], total: 660 });
});

test.each([true, false])(
  "the amounts make the total, to which rounding adds less than 3 paise (%s)",
  (isWithinState) => {
    for (let rupees = 1; rupees <= 2000; rupees += 7) {
      const { taxable, taxes, roundOff, total } = invoiceOf([{ quantity: 3, rupees }], 5, isWithinState);
      expect(taxes.reduce((all, tax) => all + tax.rupees, taxable + roundOff)).toBeCloseTo(total, 6);
      expect(Math.abs(roundOff)).toBeLessThan(0.03);
    }
  },
);
