/** The access of the six roles, cell by cell as the specification's table states them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { annualDiscount } from "#app/content/brand.ts";
import { prices } from "#app/content/prices.ts";
import { accessMatrix, gstPercent, pricingFaq, pricingRoles } from "#app/content/pricing.ts";
import { fillAll } from "#app/lib/fill.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { type AccessLevel, type Room, RoomSchema } from "#app/schemas/content.ts";

const F: AccessLevel = "full";
const L: AccessLevel = "limited";
const V: AccessLevel = "view";
const N: AccessLevel = "none";
const rooms: readonly Room[] = [
  "storeroom",
  "sales-desk",
  "cash-register",
  "customer-lounge",
  "sales-outlets",
  "crew",
  "crystal-ball",
];

const table = [
  {
    title: "Admin",
    highlight: true,
    access: [F, F, F, F, F, F, F],
    says: [
      "all seven modules, including the crystal ball",
      "user management",
      "business settings",
      "api access",
      "priority support",
    ],
  },
  {
    title: "Second-in-Command",
    highlight: false,
    access: [F, F, F, F, F, F, F],
    says: ["all seven modules", "except business settings", "no user management", "no system configuration"],
  },
  {
    title: "Operations Manager",
    highlight: false,
    access: [F, N, N, F, F, L, L],
    says: [
      "the storeroom, the customer lounge and the sales outlets",
      "limited user administration",
      "basic analytics",
    ],
  },
  {
    title: "Sales/Marketing",
    highlight: false,
    access: [N, F, F, V, N, N, N],
    says: ["the sales desk", "the cash register", "the customer lounge (view only)"],
  },
  {
    title: "Accounting",
    highlight: false,
    access: [N, V, V, N, N, N, F],
    says: ["the crystal ball", "the sales desk (view only)", "the cash register (view only)", "data export"],
  },
  {
    title: "Retail/Event Staff",
    highlight: false,
    access: [L, N, L, N, L, N, N],
    says: [
      "the cash register, the storeroom and the sales outlets (all limited)",
      "check-in",
      "point of sale",
      "limited customer lookup",
    ],
  },
] as const;

test("there are these six roles, in this order", () => {
  expect(pricingRoles.map(({ title }) => title)).toEqual(table.map(({ title }) => title));
});

test("the rooms of the matrix are all rooms", () => {
  expect(rooms).toEqual(RoomSchema.options);
});

describe.each(table)("$title", ({ title, highlight, access, says }) => {
  const role = pricingRoles.find((candidate) => candidate.title === title);

  test("is highlighted where the table says so", () => {
    expect(role?.highlight).toBe(highlight);
  });

  test.each(rooms.map((room, column) => [room, access[column]] as const))("%s: %s", (room, level) => {
    expect(role?.accessToCategories[room]).toBe(level);
  });

  test("lists the modules of the table", () => {
    const list = role?.features.join("; ").toLowerCase() ?? "";
    for (const item of says) expect(list).toContain(item);
  });
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

test("no two levels of access look alike in words", () => {
  const labels = Object.values(accessMatrix.levels).map(({ label }) => label);
  expect(labels).toEqual(["Full", "Limited", "View only", "None"]);
});
