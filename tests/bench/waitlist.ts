/**
 * `npm run bench:waitlist -- --entries 300000`: the waitlist at that length, in workerd's D1. Prints the time of D1, and the rows,
 * that a join, each screen of the back office, a search, a backup and a restore take. Exit code 1 when a target is missed.
 */
import { parseArgs } from "node:util";
import { openDatabase } from "#app/.server/db/index.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { readFrom } from "#app/.server/jobs/erasures.ts";
import { openBackup, requireRestorable, restoreStatements } from "#app/.server/jobs/restore.ts";
import { entriesOfBurst, readBursts } from "#app/.server/waitlist/bursts.ts";
import { readTotals, recount } from "#app/.server/waitlist/counters.ts";
import { daysSince, readCampaigns } from "#app/.server/waitlist/days.ts";
import { countOwed } from "#app/.server/waitlist/free-months.ts";
import { grantUnmarked, readFreeMonthsPage, readOwed } from "#app/.server/waitlist/free-months-page.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { type Listing, listEntries, readEntry } from "#app/.server/waitlist/listing.ts";
import { writeSearchTexts } from "#app/.server/waitlist/search-text.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { toTable } from "#workers/tools/cli/table.ts";
import { median } from "./check.ts";
import { type Cost, measured } from "./measured.ts";
import { migrate, startMiniflare } from "#tests/setup/miniflare.ts";

const DAY_MS = 86_400_000;
/** An entry that referred a third of the list. */
const HOT_ID = 7;
const MAX_SCREEN_MS = 1_000;
const JOINS = 100;

const { values } = parseArgs({
  options: { entries: { type: "string", default: "300000" }, help: { type: "boolean" } },
});
const entries = Number(values.entries);
if (values.help || !(entries >= 1_000)) {
  console.log("npm run bench:waitlist -- --entries N   fills the list to N entries (300000), at least 1000");
  process.exit(values.help ? 0 : 2);
}

/** Fills the list as if it had grown for 90 days. A third was referred by one entry, another by many; a tenth is Hindi. */
async function fill(database: D1Database): Promise<void> {
  const from = Date.now() - 90 * DAY_MS;
  for (let first = 1; first <= entries; first += 10_000) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(entries, first + 9_999)})
         INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code, referrer_id,
           accepted_terms, accepted_marketing, created_at, confirm_by, confirmed_at, utm_source)
         SELECT 'seed-' || i || '@x' || (i % 997) || '.example', 'seed-' || i || '@x.example',
           iif(i % 10, 'Brand ', 'चन्दन ') || (i * 7919 % 300007), 'Founder ' || (i % 9973),
           '+91 9' || printf('%09d', i * 7919 % 1000000000), printf('S%07d', i),
           CASE WHEN i <= 100 THEN NULL WHEN i % 3 = 0 THEN ${HOT_ID} WHEN i % 3 = 1 THEN i / 100 + 10 END,
           1, i % 5 = 0, ${from} + i * ${Math.floor((90 * DAY_MS) / entries)}, ${Date.now()} + i, iif(i % 4, ${Date.now()}, NULL),
           iif(i % 11 = 0, 'campaign ' || (i % 7), NULL)
         FROM n`,
      )
      .run();
  }
}

let joined = 0;
function join(db: ReturnType<typeof openDatabase>, isMailOn: boolean) {
  joined += 1;
  const form = { brandName: "Bel", founderName: "Tara", email: `join-${joined}@x.example`, phoneNumber: "9800000000" };
  const typed = { ...form, acceptedTerms: true, referredBy: "S0000009" };
  return joinWaitlist(WaitlistJoinSchema.parse(typed), { db, isMailOn });
}

/** The cost of a join: the median time, and the most rows of one. */
async function costOfJoin(database: D1Database, isMailOn: boolean): Promise<Cost> {
  const { db, cost } = measured(database);
  const costs: Cost[] = [];
  for (let n = 0; n < JOINS; n += 1) {
    await join(db, isMailOn);
    costs.push(cost());
  }
  const most = (of: (one: Cost) => number) => Math.max(...costs.map(of));
  return {
    ms: median(costs.map(({ ms }) => ms)),
    rows: most(({ rows }) => rows),
    written: most(({ written }) => written),
    longestMs: most(({ longestMs }) => longestMs),
    calls: most(({ calls }) => calls),
  };
}

const list = (given: Partial<Listing>) => (db: ReturnType<typeof openDatabase>) =>
  listEntries(db, { text: "", filter: null, campaign: null, order: "newest", page: 1, ...given }, new Date());
const now = new Date();
const today = indiaDay(now);
const by = { who: "bench", at: now };

/** The screens of the back office, each as its loader reads it. */
const screens: Record<string, (db: ReturnType<typeof openDatabase>) => Promise<unknown>> = {
  overview: (db) =>
    Promise.all([readTotals(db), daysSince(db, today - 29), countOwed(db), readCampaigns(db, today - 29)]),
  "check of the counts": (db) => recount(db),
  "waitlist, first page": list({}),
  "waitlist, last page": list({ page: Math.floor(entries / 50) }),
  "waitlist, most brought this week": list({ order: "week" }),
  "waitlist, most brought ever": list({ order: "ever" }),
  "waitlist, one campaign, oldest": list({ campaign: "campaign 3", order: "oldest" }),
  "search: a brand": list({ text: "Brand 4321" }),
  "search: a Hindi brand, otherwise spelt": list({ text: "चंदन 4321" }),
  "search: a phone number": list({ text: "9000 007 919" }),
  "search: nobody": list({ text: "zanzibar bazaar" }),
  "entry that brought most": (db) => readEntry(db, HOT_ID, 50),
  bursts: (db) => readBursts(db, now),
  "entries of a burst": (db) => entriesOfBurst(db, { kind: "domain", value: "x42.example" }, now),
  "free months, who is owed": (db) => readOwed(db, 1),
  "free months, all, last page": (db) =>
    readFreeMonthsPage(db, { state: null, by: null, page: Math.floor(entries / 80) }, now),
  "free months, owed": (db) => readFreeMonthsPage(db, { state: "confirmed", by: null, page: 1 }, now),
  "free months, grant the unmarked of the one who brought most": (db) => grantUnmarked(db, ["S0000007"], now, by),
};

/** Restores into an empty database. */
async function restoreInto(into: D1Database, bucket: R2Bucket, time: string): Promise<void> {
  const db = openDatabase(into);
  const backup = await openBackup(readFrom(bucket), time);
  const triggers = await requireRestorable(db, backup.header);
  let waiting: D1PreparedStatement[] = [];
  for await (const sql of restoreStatements(backup, triggers)) {
    waiting.push(into.prepare(sql));
    if (waiting.length < 100) continue;
    await into.batch(waiting);
    waiting = [];
  }
  await into.batch(waiting);
}

const seconds = async (work: () => Promise<unknown>): Promise<string> => {
  const begun = performance.now();
  await work();
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
};

const miniflare = await startMiniflare({
  modules: true,
  script: "export default {}",
  compatibilityDate: "2026-10-01",
  d1Databases: { DB: "list", EMPTY: "empty" },
  r2Buckets: ["BACKUPS"],
});
try {
  const [database, empty] = await Promise.all(["DB", "EMPTY"].map((name) => miniflare.getD1Database(name)));
  const bucket = await miniflare.getR2Bucket("BACKUPS");
  if (!database || !empty) throw new Error("A database is missing");
  await Promise.all([migrate(database), migrate(empty)]);
  const rows: (string | number | boolean)[][] = [];
  const tell = (name: string, { ms, longestMs, rows: read, written, calls }: Cost, holds: boolean) =>
    rows.push([name, Math.round(ms * 10) / 10, Math.round(longestMs * 10) / 10, read, written, calls, holds]);
  const short = [await costOfJoin(database, false), await costOfJoin(database, true)];
  await database.prepare("DELETE FROM waitlist_entries").run();
  console.log(`filled in ${await seconds(() => fill(database))}`);
  for (const [index, name] of ["join", "join with mail on"].entries()) {
    const cost = await costOfJoin(database, index === 1);
    tell(
      name,
      cost,
      cost.rows <= 8 && cost.written <= (index === 1 ? 20 : 10) && cost.rows <= (short[index]?.rows ?? 0) + 1,
    );
  }
  const { db, cost } = measured(database);
  await writeSearchTexts(db, entries);
  tell("texts of the search, all written anew", cost(), true);
  for (const [name, open] of Object.entries(screens)) {
    await open(db);
    const spent = cost();
    tell(`/ops, ${name}`, spent, spent.ms <= MAX_SCREEN_MS);
  }
  const backup = await seconds(() => writeBackup(db, bucket, now));
  tell(`backup (${backup} by the clock)`, cost(), true);
  const restore = await seconds(() => restoreInto(empty, bucket, now.toISOString()));
  console.log(toTable(["", "ms of D1", "longest", "rows", "written", "calls", "holds"], rows));
  const agree = !(await recount(openDatabase(empty)));
  const count = "SELECT count(*) AS n FROM waitlist_entries";
  const isSame = (await database.prepare(count).first("n")) === (await empty.prepare(count).first("n"));
  console.log(
    `restore in ${restore}: ${isSame ? "every entry is back" : "ENTRIES ARE MISSING"}, counts ${agree ? "right" : "WRONG"}`,
  );
  process.exitCode = rows.every((row) => row.at(-1) === true) && agree && isSame ? 0 : 1;
} finally {
  await miniflare.dispose();
}
