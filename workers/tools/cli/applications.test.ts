/** Job applications: find, list, export and prune them. */
import { describe, expect, test } from "vitest";
import { answerWith, applySql, data, database, ops, query, questions } from "./test-desk.ts";

describe("applications", () => {
  test("the list has a total, and finds closed positions", async () => {
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 103)
      INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter,
        created_at) SELECT i, iif(i < 3, 'closed-since', 'ai-ux-designer'), 'R', 'r@x.in', '1', 'u', 'c', 0 FROM n`);
    expect((await ops("applications", "list")).out).toContain("100 of 103 applications.");
    expect((await ops("applications", "list", "--position", "closed-since")).out).toContain("2 of 2 applications.");
    expect((await ops("applications", "list", "--position", "ai-engineer-ml")).out).toBe("No applications.");
  });

  test("everything that is stored of a person is found by the address", async () => {
    await query(applySql("Reena@X.example") + applySql("reena@x.example", 1) + applySql("other@x.example"));
    const { out } = await ops("applications", "find", " REENA@x.example");
    expect(out.match(/^E-mail .*$/gm)).toEqual(["E-mail         Reena@X.example", "E-mail         reena@x.example"]);
    expect(out).toContain('Cover letter   =SUM(A1) "quoted", and more');
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
    expect(await data("applications", "list")).toMatchObject([{ email: "other@x.example" }]);
  });

  test("they are listed by position and exported whole", async () => {
    await query(applySql("reena@x.example"));
    expect((await ops("applications", "list")).out).toContain("reena@x.example");
    expect((await ops("applications", "list", "--position", "ai-engineer-ml")).out).toBe("No applications.");
    const { out } = await ops("applications", "export");
    expect(out).toMatch(/^\ufeffid,positionId,/);
    expect(out).toContain(`"'=SUM(A1)\n""quoted"", and more",2025-06-03T08:12:00.000Z\r\n`);
  });

  test("old ones are pruned once they were seen, and only old ones", async () => {
    await query(
      applySql("old@x.example", Date.now() - 367 * 86_400_000) +
        applySql("new@x.example", Date.now() - 364 * 86_400_000),
    );
    const prune = ["applications", "prune"];
    const dry = (await ops(...prune, "--dry-run")).out;
    expect(dry).toContain("old@x.example");
    expect(dry).not.toContain("new@x.example");
    expect(dry).toContain("Would remove 1 application older than 12 months. Nothing was changed.");
    expect(await ops(...prune)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answerWith(false);
    expect((await ops(...prune)).out).toBe("Nothing was changed.");
    expect(questions).toEqual(["Remove 1 application older than 12 months?"]);
    expect(await data<unknown[]>("applications", "list")).toHaveLength(2);
    answerWith(true);
    expect((await ops(...prune)).out).toBe("Removed 1 application older than 12 months.");
    expect(await data("applications", "list")).toMatchObject([{ email: "new@x.example" }]);
  });
});
