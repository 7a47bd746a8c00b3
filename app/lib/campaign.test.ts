import { expect, test } from "vitest";
import { campaignOf } from "./campaign.ts";

test.each([
  ["instagram", "instagram"],
  [" Diwali_2026 ", "diwali_2026"],
  ["WhatsApp Status", "whatsapp-status"],
  ["x", "x"],
  ["", null],
  [null, null],
  [undefined, null],
  ["wa?ref=ABCD2345", null],
  ["tara@bel.example", null],
  ["a".repeat(41), null],
  ["=cmd", null],
])("the campaign of %j is %j", (given, campaign) => {
  expect(campaignOf(given)).toBe(campaign);
});
