/** Erasures after a backup: remembered, and repeated when the backup is restored. */
import { beforeEach, describe, expect, test } from "vitest";
import { tables } from "#app/.server/db/index.ts";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { findErased } from "#app/.server/erasure/remembered.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { copyErasures, readFrom, storedErasures } from "#app/.server/jobs/erasures.ts";
import { correctEntry } from "#app/.server/waitlist/correction.ts";
import { BACKUPS, DB, db, emptyBucket, join, newDatabase, restore } from "./database.ts";

const NOW = new Date("2026-11-28T20:25:00.000Z");
const DAY = 86_400_000;
const read = readFrom(BACKUPS);

beforeEach(async () => {
  await newDatabase();
  await emptyBucket();
});

describe("an erasure since the backup", () => {
  const secret = "a secret of the operator";
  const later = (days: number) => new Date(NOW.getTime() + days * DAY);
  const stored = async () => (await DB.prepare("SELECT email FROM waitlist_entries ORDER BY id").all()).results;

  test("an erased address is found again after a restore, unless its owner came back", async () => {
    for (const name of ["stays", "leaves", "returns", "mistyped"]) await join(`${name}@x.example`, { at: NOW });
    await writeBackup(db, BACKUPS, later(1));
    for (const name of ["leaves", "returns"]) await eraseAddress(db, `${name}@x.example`, { secret, now: later(2) });
    await correctEntry(db, "mistyped@x.example", { email: "corrected@x.example" }, { now: later(1) });
    await eraseAddress(db, "corrected@x.example", { secret, now: later(2) });
    await copyErasures(db, BACKUPS, later(2));
    expect(JSON.stringify(await storedErasures(read))).not.toContain("leaves");
    await newDatabase();
    await restore(later(1).toISOString());
    expect(await stored()).toHaveLength(4);
    await DB.prepare("UPDATE waitlist_entries SET created_at = ? WHERE email = 'returns@x.example'")
      .bind(later(3).getTime())
      .run();
    const list = await storedErasures(read);
    expect(await findErased(db, list, "")).toMatchObject({ returned: [], unreadable: 1 });
    expect(await findErased(db, list, "another")).toMatchObject({ returned: [], unreadable: 1 });
    expect(await findErased(db, list, secret)).toEqual({
      returned: ["leaves", "mistyped"].map((name) => ({
        email: `${name}@x.example`,
        erasedAt: later(2),
        isFake: false,
      })),
      rejoined: ["returns@x.example"],
      unreadable: 0,
    });
  });

  test("an erasure stays beside the backups for 30 days", async () => {
    await eraseAddress(db, "leaves@x.example", { secret, now: NOW });
    await copyErasures(db, BACKUPS, NOW);
    await newDatabase();
    await eraseAddress(db, "other@x.example", { secret, now: later(1) });
    await copyErasures(db, BACKUPS, later(1));
    expect((await storedErasures(read)).map(({ erasedAt }) => erasedAt)).toEqual([NOW.getTime(), later(1).getTime()]);
    await copyErasures(db, BACKUPS, later(31));
    expect((await storedErasures(read)).map(({ erasedAt }) => erasedAt)).toEqual([later(1).getTime()]);
  });

  test("an erasure is not remembered without a secret", async () => {
    await eraseAddress(db, "leaves@x.example", { secret: "", now: NOW });
    expect(await db.$count(tables.erasures)).toBe(0);
  });
});
