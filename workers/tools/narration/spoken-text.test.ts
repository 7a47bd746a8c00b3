import { describe, expect, it } from "vitest";
import { spokenInteger, spokenText } from "./spoken-text.ts";

describe("numbers in words", () => {
  it.each([
    [0, "zero"],
    [21, "twenty one"],
    [100, "one hundred"],
    [305, "three hundred and five"],
    [1450, "one thousand four hundred and fifty"],
    [1005, "one thousand and five"],
    [100_000, "one lakh"],
    [1_250_000, "twelve lakh fifty thousand"],
    [20_000_000, "two crore"],
  ])("the number %i is said as %s", (value, words) => {
    expect(spokenInteger(value)).toBe(words);
  });
});

describe("spoken text", () => {
  it.each([
    ["a kurta at ₹1,450", "a kurta at one thousand four hundred and fifty rupees"],
    ["₹240 a jar", "two hundred and forty rupees a jar"],
    ["a ₹240 jar", "a two hundred and forty rupee jar"],
    ["It cost a ₹1.", "It cost a one rupee."],
    ["₹1,00,000 in a month", "one lakh rupees in a month"],
    ["₹1.5 lakh", "one point five lakh rupees"],
    ["₹12.50", "twelve rupees fifty paise"],
    ["0.99% plus GST", "zero point nine nine percent plus G S T"],
    ["GSTR-1 on the 11th", "G S T R one on the eleventh"],
    ["GSTR-3B", "G S T R three B"],
    ["140 SKUs, one SKU", "one hundred and forty S K U's, one S K U"],
    ["UPI, HSN, CGST", "U P I, H S N, C G S T"],
    ["at 7 pm sharp", "at seven P M sharp"],
    ["by 5:30 pm, or 7.05am", "by five thirty P M, or seven oh five ay M"],
    ["the night of the 10th, the 22nd, the 30th", "the night of the tenth, the twenty second, the thirtieth"],
    ["since 2019 and 2021, and 2005", "since twenty nineteen and twenty twenty one, and two thousand and five"],
    [
      "the jar from 4 March, or 31 May 2026",
      "the jar from the fourth of March, or the thirty first of May twenty twenty six",
    ],
    ["2,000 labels", "two thousand labels"],
    ["10-12 jars", "ten to twelve jars"],
    ["a 20-minute walk", "a twenty minute walk"],
    ["500 g or 1 kg", "five hundred grams or one kilo"],
    ["Bel & Buta", "Bel and Buta"],
    ["Kabir's podi", "Kabir's podi"],
    ["a WhatsApp message", "a WhatsApp message"],
    ["size XL and XXL", "size extra large and double extra large"],
    ["“Two left,” she said — and they were.", "Two left, she said, and they were."],
    ["He waited… then left", "He waited. then left"],
    ["the stall (a table, really) sold out", "the stall, a table, really, sold out"],
    ["low-stock alerts", "low stock alerts"],
    ["a UPI ID", "a U P I, I D"],
    ["HSN 3304", "H S N three three zero four"],
    ["my CA", "my C ay"],
    ["B2B orders", "B to B orders"],
    ["café", "cafe"],
  ])("the text %j is read as %j", (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });

  it("spoken text leaves nothing a synthesiser would stumble over", () => {
    expect(spokenText('₹1,450 @ 18% + GST; "x" [1] {2} <3> €5 #6 = 7*8 ~ 9/10 & ™')).toMatch(/^[A-Za-z' ,.?!]+$/);
  });
});
