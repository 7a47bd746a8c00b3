/** The command line: valid calls, messages for invalid ones, and the export. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "./run.ts";
import { counts, database, folder, joinSql, noted, ops, opsWith, query, twoJoined } from "#tests/setup/test-desk.ts";

describe("calls", () => {
  test("The help lists every command, and each command has its own.", async () => {
    for (const argv of [[], ["--help"], ["help"]]) {
      const { code, out } = await ops(...argv);
      expect(code).toBe(0);
      for (const { name } of commands) expect(out).toContain(name);
    }
    for (const { name, options } of commands) {
      const { code, out } = await ops(...name.split(" "), "--help");
      expect([code, out.includes("--dry-run")]).toEqual([0, options.includes("dry-run")]);
    }
  });

  test.each([
    [["wat"], 'no command "wat"'],
    [["waitlist", "wat"], 'no command "waitlist wat"'],
    [["erase"], "Needed: EMAIL"],
    [["erase", "a@b.in", "c@d.in"], "Needed: EMAIL"],
    [["erase", "not an address"], "must be one e-mail address"],
    [["erase", "a@x.in,b@y.in"], "must be one e-mail address"],
    [["erase", "Tara <tara@x.in>"], "must be one e-mail address"],
    [["backups", "more"], "no further words"],
    [["waitlist", "export", "--dry-run"], "Unknown option '--dry-run'"],
    [["waitlist", "export", "--remote", "--persist-to", "x"], "local database"],
    [["restore"], "Needed: TIME."],
  ])("%j is refused with the usage.", async (argv, complaint) => {
    const { code, out, err } = await ops(...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(complaint);
    expect(err).toContain("sage: npm run ops --");
  });

  test.each([
    [["erase", "tara@bel.example"], { npm_config_dry_run: "true" }, "--dry-run"],
    [["erase", "tara@bel.example", "--dry-run"], { npm_config_remote: "true" }, "--remote"],
    [["restore", "latest"], { npm_config_yes: "true" }, "--yes"],
    [["waitlist", "export"], { npm_config_out: "x.csv" }, "--out"],
  ])("%j does nothing where npm kept an option for itself, and says how to write it.", async (argv, env, kept) => {
    await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
    const { code, err, said } = await opsWith(() => query, argv, env as Record<string, string>);
    expect([code, said]).toEqual([2, []]);
    expect(err).toContain(`npm kept ${kept} for itself`);
    expect(await counts()).toMatchObject({ totalSignups: 1 });
  });

  test("An option that npm took and the call has too is accepted.", async () => {
    const env = { npm_config_dry_run: "true", npm_config_cache: "/x", npm_config_yes: "" };
    const { code, out } = await opsWith(() => query, ["erase", "tara@bel.example", "--dry-run"], env);
    expect([code, out]).toEqual([0, expect.stringContaining("Nothing was changed")]);
  });

  test("Every answer says beside it, once, which database it is about.", async () => {
    const asked = async (...argv: string[]) => (await opsWith(() => query, argv)).said;
    const HERE = "Database: this computer's, in .wrangler/state. The site's own is --remote.";
    expect(await asked("erase", "tara@bel.example")).toEqual([HERE]);
    expect(await asked("waitlist", "export", "--persist-to", "x")).toEqual([HERE.replace(".wrangler/state", "x")]);
    expect(await asked("waitlist", "export", "--remote")).toEqual(["Database: the site's own."]);
    expect(await asked("waitlist", "export", "--help")).toEqual([]);
  });
});

describe("the export", () => {
  test("It is safe in a spreadsheet, goes to a private file, and is in the log of changes.", async () => {
    await twoJoined();
    const lines = (await ops("waitlist", "export")).out.split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffposition,earlyBird,brandName,.*,joinedAt$/);
    expect(lines[1]).toContain("tara@bel.example");
    expect(lines[1]).toContain("'+91 98000 00000");
    expect(lines[2]).toContain(`"'=Pepper, ""Porch"""`);
    expect(noted()).toEqual(["command line: waitlist.export"]);
    const file = join(folder, "waitlist.csv");
    expect((await ops("waitlist", "export", "--consented", "--out", file)).out).toContain("1 entry written");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toMatch(/^\ufeffemail,founderName,brandName,language,phoneNumber,igHandle,/);
    expect(readFileSync(file, "utf8")).not.toContain("tara@bel.example");
    const again = await ops("waitlist", "export", "--out", file);
    expect([again.code, again.err]).toEqual([1, `${file} exists already; please name another file.`]);
  });

  test("It has every row, also beyond one page.", async () => {
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
      INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
        accepted_terms, accepted_marketing, created_at)
      SELECT 'n' || i || '@x.example', 'n' || i || '@x.example', 'B', 'F', '1', printf('%08d', i), 1, 0, 0 FROM n`);
    expect((await ops("waitlist", "export")).out.trimEnd().split("\r\n")).toHaveLength(5002);
  });

  test("Nothing in it steers a terminal.", async () => {
    const hostile = "Bel\u001b[2J\u009b31m\u202e & Buta";
    await query(joinSql({ email: "tara@bel.example", brandName: hostile, code: "TARA2345" }));
    const { out } = await ops("waitlist", "export");
    expect(out.replaceAll("\r\n", "")).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });
});
