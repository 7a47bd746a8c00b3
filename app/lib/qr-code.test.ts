import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrRows } from "./qr-code.ts";

test.each(["", "a", "upi://pay?pa=pepperporch@example&am=660.00&cu=INR", "त्रिशूर", "x".repeat(105), "x".repeat(106)])(
  "is the library's code of the same size: %s",
  (text) => {
    const { data } = encode([...new TextEncoder().encode(text)], {
      ecc: "L",
      boostEcc: false,
      minVersion: 5,
      maxVersion: 5,
      maskPattern: 0,
      border: 0,
    });
    expect(qrRows(text)).toEqual(data);
  },
);

test("a text that is too long is an error", () => {
  expect(() => qrRows("x".repeat(107))).toThrow(RangeError);
});
