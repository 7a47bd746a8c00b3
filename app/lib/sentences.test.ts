import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test("sentences end where they do, and not at an abbreviation, a price or within quotes", () => {
  expect(sentencesOf('It costs ₹1,060.82, e.g. for Mr. Nair. "One jar." ₹5 more! यह है। अब?\nNext line')).toEqual([
    "It costs ₹1,060.82, e.g. for Mr. Nair.",
    '"One jar."',
    "₹5 more!",
    "यह है।",
    "अब?",
    "Next line",
  ]);
});
