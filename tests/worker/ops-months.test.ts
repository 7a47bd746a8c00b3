/** Free months in the back office: the ledger in pages, similar entries, and decisions about one brand or many. */
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { confirmEntry } from "#app/.server/waitlist/confirmation.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { type Account, grantMonths, readFreeMonths, refuseMonths } from "#app/.server/waitlist/free-months.ts";
import {
  type ListedMonth,
  SCAN_LIMIT,
  type MonthKey,
  PAGE_MONTHS,
  readFreeMonthsPage,
} from "#app/.server/waitlist/free-months-page.ts";
import type { MonthState } from "#app/.server/waitlist/confirmed.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { atOps, playTeam, sendTo } from "./operator.ts";
import { bindings } from "./site.ts";

const { DB } = bindings;
const db = openDatabase(DB);
const DAY_MS = 86_400_000;
const now = () => new Date();
playTeam();

beforeEach(async () => {
  for (const table of ["waitlist_entries", "free_months", "mails", "ops_audit"]) {
    await DB.prepare(`DELETE FROM ${table}`).run();
  }
});

type Given = { brandName?: string; phoneNumber?: string; referredBy?: string; isMailOn?: boolean; at?: Date };
let phones = 0;

/** Joins with a unique phone number; while mail is off nobody has to confirm. */
async function join(email: string, { isMailOn = false, at = now(), ...given }: Given = {}): Promise<string> {
  phones += 1;
  const form = {
    brandName: email,
    founderName: "Tara Rathore",
    email,
    phoneNumber: `98${String(phones * 7919).padStart(8, "0")}`,
    acceptedTerms: true,
    ...given,
  };
  const joined = await joinWaitlist(WaitlistJoinSchema.parse(form), { db, isMailOn, now: () => at });
  return joined.referralCode;
}

/** Adds entries, of which all but the first hundred were referred: many by some codes, few by others. */
async function seed(entries: number, from = 1): Promise<void> {
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
     INSERT INTO waitlist_entries (id, email, email_identity, brand_name, founder_name, phone_number, referral_code,
       referrer_id, accepted_terms, accepted_marketing, created_at)
     SELECT i, 'seed-' || i || '@x' || (i % 97) || '.example', 'seed-' || i || '@x.example', 'Brand ' || i, 'Founder',
       '+91 9' || printf('%09d', i * 7919), printf('S%07d', i), iif(i > 100, iif(i % 2, 1, i % 100 + 1), NULL), 1, 0,
       i * 60000 FROM n`,
  ).run();
}

/** All pages of a view, one after another. */
async function pages(state: MonthState | null = null): Promise<ListedMonth[][]> {
  const all: ListedMonth[][] = [];
  for (let after: MonthKey | null = null; ; ) {
    const { months, next } = await readFreeMonthsPage(db, { state, after }, now());
    all.push(months);
    if (next === null) return all;
    after = next;
  }
}
const listed = async (state: MonthState | null = null) => (await pages(state)).flat();

/** The data about a brand that the command line's list and the pages share. */
const said = (
  referrerCode: string,
  { referralCode, email, phoneNumber, state, reason, alike }: Account["referees"][number] | ListedMonth,
) => ({ referrerCode, referralCode, email, phoneNumber, state, reason, alike });
const byCode = (one: { referralCode: string }, other: { referralCode: string }) =>
  one.referralCode.localeCompare(other.referralCode);
const ofPages = (months: readonly ListedMonth[]) =>
  months.map((month) => said(month.referrer.referralCode, month)).toSorted(byCode);
const ofCommandLine = async () =>
  (await readFreeMonths(db, now()))
    .flatMap(({ referralCode, referees }) => referees.map((referee) => said(referralCode, referee)))
    .toSorted(byCode);

const decisions = async () =>
  (
    await DB.prepare(
      `SELECT e.referral_code AS code, f.state, f.reason FROM free_months AS f
       LEFT JOIN waitlist_entries AS e ON e.id = f.referee_id ORDER BY f.id`,
    ).all()
  ).results;
const audit = async () =>
  (await DB.prepare("SELECT who, action, subject, before, after FROM ops_audit ORDER BY id").all()).results;
const idOf = async (code: string) =>
  (await DB.prepare("SELECT id FROM waitlist_entries WHERE referral_code = ?").bind(code).first<{ id: number }>())?.id;

describe("the list", () => {
  it("says of each brand what the command line's list says, in every state and with every mark", async () => {
    const tara = await join("tara@bel.example", { phoneNumber: "9800011111" });
    const kabir = await join("kabir@pepper.example");
    await join("owed@a.example", { referredBy: tara });
    await join("pending@a.example", { referredBy: tara, isMailOn: true });
    await join("lapsed@a.example", { referredBy: kabir, isMailOn: true, at: new Date(Date.now() - 40 * DAY_MS) });
    const granted = await join("granted@a.example", { referredBy: kabir });
    const refused = await join("refused@a.example", { referredBy: kabir });
    await join("phone@b.example", { referredBy: kabir, phoneNumber: "+91 98000-11111" });
    await join("digit@b.example", { referredBy: kabir, phoneNumber: "7777777777" });
    for (const name of ["one", "two", "three"]) await join(`${name}@burst.example`, { referredBy: tara });
    await grantMonths(db, { refereeCodes: [granted] }, now());
    await refuseMonths(db, { refereeCodes: [refused], reason: "A cousin" }, now());
    const months = await listed();
    expect(ofPages(months)).toEqual(await ofCommandLine());
    expect(new Set(months.map(({ state }) => state)).size).toBe(5);
    expect(new Set(months.flatMap(({ alike }) => alike)).size).toBe(3);
  });

  it("tells a burst and a shared phone also where they lie on two pages", async () => {
    const [tara, kabir] = [await join("tara@bel.example"), await join("kabir@pepper.example")];
    for (let index = 0; index < PAGE_MONTHS - 1; index += 1) {
      await join(`n${index}@x${index}.example`, { referredBy: tara });
    }
    for (const name of ["one", "two", "three"]) await join(`${name}@burst.example`, { referredBy: tara });
    await join("first@y.example", { referredBy: kabir, phoneNumber: "9811111112" });
    await join("zeros@z0.example", { referredBy: kabir, phoneNumber: "9800000000" });
    for (let index = 0; index < PAGE_MONTHS; index += 1) {
      await join(`m${index}@x${index}.example`, { referredBy: kabir });
    }
    await join("last@y.example", { referredBy: kabir, phoneNumber: "09811111112" });
    await join("more@z1.example", { referredBy: kabir, phoneNumber: "98000 00000" });
    // The same parts in another order.
    await join("other@z2.example", { referredBy: kabir, phoneNumber: "1118111120" });
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual([PAGE_MONTHS, PAGE_MONTHS, 7]);
    expect(ofPages(all.flat())).toEqual(await ofCommandLine());
    expect(all.flat().flatMap(({ alike }) => alike)).toHaveLength(7);
  });

  it("does not mark a phone that only somebody has who brought nobody and was brought by nobody", async () => {
    const tara = await join("tara@bel.example");
    await join("alone@x.example", { phoneNumber: "9811111112" });
    await join("a@x.example", { referredBy: tara, phoneNumber: "9811111112" });
    expect((await listed()).map(({ alike }) => alike)).toEqual([[]]);
    expect(ofPages(await listed())).toEqual(await ofCommandLine());
  });

  it("is whole and in order in pages of fifty, all of it or one state of it", async () => {
    await seed(800);
    const codes = Array.from({ length: 30 }, (_, index) => `S${String(101 + index * 20).padStart(7, "0")}`);
    await grantMonths(db, { refereeCodes: codes }, now());
    await refuseMonths(db, { refereeCodes: ["S0000102", "S0000800"], reason: "A cousin" }, now());
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual(Array.from({ length: 14 }, () => PAGE_MONTHS));
    const keys = all.flat().map(({ referrer, id }) => [referrer.id, id] as const);
    expect(keys).toEqual(keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
    expect(ofPages(all.flat())).toEqual(await ofCommandLine());
    const [granted, refused, owed] = [await listed("granted"), await listed("refused"), await listed("confirmed")];
    expect(granted.map(({ referralCode }) => referralCode).toSorted()).toEqual(codes);
    expect(refused.map(({ referralCode }) => referralCode).toSorted()).toEqual(["S0000102", "S0000800"]);
    expect([owed.length, await listed("pending")]).toEqual([700 - 32, []]);
  });

  it("shows a rare state on one page, however many brands lie between, with the marks it has among all", async () => {
    await seed(3_000);
    const rare = [150, 1_500, 2_950].map((index) => `S${String(index).padStart(7, "0")}`);
    const tara = await join("tara@bel.example");
    const burst: string[] = [];
    for (const name of ["one", "two", "three"])
      burst.push(await join(`${name}@burst.example`, { referredBy: tara, isMailOn: name === "two" }));
    await refuseMonths(db, { refereeCodes: [...rare, burst[2] ?? ""], reason: "A cousin" }, now());
    await grantMonths(db, { refereeCodes: [...burst.slice(0, 1), "S0000400"] }, now());
    await DB.prepare("UPDATE waitlist_entries SET confirm_by = 1 WHERE id IN (700, 2900)").run();
    const all = await ofCommandLine();
    for (const [state, many] of [
      ["refused", 4],
      ["granted", 2],
      ["pending", 1],
      ["lapsed", 2],
    ] as const) {
      const [page = [], ...more] = await pages(state);
      expect([state, page.length, more.length]).toEqual([state, many, 0]);
      expect(ofPages(page)).toEqual(all.filter((one) => one.state === state));
    }
  });

  it("has sums of each referrer, with months for brands that are erased by now", async () => {
    const tara = await join("tara@bel.example");
    const codes = [];
    for (const name of ["a", "b", "c", "d"]) codes.push(await join(`${name}@${name}.example`, { referredBy: tara }));
    await grantMonths(db, { refereeCodes: codes.slice(0, 2) }, now());
    await refuseMonths(db, { refereeCodes: codes.slice(2, 3), reason: "A cousin" }, now());
    await eraseAddress(db, "a@a.example", { secret: "", now: now() });
    const { referrers } = await readFreeMonthsPage(db, { state: null, after: null }, now());
    expect(referrers).toMatchObject([
      { referralCode: tara, brought: 3, owed: 1, granted: 2, refused: 1, isMore: false },
    ]);
  });

  it("reads rows by what it shows or looks through, not by the length of the list", async () => {
    let read = 0;
    const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get: (inner, method) => {
          if (method === "bind") return (...values: unknown[]) => wrap(inner.bind(...values));
          if (method !== "raw" && method !== "all") return Reflect.get(inner, method).bind(inner);
          return async () => {
            const result = await inner.all();
            read += result.meta.rows_read;
            return method === "all" ? result : inner.raw();
          };
        },
      });
    const measured = new Proxy(DB, {
      get: (target, name) =>
        name === "prepare" ? (text: string) => wrap(target.prepare(text)) : Reflect.get(target, name).bind(target),
    });
    const cost = async (state: MonthState | null, after: MonthKey | null) => {
      read = 0;
      await readFreeMonthsPage(openDatabase(measured), { state, after }, now());
      return read;
    };
    const costs: number[][] = [];
    for (const [entries, from] of [
      [1_000, 1],
      [4_000, 1_001],
    ] as const) {
      await seed(entries, from);
      await grantMonths(db, { referrerCode: "S0000001" }, now());
      // Adds the entries to the search index, which is done once.
      await readFreeMonthsPage(db, { state: null, after: null }, now());
      costs.push([
        await cost(null, null),
        await cost(null, { referrerId: 1, id: entries / 2 }),
        await cost(null, { referrerId: 50, id: 0 }),
        await cost("confirmed", null),
        await cost("refused", null),
        await cost("granted", null),
        await cost("granted", { referrerId: 1, id: entries / 2 }),
        await cost("lapsed", null),
      ]);
    }
    const [short = [], long = []] = costs;
    for (const [index, rows] of long.entries()) {
      expect(rows, `view ${index}`).toBeLessThanOrEqual(index < 3 ? PAGE_MONTHS * 20 : SCAN_LIMIT * 6);
      // Four times the entries: only the blocks of the full-text index are fuller.
      expect(rows, `view ${index}`).toBeLessThanOrEqual((short[index] ?? 0) * 1.25);
    }
  });
});

describe("the screen", () => {
  it("shows what stands where, and filters", async () => {
    const tara = await join("tara@bel.example", { brandName: "Bel & Buta" });
    await join("a@a.example", { brandName: "Pepper", referredBy: tara });
    const refused = await join("b@b.example", { brandName: "Pickle", referredBy: tara });
    await refuseMonths(db, { refereeCodes: [refused], reason: "A <cousin>" }, now());
    const all = await (await atOps("/ops/months")).text();
    for (const words of ["Pepper", "Pickle", "Bel &amp; Buta", "A &lt;cousin&gt;", "Grant the ticked"]) {
      expect(all).toContain(words);
    }
    const owed = await (await atOps("/ops/months?state=confirmed")).text();
    expect([owed.includes("Pepper"), owed.includes("Pickle")]).toEqual([true, false]);
    expect(await (await atOps("/ops/months?state=pending")).text()).toContain("There is none.");
  });

  it.each(["state=no-such", "after=abc", "after=1", "after=-1-2", "after=1e3-1"])(
    "takes %s as nothing asked for",
    async (parameters) => {
      const tara = await join("tara@bel.example");
      await join("a@a.example", { referredBy: tara });
      const response = await atOps(`/ops/months?${parameters}`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("a@a.example")]);
    },
  );

  it("leads to the next page, which begins where this one ends", async () => {
    await seed(400);
    const body = await (await atOps("/ops/months?state=confirmed")).text();
    const next = /href="([^"]*after=[^"]*)"[^>]*>Next page/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(next).toContain("state=confirmed");
    const second = (await pages())[1] ?? [];
    expect(await (await atOps(next)).text()).toContain(`>${second[0]?.email}<`);
  });
});

describe("decisions", () => {
  it("grant many at once, each with its note, and the command line then sees them", async () => {
    const tara = await join("tara@bel.example");
    const codes = [await join("a@a.example", { referredBy: tara }), await join("b@b.example", { referredBy: tara })];
    const third = await join("c@c.example", { referredBy: tara });
    await refuseMonths(db, { refereeCodes: codes.slice(1), reason: "A cousin" }, now());
    await sendTo(
      "/ops/months?state=confirmed",
      { months: codes, intent: "grant" },
      "/ops/months?state=confirmed&done=granted",
    );
    expect((await decisions()).toSorted((one, other) => String(one.code).localeCompare(String(other.code)))).toEqual(
      codes.toSorted().map((code) => ({ code, state: "granted", reason: null })),
    );
    const note = { who: "asha@ladoo.example", action: "months.grant", after: '{"state":"granted"}' };
    const notes = await audit();
    expect(notes).toHaveLength(2);
    expect(notes).toEqual(
      expect.arrayContaining([
        { ...note, subject: `entry ${await idOf(codes[0] ?? "")}`, before: '{"state":"undecided"}' },
        { ...note, subject: `entry ${await idOf(codes[1] ?? "")}`, before: '{"state":"refused"}' },
      ]),
    );
    expect((await readFreeMonths(db, now()))[0]).toMatchObject({ freeMonths: 1, granted: 2 });
    expect(await grantMonths(db, { referrerCode: tara }, now())).toBe(1);
    expect((await decisions()).at(-1)).toMatchObject({ code: third, state: "granted" });
    expect(await audit()).toHaveLength(2);
  });

  it("refuse with a reason, which no note repeats", async () => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara, isMailOn: true });
    await sendTo(
      "/ops/months",
      { months: code, reason: " Her cousin Dev ", intent: "refuse" },
      "/ops/months?done=refused",
    );
    expect(await decisions()).toEqual([{ code, state: "refused", reason: "Her cousin Dev" }]);
    expect(await audit()).toEqual([
      {
        who: "asha@ladoo.example",
        action: "months.refuse",
        subject: `entry ${await idOf(code)}`,
        before: '{"state":"undecided"}',
        after: '{"state":"refused"}',
      },
    ]);
  });

  it.each([
    ["a refusal without a reason", { intent: "refuse", reason: "  " }, "please say why"],
    ["a reason that is too long", { intent: "refuse", reason: "x".repeat(301) }, "keep it within 300 characters"],
    ["no brand", { intent: "grant", months: [] }, "tick at least one"],
    ["no such intent", { intent: "give" }, "Free months"],
  ])("change nothing with %s, and what was ticked stays", async (_what, form, words) => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara });
    const response = await atOps("/ops/months", { form: { months: [code], ...form } });
    const body = await response.text();
    expect([response.status, body]).toEqual([400, expect.stringContaining(words)]);
    if (!("months" in form))
      expect(body).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${code}"|value="${code}"[^>]*checked=""`));
    expect([await decisions(), await audit()]).toEqual([[], []]);
  });

  it("grant nothing that is not confirmed, and once it is confirmed do", async () => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara, isMailOn: true });
    const other = await join("b@b.example", { referredBy: tara });
    const form = { months: code, intent: "grant" };
    const response = await atOps("/ops/months", { form });
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining("Nothing was granted")]);
    await sendTo("/ops/months", { ...form, months: [code, other] }, "/ops/months?done=grantedSome");
    await confirmEntry(db, { referralCode: code, email: "a@a.example" }, now());
    await sendTo("/ops/months", form, "/ops/months?done=granted");
    expect(await audit()).toHaveLength(2);
  });

  it("leave a granted month granted, whoever refuses it then", async () => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara });
    await grantMonths(db, { refereeCodes: [code] }, now());
    const response = await atOps("/ops/months", { form: { months: code, reason: "A cousin", intent: "refuse" } });
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining("Nothing was refused")]);
    expect(await decisions()).toEqual([{ code, state: "granted", reason: null }]);
    expect(await audit()).toEqual([]);
  });

  it("are about nobody who came by no code, or is not on the list", async () => {
    const tara = await join("tara@bel.example");
    const form = { months: [tara, "NOBODY22", "' OR 1=1 --"], reason: "A cousin" };
    for (const intent of ["grant", "refuse"]) {
      expect((await atOps("/ops/months", { form: { ...form, intent } })).status).toBe(409);
    }
    expect([await decisions(), await audit()]).toEqual([[], []]);
  });

  it("note each month that is granted, and no other, while brands are erased and another operator grants", async () => {
    const tara = await join("tara@bel.example");
    const names = Array.from({ length: 20 }, (_, index) => `n${index}@x${index}.example`);
    const codes: string[] = [];
    for (const name of names) codes.push(await join(name, { referredBy: tara }));
    const grant = (who: string, some: string[]) =>
      atOps("/ops/months", { form: { months: some, intent: "grant" }, who });
    const answers = await Promise.all([
      grant("asha@ladoo.example", codes.slice(0, 12)),
      ...names.slice(0, 5).map((email) => eraseAddress(db, email, { secret: "", now: now() })),
      grant("dev@ladoo.example", codes.slice(8)),
    ]);
    const statuses = answers.flatMap((answer) => (answer instanceof Response ? [answer.status] : []));
    expect(statuses).toEqual([303, 303]);
    const kept = await decisions();
    expect(kept.every(({ state }) => state === "granted")).toBe(true);
    expect(kept.filter(({ code }) => code !== null)).toHaveLength(15);
    const notes = await audit();
    expect(notes).toHaveLength(kept.length);
    expect(new Set(notes.map(({ subject }) => subject)).size).toBe(kept.length);
    expect((await readFreeMonths(db, now()))[0]).toMatchObject({ freeMonths: 0, granted: kept.length });
  });
});
