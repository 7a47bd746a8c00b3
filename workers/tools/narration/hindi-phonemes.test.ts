import { describe, expect, it } from "vitest";
import { hindiPhonemesOf, hindiSentences } from "./hindi-phonemes.ts";

describe("a Hindi paragraph as it is said", () => {
  it("is cut at the danda, and its dashes and colons are pauses", () => {
    expect(hindiSentences("शाम हुई। “चलो” – उसने कहा: अब…")).toEqual(["शाम हुई.", "चलो, उसने कहा, अब."]);
  });

  it("says rupees after their number, and a number without its commas", () => {
    expect(hindiSentences("माल ₹50,000 से ऊपर, छूट 15%।")).toEqual(["माल 50000 रुपये से ऊपर, छूट 15 प्रतिशत."]);
  });
});

describe("what Kokoro is given of Hindi", () => {
  /** In place of espeak-ng, which is not on every machine. */
  const marked = (language: string) => (words: string) => `<${language} ${words}>`;
  const read = (text: string): string => hindiPhonemesOf(text, marked("hi"), marked("en"));

  it("is read by the rules of each language, pauses kept", () => {
    expect(read("साइज़ L, और The Sales Outlets में.")).toBe("<hi साइज़> <en L>, <hi और> <en The Sales Outlets> <hi में>.");
  });

  it("spells initials", () => {
    expect(read("UPI कोड")).toBe("<en U P I> <hi कोड>");
  });
});
