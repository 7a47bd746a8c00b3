import { describe, expect, test } from "vitest";
import {
  clampCount,
  firstTeam,
  parseTeam,
  readChoice,
  readForm,
  teamCost,
  withCount,
  writeChoice,
  writeTeam,
} from "./team-cost.ts";

const roleIds = ["admin", "second-in-command", "accounting", "retail-event-staff"];
const roles = [
  { id: "admin", monthlyRupees: 899, annualMonthlyRupees: 719 },
  { id: "second-in-command", monthlyRupees: 799, annualMonthlyRupees: 639 },
  { id: "accounting", monthlyRupees: 499, annualMonthlyRupees: 399 },
  { id: "retail-event-staff", monthlyRupees: 399, annualMonthlyRupees: 319 },
];

describe("a team in the address", () => {
  test.each([
    ["admin.1-accounting.2", { admin: 1, accounting: 2 }],
    ["second-in-command.1-retail-event-staff.12", { "second-in-command": 1, "retail-event-staff": 12 }],
    ["accounting.2-admin.1", { admin: 1, accounting: 2 }],
    ["", {}],
    ["admin.0", {}],
    ["admin.007", { admin: 7 }],
    ["admin.5000", { admin: 99 }],
    ["admin.1-admin.3", { admin: 3 }],
    ["admin.1-emperor.2", { admin: 1 }],
    ["admin.-4", {}],
    ["admin.2.5", {}],
    ["admin", {}],
    ["<script>alert(1)</script>", {}],
    ["constructor.2-__proto__.3", {}],
  ])("%j is read as %j", (text, team) => {
    expect(parseTeam(text, roleIds)).toEqual(team);
  });

  test("a written team reads back the same, in any order", () => {
    const team = { "retail-event-staff": 2, admin: 1 };
    expect(writeTeam(team, roleIds)).toBe("admin.1-retail-event-staff.2");
    expect(parseTeam(writeTeam(team, roleIds), roleIds)).toEqual(team);
  });

  test("a very long text is read in a moment", () => {
    const startedAt = performance.now();
    for (const text of ["a-", "a.1-", ".", "1-"]) parseTeam(text.repeat(50_000), roleIds);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

test.each([
  ["3", 3],
  ["", 0],
  ["abc", 0],
  [-1, 0],
  [2.9, 2],
  [100, 99],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
])("%j counts as %i people", (given, count) => {
  expect(clampCount(given)).toBe(count);
});

test("a count can go up, down and to zero", () => {
  expect(withCount({}, "admin", 1)).toEqual({ admin: 1 });
  expect(withCount({ admin: 2 }, "admin", 1)).toEqual({ admin: 1 });
  expect(withCount({ admin: 1, accounting: 2 }, "admin", 0)).toEqual({ accounting: 2 });
});

describe("the choice", () => {
  test("the choice begins with one Admin by the month", () => {
    expect(readChoice(new URLSearchParams(), roleIds)).toEqual({ billing: "monthly", team: firstTeam });
  });

  test("the choice keeps an empty team empty", () => {
    expect(readChoice(new URLSearchParams("team="), roleIds).team).toEqual({});
  });

  test("the choice reads an unknown billing period as monthly", () => {
    expect(readChoice(new URLSearchParams("billing=weekly"), roleIds).billing).toBe("monthly");
  });

  test("the choice survives the way through an address", () => {
    const choice = { billing: "annually", team: { admin: 1, accounting: 2 } } as const;
    expect(writeChoice(choice, roleIds)).toBe("?billing=annually&team=admin.1-accounting.2");
    expect(readChoice(new URLSearchParams(writeChoice(choice, roleIds)), roleIds)).toEqual(choice);
  });

  test("the choice is read from a plain form's fields", () => {
    const sent = new URLSearchParams("billing=annually&admin=1&accounting=2&retail-event-staff=&second-in-command=x");
    expect(readForm(sent, roleIds)).toEqual({ billing: "annually", team: { admin: 1, accounting: 2 } });
    expect(readForm(new URLSearchParams("team=admin.1"), roleIds)).toBeNull();
  });
});

describe("the cost", () => {
  const team = { admin: 1, "retail-event-staff": 2 };

  test("the cost by the month: twelve months make the year, and the saving is named", () => {
    expect(teamCost(team, roles, "monthly")).toEqual({
      people: 3,
      monthRupees: 899 + 2 * 399,
      yearRupees: 12 * (899 + 2 * 399),
      yearSavingRupees: 12 * (180 + 2 * 80),
    });
  });

  test("the cost by the year: each role is rounded before it is counted", () => {
    expect(teamCost(team, roles, "annually")).toMatchObject({
      monthRupees: 719 + 2 * 319,
      yearRupees: 12 * (719 + 2 * 319),
    });
  });

  test("the cost of an empty team is zero", () => {
    expect(teamCost({}, roles, "monthly")).toEqual({ people: 0, monthRupees: 0, yearRupees: 0, yearSavingRupees: 0 });
  });
});
