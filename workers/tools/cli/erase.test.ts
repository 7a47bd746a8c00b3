/** A person's rights to erasure and correction. */
import { describe, expect, test } from "vitest";
import { JUNE_3, applySql, data, database, joinSql, ops, query, twoJoined } from "./test-desk.ts";

describe("erase", () => {
  test("one command removes an address everywhere, and every count stays true", async () => {
    await twoJoined();
    await query(joinSql({ email: "dev@ubtan.example", code: "DEVK2345", referrer: "KABR2345" }));
    await query(
      applySql("Kabir@Pepper.example ") + applySql("kabir@pepper.example", JUNE_3 + 1) + applySql("tara@bel.example"),
    );

    const dry = await ops("erase", "kabir@pepper.example", "--dry-run");
    expect(dry.out).toContain("Would erase 1 waitlist entry and 2 job applications. Nothing was changed.");
    expect(dry.out).toContain("The referrer TARA2345 would count one brand less.");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 3, referralSignups: 2 });

    const { out } = await ops("erase", " KABIR@Pepper.example");
    expect(out).toContain("Erased 1 waitlist entry and 2 job applications.");
    expect(out).toContain("Places taken: 3. Through a referral: 0 brands.");
    expect(out).toContain("The referrer TARA2345 counts one brand less.");
    expect(out).toContain("1 brand joined with its code: kept, without a referrer.");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 3, totalsAgree: true });
    expect(await data("referrals")).toEqual([]);
    expect(await data<unknown[]>("applications", "list")).toHaveLength(1);
    for (const table of ["waitlist_entries", "job_applications"]) {
      const rows = database.prepare(`SELECT * FROM ${table}`).all();
      expect(JSON.stringify(rows).toLowerCase()).not.toContain("kabir@pepper.example");
    }
  });

  test("an address that is not stored is nothing to erase", async () => {
    await twoJoined();
    const { code, out } = await ops("erase", "nobody@x.example");
    expect(code).toBe(0);
    expect(out).toContain("Erased nothing: the address is not stored.");
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 2, totalsAgree: true });
  });

  test("another address of the same mailbox is pointed out and left alone", async () => {
    await query(
      joinSql({ email: "tara@bel.example", code: "TARA2345" }) +
        joinSql({ email: "tara+two@bel.example", code: "TARB2345" }),
    );
    await query(applySql("Tara+cv@Bel.example") + applySql("tara+cv@bel.example", 1) + applySql("kabir@bel.example"));
    const dry = await ops("erase", "tara@bel.example", "--dry-run");
    const { out } = await ops("erase", "tara@bel.example");
    for (const text of [dry.out, out]) {
      expect(text).toContain("Also on the waitlist, perhaps the same person: tara+two@bel.example");
      expect(text.match(/Also applied.*/g)).toEqual(["Also applied, perhaps the same person: tara+cv@bel.example"]);
    }
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 1 });
    expect(await data<unknown[]>("applications", "list")).toHaveLength(3);
  });
});

describe("waitlist correct", () => {
  const entries = () => data<Record<string, unknown>[]>("waitlist", "list");

  test("changes the named fields alone", async () => {
    await twoJoined();
    const before = await entries();
    const call = [
      "waitlist",
      "correct",
      " Kabir@pepper.example",
      "--brand-name",
      " Pepper  ",
      "--phone",
      "98000 22222",
    ];
    const rest = [
      "--brand-type",
      "Pickles",
      "--instagram",
      "https://instagram.com/pepper.porch",
      "--founder-name",
      "K",
    ];
    const dry = await ops(...call, ...rest, "--dry-run");
    expect(dry.out).toMatch(/^Would correct kabir@pepper\.example\. Nothing was changed\./);
    expect(dry.out).toMatch(/^Phone +\+91 98000 00000 +98000 22222$/m);
    expect(await entries()).toEqual(before);
    expect((await ops(...call, ...rest)).out).toBe(dry.out.replace(/^Would correct (\S+) .*/, "Corrected $1"));
    expect(await entries()).toEqual([
      {
        ...before[0],
        brandName: "Pepper",
        phoneNumber: "98000 22222",
        businessType: "Pickles",
        igHandle: "pepper.porch",
        founderName: "K",
      },
      before[1],
    ]);
    await ops("waitlist", "correct", "kabir@pepper.example", "--instagram", "");
    expect((await entries())[0]).toMatchObject({ igHandle: null, businessType: "Pickles" });
  });

  test("takes back the consent to messages and leaves the place", async () => {
    await twoJoined();
    const call = ["waitlist", "correct", "kabir@pepper.example", "--marketing", "no"];
    expect(await data(...call)).toEqual({
      dryRun: false,
      email: "kabir@pepper.example",
      changes: [{ field: "acceptedMarketing", was: true, is: false }],
    });
    expect((await entries())[0]).toMatchObject({ acceptedMarketing: false, position: 2, referredBy: "TARA2345" });
    expect((await ops(...call)).out).toBe("Nothing to correct: the entry says so already.");
    expect((await ops("waitlist", "export", "--consented")).out.trimEnd().split("\r\n")).toHaveLength(1);
  });

  test("gives an entry another address, and still detects a self-referral by it", async () => {
    await twoJoined();
    await ops("waitlist", "correct", "tara@bel.example", "--new-email", "Ta.Ra+list@Bel.example");
    expect(
      database.prepare("SELECT email, email_identity AS identity FROM waitlist_entries WHERE id = 1").get(),
    ).toEqual({
      email: "ta.ra+list@bel.example",
      identity: "ta.ra@bel.example",
    });
    expect((await entries())[1]).toMatchObject({ referralCode: "TARA2345", referralCount: 1, position: 1 });
  });

  test("refuses an address that is not on the list, and one that another entry has", async () => {
    await twoJoined();
    expect(await ops("waitlist", "correct", "nobody@x.example", "--phone", "980000000")).toMatchObject({
      code: 1,
      err: "nobody@x.example is not on the waitlist.",
    });
    expect(
      await ops("waitlist", "correct", "tara@bel.example", "--new-email", "KABIR@pepper.example", "--dry-run"),
    ).toMatchObject({ code: 1, err: "kabir@pepper.example is on the waitlist with an entry of its own." });
  });
});
