/** Job applications: find and export them. */
import { describe, expect, test } from "vitest";
import { applySql, data, ops, query } from "./test-desk.ts";

describe("applications", () => {
  test("everything that is stored of a person is found by the address", async () => {
    await query(applySql("Reena@X.example") + applySql("reena@x.example", 1) + applySql("other@x.example"));
    const { out } = await ops("applications", "find", " REENA@x.example");
    expect(out.match(/^E-mail .*$/gm)).toEqual([
      "E-mail           Reena@X.example",
      "E-mail           reena@x.example",
    ]);
    expect(out).toContain('Cover letter     =SUM(A1) "quoted", and more');
    expect(await data("applications", "find", "reena@x.example")).toHaveLength(2);
    expect((await ops("applications", "find", "nobody@x.example")).out).toBe("Nothing found.");
  });

  test.each([
    ["tara@exämple.in", "tara@xn--exmple-cua.in"],
    ["tara@बेल.भारत", "tara@xn--p2bm6d.xn--h2brj9c"],
    ["ÄNNE@example.in", "änne@example.in"],
  ])("the applications of %s are found and erased, whichever way they were stored", async (typed, wire) => {
    await query(applySql(typed) + applySql(wire, 1) + applySql("other@x.example"));
    for (const asked of [typed, wire]) {
      expect(await data("applications", "find", asked)).toMatchObject([{ email: typed }, { email: wire }]);
    }
    const { out } = await ops("erase", typed);
    expect(out).toContain("Erased 0 waitlist entries and 2 job applications.");
    expect(out).not.toContain("Also applied");
    expect(await data("applications", "export")).toMatchObject([{ email: "other@x.example" }]);
  });

  test("they are exported whole", async () => {
    await query(applySql("reena@x.example"));
    const { out } = await ops("applications", "export");
    expect(out).toMatch(/^\ufeffid,positionId,/);
    expect(out).toContain(`"'=SUM(A1)\n""quoted"", and more",2025-06-03T08:12:00.000Z\r\n`);
  });
});
