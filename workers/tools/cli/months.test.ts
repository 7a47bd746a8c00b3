/** The ledger of free months: a granted month stays granted, and a refused one has a reason. */
import { beforeEach, describe, expect, test } from "vitest";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { data, joinSql, noted, ops, query } from "./test-desk.ts";

/** Tara referred four: one from a time without mail, one confirmed, one that can still confirm, one that did not in time. */
beforeEach(async () => {
  await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
  for (const name of ["AAAA", "BBBB", "CCCC", "DDDD"]) {
    await query(
      joinSql({ email: `${name.toLowerCase()}@x.example`, brandName: name, code: `${name}2345`, referrer: "TARA2345" }),
    );
  }
  const soon = Date.now() + 86_400_000;
  await query(`UPDATE waitlist_entries SET confirm_by = ${soon}, confirmed_at = 1 WHERE referral_code = 'BBBB2345';
    UPDATE waitlist_entries SET confirm_by = ${soon} WHERE referral_code = 'CCCC2345';
    UPDATE waitlist_entries SET confirm_by = 1 WHERE referral_code = 'DDDD2345';`);
});

const states = async () => {
  const ledger = await data<
    { granted: number; referees: { brandName: string; state: string; reason: string | null }[] }[]
  >("months", "list");
  return Object.fromEntries(
    ledger.flatMap(({ referees }) => referees.map(({ brandName, state }) => [brandName, state])),
  );
};
const owed = async () => (await data<{ freeMonths: number }[]>("months", "list"))[0]?.freeMonths ?? 0;
const exported = async () => {
  const [tara] = await data<{ freeMonthsOwed: number; freeMonthsGranted: number }[]>("waitlist", "export");
  return [tara?.freeMonthsOwed, tara?.freeMonthsGranted];
};

describe("the ledger", () => {
  test("owes for confirmed brands and those of a time without mail, and for no other", async () => {
    expect(await states()).toEqual({ AAAA: "confirmed", BBBB: "confirmed", CCCC: "pending", DDDD: "lapsed" });
    expect([await owed(), await exported()]).toEqual([2, [2, 0]]);
    const { out } = await ops("months", "list");
    expect(out).toMatch(/^Bel & Buta +TARA2345 +0 +AAAA +AAAA2345 +owed/m);
    expect(out).toMatch(/^ +CCCC +CCCC2345 +not confirmed yet/m);
  });

  test("grants what is owed once, and nothing in a dry run", async () => {
    expect(await data("months", "grant", "TARA2345", "--dry-run")).toMatchObject({ dryRun: true, granted: 2 });
    expect(await owed()).toBe(2);
    expect(await data("months", "grant", "tara-2345")).toMatchObject({ granted: 2 });
    expect(await data("months", "grant", "TARA2345")).toMatchObject({ granted: 0 });
    expect([await owed(), await exported()]).toEqual([0, [0, 2]]);
    expect(await states()).toMatchObject({ AAAA: "granted", CCCC: "pending" });
  });

  test("refuses with a reason, grants a refused one only by name, and refuses nothing that was granted", async () => {
    expect((await ops("months", "refuse", "TARA2345", "AAAA2345")).code).toBe(2);
    expect(await data("months", "refuse", "TARA2345", "AAAA2345", "--reason", "The same brand")).toMatchObject({
      refused: 1,
    });
    expect(await data("months", "grant", "TARA2345")).toMatchObject({ granted: 1 });
    expect(await states()).toMatchObject({ AAAA: "refused", BBBB: "granted" });
    expect(noted()).toEqual([`${COMMAND_LINE}: months.refuse`, `${COMMAND_LINE}: months.grant`]);
    expect((await ops("months", "list")).out).toMatch(/AAAA2345 +refused +The same brand$/m);
    expect(await data("months", "grant", "TARA2345", "--for", "AAAA2345")).toMatchObject({ granted: 1 });
    expect(await data("months", "refuse", "TARA2345", "AAAA2345", "--reason", "x")).toMatchObject({ refused: 0 });
    expect(await states()).toMatchObject({ AAAA: "granted" });
  });

  test("never grants for a brand that did not confirm, also by name", async () => {
    expect(await data("months", "grant", "TARA2345", "--for", "CCCC2345")).toMatchObject({ granted: 0 });
    expect(await data("months", "grant", "TARA2345", "--for", "DDDD2345")).toMatchObject({ granted: 0 });
    expect((await ops("months", "grant", "AAAA2345")).code).toBe(1);
    expect((await ops("months", "grant", "TARA2345", "--for", "TARA2345")).code).toBe(1);
    expect((await ops("months", "grant", "no code")).code).toBe(2);
  });

  test("keeps what was granted for a brand that is erased, and nothing of a referrer that is", async () => {
    await ops("months", "grant", "TARA2345");
    await ops("months", "refuse", "TARA2345", "CCCC2345", "--reason", "x");
    for (const name of ["aaaa", "cccc"]) await ops("erase", `${name}@x.example`);
    expect(await exported()).toEqual([0, 2]);
    expect((await query("SELECT state, referee_id IS NULL AS gone FROM free_months ORDER BY gone;"))[0]).toEqual([
      { state: "granted", gone: 0 },
      { state: "granted", gone: 1 },
    ]);
    await ops("erase", "tara@bel.example");
    expect((await query("SELECT * FROM free_months;"))[0]).toEqual([]);
  });
});
