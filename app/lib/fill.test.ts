import { expect, it } from "vitest";
import { fill, fillAll } from "./fill.ts";

it("values are put in by their names, as often as they stand there", () => {
  expect(fill("{count} of {all}, {count} left", { count: 3, all: "ten" })).toBe("3 of ten, 3 left");
});

it("a value is taken as it is, with signs of patterns and names in braces", () => {
  expect(fill("{brand}, by {founder}", { brand: "A$$AP $& {founder}", founder: "$'$1" })).toBe(
    "A$$AP $& {founder}, by $'$1",
  );
});

it("a name that has no value stays", () => {
  expect(fill("{link}", {})).toBe("{link}");
});

it("every text of a page's content is filled in, and nothing else is touched", () => {
  const page = { title: "{count} left", items: [{ text: "{count}" }, null, 4, true], none: undefined };
  expect(fillAll(page, { count: 3 })).toEqual({
    title: "3 left",
    items: [{ text: "3" }, null, 4, true],
    none: undefined,
  });
});
