/** Entries that the privacy policy keeps no longer. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith, data, joinSql, ops, query, questions } from "./test-desk.ts";

describe("waitlist prune", () => {
  const prune = ["waitlist", "prune", "--older-than-days", "365"];
  const now = Date.UTC(2026, 10, 26);
  const days = (count: number) => now - count * 86_400_000;
  beforeEach(async () => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    await query(
      joinSql({ email: "a@x.example", code: "AAAA2345", at: days(400) }) +
        joinSql({ email: "b@x.example", code: "BBBB2345", referrer: "AAAA2345", at: days(390) }) +
        joinSql({ email: "c@x.example", code: "CCCC2345", referrer: "BBBB2345", at: days(366) }) +
        joinSql({ email: "d@x.example", code: "DDDD2345", referrer: "BBBB2345", at: days(364) }) +
        joinSql({ email: "e@x.example", code: "EEEE2345", referrer: "DDDD2345", at: days(1) }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const kept = "1 younger brand joined with their codes: kept, without a referrer.";

  test("removes old entries, only old ones, and every count stays true", async () => {
    const dry = await ops(...prune, "--dry-run");
    expect(dry.out).toMatch(/^ +1 +Bel & Buta +a@x\.example/m);
    expect(dry.out).not.toContain("d@x.example");
    expect(dry.out).toContain(`${kept}\n\nWould remove 3 waitlist entries older than 365 days. Nothing was changed.`);
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5, referralSignups: 4, totalsAgree: true });
    expect((await ops(...prune, "--yes")).out).toBe(
      `Removed 3 waitlist entries older than 365 days.\nPlaces taken: 5. Through a referral: 1 brand.\n${kept}`,
    );
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 5, totalsAgree: true });
    expect(await data("waitlist", "list")).toMatchObject([
      { email: "e@x.example", position: 5, referralCount: 0, referredBy: "DDDD2345" },
      { email: "d@x.example", position: 4, referralCount: 1, referredBy: null },
    ]);
    expect((await ops(...prune)).out).toBe("There are no waitlist entries older than 365 days.");
  });

  test("shows them and asks, and refuses where nobody can be asked", async () => {
    expect(await ops(...prune)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answerWith(false);
    const { out, err } = await ops(...prune);
    expect([questions, out]).toEqual([["Remove 3 waitlist entries older than 365 days?"], "Nothing was changed."]);
    expect(err).toContain("a@x.example");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    answerWith(true);
    expect((await ops(...prune)).out).toContain("Removed 3 waitlist entries");
  });

  test("refuses before 12 months after the launch, unless it is forced", async () => {
    vi.setSystemTime(Date.UTC(2026, 6, 31, 23, 59));
    for (const call of [[], ["--yes"], ["--dry-run"]]) {
      const { code, err } = await ops(...prune, ...call);
      expect([code, err]).toEqual([1, expect.stringContaining("until 2026-08-01. Nothing was changed; --force")]);
    }
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    expect((await ops("waitlist", "prune", "--older-than-days", "200", "--force", "--yes")).out).toContain("Removed");
    vi.setSystemTime(Date.UTC(2026, 7, 1));
    expect((await ops(...prune, "--dry-run")).code).toBe(0);
  });
});
