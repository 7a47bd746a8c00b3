/** The nightly backup at 50,000 entries: the memory of the isolate during the backup, and a restore that must be equal. */
import { readFileSync } from "node:fs";
import { openDatabase } from "#app/.server/db/index.ts";
import { readFrom } from "#app/.server/jobs/erasures.ts";
import { backedUpTables, type Manifest } from "#app/.server/jobs/format.ts";
import { readManifest, requireRestorable, restoreStatements } from "#app/.server/jobs/restore.ts";
import { type Check, check } from "./check.ts";
import { inspect } from "./inspector.ts";
import { builtModules, migrate, startMiniflare } from "./miniflare.ts";

const ENTRIES = 50_000;
const APPLICATIONS = 2_000;
const COVER_LETTER_SIGNS = 3_000;
const MEGABYTE = 1_000_000;
/** An isolate has 128 MB. The sampled heap includes garbage that is not collected yet. */
const MAX_MEGABYTES = 100;
const SAMPLE_EVERY_MS = 20;

/** Fills the database with entries and applications whose texts hardly compress. */
async function fill(database: D1Database): Promise<void> {
  for (let from = 1; from <= ENTRIES; from += 10_000) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + 9_999})
         INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, business_type, ig_handle,
           referral_code, referrer_id, accepted_terms, accepted_marketing, created_at)
         SELECT lower(hex(randomblob(12))) || '-' || i || '@x.example', hex(randomblob(12)), hex(randomblob(16)),
           hex(randomblob(10)), '+91 ' || abs(random()), 'Accessories', hex(randomblob(8)), printf('S%07d', i),
           CASE WHEN i > 100 AND i % 3 = 0 THEN i / 100 END, 1, 0, i FROM n`,
      )
      .run();
  }
  await database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${APPLICATIONS})
       INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter, created_at)
       SELECT i, 'x', 'Reena', i || '@x.example', '1', 'https://cv.example/', hex(randomblob(${COVER_LETTER_SIGNS / 2})), i FROM n`,
    )
    .run();
}

/** Every row of a table, in pages, as one hash. */
async function hashOf(database: D1Database, { name, columns, keys }: (typeof backedUpTables)[number]): Promise<string> {
  let hash = "";
  for (let from = 0; ; from += 10_000) {
    const { results } = await database
      .prepare(`SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${keys.join(", ")} LIMIT 10000 OFFSET ${from}`)
      .all();
    const text = hash + JSON.stringify(results);
    hash = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");
    if (results.length < 10_000) return hash;
  }
}

/** Restores a backup; returns the differing tables and the time taken. */
async function restore(from: D1Database, into: D1Database, bucket: R2Bucket, manifest: Manifest) {
  const started = performance.now();
  const db = openDatabase(into);
  await requireRestorable(db, manifest);
  const statements: D1PreparedStatement[] = [];
  for await (const sql of restoreStatements(db, readFrom(bucket), manifest)) statements.push(into.prepare(sql));
  await into.batch(statements);
  const milliseconds = performance.now() - started;
  const different: string[] = [];
  for (const table of backedUpTables) {
    // The job's own run is recorded in one database and not in the other.
    if (table.name === "jobs") continue;
    if ((await hashOf(from, table)) !== (await hashOf(into, table))) different.push(table.name);
  }
  return { different, milliseconds };
}

/** Runs the built site's clock on a full database, watches its memory, and restores the backup. */
export async function measureBackup(serverFolder: string): Promise<Check[]> {
  const built = JSON.parse(readFileSync(`${serverFolder}wrangler.json`, "utf8")) as Record<string, unknown>;
  const miniflare = await startMiniflare({
    name: "night",
    modules: builtModules(serverFolder),
    modulesRoot: serverFolder,
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    bindings: built.vars,
    d1Databases: { DB: "full", EMPTY: "empty" },
    r2Buckets: ["MEDIA", "BACKUPS"],
    inspectorPort: 0,
    unsafeTriggerHandlers: true,
  });
  try {
    const [full, empty] = [await miniflare.getD1Database("DB"), await miniflare.getD1Database("EMPTY")];
    await Promise.all([migrate(full), migrate(empty)]);
    await fill(full);
    const bucket = await miniflare.getR2Bucket("BACKUPS");
    const { call, close } = await inspect((await miniflare.getInspectorURL()).href.replace(/^ws/, "http"));
    const memory = async () => {
      const { usedSize = Number.NaN, backingStorageSize = 0 } = await call("Runtime.getHeapUsage");
      return (usedSize + backingStorageSize) / MEGABYTE;
    };
    const idle = await memory();
    let peak = idle;
    let isDone = false;
    const watching = (async () => {
      while (!isDone) {
        peak = Math.max(peak, await memory());
        await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
      }
    })();
    const started = performance.now();
    const called = await fetch(new URL("/cdn-cgi/local/scheduled", await miniflare.ready));
    const backupMs = performance.now() - started;
    isDone = true;
    await watching;
    close();
    if (!called.ok) throw new Error(`The clock answered ${called.status}`);
    const listed = await bucket.list({ prefix: "backup/" });
    const time = listed.objects.find(({ key }) => key.endsWith("/manifest.json"))?.key.split("/")[1] ?? "";
    const manifest = await readManifest(readFrom(bucket), time);
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
    const { different, milliseconds } = await restore(full, empty, bucket, manifest);
    const at = `at ${ENTRIES} entries`;
    const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
    return [
      check(`backup ${at}, idle isolate`, `${idle.toFixed(1)} MB`),
      check(
        `backup ${at}, the isolate's peak`,
        `${peak.toFixed(1)} MB`,
        `<= ${MAX_MEGABYTES} MB`,
        peak <= MAX_MEGABYTES,
      ),
      check(`backup ${at}, time`, seconds(backupMs)),
      check(`backup ${at}, size`, `${(bytes / MEGABYTE).toFixed(1)} MB`),
      check(`restore ${at}, time`, seconds(milliseconds)),
      check(`restore ${at}, tables that differ`, different.join(", ") || "none", "none", different.length === 0),
    ];
  } finally {
    await miniflare.dispose();
  }
}
