/** The nightly backups: list them, and restore one into an empty database. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { rememberedErasures } from "#app/.server/erasure/remembered.ts";
import {
  backedUpTables,
  ERASURES_KEY,
  INDEX_KEY,
  indexed,
  type Manifest,
  manifestKey,
  tableKey,
} from "#app/.server/jobs/format.ts";
import { d1Client } from "./d1-client.ts";
import { applySql, bucket, data, database, joinSql, opsWith, person, query, renewDatabase } from "./test-desk.ts";

const TAKEN_AT = new Date(Date.now() - 3_600_000).toISOString();
const secret = { LINK_SECRET: "the site's secret" };
const utf8 = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const call = (argv: string[], env: Record<string, string> = {}) => opsWith(() => query, argv, env);

/** Puts a backup of the current database into the bucket, as the Worker does. */
function backUp(takenAt = TAKEN_AT): void {
  const tables = backedUpTables.map(({ name, columns }) => {
    const rows = database.prepare(`SELECT ${columns.join(", ")} FROM ${name}`).all();
    const file = gzipSync(rows.map((row) => `${JSON.stringify(Object.values(row))}\n`).join(""));
    bucket.set(tableKey(takenAt, name), new Uint8Array(file));
    const sha256 = createHash("sha256").update(file).digest("hex");
    return { name, columns: [...columns], rows: rows.length, bytes: file.byteLength, sha256 };
  });
  const { name: schemaVersion } = database.prepare("SELECT name FROM d1_migrations ORDER BY id DESC").get() as {
    name: string;
  };
  const manifest: Manifest = { format: 1, takenAt, schemaVersion, tables, sequences: [] };
  bucket.set(manifestKey(takenAt), utf8(manifest));
  bucket.set(INDEX_KEY, utf8([indexed(manifest)]));
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

test("backups lists them", async () => {
  expect((await call(["backups"])).out).toBe("There is no backup yet.");
  backUp();
  expect((await call(["backups"])).out).toMatch(new RegExp(`^${TAKEN_AT} +6 +\\d+ +\\d{4}_[\\w-]+\\.sql$`, "m"));
});

describe("restore", () => {
  test("puts the newest backup into an empty database once that was confirmed", async () => {
    const before = [
      await data("waitlist", "export"),
      await data("waitlist", "stats"),
      await data("applications", "export"),
    ];
    backUp();
    renewDatabase();
    const dry = await call(["restore", "latest", "--dry-run"]);
    expect(dry.out).toMatch(/^waitlist_entries +3$/m);
    expect(dry.out).toContain("6 rows. Nothing was changed.");
    person.ask = async () => false;
    expect((await call(["restore", "latest"])).out).toBe("Nothing was changed.");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 0 });
    expect((await call(["restore", TAKEN_AT, "--yes"])).out).toMatch(
      /^Restored the backup of [\d :-]+ \(India\), 6 rows\.\nNo erased address is back\.$/,
    );
    expect([
      await data("waitlist", "export"),
      await data("waitlist", "stats"),
      await data("applications", "export"),
    ]).toEqual(before);
  });

  test("refuses a database with entries, and says what is in the way", async () => {
    backUp();
    const { code, err } = await call(["restore", "latest", "--yes"]);
    expect([code, err]).toEqual([1, expect.stringContaining("The database is not empty: waitlist_entries (3)")]);
  });

  test("refuses a backup that is not there, or not as it was written", async () => {
    expect(await call(["restore", "latest"])).toMatchObject({ code: 1, err: "There is no backup yet." });
    expect(await call(["restore", TAKEN_AT])).toMatchObject({ code: 1, err: `There is no whole backup ${TAKEN_AT}.` });
    backUp();
    renewDatabase();
    bucket.set(tableKey(TAKEN_AT, "waitlist_entries"), new Uint8Array([1, 2, 3]));
    const { code, err } = await call(["restore", "latest", "--yes"]);
    expect([code, err]).toEqual([1, expect.stringContaining("its hash differs")]);
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 0 });
  });

  test("erases again what was erased since, by the secret that the site has", async () => {
    backUp();
    expect((await call(["erase", "kabir@pepper.example"], secret)).out).not.toContain("LINK_SECRET");
    await copyErasures();
    renewDatabase();
    const { out } = await call(["restore", "latest", "--yes"], secret);
    expect(out).toContain("Erased 1 address again: erased before, and back with a backup.");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalSignups: 3, totalsAgree: true });
    expect(await data("applications", "export")).toEqual([]);
    expect((await call(["erasures", "repeat"], secret)).out).toBe("No erased address is back.");
  });

  test("says which erasures could not be looked for without the secret, and how to do it later", async () => {
    backUp();
    await call(["erase", "kabir@pepper.example"], secret);
    await copyErasures();
    renewDatabase();
    expect((await call(["restore", "latest", "--yes"])).out).toContain("1 erasure could not be looked for: give the");
    const other = await call(["erasures", "repeat"], { LINK_SECRET: "another" });
    expect(other.out).toContain("remembered with another LINK_SECRET");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 3 });
    expect((await call(["erasures", "repeat", "--dry-run"], secret)).out).toContain("Would erase 1 address again");
    expect((await call(["erasures", "repeat"], secret)).out).toContain("Erased 1 address again");
    expect(await data("waitlist", "stats")).toMatchObject({ entries: 2, totalsAgree: true });
  });

  test("says of a backup older than 30 days that erasures are remembered no longer", async () => {
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    backUp(old);
    renewDatabase();
    expect((await call(["restore", old, "--yes"])).out).toContain("The backup is older than 30 days");
  });
});

test("an erasure without the secret says that it is not remembered", async () => {
  expect((await call(["erase", "tara@bel.example"])).out).toContain(
    "LINK_SECRET is not set here, so the erasure is not",
  );
});
