import { expect, it } from "vitest";
import { fill, fillAll } from "./fill.ts";

it("puts values in by their names, as often as they stand there", () => {
  expect(fill("{count} of {all}, {count} left", { count: 3, all: "ten" })).toBe("3 of ten, 3 left");
});

it("takes a value as it is: signs that patterns are made of, and names in braces", () => {
  expect(fill("{brand}, by {founder}", { brand: "A$$AP $& {founder}", founder: "$'$1" })).toBe(
    "A$$AP $& {founder}, by $'$1",
  );
});

it("leaves a name that has no value", () => {
  expect(fill("{link}", {})).toBe("{link}");
});

it("fills in whatever a page is made of, and touches nothing else", () => {
  const page = { title: "{count} left", items: [{ text: "{count}" }, null, 4, true], none: undefined };
  expect(fillAll(page, { count: 3 })).toEqual({
    title: "3 left",
    items: [{ text: "3" }, null, 4, true],
    none: undefined,
  });
});
