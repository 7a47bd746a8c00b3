import { describe, expect, it } from "vitest";
import { hindiPhonemesOf, hindiSentences } from "./hindi-phonemes.ts";

describe("hindiSentences", () => {
  it("cuts a paragraph at the danda, and turns dashes and colons into commas", () => {
    expect(hindiSentences("शाम हुई। “चलो” – उसने कहा: अब…")).toEqual(["शाम हुई.", "चलो, उसने कहा, अब."]);
  });

  it("puts rupees after their number, and removes the commas from a number", () => {
    expect(hindiSentences("माल ₹50,000 से ऊपर, छूट 15%।")).toEqual(["माल 50000 रुपये से ऊपर, छूट 15 प्रतिशत."]);
  });
});

describe("hindiPhonemesOf", () => {
  /** In place of espeak-ng, which is not on every machine. */
  const marked = (language: string) => (words: string) => `<${language} ${words}>`;
  const read = (text: string): string => hindiPhonemesOf(text, marked("hi"), marked("en"));

  it("reads Hindi words as Hindi and Latin words as English, and keeps the punctuation", () => {
    expect(read("साइज़ L, और The Sales Outlets में.")).toBe("<hi साइज़> <en L>, <hi और> <en The Sales Outlets> <hi में>.");
  });

  it("spells initials", () => {
    expect(read("UPI कोड")).toBe("<en U P I> <hi कोड>");
  });
});
