import { expect, test } from "vitest";
import { ApplicationSchema } from "./careers.ts";
import { plainPhone, seemsMistyped } from "./phone.ts";
import { WaitlistJoinSchema } from "./waitlist.ts";

const { phoneNumber } = WaitlistJoinSchema.shape;

test.each([
  ["+91 98765 43210", "+91 98765 43210"],
  ["98765‐43210", "98765-43210"],
  ["98765‑43210", "98765-43210"],
  ["98765–43210", "98765-43210"],
  ["98765―43210", "98765-43210"],
  ["98765−43210", "98765-43210"],
  ["+९१ ९८७६५ ४३२१०", "+91 98765 43210"],
  ["০১২৩৪৫৬৭৮৯", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿", "0123456789"],
  ["９８７６５　４３２１０", "98765 43210"],
  ["𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎", "9876543210"],
  ["tel:9876543210", "tel:9876543210"],
  ["9876543210 (WhatsApp)", "9876543210 (WhatsApp)"],
  ["98765 43210 ext 2", "98765 43210 ext 2"],
  ["98765 43210, 0141 000000", "98765 43210, 0141 000000"],
  ["फ़ोन: ९८७६५४३२१०", "फ़ोन: 9876543210"],
])("%j is taken, and stored as %j", (typed, stored) => {
  expect(phoneNumber.parse(typed)).toBe(stored.normalize("NFKC"));
});

test.each(["call me", "12345", "१२३४५", "one two three four five six", "Ⅻ Ⅻ Ⅻ Ⅻ Ⅻ Ⅻ", "-+()./"])(
  "%j is no phone number",
  (typed) => {
    expect(phoneNumber.safeParse(typed).error?.issues[0]?.message).toBe("phoneInvalid");
  },
);

test.each([
  ["982901234", true],
  ["98290 123456", true],
  ["९८२९०१२३४", true],
  ["98290 12345", false],
  ["098290 12345", false],
  ["0141-234 5678", false],
  ["91 98290 12345", false],
  ["91123 45678", false],
  ["+971 50 123 4567", false],
  ["00971 50 123 4567", false],
  ["98290 12345 (WhatsApp), ext 2", false],
  ["", false],
])("whether %j seems mistyped: %j", (typed, expected) => {
  expect(seemsMistyped(typed)).toBe(expected);
});

test("every decimal digit of Unicode is read", () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  const read = digits.map(plainPhone).join("");
  expect(read).toBe("0123456789".repeat(digits.length / 10));
});

test.each([
  ["९८७६५४३२१०", "9876543210"],
  ["98765–43210", "98765-43210"],
  ["9876543210 (WhatsApp)", "9876543210 (WhatsApp)"],
  ["not a number", "not a number"],
])("an application's phone need only be ten characters long, as %j is, and is stored as %j", (typed, stored) => {
  expect(ApplicationSchema.shape.phone.parse(typed)).toBe(stored);
});
