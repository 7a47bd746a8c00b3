import { expect, test } from "vitest";
import { asRead } from "./readings.ts";

test.each([
  ["when is the lunch date", "when is the launch date"],
  ["can i order lunch", "can i order lunch"],
  ["do you support cards", "do you have cards"],
  ["accept gpay from customers", "accept upi from customers"],
  ["can i connect phonepe", "can i connect phonepe"],
  ["my website and amazon orders in one list", "my website and marketplaces orders in one list"],
  ["what does amazon charge", "what does amazon charge"],
  ["who sits at the stall", "who works at the stall"],
  ["what does the site say", "what does the site say"],
  ["it launches in january right", "it launches in january"],
  ["i moved my packer to a bigger role", "i moved my packer to a upgrade role"],
  ["which product is moving best", "which product best seller"],
])("'%s' is read as '%s'", (asked, read) => {
  expect(asRead(asked)).toBe(read);
});
