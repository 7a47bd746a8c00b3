/** The command line: valid calls, messages for invalid ones, and output. */
import { describe, expect, test } from "vitest";
import { commands } from "./run.ts";
import { applySql, data, database, joinSql, ops, opsWith, query } from "./test-desk.ts";

describe("calls", () => {
  test("help comes overall, for a group and for each command", async () => {
    for (const argv of [[], ["--help"], ["help"]]) {
      const { code, out } = await ops(...argv);
      expect(code).toBe(0);
      for (const { name } of commands) expect(out).toContain(name);
    }
    const group = await ops("waitlist", "--help");
    expect(group.code).toBe(0);
    expect(group.out).toContain("waitlist export");
    expect(group.out).not.toContain("stories");
    for (const { name, changesData } of commands) {
      const { code, out } = await ops(...name.split(" "), "--help");
      expect(code).toBe(0);
      expect(out).toContain("--json");
      expect(out.includes("--dry-run")).toBe(changesData);
    }
  });

  test.each([
    [["wat"], 'no command "wat"'],
    [["waitlist", "wat"], 'no command "waitlist wat"'],
    [["erase"], "Needed: EMAIL"],
    [["erase", "a@b.in", "c@d.in"], "Needed: EMAIL"],
    [["erase", "not an address"], "must be one e-mail address"],
    [["erase", "a@x.in,b@y.in"], "must be one e-mail address"],
    [["erase", "<a@x.in>"], "must be one e-mail address"],
    [["erase", "mailto:a@x.in"], "must be one e-mail address"],
    [["erase", "Tara <tara@x.in>"], "must be one e-mail address"],
    [["waitlist", "erase-fake"], "Needed: WHO…"],
    [["waitlist", "erase-fake", "tara"], '"tara" is no address, no domain such as @fake.example, and no position'],
    [["waitlist", "erase-fake", "4-"], "no position"],
    [["waitlist", "stats", "more"], "no further words"],
    [["waitlist", "export", "--dry-run"], "Unknown option '--dry-run'"],
    [["waitlist", "export", "--local", "--remote"], "exclude each other"],
    [["waitlist", "export", "--remote", "--persist-to", "x"], "--local only"],
    [["restore"], "Needed: TIME."],
    [["applications", "find", "reena"], "must be one e-mail address"],
    [["stories", "unpublish", "one"], "whole number"],
  ])("%j makes no sense, and the usage says what does", async (argv, complaint) => {
    const { code, out, err } = await ops(...argv);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(complaint);
    expect(err).toContain("sage: npm run ops --");
  });

  test.each([
    [["erase", "tara@bel.example"], { npm_config_dry_run: "true" }, "--dry-run"],
    [["erase", "tara@bel.example"], { npm_config_dryrun: "true" }, "--dry-run"],
    [["erase", "tara@bel.example", "--dry-run"], { npm_config_remote: "true" }, "--remote"],
    [["waitlist", "export"], { npm_config_json: "true", npm_config_local: "true" }, "--json, --local"],
    [["waitlist", "erase-fake", "1"], { npm_config_yes: "true" }, "--yes"],
    [["waitlist", "export"], { npm_config_out: "x.csv" }, "--out"],
  ])("%j without what npm kept for itself does nothing, and says how to write it", async (argv, env, kept) => {
    await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
    const { code, err, said } = await opsWith(() => query, argv, env as Record<string, string>);
    expect([code, said]).toEqual([2, []]);
    expect(err).toContain(`npm kept ${kept} for itself`);
    expect(err).toContain(`npm run ops -- ${argv[0]}`);
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 1 });
  });

  test("an option that npm took and the call has too is accepted", async () => {
    const env = { npm_config_json: "true", npm_config_dry_run: "true", npm_config_cache: "/x", npm_config_yes: "" };
    const { code, out } = await opsWith(() => query, ["erase", "tara@bel.example", "--dry-run", "--json"], env);
    expect([code, JSON.parse(out)]).toMatchObject([0, { dryRun: true }]);
  });

  test("every answer says beside it which database it is about, once", async () => {
    const asked = async (...argv: string[]) => (await opsWith(() => query, argv)).said;
    const HERE = "Database: this computer's, in .wrangler/state. The site's own is --remote.";
    expect(await asked("erase", "tara@bel.example", "--json")).toEqual([HERE]);
    expect(await asked("waitlist", "export", "--persist-to", "x")).toEqual([HERE.replace(".wrangler/state", "x")]);
    expect(await asked("waitlist", "export", "--remote")).toEqual(["Database: the site's own."]);
    expect(await asked("waitlist", "export", "--help")).toEqual([]);
  });
});

test("nothing that is printed steers a terminal, and data loses no character of it", async () => {
  const hostile = "Bel\u001b[2J\u009b31m\u202e & Buta";
  await query(
    joinSql({ email: "tara@bel.example", brandName: hostile, code: "TARA2345" }) + applySql("tara@bel.example"),
  );
  database.exec("UPDATE job_applications SET cover_letter = 'a' || char(27) || '[2Jb' || char(13) || 'c'");
  const calls = [
    ["waitlist", "export"],
    ["applications", "find", "tara@bel.example"],
    ["applications", "export"],
    ["waitlist", "export", "--json"],
  ];
  for (const call of calls) {
    const { out } = await ops(...call);
    expect(out.replaceAll("\r\n", ""), call.join(" ")).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
  expect((await data<{ brandName: string }[]>("waitlist", "export"))[0]?.brandName).toBe(hostile);
});
