/** The waitlist's places: page, join and operators count the same, whatever is erased, even at the same moment. */
import { env } from "cloudflare:workers";
import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { confirmEntry } from "#app/.server/waitlist/confirmation.ts";
import { joinWaitlist, readStats } from "#app/.server/waitlist/index.ts";
import { releaseLapsedPlaces } from "#app/.server/waitlist/places.ts";
import { prune } from "#app/.server/jobs/prune.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { readTotals, recount } from "#app/.server/waitlist/counters.ts";
import { offer } from "#app/content/brand.ts";
import { mailboxOf } from "#app/lib/email.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { measured } from "#tests/bench/measured.ts";
import {
  codesAt,
  db,
  dropTables,
  emptyWaitlist,
  fillWaitlist,
  founder,
  isSound,
  join as joinAs,
  rows,
} from "./database.ts";

const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };
const JANUARY = new Date("2026-01-01");

const join = (email: string, referredBy = "", at = JANUARY, isMailOn = false) =>
  joinAs(email, { referredBy, at, isMailOn });

const joinMany = (name: string, count: number, referredBy = "") =>
  Promise.all(Array.from({ length: count }, (_, index) => join(`${name}-${index}@x.example`, referredBy)));

const unremembered = { secret: "", now: new Date() };
const takeOff = (codes: readonly string[]) => eraseFake(db, { codes }, unremembered);
const kept = () => rows("SELECT referral_code, position FROM waitlist_entries WHERE position > 50 ORDER BY position");

async function expectSound(totalSignups: number): Promise<void> {
  const { totalSignups: told } = await readTotals(db);
  expect([told, await isSound()]).toEqual([totalSignups, true]);
}

beforeEach(emptyWaitlist);

describe("after 82 of 100 entries were erased as fake", () => {
  test("page and join agree: 82 spots are left, and the next 82 brands have them", async () => {
    await joinMany("real", 18);
    await joinMany("fake", 82);
    expect(await readStats(db)).toMatchObject({ earlyLeft: 0 });
    expect(await takeOff(await codesAt(19, 100))).toBe(82);
    await expectSound(18);
    expect(await readStats(db)).toMatchObject({ earlyLeft: 82 });

    const answers = await joinMany("later", 82);
    expect(answers.map(({ position }) => position).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 82 }, (_, index) => index + 19),
    );
    expect(answers.every(({ earlyBird }) => earlyBird)).toBe(true);
    expect(await readStats(db)).toMatchObject({ earlyLeft: 0 });
    expect(await join("too-late@x.example")).toMatchObject({ position: 101, earlyBird: false });
    await expectSound(101);
  });
});

test("a kept entry keeps its promise, and the page never promises more than a join gives", async () => {
  await joinMany("brand", 130);
  const before = await kept();
  await takeOff(await codesAt(1, 50));
  expect(await kept()).toEqual(before);
  await expectSound(80);
  for (let left = 50; left > 0; left -= 1) {
    expect(await readStats(db)).toMatchObject({ earlyLeft: left });
    expect(await join(`new-${left}@x.example`)).toMatchObject({ earlyBird: true });
  }
  expect(await join("late@x.example")).toMatchObject({ earlyBird: false });
});

describe("an early place that is not confirmed in time", () => {
  const FEBRUARY = new Date("2026-02-15");
  const joinMailed = (email: string) => join(email, "", JANUARY, true);
  const confirm = (referralCode: string, email: string) => confirmEntry(db, { referralCode, email }, FEBRUARY);
  const positionOf = (email: string) =>
    DB.prepare("SELECT position FROM waitlist_entries WHERE email = ?").bind(email).first<number>("position");

  test.each([40, 100, 120])(
    "an unconfirmed early place goes to the next brand, with %i entries on the list",
    async (entries) => {
      const names = Array.from({ length: entries }, (_, index) => `n${index}@x.example`);
      const codes: string[] = [];
      for (const name of names) codes.push((await joinMailed(name)).referralCode);
      await Promise.all(codes.map((code, index) => index % 3 && confirm(code, names[index] ?? "")));
      const lost = names.slice(0, 100).filter((_, index) => index % 3 === 0).length;
      const before = (await readStats(db)).earlyLeft;
      await Promise.all([releaseLapsedPlaces(db, FEBRUARY), releaseLapsedPlaces(db, FEBRUARY)]);
      await expectSound(entries);
      expect((await readStats(db)).earlyLeft).toBe(before + lost);
      expect(await positionOf("n0@x.example")).toBeGreaterThan(offer.capacity);
      expect(await positionOf("n1@x.example")).toBe(2);
      const next = await join("next@x.example");
      expect(next).toMatchObject({ position: 1, earlyBird: true });

      // Who confirms later gets a place while one is free, and the page counts it.
      expect(await confirm(codes[0] ?? "", "n0@x.example")).toBe(true);
      expect(await positionOf("n0@x.example")).toBe(4);
      expect((await readStats(db)).earlyLeft).toBe(before + lost - 2);
      await expectSound(entries + 1);
    },
  );

  test("an early place stays lost for who confirms after the others came", async () => {
    const late = await joinMailed("late@x.example");
    await releaseLapsedPlaces(db, FEBRUARY);
    await joinMany("others", 100);
    await confirm(late.referralCode, "late@x.example");
    expect(await positionOf("late@x.example")).toBe(101);
    await expectSound(101);
  });
});

test("an ordinary erasure and a prune give no place back", async () => {
  await join("old@x.example", "", new Date("2024-01-01"));
  const now = new Date("2026-01-01");
  await joinMany("brand", 3);
  await eraseAddress(db, "brand-1@x.example", unremembered);
  expect(await prune(db, { launchMonth: "2024-01", now })).toMatchObject({ entries: 1 });
  await expectSound(4);
  expect(await join("new@x.example")).toMatchObject({ position: 5 });
});

test("a join after an erasure inherits nothing of the erased entry", async () => {
  const kabir = await join("kabir@pepper.example");
  await join("dev@ubtan.example", kabir.referralCode);
  await eraseAddress(db, "dev@ubtan.example", unremembered);
  await eraseAddress(db, "kabir@pepper.example", unremembered);
  const rhea = await join("rhea@ubtan.example");
  expect(await takeOff([kabir.referralCode])).toBe(0);
  expect(await join("rhea@ubtan.example")).toMatchObject({ referralCode: rhea.referralCode, position: 3 });
  await expectSound(3);
});

test("hundreds of joins and erasures at the same moment give each place to one brand", async () => {
  await joinMany("real", 50);
  await joinMany("fake", 150);
  const fakes = await codesAt(51, 200);
  const halves = [fakes.slice(0, 100), fakes.slice(50)];
  await Promise.all([
    joinMany("during", 150),
    ...halves.map(takeOff),
    ...Array.from({ length: 10 }, (_, index) => eraseAddress(db, `real-${index}@x.example`, unremembered)),
    recount(db),
  ]);
  await expectSound(200);
  await joinMany("after", 200);
  await expectSound(400);
  // Ten ordinary erasures keep their places; all other free ones are filled.
  expect(await rows("SELECT max(position) AS highest FROM waitlist_entries")).toEqual([{ highest: 400 }]);
});

describe("a mailbox that is on the list", () => {
  test.each([
    ["kabir@pepper.example", "kabir+1@pepper.example", null],
    ["kabir@gmail.com", "k.a.bir@gmail.com", null],
    ["ka.bir+x@googlemail.com", "kabir+y@gmail.com", null],
    ["kabir@pepper.example", "k.abir@pepper.example", 1],
  ])("a mailbox that joins by %s joins as %s, and is credited: %j", async (first, second, credited) => {
    const { referralCode } = await join("tara@bel.example");
    await join(first, referralCode);
    const again = await join(second, referralCode);
    expect(again.alreadyRegistered).toBe(false);
    expect((await readStats(db)).referralSignups).toBe(credited === null ? 1 : 2);
    expect(again.referralNote === undefined).toBe(credited !== null);
    await expectSound(3);
  });

  test("a mailbox is credited once, however many of its addresses come at once", async () => {
    const { referralCode } = await join("tara@bel.example");
    await Promise.all(Array.from({ length: 200 }, (_, index) => join(`kabir+${index}@gmail.com`, referralCode)));
    expect(await readStats(db)).toMatchObject({ totalSignups: 201, referralSignups: 1 });
  });
});

test.each([
  ["", undefined],
  ["CODE", undefined],
  ["\u201cCODE\u201d.", undefined],
  ["https://l.instagram.com/?u=https%3A%2F%2Fladoo.example%2Fwaitlist%3Fref%3DCODE&e=AT0", undefined],
  ["Tara told me", expect.stringContaining("no referral code")],
  ["ZZZZ2345", expect.stringContaining("No brand has this referral code")],
])("who gives %j as referral joins, and is told what became of it", async (typed, note) => {
  const { referralCode } = await join("tara@bel.example");
  const joined = await join("kabir@pepper.example", typed.replace("CODE", referralCode));
  expect([joined.alreadyRegistered, joined.referralNote]).toEqual([false, note]);
  if (joined.referralNote) expect(joined.message).toContain(joined.referralNote);
  expect((await readStats(db)).referralSignups).toBe(typed.includes("CODE") ? 1 : 0);
});

test("who joins with a second address of a mailbox is told that its code does not count", async () => {
  const { referralCode } = await join("tara@bel.example");
  await join("kabir@pepper.example");
  const { referralNote } = await join("kabir+two@pepper.example", referralCode);
  expect(referralNote).toContain("Another address of your mailbox is on the list already");
});

test("a join reads at most 8 rows and writes at most 10, or 9 and 20 with mail, at 5,000 entries", async () => {
  await fillWaitlist(5000);
  const { referralCode } = await join("tara@bel.example");
  await takeOff(await codesAt(10, 40));
  const bill = measured(DB);
  const costOf = async (email: string, referredBy: string, isMailOn = false, now = () => new Date()) => {
    await joinWaitlist(WaitlistJoinSchema.parse({ ...founder, email, referredBy, acceptedTerms: true }), {
      db: bill.db,
      isMailOn,
      now,
    });
    return bill.cost();
  };
  for (const [email, code] of [
    ["a@new.example", ""],
    ["b@new.example", referralCode],
    ["b@new.example", referralCode],
    ["b+2@new.example", referralCode],
  ] as const) {
    const { rows, written } = await costOf(email, code);
    expect(rows, `${email} read`).toBeLessThanOrEqual(8);
    expect(written, `${email} wrote`).toBeLessThanOrEqual(10);
  }
  const later = () => new Date(Date.now() + 3_600_000);
  for (const [email, code, now] of [
    ["m@new.example", "", undefined],
    ["n@new.example", referralCode, undefined],
    ["n@new.example", referralCode, undefined],
    ["n@new.example", referralCode, later],
  ] as const) {
    const { rows, written } = await costOf(email, code, true, now);
    expect(rows, `${email} with mail read`).toBeLessThanOrEqual(9);
    expect(written, `${email} with mail wrote`).toBeLessThanOrEqual(20);
  }
  await DB.prepare("DELETE FROM waitlist_free_positions").run();
  await recount(db);
  const { rows, written } = await costOf("c@new.example", referralCode);
  expect([rows <= 8, written <= 10], JSON.stringify({ rows, written })).toEqual([true, true]);
});

describe("the migration from the schema before places were given back", () => {
  const emails = Array.from({ length: 1000 }, (_, index) => {
    const host = ["x.example", "gmail.com", "googlemail.com", "me.com", "pm.me", "boss.fastmail.com", "yahoo.in"][
      index % 7
    ];
    const tag = index % 3 === 0 ? `+tag.${index}` : "";
    return index === 500 ? `+odd+one@${host}` : `a.b${index}${index % 5 ? "" : "-x"}${tag}@${host}`;
  });
  const read = async () => ({
    entries: await rows("SELECT id, email, referral_code, referrer_id, position, referral_count FROM waitlist_entries"),
    totals: await rows("SELECT total_signups, referral_signups, positions_given FROM waitlist_totals"),
  });

  test("the migration keeps every code, position and count, and knows each mailbox", async () => {
    await dropTables();
    await applyD1Migrations(DB, TEST_MIGRATIONS.slice(0, 2));
    for (let from = 0; from < emails.length; from += 100) {
      await DB.batch(
        emails.slice(from, from + 100).map((email, index) =>
          DB.prepare(
            `INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
              referrer_id, accepted_terms, accepted_marketing, created_at) VALUES (?, 'old', 'B', 'F', '1', ?, ?, 1, 0, 0)`,
          ).bind(email, `C${from + index}`, from + index > 10 ? ((from + index) % 10) + 1 : null),
        ),
      );
    }
    await DB.prepare("DELETE FROM waitlist_entries WHERE position IN (7, 40, 1000)").run();
    const before = await read();
    await applyD1Migrations(DB, TEST_MIGRATIONS);
    expect(await read()).toEqual(before);
    const known = await rows<Record<string, string>>("SELECT email, email_identity AS mailbox FROM waitlist_entries");
    for (const { email = "", mailbox } of known) expect(mailbox).toBe(mailboxOf(email));
    await expectSound(997);
    // Earlier consents have receipts too.
    expect(await DB.prepare("SELECT count(DISTINCT entry_id) AS n FROM consent_receipts").first()).toEqual({ n: 997 });
    // The places that the page showed as free are given to the next joins.
    const positions = [];
    for (const name of ["a", "b", "c", "d"]) positions.push((await join(`${name}@later.example`)).position);
    expect(positions).toEqual([7, 40, 1000, 1001]);
    await expectSound(1001);
  });
});
