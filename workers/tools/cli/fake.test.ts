/** Erasing fake entries. Only these give their places back. */
import { describe, expect, test, vi } from "vitest";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { data, joinSql, noted, ops, person, query } from "./test-desk.ts";

describe("waitlist erase-fake", () => {
  const joined = async (count: number) => {
    for (let index = 1; index <= count; index += 1) {
      await query(
        joinSql({
          email: `n${index}@${index % 2 ? "x" : "fake"}.example`,
          code: `N${String(index).padStart(3, "2")}2345`,
        }),
      );
    }
  };
  const positions = async () =>
    Object.fromEntries(
      (await data<{ email: string; position: number }[]>("waitlist", "export")).map((one) => [one.email, one.position]),
    );

  test("shows whom it means and asks; without a yes nothing is changed", async () => {
    await joined(6);
    const call = ["waitlist", "erase-fake", "@fake.example"];
    const dry = await ops(...call, "--dry-run");
    expect(dry.out).toMatch(/^ +2 +Bel & Buta +n2@fake\.example/m);
    expect(dry.out).toContain("Would erase 3 entries as fake. Nothing was changed.");
    expect(await ops(...call)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    const ask = vi.fn(async () => false);
    person.ask = ask;
    const { out, err } = await ops(...call);
    expect(ask.mock.calls).toEqual([["Erase 3 entries as fake?"]]);
    expect(out).toBe("Nothing was changed.");
    expect(err).toContain("n6@fake.example");
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 6, entries: 6 });
  });

  test("gives the places back, the lowest first, and everybody else keeps position and promise", async () => {
    await joined(7);
    person.ask = async () => true;
    expect((await ops("waitlist", "erase-fake", "@fake.example")).out).toBe(
      "Erased 3 entries as fake.\nPlaces taken: 4. Through a referral: 0 brands.",
    );
    expect(noted()).toEqual(Array(3).fill(`${COMMAND_LINE}: waitlist.fake`));
    expect(await data("waitlist", "stats")).toMatchObject({
      totalSignups: 4,
      positionsGiven: 7,
      earlyBirdPlacesLeft: 96,
      totalsAgree: true,
    });
    for (const name of ["a", "b", "c", "d"]) {
      await query(joinSql({ email: `${name}@new.example`, code: `${name.toUpperCase()}NEW2345` }));
    }
    expect(await positions()).toEqual({
      ...{ "n1@x.example": 1, "n3@x.example": 3, "n5@x.example": 5, "n7@x.example": 7 },
      ...{ "a@new.example": 2, "b@new.example": 4, "c@new.example": 6, "d@new.example": 8 },
    });
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 8, positionsGiven: 8, totalsAgree: true });
  });

  test("takes addresses and positions together, and counts referrals anew", async () => {
    await joined(6);
    await query(joinSql({ email: "kid@y.example", code: "KIDD2345", referrer: "N2222345" }));
    expect((await ops("waitlist", "erase-fake", "N1@x.example", "2-4", "6", "--yes")).out).toContain(
      "Erased 5 entries",
    );
    expect(await positions()).toEqual({ "n5@x.example": 5, "kid@y.example": 7 });
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 2, referralSignups: 0, totalsAgree: true });
    expect((await ops("waitlist", "erase-fake", "2-4", "--yes")).out).toBe("Nobody on the waitlist is meant.");
  });

  test("an ordinary erasure gives no place back", async () => {
    await joined(3);
    expect((await ops("erase", "n2@fake.example")).out).toContain("Places taken: 3.");
    await query(joinSql({ email: "a@new.example", code: "ANEW2345" }));
    expect(await positions()).toMatchObject({ "a@new.example": 4 });
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 4, entries: 3, totalsAgree: true });
  });
});
