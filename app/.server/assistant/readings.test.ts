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
  ["do capital letters count in the code", "do caps letters count in the code"],
  ["what is the capital of goa", "what is the capital of goa"],
  ["javascript is off", "scripts is off"],
  ["write javascript code", "write javascript code"],
  ["internship for college students", "internship for intern"],
  ["students discount on a job lot", "students discount on a job lot"],
  ["in which language can i ask", "in which tongue can i ask"],
  ["other languages in the app", "other languages in the app"],
  ["is the voice a robot", "is the voice a computer"],
  ["labels from one printer", "labels print"],
  ["which printer works", "which printer works"],
  ["m is gone and xl lies there", "size is gone and size lies there"],
  ["how do i spread my link", "how do i share my link"],
])("'%s' is read as '%s'", (asked, read) => {
  expect(asRead(asked)).toBe(read);
});
