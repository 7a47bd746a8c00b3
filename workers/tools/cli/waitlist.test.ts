/** The waitlist: count and export entries. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { data, database, folder, joinSql, ops, query, twoJoined } from "./test-desk.ts";

describe("waitlist", () => {
  test("the stats count anew and say whether the totals agree", async () => {
    await twoJoined();
    database.exec("UPDATE waitlist_entries SET confirm_by = 1, confirmed_at = iif(id = 1, NULL, 1)");
    const stats = {
      totalSignups: 2,
      entries: 2,
      referralSignups: 1,
      positionsGiven: 2,
      askedSignups: 2,
      confirmedSignups: 1,
      earlyBirdPlacesLeft: 98,
      totalsAgree: true,
    };
    expect(await data("waitlist", "stats")).toMatchObject(stats);
    database.exec("UPDATE waitlist_totals SET total_signups = 3");
    expect(await data("waitlist", "stats")).toMatchObject({
      ...stats,
      totalSignups: 3,
      earlyBirdPlacesLeft: 98,
      totalsAgree: false,
    });
  });

  test.each([
    ["UPDATE waitlist_totals SET total_signups = 90"],
    ["UPDATE waitlist_totals SET referral_signups = 0, total_signups = -1"],
    ["UPDATE waitlist_totals SET positions_given = 0, total_signups = 0"],
    ["DELETE FROM waitlist_totals"],
    ["UPDATE waitlist_entries SET referral_count = 7 WHERE id = 2"],
    ["UPDATE waitlist_entries SET referral_count = iif(id = 1, 0, 1)"],
    ["INSERT INTO waitlist_free_positions VALUES (1)"],
    ["UPDATE waitlist_totals SET asked_signups = 9"],
    ["UPDATE waitlist_totals SET confirmed_signups = 0"],
  ])("after %j the stats say that they disagree, and a recount repairs them", async (damage) => {
    await twoJoined();
    database.exec("UPDATE waitlist_entries SET confirm_by = 1, confirmed_at = 1 WHERE id = 2");
    const sound = await data("waitlist", "stats");
    expect((await ops("waitlist", "recount")).out).toBe("Nothing to repair: the totals agree with the entries.");
    database.exec(damage);
    const damaged = await data<Record<string, unknown>>("waitlist", "stats");
    expect(damaged.totalsAgree).toBe(false);
    expect((await ops("waitlist", "stats")).out).toContain("npm run ops -- waitlist recount");
    expect((await ops("waitlist", "recount", "--dry-run")).out).toContain("Nothing was changed.");
    expect(await data("waitlist", "stats")).toEqual(damaged);
    expect((await ops("waitlist", "recount")).out).toContain("Repaired the totals.");
    expect(await data("waitlist", "stats")).toEqual(sound);
    await query(joinSql({ email: "dev@ubtan.example", code: "DEVK2345" }));
    expect((await data<{ position: number }[]>("waitlist", "export")).at(-1)).toMatchObject({ position: 3 });
  });

  test("the export is safe in a spreadsheet and goes to a private file", async () => {
    await twoJoined();
    const { out } = await ops("waitlist", "export");
    const lines = out.split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffposition,earlyBird,brandName,.*,joinedAt$/);
    expect(lines[1]).toContain("Bel & Buta,Tara,tara@bel.example,'+91 98000 00000,,,TARA2345,1,1,0,,true,false,,");
    expect(lines[2]).toContain(`"'=Pepper, ""Porch""",Tara,kabir@pepper.example`);
    const file = join(folder, "waitlist.csv");
    expect((await ops("waitlist", "export", "--consented", "--out", file)).out).toContain("1 entry written");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).not.toContain("tara@bel.example");
    const again = await ops("waitlist", "export", "--out", file);
    expect([again.code, again.err]).toEqual([1, `${file} exists already; please name another file.`]);
  });

  test("an export has every row, also beyond one page", async () => {
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4001)
      INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
        accepted_terms, accepted_marketing, created_at)
      SELECT 'n' || i || '@x.example', 'n' || i || '@x.example', 'B', 'F', '1', printf('%08d', i), 1, 0, 0 FROM n`);
    const { out } = await ops("waitlist", "export");
    expect(out.trimEnd().split("\r\n")).toHaveLength(4002);
  });
});
