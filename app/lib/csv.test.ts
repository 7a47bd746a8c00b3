import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const cellOf = (value: string | number): string => toCsv(["x"], [{ x: value }]).slice("\ufeffx\r\n".length, -2);
/** The text in a quoted cell. */
const only = (value: string): string => /^"([\s\S]*)"$/.exec(cellOf(value))?.[1]?.replaceAll('""', '"') ?? "not quoted";

test("a file has a byte order mark, a header, lines that end in CRLF, and quoted texts", () => {
  const records = [
    { a: "x", b: null },
    { a: 'say "ä",\r\nb', b: true },
  ];
  expect(toCsv(["a", "b"], records)).toBe('\ufeffa,b\r\n"x",\r\n"say ""ä"",\r\nb",true\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+91 98000 00000", "'+91 98000 00000"],
  ["-2", "'-2"],
  ["@brand", "'@brand"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["\n=x", "'\n'=x"],
  ["  =x", "'  =x"],
  ["\uff1dx", "'\uff1dx"],
  ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
  ["a;=1+1", "a;'=1+1"],
  ["a; \uff1d1|@b", "a; '\uff1d1|'@b"],
  ["a\t-1\n\n+2, =3", "a\t'-1\n\n'+2, '=3"],
  ["a;'=1", "a;''=1"],
  // Split at a semicolon, a quote opens the cell; other programs split at colons or spaces.
  ['a;"=1', "a;\"'=1"],
  ["a:\u200b+1 =2", "a:\u200b'+1 '=2"],
  ["\u200b\ufe66x", "'\u200b\ufe66x"],
  ['"\u22122', "'\"\u22122"],
])("a spreadsheet does not run %j", (value, written) => {
  expect(only(value)).toBe(written);
});

const numbers = `09800011111 | 919800011111 | 9800011111 | 98000 11111 | 098000-11111 | (0141) 223344 | 0091.98000.11111
  12-11-2020 | 98000 11111, 0141 000000 | 23456E78 | 2345e+78 | 10% | TRUE | false | #N/A | March 2026
  May-10 | MAR1 | 10 May | Sat, 3 Sept 2025 | 5 pm | 10:30 AM | ₹499 | 499 ₹ | Rs. 499 | $1,000.50 | 1/2 | १०
  3MAR2345 | 'Tis`;
test.each(numbers.split(/ \| |\n */))("a spreadsheet keeps every sign of %j", (value) => {
  expect(only(value)).toBe(`'${value}`);
});

const words = `March | May 4 Brands | 24 Carats | Truest | 100% Cotton | 9 AM Studio | 98000 11111 (WhatsApp) | ABCD2345
  2025-06-03T08:12:00.000Z | 4 Bel & Buta`;
test.each(words.split(/ \| |\n */))("a spreadsheet gets %j as it is", (value) => {
  expect(only(value)).toBe(value);
});

test("a text is had again by taking its guarding apostrophes away", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", "=", "1", " ", "a", '"', ",", ";", "%", "May", "\n") }),
      (text) => {
        expect(
          only(text)
            // The one at the beginning goes first, since those within were set by the text without it.
            .replace(/^'/, "")
            .replace(/([,;|\n][\s"]*)'(?='*=)|(?<=\S)(\s+"*)'(?='*=)/g, "$1$2"),
        ).toBe(text);
      },
    ),
  );
});

test("numbers stay numbers", () => {
  expect(cellOf(-5)).toBe("-5");
});

test.each(["+91 98000-12345", "@sunday.pickle", "hi-IN", "tara+one@bel.example"])(
  "The text %s stays as it is in a column for a mail tool.",
  (text) => {
    const cell = toCsv(["x", "y"], [{ x: text, y: text }], ["x"])
      .split("\r\n")[1]
      ?.split(",")[0];
    expect(cell?.replaceAll('"', "")).toBe(text);
  },
);

test.each(["=HYPERLINK(1)", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3+cmd"])(
  "The formula %s is guarded in a column for a mail tool, too.",
  (text) => {
    expect(toCsv(["x"], [{ x: text }], ["x"])).toContain(`'${text}`);
  },
);
