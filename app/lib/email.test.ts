import { expect, test } from "vitest";
import { emailIdentity, normalizeEmail } from "./email.ts";

test("an address is trimmed, composed and lowercased", () => {
  expect(normalizeEmail("  Tara@BelButa.IN ")).toBe("tara@belbuta.in");
  expect(normalizeEmail("cafe\u0301@x.in")).toBe("caf\u00e9@x.in");
});

test.each([
  ["tara+diwali@x.in", "tara@x.in"],
  ["t.a.ra@gmail.com", "tara@gmail.com"],
  ["tara@googlemail.com", "tara@gmail.com"],
  ["tara@x.in", "tara@x.in"],
])("%s leads to the mailbox %s", (address, mailbox) => {
  expect(emailIdentity(address)).toBe(mailbox);
});
