/** A person's right to erasure. */
import { expect, test } from "vitest";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { applySql, counts, database, JUNE_3, joinSql, noted, ops, query, twoJoined } from "#tests/setup/test-desk.ts";

test("One command erases an address everywhere, and every count stays true.", async () => {
  await twoJoined();
  await query(joinSql({ email: "dev@ubtan.example", code: "DEVK2345", referrer: "KABR2345" }));
  await query(
    applySql("kabir@pepper.example") + applySql("kabir@pepper.example", JUNE_3 + 1) + applySql("tara@bel.example"),
  );
  const dry = await ops("erase", "kabir@pepper.example", "--dry-run");
  expect(dry.out).toContain("Would erase 1 waitlist entry and 2 job applications. Nothing was changed.");
  expect(await counts()).toMatchObject({ entries: 3, referralSignups: 2 });
  const { out } = await ops("erase", " KABIR@Pepper.example");
  expect(out).toContain("Erased 1 waitlist entry and 2 job applications.");
  expect(out).toContain("Its referrer TARA2345 counts one brand less.");
  expect(out).toContain("1 brand joined with its code: kept, without a referrer.");
  expect(out).toContain("LINK_SECRET was not given, so the erasure is not remembered");
  const notes = ["waitlist.erase", "application.erase", "application.erase"];
  expect(noted()).toEqual(notes.map((action) => `${COMMAND_LINE}: ${action}`));
  expect(await counts()).toMatchObject({ entries: 2, totalSignups: 3, referralSignups: 0, agree: true });
  for (const table of ["waitlist_entries", "job_applications"]) {
    const rows = JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
    expect(rows.toLowerCase()).not.toContain("kabir@pepper.example");
  }
});

test("The erasure of an address that is not stored says so.", async () => {
  await twoJoined();
  const { code, out } = await ops("erase", "nobody@x.example");
  expect([code, out]).toEqual([0, expect.stringContaining("Erased nothing: the address is not stored.")]);
  expect(await counts()).toMatchObject({ totalSignups: 2, agree: true });
});

test("Another address of the same mailbox is pointed out and left alone.", async () => {
  await query(
    joinSql({ email: "tara@bel.example", code: "TARA2345" }) +
      joinSql({ email: "tara+two@bel.example", code: "TARB2345" }) +
      applySql("tara+cv@bel.example") +
      applySql("kabir@bel.example"),
  );
  const { out } = await ops("erase", "tara@bel.example");
  expect(out).toContain("Also on the waitlist, perhaps the same person: tara+two@bel.example");
  expect(out.match(/Also applied.*/g)).toEqual(["Also applied, perhaps the same person: tara+cv@bel.example"]);
  expect(await counts()).toMatchObject({ entries: 1 });
});

test.each([
  ["tara@exämple.in", "tara@xn--exmple-cua.in"],
  ["ÄNNE@example.in", "änne@example.in"],
  ["änne@example.in", "Änne@example.in"],
])("The applications of %s are erased, in whichever way the address is given.", async (typed, wire) => {
  await query(applySql(wire) + applySql(wire, 1) + applySql("other@x.example"));
  expect((await ops("erase", typed)).out).toContain("Erased 0 waitlist entries and 2 job applications.");
  expect(database.prepare("SELECT email FROM job_applications").all()).toEqual([{ email: "other@x.example" }]);
});
