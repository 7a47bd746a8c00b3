/** A person's right to erasure. */
import { describe, expect, test } from "vitest";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { JUNE_3, applySql, data, database, joinSql, noted, ops, query, twoJoined } from "./test-desk.ts";

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
    const notes = ["waitlist.erase", "application.erase", "application.erase"];
    expect(noted()).toEqual(notes.map((action) => `${COMMAND_LINE}: ${action}`));
    expect(out).toContain("Places taken: 3. Through a referral: 0 brands.");
    expect(out).toContain("The referrer TARA2345 counts one brand less.");
    expect(out).toContain("1 brand joined with its code: kept, without a referrer.");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 3, totalsAgree: true });
    expect(await data("months", "list")).toEqual([]);
    expect(await data<unknown[]>("applications", "export")).toHaveLength(1);
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
    expect(await data<unknown[]>("applications", "export")).toHaveLength(3);
  });
});
