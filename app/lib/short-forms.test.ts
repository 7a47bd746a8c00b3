import { expect, test } from "vitest";
import { shortFormsIn } from "./short-forms.ts";

test("short forms are found as whole words in any text of a value, also in the plural, each once", () => {
  const meanings = { HSN: "the code", SKU: "one product", CA: "an accountant" };
  const texts = { title: "48 SKUs", chapters: [{ text: "No HSN on one SKU, said the CAT." }] };
  const items = [
    { short: "HSN", meaning: "the code" },
    { short: "SKU", meaning: "one product" },
  ];
  expect(shortFormsIn(texts, { heading: "Short forms", meanings })).toEqual({ heading: "Short forms", items });
});
