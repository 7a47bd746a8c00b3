/** The access of the six roles, cell by cell as the specification's table states them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { annualDiscount } from "#app/content/brand.ts";
import { prices } from "#app/content/prices.ts";
import { gstPercent, pricingFaq, pricingRoles } from "#app/content/pricing.ts";
import { fillAll } from "#app/lib/fill.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { type AccessLevel, RoomSchema } from "#app/schemas/content.ts";

const LEVELS: Readonly<Record<string, AccessLevel>> = { F: "full", L: "limited", V: "view", "-": "none" };

/** The access to the rooms, in the order of `RoomSchema`. */
const table = {
  Admin: "FFFFFFF",
  "Second-in-Command": "FFFFFFF",
  "Operations Manager": "F--FFLL",
  "Sales/Marketing": "-FFV---",
  Accounting: "-VV---F",
  "Retail/Event Staff": "L-L-L--",
};

test("the six roles open the rooms that the specification names, and Admin is highlighted", () => {
  expect(pricingRoles.map(({ title }) => title)).toEqual(Object.keys(table));
  expect(pricingRoles.flatMap(({ title, highlight }) => (highlight ? [title] : []))).toEqual(["Admin"]);
  for (const { title, accessToCategories } of pricingRoles) {
    const levels = [...(table[title as keyof typeof table] ?? "")].map((letter) => LEVELS[letter]);
    expect(
      RoomSchema.options.map((room) => accessToCategories[room]),
      title,
    ).toEqual(levels);
  }
});

test("no text repeats a price: it says {adminPrice} and so on, which is filled in", () => {
  const amounts = pricingRoles
    .flatMap(({ monthlyRupees }) => [monthlyRupees, annualMonthlyRupees(monthlyRupees, annualDiscount.factor)])
    .join("|");
  const price = new RegExp(`₹(?:${amounts})(?![\\d,])`);
  const files = ["app/content", "app/.server/assistant/frequent-questions"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const texts = files.filter((name) => /\.(?:ts|json)$/.test(name) && !name.endsWith(".test.ts"));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((name) => price.test(readFileSync(name, "utf8")))).toEqual([]);
  expect(price.test(`An Admin at ${prices.adminPrice} pays GST on top.`)).toBe(true);
  const filled = fillAll(pricingFaq, prices).map(({ answer }) => answer);
  expect(filled.join(" ")).toContain(
    `An Admin at ${teamPrice({ admin: 1 })} pays ${prices.adminGst} in GST, which makes ${teamPrice({ admin: 1 }, gstPercent)} a month.`,
  );
});
