import { expect, test } from "vitest";
import { shortFormsIn } from "./short-forms.ts";

test("short forms are found as whole words in any text of a value, also in the plural, each once", () => {
  const meanings = { HSN: "the code", SKU: "one product", CA: "an accountant" };
  const texts = { title: "48 SKUs", chapters: [{ text: "No HSN on one SKU, said the CAT." }] };
  expect(shortFormsIn(texts, meanings)).toEqual([
    { short: "HSN", meaning: "the code" },
    { short: "SKU", meaning: "one product" },
  ]);
});
