/** Removes by hand the entries that are past the privacy policy's time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Settings from "../settings.ts";
import { answerWith, data, joinSql, ops, query, questions } from "./test-desk.ts";

let launchMonth = "";
vi.mock("../settings.ts", async (original) => {
  const settings = await original<typeof Settings>();
  return { ...settings, shippedSettings: () => ({ ...settings.shippedSettings(), LAUNCH_MONTH: launchMonth }) };
});

beforeEach(() => {
  launchMonth = "2025-08";
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("waitlist prune", () => {
  const prune = ["waitlist", "prune"];
  beforeEach(async () => {
    await query(
      joinSql({ email: "a@x.example", code: "AAAA2345", at: Date.UTC(2025, 9, 1) }) +
        joinSql({ email: "b@x.example", code: "BBBB2345", referrer: "AAAA2345", at: Date.UTC(2025, 9, 15) }) +
        joinSql({ email: "c@x.example", code: "CCCC2345", referrer: "BBBB2345", at: Date.UTC(2025, 10, 25) }) +
        joinSql({ email: "d@x.example", code: "DDDD2345", referrer: "BBBB2345", at: Date.UTC(2025, 10, 27) }) +
        joinSql({ email: "e@x.example", code: "EEEE2345", referrer: "DDDD2345", at: Date.UTC(2026, 10, 25) }),
    );
  });
  const kept = "1 younger brand joined with their codes: kept, without a referrer.";

  test("removes entries older than 12 months, only those, and every count stays true", async () => {
    const dry = await ops(...prune, "--dry-run");
    expect(dry.out).toMatch(/^ +1 +Bel & Buta +a@x\.example/m);
    expect(dry.out).not.toContain("d@x.example");
    expect(dry.out).toContain(`${kept}\n\nWould remove 3 waitlist entries older than 12 months. Nothing was changed.`);
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5, referralSignups: 4, totalsAgree: true });
    expect((await ops(...prune, "--yes")).out).toBe(
      `Removed 3 waitlist entries older than 12 months.\nPlaces taken: 5. Through a referral: 1 brand.\n${kept}`,
    );
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 5, totalsAgree: true });
    expect(await data("waitlist", "list")).toMatchObject([
      { email: "e@x.example", position: 5, referralCount: 0, referredBy: "DDDD2345" },
      { email: "d@x.example", position: 4, referralCount: 1, referredBy: null },
    ]);
    expect((await ops(...prune)).out).toBe("There are no waitlist entries older than 12 months.");
  });

  test("shows them and asks, and refuses where nobody can be asked", async () => {
    expect(await ops(...prune)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answerWith(false);
    const { out, err } = await ops(...prune);
    expect([questions, out]).toEqual([["Remove 3 waitlist entries older than 12 months?"], "Nothing was changed."]);
    expect(err).toContain("a@x.example");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    answerWith(true);
    expect((await ops(...prune)).out).toContain("Removed 3 waitlist entries");
  });

  test.each([
    ["before 12 months after the launch", "2025-08", "until 2026-08-01. Nothing was changed."],
    ["while no launch month is set", "", "LAUNCH_MONTH is not set in wrangler.toml"],
  ])("refuses %s", async (_when, month, said) => {
    launchMonth = month;
    vi.setSystemTime(Date.UTC(2026, 6, 31, 23, 59));
    for (const call of [[], ["--yes"], ["--dry-run"]]) {
      const { code, err } = await ops(...prune, ...call);
      expect([code, err]).toEqual([1, expect.stringContaining(said)]);
    }
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    vi.setSystemTime(Date.UTC(2026, 7, 1));
    expect((await ops(...prune, "--dry-run")).code).toBe(month === "" ? 1 : 0);
  });
});
