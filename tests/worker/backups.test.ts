/** Backups of the whole database, and restores into an empty one. */
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase, tables } from "#app/.server/db/index.ts";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { readFrom } from "#app/.server/jobs/erasures.ts";
import { countDecline } from "#app/.server/unanswered-questions/index.ts";
import { backedUpTables, backupKey, INDEX_KEY } from "#app/.server/jobs/format.ts";
import { putCompressed } from "#app/.server/jobs/put-compressed.ts";
import { openBackup, requireRestorable, restoreStatements } from "#app/.server/jobs/restore.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { databaseBehind } from "./broken.ts";
import {
  BACKUPS,
  codesAt,
  DB,
  db,
  emptyBucket,
  everything,
  fillWaitlist,
  isSound,
  join,
  newDatabase,
  restore,
  tableNames,
} from "./database.ts";

const NOW = new Date("2026-11-28T20:25:00.000Z");
const TIME = NOW.toISOString();
const DAY = 86_400_000;
const read = readFrom(BACKUPS);

beforeEach(async () => {
  await newDatabase();
  await emptyBucket();
});

/** Fills every table except that of the scheduled jobs, also with texts that SQL, JSON or wrangler might misread. */
async function fill(): Promise<void> {
  const first = await join("tara@x.example", {
    at: NOW,
    brandName: `It's; "Bel" -- /* & बूटा 🙂 \\ BEGIN TRANSACTION;`,
  });
  for (let index = 0; index < 60; index += 1) {
    await join(`brand-${index}@x.example`, { at: NOW, ...(index % 3 === 0 && { referredBy: first.referralCode }) });
  }
  await eraseFake(db, { codes: await codesAt(20, 22) }, { secret: "secret", now: NOW });
  await eraseAddress(db, "brand-9@x.example", { secret: "secret", now: NOW });
  const application = {
    positionId: "x",
    fullName: "Reena",
    phone: "1",
    resumeUrl: "https://cv.example/",
    createdAt: NOW,
  };
  for (const id of ["a", "b", "c"]) {
    const values = { ...application, submissionId: id, email: `${id}@x.example`, coverLetter: `"Quoted";\n'more'\t` };
    await db.insert(tables.jobApplications).values(values);
  }
  // The number 3 was given, and is not given again.
  await eraseAddress(db, "c@x.example", { secret: "", now: NOW });
  const story = { excerpt: "", founderName: "Tara", brandName: "Bel", category: "x", keyResult: "", keyMetric: "" };
  const content = "लंबी; 'कहानी' 🙂\n".repeat(1_000);
  await db.insert(tables.publishedStories).values({ id: 70, title: "Long", content, ...story, publishedAt: NOW });
  await db.insert(tables.publishedStoryFeatures).values({ storyId: 70, featureId: 9, ordinal: 1 });
  await db.insert(tables.storyDrafts).values({ id: 71, draft: '{"title":"Half; \'written\'"}', savedAt: NOW });
  await db.insert(tables.listeningDays).values({ recording: "story-1.mp3", day: 20_000, begun: 2, half: 1 });
  await db.insert(tables.popularQuestions).values({ question: "Why; 'now'?" });
  await db.insert(tables.jobs).values({ name: "other", lastRunAt: NOW });
  await db.insert(tables.mails).values({ kind: "summary", onceKey: "summary", createdAt: NOW, dueAt: NOW });
  await db.insert(tables.mailRefusals).values({ hash: "f00", refusedAt: NOW });
  await db.insert(tables.freeMonths).values({ referrerId: 1, refereeId: 5, state: "granted", decidedAt: NOW });
  await db.insert(tables.opsAudit).values({ at: NOW, who: "asha@x.example", action: "x", subject: "entry 1" });
  await db.insert(tables.modelDays).values({ day: 1, questions: 1 });
  for (const visitor of ["a", "b", "c"]) {
    await countDecline(db, { kind: "unknown", query: "Do you; file 'taxes'?", visitor, secret: "secret", now: NOW });
  }
}

describe("a backup", () => {
  test("a backup holds every table of the database, and types that survive JSON", async () => {
    const names = backedUpTables.map(({ name }) => name);
    // The last release's code reads published_features, which stays empty.
    expect(names.sort()).toEqual((await tableNames()).filter((name) => name !== "published_features"));
    const { results } = await DB.prepare(
      `SELECT DISTINCT lower(c.type) AS type FROM sqlite_master AS t, pragma_table_info(t.name) AS c
       WHERE t.type = 'table' AND t.name IN (SELECT value FROM json_each(?))`,
    )
      .bind(JSON.stringify(names))
      .all();
    expect(results.map(({ type }) => type).sort()).toEqual(["integer", "text"]);
  });

  test("a backup makes an empty database equal, and counting goes on from there", async () => {
    await fill();
    const filled = await everything();
    for (const name of backedUpTables.map((table) => table.name)) expect(filled[name], name).not.toEqual([]);
    const { rows } = await writeBackup(db, BACKUPS, NOW);
    expect(await everything()).toEqual(filled);
    expect(rows).toBe(backedUpTables.reduce((sum, { name }) => sum + (filled[name]?.length ?? 0), 0));
    await newDatabase();
    await restore(TIME);
    expect(await everything()).toEqual(filled);
    expect(await isSound()).toBe(true);
    const [code = ""] = await codesAt(1);
    expect(await join("late@x.example", { at: NOW, referredBy: code })).toMatchObject({ position: 20 });
    expect(await isSound()).toBe(true);
  });

  test("a backup is of one moment, whoever joins or leaves meanwhile", async () => {
    await join("first@x.example", { at: NOW });
    const busy = (async () => {
      for (let index = 0; index < 40; index += 1) {
        await join(`while-${index}@x.example`, { at: NOW });
        if (index % 4 === 0) await eraseAddress(db, `while-${index}@x.example`, { secret: "", now: NOW });
      }
    })();
    await writeBackup(db, BACKUPS, NOW);
    await busy;
    await newDatabase();
    await restore(TIME);
    expect(await isSound()).toBe(true);
    const positions = await DB.prepare(
      "SELECT max(position) = max(positions_given) AS isWhole FROM waitlist_entries, waitlist_totals",
    ).first("isWhole");
    expect(positions).toBe(1);
  });

  test("a backup that was cut off leaves nothing behind", async () => {
    await fill();
    let calls = 0;
    const broken = databaseBehind(() => {
      calls += 1;
      if (calls > 1) throw new Error("cut off");
    });
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
       INSERT INTO popular_questions (question) SELECT 'q' || i FROM n`,
    ).run();
    await expect(writeBackup(openDatabase(broken), BACKUPS, NOW)).rejects.toThrow();
    expect((await BACKUPS.list({ prefix: "backup/" })).objects).toEqual([]);
  });

  test("a backup of more rows than a page has each row once, and counts anew", async () => {
    await fillWaitlist(4500, { email: "i || '@s.example'", referrer_id: "iif(i > 9, 9, NULL)", created_at: "i" });
    let calls = 0;
    const busy = databaseBehind(async () => {
      calls += 1;
      await join(`while-${calls}@x.example`, { at: NOW, referredBy: "S0004400" });
      await eraseAddress(db, `${calls + 3000}@s.example`, { secret: "", now: NOW });
    });
    await writeBackup(openDatabase(busy), BACKUPS, NOW);
    expect(calls).toBeGreaterThan(2);
    expect(calls).toBeLessThan(6);
    await newDatabase();
    await restore(TIME);
    expect(await isSound()).toBe(true);
    const old = await DB.prepare("SELECT count(*) AS n FROM waitlist_entries WHERE id <= 4500").first("n");
    expect(old).toBeGreaterThanOrEqual(4500 - calls);
  });

  test("a backup goes when there are 30 newer ones or after 30 days, but the newest stays", async () => {
    await writeBackup(db, BACKUPS, NOW);
    const hour = (index: number) => new Date(NOW.getTime() + index * 3_600_000).toISOString();
    const others = Array.from({ length: 32 }, (_, index) => hour(index + 1));
    for (const takenAt of [new Date(NOW.getTime() - 29 * DAY).toISOString(), ...others]) {
      await BACKUPS.put(backupKey(takenAt), "");
    }
    await writeBackup(db, BACKUPS, new Date(hour(33)));
    const index = async () =>
      (await (await BACKUPS.get(INDEX_KEY))?.json<{ time: string }[]>())?.map(({ time }) => time);
    expect(await index()).toEqual([...others, hour(33)].slice(3).reverse());
    expect((await BACKUPS.list({ prefix: "backup/" })).objects).toHaveLength(1 + 30);
    const later = new Date(NOW.getTime() + 90 * DAY);
    await writeBackup(db, BACKUPS, later);
    expect(await index()).toEqual([later.toISOString()]);
  });
});

test("a file larger than a part is stored in parts, unchanged", async () => {
  const random = crypto.getRandomValues(new Uint8Array(65_536));
  const line = () => {
    crypto.getRandomValues(random.subarray(0, 64));
    return [...random].map((byte) => String.fromCharCode(48 + (byte & 63))).join("");
  };
  const sent: string[] = [];
  async function* pages() {
    for (let page = 0; page < 45; page += 1) {
      const lines = Array.from({ length: 6 }, () => {
        crypto.getRandomValues(random);
        return line();
      });
      sent.push(...lines);
      yield lines;
    }
  }
  expect(await putCompressed(BACKUPS, "big", pages())).toBeGreaterThan(9_000_000);
  const text = (await BACKUPS.get("big"))?.body.pipeThrough(new DecompressionStream("gzip"));
  const lines = (await new Response(text).text()).trimEnd().split("\n");
  expect(lines.length).toBe(sent.length);
  expect(lines.findIndex((line, index) => line !== sent[index])).toBe(-1);
});

describe("a restore", () => {
  test("a restore refuses a database that is not empty, or of another schema", async () => {
    await fill();
    await writeBackup(db, BACKUPS, NOW);
    await expect(restore(TIME)).rejects.toThrow(/not empty: .*waitlist_entries \(57\)/);
    await newDatabase();
    const { referralCode } = await join("new@x.example", { at: NOW });
    await eraseFake(db, { codes: [referralCode] }, { secret: "", now: NOW });
    await expect(restore(TIME)).rejects.toThrow("not empty");
    await newDatabase();
    await DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run();
    await expect(restore(TIME)).rejects.toThrow("this one is after 9999_later.sql");
    await DB.prepare("DELETE FROM d1_migrations WHERE name = '9999_later.sql'").run();
    await restore(TIME);
  });

  test("a restore refuses a file that was changed, cut short or taken away, and changes nothing", async () => {
    await fill();
    await writeBackup(db, BACKUPS, NOW);
    await newDatabase();
    const empty = await everything();
    const key = backupKey(TIME);
    const whole = await read(key);
    if (!whole) throw new Error("There is no file");
    const changed = whole.slice();
    changed[40] = (changed[40] ?? 0) ^ 1;
    for (const bytes of [changed, whole.slice(0, -1), new Uint8Array()]) {
      await BACKUPS.put(key, bytes);
      await expect(restore(TIME)).rejects.toThrow("is not as it was written");
    }
    await BACKUPS.delete(key);
    await expect(restore(TIME)).rejects.toThrow("There is no backup");
    expect(await everything()).toEqual(empty);
  });

  test("a restore that fails in the middle leaves the database as it was, with its triggers", async () => {
    await fill();
    await writeBackup(db, BACKUPS, NOW);
    await newDatabase();
    const empty = await everything();
    const statements: D1PreparedStatement[] = [];
    const backup = await openBackup(read, TIME);
    const triggers = await requireRestorable(db, backup.header);
    const other = { ...backup.header, tables: backup.header.tables.slice(1) };
    await expect(requireRestorable(db, other)).rejects.toThrow("other tables or columns");
    for await (const sql of restoreStatements(backup, triggers)) statements.push(DB.prepare(sql));
    const cut = [...statements.slice(0, -2), DB.prepare("INSERT INTO nowhere VALUES (1)")];
    await expect(DB.batch(cut)).rejects.toThrow();
    expect(await everything()).toEqual(empty);
    await join("counted@x.example", { at: NOW });
    expect(await isSound()).toBe(true);
  });
});
