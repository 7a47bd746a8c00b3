/** The nightly backups: list them, and restore one into an empty database. */
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { rememberedErasures } from "#app/.server/erasure/remembered.ts";
import { backedUpTables, backupKey, ERASURES_KEY, INDEX_KEY } from "#app/.server/jobs/format.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { d1Client } from "./d1-client.ts";
import {
  applySql,
  bucket,
  counts,
  database,
  joinSql,
  opsWith,
  person,
  query,
  renewDatabase,
} from "#tests/setup/test-desk.ts";

const TAKEN_AT = new Date(Date.now() - 3_600_000).toISOString();
const secret = { LINK_SECRET: "the site's secret" };
const utf8 = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const call = (argv: string[], env: Record<string, string> = {}) => opsWith(() => query, argv, env);
const everything = () => backedUpTables.map(({ name }) => database.prepare(`SELECT * FROM ${name}`).all());

/** Puts a backup of the current database into the bucket, as the Worker does. */
function backUp(takenAt = TAKEN_AT): void {
  const { name: schemaVersion } = database.prepare("SELECT name FROM d1_migrations ORDER BY id DESC").get() as {
    name: string;
  };
  const lines: unknown[] = [{ format: 2, takenAt, schemaVersion, tables: backedUpTables, sequences: [] }];
  for (const { name, columns } of backedUpTables) {
    const rows = database.prepare(`SELECT ${columns.join(", ")} FROM ${name}`).all();
    lines.push({ table: name }, ...rows.map((row) => Object.values(row)));
  }
  const rows = lines.filter(Array.isArray).length;
  const text = [...lines, { rows }].map((line) => `${JSON.stringify(line)}\n`).join("");
  const file = new Uint8Array(gzipSync(text));
  bucket.set(backupKey(takenAt), file);
  bucket.set(INDEX_KEY, utf8([{ time: takenAt, schemaVersion, rows, bytes: file.byteLength }]));
}

/** Copies the erasures beside the backups, as a scheduled job does. */
async function copyErasures(): Promise<void> {
  bucket.set(ERASURES_KEY, utf8(await rememberedErasures(openDatabase(d1Client(query)))));
}

beforeEach(async () => {
  await query(
    joinSql({ email: "tara@bel.example", code: "TARA2345" }) +
      joinSql({ email: "kabir@pepper.example", code: "KABR2345", referrer: "TARA2345" }) +
      joinSql({ email: "dev@ubtan.example", code: "DEVK2345", referrer: "KABR2345" }) +
      applySql("kabir@pepper.example"),
  );
});

test("The command lists the backups there are.", async () => {
  expect((await call(["backups"])).out).toBe("There is no backup yet.");
  backUp();
  expect((await call(["backups"])).out).toMatch(new RegExp(`^${TAKEN_AT} +5 +\\d+ +\\d{4}_[\\w-]+\\.sql$`, "m"));
});

describe("a restore", () => {
  test("It fills an empty database once that was confirmed, and says how far it is.", async () => {
    const before = everything();
    backUp();
    renewDatabase();
    const dry = await call(["restore", "latest", "--dry-run"]);
    expect(dry.out).toMatch(/^waitlist_entries +3$/m);
    expect(dry.out).toContain("5 rows. Nothing was changed.");
    person.ask = async () => false;
    expect((await call(["restore", "latest"])).out).toBe("Nothing was changed.");
    expect(await counts()).toMatchObject({ entries: 0 });
    const { out, said } = await call(["restore", TAKEN_AT, "--yes"]);
    expect(out).toMatch(
      /^Restored the backup of .+ \(India\), 5 rows\.\nNo erased address is back\.\nErasures of the last ten minutes/,
    );
    expect(said).toContain("Writing 5 rows …");
    expect(everything()).toEqual(before);
  });

  test("It refuses a database with entries, and says what is in the way.", async () => {
    backUp();
    const { code, err } = await call(["restore", "latest", "--yes"]);
    expect([code, err]).toEqual([1, expect.stringContaining("The database is not empty: waitlist_entries (3)")]);
  });

  test("It refuses a backup that is not there, or not as it was written.", async () => {
    expect(await call(["restore", "latest"])).toMatchObject({ code: 1, err: "There is no backup yet." });
    expect(await call(["restore", TAKEN_AT])).toMatchObject({ code: 1, err: `There is no backup ${TAKEN_AT}.` });
    backUp();
    renewDatabase();
    bucket.set(backupKey(TAKEN_AT), bucket.get(backupKey(TAKEN_AT))?.slice(0, -20) ?? new Uint8Array());
    const { code, err } = await call(["restore", "latest", "--yes"]);
    expect([code, err]).toEqual([1, expect.stringContaining("is not as it was written")]);
    expect(await counts()).toMatchObject({ entries: 0 });
  });

  test("It erases again what was erased since, by the secret that the site has.", async () => {
    backUp();
    expect((await call(["erase", "kabir@pepper.example"], secret)).out).not.toContain("LINK_SECRET");
    await copyErasures();
    renewDatabase();
    const { out } = await call(["restore", "latest", "--yes"], secret);
    expect(out).toContain("Erased 1 address again: erased before, and back with a backup.");
    expect(await counts()).toMatchObject({ entries: 2, totalSignups: 3, agree: true });
    expect(database.prepare("SELECT id FROM job_applications").all()).toEqual([]);
    expect((await call(["erasures", "repeat"], secret)).out).toBe("No erased address is back.");
  });

  test("Entries that were taken off as fake since stay off, and their places are free.", async () => {
    backUp();
    const db = openDatabase(d1Client(query));
    await eraseFake(db, { codes: ["KABR2345", "DEVK2345"] }, { secret: secret.LINK_SECRET, now: new Date() });
    await copyErasures();
    renewDatabase();
    const { out } = await call(["restore", "latest", "--yes"], secret);
    expect(out).toContain("Erased 2 entries again that had been taken off as fake.");
    expect(await counts()).toMatchObject({ entries: 1, totalSignups: 1, positionsGiven: 3, agree: true });
  });

  test("It says which erasures it could not look for without the secret, and how to do it later.", async () => {
    backUp();
    await call(["erase", "kabir@pepper.example"], secret);
    await copyErasures();
    renewDatabase();
    expect((await call(["restore", "latest", "--yes"])).out).toContain("1 erasure could not be looked for: give the");
    const other = await call(["erasures", "repeat"], { LINK_SECRET: "another" });
    expect(other.out).toContain("remembered with another LINK_SECRET");
    expect((await call(["erasures", "repeat", "--dry-run"], secret)).out).toContain("Would erase 1 address again");
    expect((await call(["erasures", "repeat"], secret)).out).toContain("Erased 1 address again");
    expect(await counts()).toMatchObject({ entries: 2, agree: true });
  });

  test("It says of a backup older than 30 days that erasures are remembered no longer.", async () => {
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    backUp(old);
    renewDatabase();
    expect((await call(["restore", old, "--yes"])).out).toContain("The backup is older than 30 days");
  });
});
