/** Amounts of money are read as founders write them, and other figures are no money. */
import { describe, expect, it } from "vitest";
import { amountsIn } from "./amounts.ts";

const rupees = (question: string): number[] => amountsIn(question).map((amount) => amount.rupees * amount.times);

describe("amountsIn", () => {
  it.each([
    ["fee on a 5000rs payment link", [5_000]],
    ["Rs. 500 by qr", [500]],
    ["INR 500/- by qr", [500]],
    ["1,50,000 rupees by link", [150_000]],
    ["₹1,234.50 by link", [1_234.5]],
    ["qr for ₹5", [5]],
    ["₹2,025 by qr, and 1999 by link", [2_025, 1_999]],
    ["10k", [10_000]],
    ["10 k by qr", [10_000]],
    ["2000 k liye", [2_000]],
    ["500 k liye", [500]],
    ["150 k by link", [150_000]],
    ["rs500 by qr", [500]],
    ["rs1500 by link and inr200 by qr", [1_500, 200]],
    ["₹2.5 lakh", [250_000]],
    ["2.5L a month", [250_000]],
    ["fifty thousand", [50_000]],
    ["das hazar", [10_000]],
    ["paanch sau", [500]],
    ["dhai lakh", [250_000]],
    ["half a lakh", [50_000]],
    ["1 crore", [10_000_000]],
    ["two thousand five hundred by upi", [2_500]],
    ["2 lakh 50 thousand", [250_000]],
    ["40k by qr + 20k by link", [40_000, 20_000]],
    ["50 orders of ₹200", [10_000]],
    ["50 upi payments a day of 200", [10_000]],
    ["20 customers pay ₹500 each", [10_000]],
    ["do payments of 500 cost anything", [500]],
    ["one payment of 500", [500]],
    ["fee on ₹200 orders", [200]],
    ["fee on rs 200 payment links", [200]],
    ["300 payments a month, average ₹450, by qr", [135_000]],
    ["300 orders × ₹450", [135_000]],
    ["2 payment links of 500", [1_000]],
    ["200 each from 20 customers", [4_000]],
    ["2 orders of 500 by qr and 3 orders of 700 by link", [1_000, 2_100]],
  ])("%s", (question, expected) => {
    expect(rupees(question)).toEqual(expected);
  });

  it.each([
    "what does a link cost",
    "the qr fee in 2025",
    "is it 0.99% or 2 percent",
    "is 18 the gst",
    "18% of the fee",
    "call 98765 43210",
    "my number is +91 9876543210",
    "200 orders a day",
    "3 hampers at 1500 by link",
    "three hampers at 1500 by link",
    "10,000 orders of 500",
    "1.5k orders of 500",
    "two hundred orders of 500",
    "3 hampers, 500 each",
    "20 customers, and the order is ₹500",
    "10k customers by upi",
    "in 30 days",
    "at 10:30 on 12/08",
    "story number 101",
    "10-20k by qr",
    "5k to ₹10k by qr",
    "₹0",
    "₹999999999999999",
    "40k by qr and ₹99999999999 by link",
  ])("finds none: %s", (question) => {
    expect(rupees(question)).toEqual([]);
  });
});
