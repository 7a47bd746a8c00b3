import { expect, test } from "vitest";
import { hasMisspeltHost, mailboxOf, normalizeEmail } from "./email.ts";

test("an address is trimmed, composed and lowercased", () => {
  expect(normalizeEmail("  Tara@BelButa.IN ")).toBe("tara@belbuta.in");
  expect(normalizeEmail("cafe\u0301@x.in")).toBe("caf\u00e9@x.in");
});

test.each([
  ["a@MÜNCHEN.de", "a@xn--mnchen-3ya.de"],
  ["a@xn--mnchen-3ya.de", "a@xn--mnchen-3ya.de"],
  ["आशा@मीरा.भारत", "आशा@xn--r2be6bg.xn--h2brj9c"],
  ["a@\u200d.in", "a@\u200d.in"],
])("of %s the form to store is %s, whichever a browser sends", (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
});

test.each([
  ["tara+diwali@x.in", "tara@x.in"],
  ["t.a.ra@gmail.com", "tara@gmail.com"],
  ["tara@googlemail.com", "tara@gmail.com"],
  ["t.a.ra+x+y@googlemail.com", "tara@gmail.com"],
  ["tara@x.in", "tara@x.in"],
  ["t.ara@x.in", "t.ara@x.in"],
  ["tara@gmail.com.in", "tara@gmail.com.in"],
  ["+tara@x.in", "+tara@x.in"],
  ["+ta+ra@x.in", "+ta+ra@x.in"],
])("%s leads to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ["tara@gmial.com", true],
  [" Tara@GMAIL.con ", true],
  ["tara@yahoo.co", true],
  ["tara@gmail.com", false],
  ["tara@yahoo.co.in", false],
  ["gmial.com@belbuta.in", false],
  ["tara@mail.com", false],
])("whether the host of %s is a slip: %s", (address, expected) => {
  expect(hasMisspeltHost(address)).toBe(expected);
});
