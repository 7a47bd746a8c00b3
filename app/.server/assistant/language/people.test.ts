import { expect, test } from "vitest";
import { founderByName, people } from "./people.ts";

test.each([
  ["tara", "tara"],
  ["rathore", "tara"],
  ["ammini", "kabir"],
  ["sundayubtan", "dev"],
  ["maya", undefined],
])("the name %s speaks of %s", (name, founder) => {
  expect(founderByName.get(name)).toBe(founder);
});

test("everybody is named once, also who belongs to no founder", () => {
  expect(people).toContain("maya");
  expect(new Set(people).size).toBe(people.length);
});
