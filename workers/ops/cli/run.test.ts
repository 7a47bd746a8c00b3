/** The commands against the real schema: most in SQLite within this process, and one walk through wrangler itself. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "./database.ts";
import type { Query, Row, SiteFiles } from "./command.ts";
import { commands, runOps } from "./run.ts";
import { sqlInteger, sqlText } from "./sql.ts";

const folder = mkdtempSync(join(tmpdir(), "ops-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty database of the real schema. Values are hex, so a semicolon always ends a statement. */
function freshDatabase(): { database: DatabaseSync; query: Query } {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations")
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    database.exec(readFileSync(`migrations/${name}`, "utf8"));
  }
  const query: Query = async (sql) => {
    const statements = sql.split(";").filter((part) => part.trim());
    database.exec("BEGIN");
    const rows = statements.map((statement) =>
      database
        .prepare(statement)
        .all()
        .map((row) => ({ ...row }) as Row),
    );
    database.exec("COMMIT");
    return rows;
  };
  return { database, query };
}

let { database, query } = freshDatabase();
beforeEach(() => {
  ({ database, query } = freshDatabase());
});

/** What somebody at the terminal answers; null where nobody sits there. */
let answer: boolean | null = null;
let questions: string[] = [];
const files: SiteFiles = {
  hasPicture: (path) => path === "/images/stories/5.svg",
  hasRecording: async (key) => key === "audio/story-5.mp3" || key === "audio/uploaded.mp3",
};
beforeEach(() => {
  answer = null;
});

type Outcome = { code: number; out: string; err: string };

async function ops(...argv: string[]): Promise<Outcome> {
  return opsWith(() => query, argv);
}

/** What is said beside the answer, on the database that was asked. */
const HERE = "Database: this computer's, in .wrangler/state. The site's own is --remote.";

/** `err` is what was complained of, `said` the line on the database. */
async function opsWith(
  open: typeof openDatabase,
  argv: string[],
  env: Record<string, string> = {},
): Promise<Outcome & { said: string[] }> {
  const out: string[] = [];
  const complaints: string[] = [];
  questions = [];
  const askThem = async (question: string) => {
    questions.push(question);
    return answer === true;
  };
  const terminal = {
    print: (text: string) => out.push(text),
    complain: (text: string) => complaints.push(text),
    ask: answer === null ? null : askThem,
  };
  const code = await runOps(argv, terminal, { env, open, filesOf: () => files });
  const said = complaints.filter((text) => text.startsWith("Database: "));
  const err = complaints.filter((text) => !said.includes(text)).join("\n");
  return { code, out: out.join("\n"), err, said };
}

async function data<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await ops(...argv, "--json");
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out) as T;
}

type Joined = {
  email: string;
  brandName?: string;
  code: string;
  referrer?: string;
  phone?: string;
  consent?: boolean;
  at?: number;
};

const JUNE_3 = Date.UTC(2025, 5, 3, 8, 12);

/** The statement with which an entry is joined; the triggers do the rest. */
function joinSql({
  email,
  brandName = "Bel & Buta",
  code,
  referrer,
  phone = "+91 98000 00000",
  consent,
  at = JUNE_3,
}: Joined) {
  return `INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
    referrer_id, accepted_terms, accepted_marketing, created_at) VALUES (${sqlText(email)},
    ${sqlText(email.replace(/\+.*@/, "@"))}, ${sqlText(brandName)}, ${sqlText("Tara")}, ${sqlText(phone)}, ${sqlText(code)},
    (SELECT id FROM waitlist_entries WHERE referral_code = ${sqlText(referrer ?? "")}), 1,
    ${consent ? 1 : 0}, ${sqlInteger(at)});`;
}

function applySql(email: string, at = JUNE_3): string {
  return `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter,
    created_at) VALUES (${sqlText(`${email}-${at}`)}, 'ai-ux-designer', 'Reena', ${sqlText(email)}, '+91 98000 11111',
    'https://cv.example/1', ${sqlText('=SUM(A1)\n"quoted", and more')}, ${sqlInteger(at)});`;
}

async function twoJoined(): Promise<void> {
  await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
  await query(
    joinSql({
      email: "kabir@pepper.example",
      brandName: '=Pepper, "Porch"',
      code: "KABR2345",
      referrer: "TARA2345",
      consent: true,
    }),
  );
}

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
    expect(group.out).not.toContain("questions");
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
    [["waitlist", "find", "Tara <tara@x.in>"], "must be one e-mail address"],
    [["waitlist", "erase-fake"], "Needed: WHO…"],
    [["waitlist", "erase-fake", "tara"], '"tara" is no address, no domain such as @fake.example, and no position'],
    [["waitlist", "erase-fake", "4-"], "no position"],
    [["waitlist", "stats", "more"], "no further words"],
    [["waitlist", "list", "--limit", "many"], "--limit must be a whole number"],
    [["waitlist", "list", "--dry-run"], "Unknown option '--dry-run'"],
    [["waitlist", "list", "--local", "--remote"], "exclude each other"],
    [["waitlist", "list", "--remote", "--persist-to", "x"], "--local only"],
    [["applications", "prune"], "is required"],
    [["waitlist", "prune", "--older-than-days", "0"], "from 1 to"],
    [["waitlist", "correct", "tara@bel.example"], "Say what to correct: --brand-name,"],
    [["waitlist", "correct", "Tara", "--phone", "9800000000"], "must be one e-mail address"],
    [["waitlist", "correct", "tara@bel.example", "--phone", "call me"], "--phone: Please enter a valid phone number"],
    [["waitlist", "correct", "tara@bel.example", "--brand-name", " "], "--brand-name: Brand name is required"],
    [["waitlist", "correct", "tara@bel.example", "--new-email", "tara"], "--new-email: Please enter a valid email"],
    [["waitlist", "correct", "tara@bel.example", "--marketing", "maybe"], "--marketing: Please say yes or no"],
    [["waitlist", "correct", "tara@bel.example", "--referral-code", "X"], "Unknown option '--referral-code'"],
    [["applications", "list", "--position", "chef"], 'no position "chef". There are ai-engineer-nlp, '],
    [["applications", "export", "--position", "chef"], 'no position "chef"'],
    [["applications", "find", "reena"], "must be one e-mail address"],
    [["applications", "prune", "--older-than-days", "0"], "from 1 to"],
    [["stories", "unpublish", "one"], "whole number"],
    [["questions", "add", " "], "must not be empty"],
    [["questions", "add", "x".repeat(121)], "within 120"],
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
    [["waitlist", "list"], { npm_config_json: "true", npm_config_local: "true" }, "--json, --local"],
    [["applications", "prune", "365"], { npm_config_older_than_days: "true" }, "--older-than-days"],
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
    expect(await asked("erase", "tara@bel.example", "--json")).toEqual([HERE]);
    expect(await asked("waitlist", "list", "--persist-to", "x")).toEqual([HERE.replace(".wrangler/state", "x")]);
    expect(await asked("waitlist", "list", "--remote")).toEqual(["Database: the site's own."]);
    expect(await asked("waitlist", "list", "--help")).toEqual([]);
  });

  test("npm does keep an option that has no two dashes before it", () => {
    const call = (...words: string[]) =>
      spawnSync("npm", ["run", "ops", ...words], { encoding: "utf8", env: { ...process.env, CI: "1" } });
    const { status, stderr } = call("erase", "nobody@bel.example", "--dry-run");
    expect(status, stderr).toBe(2);
    expect(stderr).toContain("npm run ops -- erase … --dry-run");
  });
});

describe("waitlist", () => {
  test("an empty list says so", async () => {
    expect((await ops("waitlist", "list")).out).toBe("Nobody is on the waitlist yet.");
    expect((await ops("referrals")).out).toBe("No free months are owed.");
    expect((await ops("waitlist", "find", "tara")).out).toBe("Nothing found.");
  });

  test("the list shows the newest first, as table and as data", async () => {
    await twoJoined();
    const { out } = await ops("waitlist", "list", "--limit", "1");
    expect(out).toContain("KABR2345");
    expect(out).not.toContain("TARA2345");
    expect(out).toContain("1 of 2 brands.");
    const entries = await data<Record<string, unknown>[]>("waitlist", "list");
    expect(entries.map((entry) => [entry.position, entry.email, entry.referralCount, entry.referredBy])).toEqual([
      [2, "kabir@pepper.example", 0, "TARA2345"],
      [1, "tara@bel.example", 1, null],
    ]);
    expect(entries[1]).toMatchObject({ earlyBird: true, freeMonthsOwed: 1, joinedAt: "2025-06-03T08:12:00.000Z" });
    expect(entries[1]).not.toHaveProperty("id");
  });

  test.each([
    [" TARA@bel.example "],
    ["tara-2345"],
    ["bel & b"],
    ["@Bel.Buta"],
    ["tara@"],
    ["@bel.example"],
    ["Bel.Example"],
    ["98000 11111"],
    ["09800011111"],
    ["+91 98000-11111"],
    ["919800011111"],
    ["(0)98000.11111"],
    ["९८०००१११११"],
    ["0011"],
  ])("%j finds the brand", async (what) => {
    await twoJoined();
    database.exec(`UPDATE waitlist_entries SET ig_handle = 'bel.buta', phone_number = '098000-11111'
      WHERE email = 'tara@bel.example'; UPDATE waitlist_entries SET phone_number = '+91 98000 22222' WHERE id = 2`);
    const { out } = await ops("waitlist", "find", what);
    expect(out).toContain("tara@bel.example");
    expect(out).not.toContain("kabir@pepper.example");
  });

  test("the stats count anew and say whether the totals agree", async () => {
    await twoJoined();
    const stats = {
      totalSignups: 2,
      entries: 2,
      referralSignups: 1,
      positionsGiven: 2,
      earlyBirdPlacesLeft: 98,
      totalsAgree: true,
    };
    expect(await data("waitlist", "stats")).toMatchObject(stats);
    database.exec("UPDATE waitlist_totals SET total_signups = 3");
    expect(await data("waitlist", "stats")).toMatchObject({
      ...stats,
      totalSignups: 3,
      earlyBirdPlacesLeft: 97,
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
  ])("after %j the stats say that they disagree, and a recount repairs them", async (damage) => {
    await twoJoined();
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
    expect((await data<{ position: number }[]>("waitlist", "list"))[0]).toMatchObject({ position: 3 });
  });

  test("the export is safe in a spreadsheet and goes to a private file", async () => {
    await twoJoined();
    const { out } = await ops("waitlist", "export");
    const lines = out.split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffposition,earlyBird,brandName,.*,joinedAt$/);
    expect(lines[1]).toContain("Bel & Buta,Tara,tara@bel.example,'+91 98000 00000,,,TARA2345,1,1,,true,false,");
    expect(lines[2]).toContain(`"'=Pepper, ""Porch""",Tara,kabir@pepper.example`);
    const file = join(folder, "waitlist.csv");
    expect((await ops("waitlist", "export", "--consented", "--out", file)).out).toContain("1 entry written");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).not.toContain("tara@bel.example");
    const again = await ops("waitlist", "export", "--out", file);
    expect([again.code, again.err]).toEqual([1, `${file} exists already; please name another file.`]);
  });

  test.each(["09800011111", "919800011111", "98000-11111", "0091 98000 11111"])(
    "the phone %s survives a spreadsheet",
    async (phone) => {
      await query(joinSql({ email: "tara@bel.example", code: "TARA2345", phone }));
      expect((await ops("waitlist", "export")).out).toContain(`,'${phone},`);
    },
  );

  test("an export has every row, also beyond one page", async () => {
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4001)
      INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
        accepted_terms, accepted_marketing, created_at)
      SELECT 'n' || i || '@x.example', 'n' || i || '@x.example', 'B', 'F', '1', printf('%08d', i), 1, 0, 0 FROM n`);
    const { out } = await ops("waitlist", "export");
    expect(out.trimEnd().split("\r\n")).toHaveLength(4002);
  });

  test("each free month has its reason", async () => {
    await twoJoined();
    await query(
      joinSql({
        email: "dev@ubtan.example",
        brandName: "Sunday Ubtan",
        code: "DEVK2345",
        referrer: "TARA2345",
        at: JUNE_3 + 86_400_000,
      }),
    );
    await query(joinSql({ email: "rhea@x.example", brandName: "Rhea", code: "RHEA2345", referrer: "KABR2345" }));
    const { out } = await ops("referrals");
    expect(out).toMatch(
      /^Bel & Buta +tara@bel\.example +2 {2}=Pepper, "Porch" +kabir@pepper\.example +\+91 98000 00000 +2025-06-03 +phone of another$/m,
    );
    expect(out).toMatch(/^ +Sunday Ubtan +dev@ubtan\.example .*2025-06-04/m);
    expect(out).toContain("3 free months owed to 2 brands.");
    expect(await data("referrals")).toMatchObject([
      {
        email: "tara@bel.example",
        phoneNumber: "+91 98000 00000",
        freeMonths: 2,
        reasons: [
          { email: "kabir@pepper.example", alike: ["samePhone"] },
          { brandName: "Sunday Ubtan", phoneNumber: "+91 98000 00000", joinedAt: "2025-06-04T08:12:00.000Z" },
        ],
      },
      { email: "kabir@pepper.example", freeMonths: 1 },
    ]);
  });

  test("what looks alike is marked, and nobody is refused a month", async () => {
    const minutes = (count: number) => JUNE_3 + count * 60_000;
    await query(
      joinSql({ email: "tara@bel.example", code: "TARA2345", phone: "9800000001" }) +
        joinSql({ email: "a@one.example", code: "AAAA2345", referrer: "TARA2345", phone: "9800000002" }) +
        joinSql({ email: "b@two.example", code: "BBBB2345", referrer: "TARA2345", phone: "+91 98000-00001" }) +
        joinSql({ email: "c@two.example", code: "CCCC2345", referrer: "TARA2345", phone: "0000000000" }) +
        joinSql({ email: "d@six.example", code: "DDDD2345", referrer: "TARA2345", phone: "+91 77777 77777" }) +
        [0, 5, 10, 30, 40]
          .map((at, index) =>
            joinSql({
              email: `fake-${index}@burst.example`,
              code: `FAK${index + 2}2345`,
              referrer: "TARA2345",
              phone: `980000010${index}`,
              at: minutes(at),
            }),
          )
          .join(""),
    );
    const [owed] = await data<{ freeMonths: number; reasons: { email: string; alike: string[] }[] }[]>("referrals");
    expect(owed?.freeMonths).toBe(9);
    expect(owed?.reasons.map(({ email, alike }) => [email, alike])).toEqual([
      ["a@one.example", []],
      ["b@two.example", ["samePhone"]],
      ["c@two.example", ["onePhoneDigit"]],
      ["d@six.example", ["onePhoneDigit"]],
      ...[0, 1, 2].map((index) => [`fake-${index}@burst.example`, ["domainBurst"]]),
      ["fake-3@burst.example", []],
      ["fake-4@burst.example", []],
    ]);
  });
});

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
      (await data<{ email: string; position: number }[]>("waitlist", "list")).map((one) => [one.email, one.position]),
    );

  test("shows whom it means and asks; without a yes nothing is changed", async () => {
    await joined(6);
    const call = ["waitlist", "erase-fake", "@fake.example"];
    const dry = await ops(...call, "--dry-run");
    expect(dry.out).toMatch(/^ +2 +Bel & Buta +n2@fake\.example/m);
    expect(dry.out).toContain("Would erase 3 entries as fake. Nothing was changed.");
    expect(await ops(...call)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answer = false;
    const { out, err } = await ops(...call);
    expect([questions, out]).toEqual([["Erase 3 entries as fake?"], "Nothing was changed."]);
    expect(err).toContain("n6@fake.example");
    expect(await data("waitlist", "stats")).toMatchObject({ totalSignups: 6, entries: 6 });
  });

  test("gives the places back, the lowest first, and everybody else keeps position and promise", async () => {
    await joined(7);
    answer = true;
    expect((await ops("waitlist", "erase-fake", "@fake.example")).out).toBe(
      "Erased 3 entries as fake.\nPlaces taken: 4. Through a referral: 0 brands.",
    );
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

describe("waitlist prune", () => {
  const prune = ["waitlist", "prune", "--older-than-days", "365"];
  const now = Date.UTC(2026, 10, 26);
  const days = (count: number) => now - count * 86_400_000;
  beforeEach(async () => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    await query(
      joinSql({ email: "a@x.example", code: "AAAA2345", at: days(400) }) +
        joinSql({ email: "b@x.example", code: "BBBB2345", referrer: "AAAA2345", at: days(390) }) +
        joinSql({ email: "c@x.example", code: "CCCC2345", referrer: "BBBB2345", at: days(366) }) +
        joinSql({ email: "d@x.example", code: "DDDD2345", referrer: "BBBB2345", at: days(364) }) +
        joinSql({ email: "e@x.example", code: "EEEE2345", referrer: "DDDD2345", at: days(1) }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const kept = "1 younger brand joined with their codes: kept, without a referrer.";

  test("removes old entries, only old ones, and every count stays true", async () => {
    const dry = await ops(...prune, "--dry-run");
    expect(dry.out).toMatch(/^ +1 +Bel & Buta +a@x\.example/m);
    expect(dry.out).not.toContain("d@x.example");
    expect(dry.out).toContain(`${kept}\n\nWould remove 3 waitlist entries older than 365 days. Nothing was changed.`);
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5, referralSignups: 4, totalsAgree: true });
    expect((await ops(...prune, "--yes")).out).toBe(
      `Removed 3 waitlist entries older than 365 days.\nPlaces taken: 5. Through a referral: 1 brand.\n${kept}`,
    );
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 5, totalsAgree: true });
    expect(await data("waitlist", "list")).toMatchObject([
      { email: "e@x.example", position: 5, referralCount: 0, referredBy: "DDDD2345" },
      { email: "d@x.example", position: 4, referralCount: 1, referredBy: null },
    ]);
    expect((await ops(...prune)).out).toBe("There are no waitlist entries older than 365 days.");
  });

  test("shows them and asks, and refuses where nobody can be asked", async () => {
    expect(await ops(...prune)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answer = false;
    const { out, err } = await ops(...prune);
    expect([questions, out]).toEqual([["Remove 3 waitlist entries older than 365 days?"], "Nothing was changed."]);
    expect(err).toContain("a@x.example");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    answer = true;
    expect((await ops(...prune)).out).toContain("Removed 3 waitlist entries");
  });

  test("refuses before 12 months after the launch, unless it is forced", async () => {
    vi.setSystemTime(Date.UTC(2026, 6, 31, 23, 59));
    for (const call of [[], ["--yes"], ["--dry-run"]]) {
      const { code, err } = await ops(...prune, ...call);
      expect([code, err]).toEqual([1, expect.stringContaining("until 2026-08-01. Nothing was changed; --force")]);
    }
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 5 });
    expect((await ops("waitlist", "prune", "--older-than-days", "200", "--force", "--yes")).out).toContain("Removed");
    vi.setSystemTime(Date.UTC(2026, 7, 1));
    expect((await ops(...prune, "--dry-run")).code).toBe(0);
  });
});

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
      applySql("old@x.example", Date.now() - 366 * 86_400_000) +
        applySql("new@x.example", Date.now() - 364 * 86_400_000),
    );
    const prune = ["applications", "prune", "--older-than-days", "365"];
    const dry = (await ops(...prune, "--dry-run")).out;
    expect(dry).toContain("old@x.example");
    expect(dry).not.toContain("new@x.example");
    expect(dry).toContain("Would remove 1 application older than 365 days. Nothing was changed.");
    expect(await ops(...prune)).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes to go ahead.") });
    answer = false;
    expect((await ops(...prune)).out).toBe("Nothing was changed.");
    expect(questions).toEqual(["Remove 1 application older than 365 days?"]);
    expect(await data<unknown[]>("applications", "list")).toHaveLength(2);
    answer = true;
    expect((await ops(...prune)).out).toBe("Removed 1 application older than 365 days.");
    expect(await data("applications", "list")).toMatchObject([{ email: "new@x.example" }]);
  });
});

const story = {
  id: 21,
  title: "The night market's last jar",
  excerpt: 'Kabir takes forty jars to a night market; "O\'Brien" buys the last one; and the list already knows.',
  content: "First paragraph; with a semicolon -- and dashes.\n\nSecond paragraph, it's the last.",
  founderName: "Kabir Nair",
  brandName: "Pepper Porch",
  category: "Food & Beverage",
  featureIds: [10, 1],
  keyResult: "Forty jars, none lost",
  keyMetric: "40 of 40 jars matched",
};

function storyFile(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

describe("stories", () => {
  test("a story is published, replaced and taken down", async () => {
    const file = storyFile("story.json", story);
    expect((await ops("stories", "publish", file, "--dry-run")).out).toContain("Nothing was changed.");
    expect((await ops("stories", "list")).out).toBe("No story is published.");

    expect((await ops("stories", "publish", file)).out).toBe(
      `Published story 21 "${story.title}".\nIt has no recording: its page shows no player.`,
    );
    expect(database.prepare("SELECT content, excerpt, audio_duration, featured FROM published_stories").get()).toEqual({
      content: story.content,
      excerpt: story.excerpt,
      audio_duration: 180,
      featured: 0,
    });
    const links = () =>
      database.prepare("SELECT feature_id AS id FROM published_story_features ORDER BY ordinal").all();
    expect(links().map((row) => row.id)).toEqual([10, 1]);

    const second = storyFile("story-2.json", { ...story, title: "Another title", featureIds: [1, 3, 20] });
    expect((await ops("stories", "publish", second)).out).toContain("in place of the published one");
    expect(links().map((row) => row.id)).toEqual([1, 3, 20]);
    expect(await data("stories", "list")).toMatchObject([{ id: 21, title: "Another title" }]);

    expect((await ops("stories", "unpublish", "21", "--dry-run")).out).toContain("Would take down");
    expect((await ops("stories", "unpublish", "21")).out).toBe("Took down story 21.");
    expect(links()).toEqual([]);
    expect(await ops("stories", "unpublish", "21")).toMatchObject({ code: 1, err: "There is no published story 21." });
  });

  test.each([
    [{ audioUrl: "/audio/uploaded.mp3" }, undefined],
    [{ id: 5 }, "It plays the built-in story's recording, /audio/story-5.mp3"],
    [{ audioUrl: "/audio/story-5.mp3" }, undefined],
    [{ id: 5, audioUrl: "/audio/story-5.mp3" }, undefined],
  ])("with %j, what may not be meant about the recording is said", async (change, note) => {
    const file = storyFile("recording.json", { ...story, ...change, publishedAt: "2026-01-01T00:00:00Z" });
    for (const call of [["--dry-run"], []]) {
      const { notes } = await data<{ notes: string[] }>("stories", "publish", file, ...call);
      expect(notes).toEqual(note ? [expect.stringContaining(note)] : []);
    }
  });

  test.each([
    ["missing.json", undefined, "can't be read"],
    ["broken.json", "{", "is not valid JSON"],
    ["empty.json", {}, "title:"],
    ["typo.json", { ...story, featureIDs: [1] }, "featureIDs"],
    [
      "elsewhere.json",
      { ...story, imageUrl: "https://elsewhere.example/x.png", imageAlt: "A jar" },
      "path of this site",
    ],
    ["protocol.json", { ...story, imageUrl: "//elsewhere.example/x.png", imageAlt: "A jar" }, "path of this site"],
    ["silent.json", { ...story, imageUrl: "/images/x.svg" }, "must say what the picture shows"],
    ["sound.json", { ...story, audioUrl: "/audio/x.wav" }, "/audio/story-21.mp3"],
    ["climbing.json", { ...story, audioUrl: "/audio/../x.mp3" }, "/audio/story-21.mp3"],
    ["elsewhere-sound.json", { ...story, audioUrl: "https://elsewhere.example/x.mp3" }, "/audio/story-21.mp3"],
    ["early.json", { ...story, publishedAt: "2999-01-01T00:00:00Z" }, "publishedAt: is in the future"],
    ["long.json", { ...story, content: "x".repeat(60_000) }, "content: too long: at most 40,000 bytes"],
    ["devanagari.json", { ...story, content: "अ".repeat(14_000) }, "content: too long"],
    ["untitled.json", { ...story, title: undefined }, "title: missing"],
    ["blank.json", { ...story, title: " \u0000\u200b " }, "title: empty"],
    ["number.json", { ...story, title: 7 }, "title: must be text, in quotes"],
    ["title.json", { ...story, title: "x".repeat(91) }, "title: must have at most 90 characters"],
    ["short.json", { ...story, excerpt: "Too short." }, "excerpt: must have at least 60 characters"],
    ["many.json", { ...story, featureIds: [1, 3, 6, 9, 10] }, "featureIds: must name at most 4"],
    ["none.json", { ...story, featureIds: [] }, "featureIds: must name at least 1"],
    ["featured.json", { ...story, featured: true }, "featured: must be 0 or 1"],
    ["half.json", { ...story, id: 2.5 }, "id: must be a whole number"],
    ["time.json", { ...story, publishedAt: "yesterday" }, "publishedAt: must be a time such as"],
    ["query.json", { ...story, audioUrl: "/audio/story-5.mp3?x" }, "/audio/story-21.mp3"],
    [
      "no-picture.json",
      { ...story, imageUrl: "/images/none.svg", imageAlt: "A jar" },
      "there is no picture /images/none.svg",
    ],
    ["no-recording.json", { ...story, audioUrl: "/audio/story-21.mp3" }, "there is no recording /audio/story-21.mp3"],
    ["twice.json", { ...story, featureIds: [1, 1] }, "names a feature twice"],
    ["feature.json", { ...story, featureIds: [1, 99] }, "there is no feature 99"],
    ["category.json", { ...story, category: "Shoes" }, "category: must be Accessories or Fashion or"],
    ["list.json", [story], "the story:"],
  ])("%s is refused before anything is sent", async (name, value, complaint) => {
    const path = value === undefined ? join(folder, name) : storyFile(name, value);
    const { code, err } = await ops("stories", "publish", path);
    expect(code).toBe(1);
    expect(err).toContain(complaint);
    expect(err).not.toContain("\n");
    expect(database.prepare("SELECT count(*) AS n FROM published_stories").get()?.n).toBe(0);
  });
});

test("a story is kept without what only steers, so that a backup of it can be restored", async () => {
  const steered = { ...story, title: "The\u0000 night\u001b[31m market\u202e", content: "One.\r\n\r\nTwo\u0007." };
  expect((await ops("stories", "publish", storyFile("steered.json", steered))).code).toBe(0);
  expect(database.prepare("SELECT title, content FROM published_stories").get()).toEqual({
    title: "The night[31m market",
    content: "One.\n\nTwo.",
  });
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${JSON.stringify(story)}`, "utf16le")],
  ["Latin-1", Buffer.from(JSON.stringify({ ...story, title: "Café" }), "latin1")],
])("a file in %s is refused", async (name, bytes) => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, bytes);
  expect(await ops("stories", "publish", path)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is not in UTF-8"),
  });
});

test("a file in UTF-8 with a byte order mark is read", async () => {
  const path = storyFile("mark.json", `\ufeff${JSON.stringify(story)}`);
  expect((await ops("stories", "publish", path)).code).toBe(0);
});

test("nothing that is printed steers a terminal, and data loses no character of it", async () => {
  const hostile = "Bel\u001b[2J\u009b31m\u202e & Buta";
  await query(
    joinSql({ email: "tara@bel.example", brandName: hostile, code: "TARA2345" }) + applySql("tara@bel.example"),
  );
  database.exec("UPDATE job_applications SET cover_letter = 'a' || char(27) || '[2Jb' || char(13) || 'c'");
  const calls = [
    ["waitlist", "list"],
    ["waitlist", "find", "bel"],
    ["waitlist", "export"],
    ["applications", "find", "tara@bel.example"],
    ["applications", "export"],
    ["waitlist", "list", "--json"],
  ];
  for (const call of calls) {
    const { out } = await ops(...call);
    expect(out.replaceAll("\r\n", ""), call.join(" ")).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
  expect((await data<{ brandName: string }[]>("waitlist", "list"))[0]?.brandName).toBe(hostile);
});

test("suggested questions are added, ranked, listed and removed", async () => {
  expect((await ops("questions", "add", "What's UPI?", "--dry-run")).out).toContain("Nothing was changed.");
  expect((await ops("questions", "list")).out).toContain("No questions were added");
  await ops("questions", "add", "  What's   UPI? ", "--rank", "5");
  await ops("questions", "add", "How do pop-ups work?", "--rank", "2");
  await ops("questions", "add", "What's UPI?", "--rank", "1");
  const listed = await data<{ id: number; question: string; rank: number }[]>("questions", "list");
  expect(listed.map(({ question, rank }) => [question, rank])).toEqual([
    ["What's UPI?", 1],
    ["How do pop-ups work?", 2],
  ]);
  const id = String(listed[0]?.id);
  expect((await ops("questions", "add", "what's upi?")).out).toBe(`Changed question ${id} to "what's upi?" at rank 0.`);
  expect((await ops("questions", "add", "What's UPI?", "--dry-run")).out).toContain(`Would change question ${id} to`);
  expect((await ops("questions", "add", "What's UPI?")).out).toContain("Changed question");
  expect(await data<unknown[]>("questions", "list")).toHaveLength(2);
  expect((await ops("questions", "remove", id, "--dry-run")).out).toBe(
    `Would remove "What's UPI?". Nothing was changed.`,
  );
  expect((await ops("questions", "remove", id)).out).toBe(`Removed "What's UPI?".`);
  expect(await ops("questions", "remove", id)).toMatchObject({ code: 1, err: `There is no question ${id}.` });
});

test("through wrangler, from empty state to an erased address", { timeout: 120_000 }, async () => {
  const place = ["--persist-to", join(folder, "state")];
  const viaWrangler = (...argv: string[]) => opsWith(openDatabase, [...argv, ...place]);

  const early = await viaWrangler("waitlist", "stats");
  expect([early.code, early.err]).toEqual([
    1,
    `The database lacks tables or columns. Run: npx wrangler d1 migrations apply DB --local ${place.join(" ")}`,
  ]);

  const wrangler = createRequire(import.meta.url)
    .resolve("wrangler/package.json")
    .replace(/package\.json$/, "bin/wrangler.js");
  execFileSync(
    process.execPath,
    [wrangler, "d1", "migrations", "apply", "DB", "--local", "--config", "wrangler.toml", ...place],
    {
      stdio: "pipe",
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    },
  );
  const local = openDatabase({ remote: false, persistTo: place[1] });
  await local(
    joinSql({ email: "tara@bel.example", brandName: 'It\'s; "Bel" -- & बूटा', code: "TARA2345" }) +
      joinSql({ email: "kabir@pepper.example", brandName: "Pepper Porch", code: "KABR2345", referrer: "TARA2345" }) +
      applySql("Kabir@Pepper.example"),
  );

  const listed = JSON.parse((await viaWrangler("waitlist", "list", "--json")).out) as { brandName: string }[];
  expect(listed.map((entry) => entry.brandName)).toEqual(["Pepper Porch", 'It\'s; "Bel" -- & बूटा']);
  expect((await viaWrangler("erase", "kabir@pepper.example")).out).toContain(
    "Erased 1 waitlist entry and 1 job application.",
  );
  const [totals, applications] = await local(
    "SELECT total_signups AS total, referral_signups AS referred FROM waitlist_totals; SELECT id FROM job_applications;",
  );
  expect(totals).toEqual([{ total: 1, referred: 0 }]);
  expect(applications).toEqual([]);
});
