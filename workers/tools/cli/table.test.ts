import { expect, test } from "vitest";
import { count, plain, toList, toTable } from "./table.ts";

test("columns line up, numbers to the right", () => {
  expect(
    toTable(
      ["Brand", "No."],
      [
        ["Bel & Buta", 7],
        ["Ünï", 123],
      ],
    ),
  ).toBe(["Brand       No.", "----------  ---", "Bel & Buta    7", "Ünï         123"].join("\n"));
});

test("an empty table is its titles", () => {
  expect(toTable(["Brand"], [])).toBe("Brand\n-----");
});

test("a brand's name can't steer the terminal", () => {
  expect(plain("\u001b[2Jgone\r\n\u202efdp")).toBe(" [2Jgone fdp");
  expect(plain("\u009b31mred")).toBe(" 31mred");
  for (const mark of "\u061c\u200e\u200f\u202a\u2066\u2069") expect(plain(`a${mark}b`)).toBe("a b");
});

test("values read as people write them", () => {
  expect([plain(null), plain(true), plain(false), plain(0)]).toEqual(["-", "yes", "no", "0"]);
  expect(
    toList([
      ["Brand", "Bel"],
      ["E-mail", null],
    ]),
  ).toBe("Brand   Bel\nE-mail  -");
  expect([count(1, "entry", "entries"), count(2, "entry", "entries")]).toEqual(["1 entry", "2 entries"]);
});
