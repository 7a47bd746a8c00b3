import { describe, expect, it } from "vitest";
import { hindiPhonemesOf, hindiSigns, spokenHindi } from "./hindi-phonemes.ts";

describe("spokenHindi", () => {
  it("spokenHindi turns the danda into a full stop, and dashes and colons into commas", () => {
    expect(spokenHindi("शाम हुई। “चलो” – उसने कहा: अब…")).toBe("शाम हुई. चलो, उसने कहा, अब.");
  });

  it("spokenHindi puts rupees after their number, and removes the commas from a number", () => {
    expect(spokenHindi("माल ₹50,000 से ऊपर, छूट 15%।")).toBe("माल 50000 रुपये से ऊपर, छूट 15 प्रतिशत.");
  });
});

describe("hindiPhonemesOf", () => {
  /** In place of espeak-ng, which is not on every machine. */
  const marked = (language: string) => (words: string) => `<${language} ${words}>`;
  const read = (text: string): string => hindiPhonemesOf(text, marked("hi"), marked("en"));

  it("Hindi words are read as Hindi and Latin ones as English, with the punctuation", () => {
    expect(read("साइज़ L, और The Sales Outlets में.")).toBe("<hi साइज़> <en L>, <hi और> <en The Sales Outlets> <hi में>.");
  });

  it("hindiPhonemesOf spells initials", () => {
    expect(read("UPI कोड")).toBe("<en U P I> <hi कोड>");
  });

  it("hindiPhonemesOf drops the vowel that speakers drop", () => {
    const asEspeak: Record<string, string> = { पहले: "pˈʌhəlˌeː", कहती: "kˈʌhətˌi", उबटन: "ˈʊbəʈˌən", वह: "ʋˈəh" };
    const said = (word: string): string => hindiPhonemesOf(word, (words) => hindiSigns(asEspeak[words] ?? words));
    expect(["पहले", "कहती", "उबटन", "वह"].map(said)).toEqual(["pˈɛhlˌeː", "kˈɛhtˌi", "ˈʊbʈˌən", "ʋˈoː"]);
  });
});
