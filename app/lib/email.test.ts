import { expect, test } from "vitest";
import { mailboxOf, meantAddress, normalizeEmail } from "./email.ts";

test("an address is trimmed, composed and lowercased", () => {
  expect(normalizeEmail("  Tara@BelButa.IN ")).toBe("tara@belbuta.in");
  expect(normalizeEmail("cafe\u0301@x.in")).toBe("caf\u00e9@x.in");
});

test.each([
  ["a@MÜNCHEN.de", "a@xn--mnchen-3ya.de"],
  ["a@xn--mnchen-3ya.de", "a@xn--mnchen-3ya.de"],
  ["आशा@मीरा.भारत", "आशा@xn--r2be6bg.xn--h2brj9c"],
  ["a@\u200d.in", "a@\u200d.in"],
])("the address %s is stored as %s, whichever form a browser sends", (typed, stored) => {
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
  ["boss@me.com", "boss@icloud.com"],
  ["boss+x@mac.com", "boss@icloud.com"],
  ["b.o_s-s@pm.me", "boss@proton.me"],
  ["boss@protonmail.com", "boss@proton.me"],
  ["boss-2@yahoo.co.in", "boss@yahoo.co.in"],
  ["x@boss.fastmail.com", "boss@fastmail.com"],
  ["anything@boss.mozmail.com", "boss@mozmail.com"],
  ["boss_1@duck.com", "boss@duck.com"],
  ["\uff42\uff4f\uff53\uff53@gmail.com", "boss@gmail.com"],
  ["bo\u015bs@gmail.com", "boss@gmail.com"],
  ["\u0924\u093e\u0930\u093e@x.in", "\u0924\u093e\u0930\u093e@x.in"],
  ["boss@x.yahoo.in", "boss@x.yahoo.in"],
  ["x@boss.addy.io", "boss@addy.io"],
  ["boss-2@myyahoo.com", "boss@myyahoo.com"],
])("%s leads to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ["tara@gmial.com", "tara@gmail.com"],
  [" Tara@GMAIL.con ", "Tara@gmail.com"],
  ["tara@yahoo.co", "tara@yahoo.com"],
  ["tara@hotmal.com", "tara@hotmail.com"],
  ["tara@gmail.com", null],
  ["tara@yahoo.co.in", null],
  ["gmial.com@belbuta.in", null],
  ["tara@mail.com", null],
])("%s was probably meant to be %s", (address, expected) => {
  expect(meantAddress(address)).toBe(expected);
});
