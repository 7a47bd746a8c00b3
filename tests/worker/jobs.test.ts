/** The scheduled jobs: one run at a time, retried, taken over; and the nightly deletions. */
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase, tables } from "#app/.server/db/index.ts";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { type Job, LOCK_MS, reportJobs, runJobs } from "#app/.server/jobs/run.ts";
import { prune } from "#app/.server/jobs/prune.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { databaseBehind } from "./broken.ts";
import { DB, db, emptyBucket, fillWaitlist, isSound, join, newDatabase, rows } from "./database.ts";
import { callClock, site } from "./site.ts";

const MINUTE = 60_000;
const NIGHT = Date.UTC(2026, 10, 28, 20, 25);
const at = (minutes: number) => () => new Date(NIGHT + minutes * MINUTE);

beforeEach(newDatabase);

describe("a job", () => {
  /** A job that counts its runs and does what `work` says. */
  function counting(options: Partial<Job> = {}, work: (run: number) => Promise<void> = async () => {}) {
    const counted = { runs: 0 };
    const run = () => work(++counted.runs);
    return { counted, list: [{ name: "counted", run, ...options }] };
  }

  test("a job that is due nightly runs once a night, even if the call at its hour never came", async () => {
    const { counted, list } = counting({ isNightly: true });
    const runs: number[] = [];
    for (const minutes of [0, 5, 15, 600, 1439, 1440, 1445, 3 * 1440 + 700]) {
      await runJobs(list, db, at(minutes));
      runs.push(counted.runs);
    }
    expect(runs).toEqual([1, 1, 1, 1, 1, 2, 2, 3]);
  });

  test("a job of every ten minutes runs at each call", async () => {
    const { counted, list } = counting();
    for (const minutes of [0, 10, 20]) await runJobs(list, db, at(minutes));
    expect(counted.runs).toBe(3);
  });

  test("a job is run by one of two calls at once", async () => {
    let end = () => {};
    const { counted, list } = counting({ isNightly: true }, () => new Promise((resolve) => (end = resolve)));
    const calls = Array.from({ length: 8 }, () => runJobs(list, db, at(0)));
    await expect.poll(() => counted.runs).toBe(1);
    await runJobs(list, db, at(10));
    end();
    await Promise.all(calls);
    expect(counted.runs).toBe(1);
  });

  test("a job that was cut off is taken over, and says so until it succeeds", async () => {
    const { counted, list } = counting({ isNightly: true }, (run) =>
      run < 3 ? new Promise(() => undefined) : Promise.resolve(),
    );
    void runJobs(list, db, at(0));
    await expect.poll(() => counted.runs).toBe(1);
    await runJobs(list, db, at(LOCK_MS / MINUTE - 1));
    expect(counted.runs).toBe(1);
    void runJobs(list, db, at(LOCK_MS / MINUTE));
    await expect.poll(() => counted.runs).toBe(2);
    expect((await reportJobs(list, db)).counted).toMatchObject({ lastSuccess: null, error: "A run was cut off" });
    await runJobs(list, db, at(60));
    expect((await reportJobs(list, db)).counted).toEqual({
      lastRun: at(60)().toISOString(),
      lastSuccess: at(60)().toISOString(),
      error: null,
    });
  });

  test("a job that fails is tried again with growing pauses, and keeps no other from running", async () => {
    expectConsole(/"event":"job".*no room for \[address\].*"job":"counted"/);
    const { counted, list } = counting({ isNightly: true }, async (run) => {
      if (run < 4) throw new Error("no room for tara@x.example");
    });
    const other = counting({ name: "other" });
    const runs: number[] = [];
    for (const minutes of [0, 5, 10, 20, 30, 40, 60, 70, 80]) {
      await runJobs([...list, ...other.list], db, at(minutes));
      runs.push(counted.runs);
    }
    expect(runs).toEqual([1, 1, 2, 2, 3, 3, 3, 4, 4]);
    expect(other.counted.runs).toBe(9);
    expect((await reportJobs(list, db)).counted).toMatchObject({ error: null, lastSuccess: at(70)().toISOString() });
  });

  test("a job whose lock can't be taken does not run", async () => {
    expectConsole(/"event":"job"/);
    const { counted, list } = counting();
    const broken = openDatabase(databaseBehind(() => Promise.reject(new Error("D1 is overloaded"))));
    await runJobs(list, broken, at(0));
    expect(counted.runs).toBe(0);
  });
});

describe("the schedule of the built site", () => {
  beforeEach(emptyBucket);
  const jobs = async (env = {}) =>
    ((await (await site("/healthz", { env })).json()) as { jobs: Record<string, Record<string, string>> }).jobs;

  test("the built site runs every job, and /healthz tells when", async () => {
    expect((await jobs()).backup).toEqual({ lastRun: null, lastSuccess: null, error: null });
    const before = new Date().toISOString();
    await join("tara@x.example");
    await callClock();
    const { mail, places, ...told } = await jobs();
    for (const job of [mail, places])
      expect(job).toMatchObject({ lastRun: null, note: expect.stringMatching("Mail is off") });
    expect(Object.keys(told)).toEqual(expect.arrayContaining(["prune", "backup", "erasures"]));
    for (const { lastRun = "", lastSuccess, error } of Object.values(told)) {
      expect([lastSuccess, error]).toEqual([lastRun, null]);
      expect(lastRun >= before).toBe(true);
    }
    expect(told.prune?.note).toContain("LAUNCH_MONTH is not set");
    expect(told.erasures?.note).toContain("LINK_SECRET is not set");
  });

  test("no backup is written where the bucket is not bound, and /healthz says so", async () => {
    const unbound = { BACKUPS: undefined };
    await callClock(unbound);
    const told = await jobs(unbound);
    expect(told.backup).toEqual({
      lastRun: null,
      lastSuccess: null,
      error: null,
      note: expect.stringContaining("BACKUPS"),
    });
    expect(told.prune?.lastSuccess).toEqual(expect.any(String));
  });

  test("a job that fails is told of by /healthz", async () => {
    expectConsole(/"event":"job".*R2 is away/);
    const away = () => Promise.reject(new Error("R2 is away"));
    await callClock({ BACKUPS: { createMultipartUpload: away, get: away, list: away } as unknown as R2Bucket });
    const told = (await (await site("/healthz")).json()) as { status: string; jobs: Record<string, { error: string }> };
    expect([told.status, told.jobs.backup?.error]).toEqual(["degraded", "R2 is away"]);
  });
});

describe("the nightly deletions", () => {
  const now = new Date("2026-11-28T20:25:00Z");
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const emails = async () =>
    (await rows<{ email: string }>("SELECT email FROM waitlist_entries ORDER BY id")).map(
      ({ email }) => email.split("@")[0],
    );

  async function fill(): Promise<void> {
    const first = await join("two-years@x.example", { at: day("2024-11-01") });
    const second = await join("year-and-day@x.example", { at: day("2025-11-27"), referredBy: first.referralCode });
    await join("year-less-a-day@x.example", { at: day("2025-11-29"), referredBy: second.referralCode });
    await join("yesterday@x.example", { at: day("2026-11-27") });
    for (const [id, sent] of ["2025-11-27", "2025-11-29"].entries()) {
      await db.insert(tables.jobApplications).values({
        ...{ id: id + 1, submissionId: sent, positionId: "x", fullName: "Reena", email: "reena@x.example" },
        ...{ phone: "1", resumeUrl: "https://cv.example/", coverLetter: "Yes", createdAt: day(sent) },
      });
    }
  }

  test.each([
    ["no launch month is set", null, 4],
    ["12 months after the launch have not passed", "2025-12", 4],
    ["12 months after the launch are to come", "2027-03", 4],
    ["12 months after the launch have passed", "2025-11", 2],
  ])("a nightly deletion happens where %s", async (_when, launchMonth, left) => {
    await fill();
    expect(await prune(db, { launchMonth, now })).toEqual({ applications: 1, entries: 4 - left });
    expect(await emails()).toEqual(["two-years", "year-and-day", "year-less-a-day", "yesterday"].slice(4 - left));
    expect(await db.select({ id: tables.jobApplications.id }).from(tables.jobApplications)).toEqual([{ id: 2 }]);
    expect(await isSound()).toBe(true);
  });

  test("the hashes of erased addresses go after 30 days", async () => {
    for (const date of ["2026-10-28", "2026-10-30"]) {
      await eraseAddress(db, `${date}@x.example`, { secret: "secret", now: day(date) });
    }
    await prune(db, { launchMonth: null, now });
    expect(await db.select({ at: tables.erasures.erasedAt }).from(tables.erasures)).toEqual([
      { at: day("2026-10-30") },
    ]);
  });

  test("a deletion cut off in the middle leaves every count true", async () => {
    await fillWaitlist(4500, { email: "'old-' || i", referrer_id: "CASE WHEN i > 10 THEN i - 3 END" });
    await join("yesterday@x.example", { at: day("2026-11-27"), referredBy: "S0004499" });
    let calls = 0;
    const cut = databaseBehind(() => {
      calls += 1;
      if (calls > 2) throw new Error("cut off");
    });
    await expect(prune(openDatabase(cut), { launchMonth: "2025-01", now })).rejects.toThrow();
    expect(await emails()).toHaveLength(2501);
    expect(await isSound()).toBe(true);
    expect(await prune(db, { launchMonth: "2025-01", now })).toEqual({ applications: 0, entries: 2500 });
    expect(await emails()).toEqual(["yesterday"]);
    expect(await isSound()).toBe(true);
  });

  test("mails go after 30 days in portions, and none that is due", async () => {
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5300)
       INSERT INTO mails (kind, once_key, state, created_at, due_at)
       SELECT 'welcome', i, iif(i <= 5100, iif(i % 2, 'sent', 'failed'), iif(i <= 5200, 'due', 'sent')),
         iif(i <= 5200, ?, ?), 0 FROM n`,
    )
      .bind(day("2026-10-28").getTime(), day("2026-10-30").getTime())
      .run();
    const stored = async () => (await DB.prepare("SELECT count(*) AS n FROM mails").first<number>("n")) ?? 0;
    const cut = databaseBehind(async () => {
      if ((await stored()) < 5300) throw new Error("cut off");
    });
    await expect(prune(openDatabase(cut), { launchMonth: null, now })).rejects.toThrow();
    expect(await stored()).toBe(3300);
    await prune(db, { launchMonth: null, now });
    const kinds = "SELECT state, created_at AS at, count(*) AS n FROM mails GROUP BY state, created_at ORDER BY state";
    expect(await rows(kinds)).toEqual([
      { state: "due", at: day("2026-10-28").getTime(), n: 100 },
      { state: "sent", at: day("2026-10-30").getTime(), n: 100 },
    ]);
  });
});
