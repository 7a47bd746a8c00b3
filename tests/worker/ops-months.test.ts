/** Free months in the back office: the ledger in pages, similar entries, and decisions about one brand or many. */
import { beforeEach, describe, expect, it } from "vitest";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { confirmEntry } from "#app/.server/waitlist/confirmation.ts";
import { countOwed, decideMonths } from "#app/.server/waitlist/free-months.ts";
import { type ListedMonth, PAGE_MONTHS, readFreeMonthsPage, readOwed } from "#app/.server/waitlist/free-months-page.ts";
import type { MonthState } from "#app/.server/waitlist/confirmed.ts";
import { audit, db, emptyTables, fillWaitlist, idOf, join as joinAs, rows } from "./database.ts";
import { atOps, opened, playTeam, sendTo } from "./operator.ts";
import { expectAnswer } from "./site.ts";

const DAY_MS = 86_400_000;
const now = () => new Date();
playTeam();

beforeEach(() => emptyTables("waitlist_entries", "free_months", "mails", "ops_audit"));

let phones = 0;

/** Joins with a unique phone number and founder, at a time of its own; while mail is off nobody has to confirm. */
async function join(email: string, given: Parameters<typeof joinAs>[1] = {}): Promise<string> {
  phones += 1;
  const own = {
    brandName: email,
    founderName: `Founder of ${email}`,
    phoneNumber: `98${String(phones * 7919).padStart(8, "0")}`,
  };
  return (await joinAs(email, { ...own, at: new Date(Date.now() - phones * 20 * 60_000), ...given })).referralCode;
}

/** Adds entries, of which all but the first hundred were referred: many by some codes, few by others. */
const seed = (entries: number) =>
  fillWaitlist(entries, {
    id: "i",
    email: "'seed-' || i || '@x' || (i % 97) || '.example'",
    email_identity: "'seed-' || i || '@x.example'",
    brand_name: "'Brand ' || i",
    phone_number: "'+91 9' || printf('%09d', i * 7919)",
    referrer_id: "iif(i > 100, iif(i % 2, 1, i % 100 + 1), NULL)",
    created_at: "i * 60000",
  });

/** All pages of a view, one after another. */
async function pages(state: MonthState | null = null, by: string | null = null): Promise<ListedMonth[][]> {
  const all: ListedMonth[][] = [];
  for (let page = 1; ; page += 1) {
    const { months, hasNext } = await readFreeMonthsPage(db, { state, by, page }, now());
    all.push(months);
    if (!hasNext) return all;
  }
}
const listed = async (state: MonthState | null = null, by: string | null = null) => (await pages(state, by)).flat();
const marksIn = (months: readonly ListedMonth[]) =>
  months.flatMap(({ email, alike }) => alike.map((mark) => `${email} ${mark}`)).toSorted();

const decisions = () =>
  rows(`SELECT e.referral_code AS code, f.state, f.reason FROM free_months AS f
    LEFT JOIN waitlist_entries AS e ON e.id = f.referee_id ORDER BY f.id`);
describe("the list", () => {
  it("the list has each brand in its state, and the marks of what is alike", async () => {
    const tara = await join("tara@bel.example", { phoneNumber: "9800011111" });
    const kabir = await join("kabir@pepper.example");
    await join("owed@a.example", { referredBy: tara });
    await join("pending@a.example", { referredBy: tara, isMailOn: true });
    await join("lapsed@a.example", { referredBy: kabir, isMailOn: true, at: new Date(Date.now() - 40 * DAY_MS) });
    const granted = await join("granted@a.example", { referredBy: kabir });
    const refused = await join("refused@a.example", { referredBy: kabir });
    await decideMonths(db, [granted], { state: "granted" }, now());
    await decideMonths(db, [refused], { state: "refused", reason: "A cousin" }, now());
    for (const state of ["pending", "lapsed", "granted", "refused"] as const) {
      expect((await listed(state)).map(({ email, state: is }) => [email, is])).toEqual([[`${state}@a.example`, state]]);
    }
    await join("phone@b.example", { referredBy: kabir, phoneNumber: "+91 98000-11111" });
    await join("digit@b.example", { referredBy: kabir, phoneNumber: "7777777777" });
    // Days apart, since a domain of one's own has any number of addresses.
    for (const [day, name] of ["one", "two", "three"].entries()) {
      await join(`${name}@${name}.burst.co.in`, { referredBy: tara, at: new Date(Date.now() - day * DAY_MS) });
    }
    expect(marksIn(await listed("confirmed"))).toEqual(
      expect.arrayContaining([
        "digit@b.example onePhoneDigit",
        "one@one.burst.co.in ownDomain",
        "phone@b.example samePhone",
        "three@three.burst.co.in ownDomain",
        "two@two.burst.co.in ownDomain",
      ]),
    );
    expect((await listed(null, kabir)).every(({ referrer }) => referrer.referralCode === kabir)).toBe(true);
  });

  it("the list tells a burst and a shared phone also where they lie on two pages", async () => {
    const [tara, kabir] = [await join("tara@bel.example"), await join("kabir@pepper.example")];
    for (let index = 0; index < PAGE_MONTHS - 1; index += 1) {
      await join(`n${index}@x${index}.example`, { referredBy: tara });
    }
    for (const name of ["one", "two", "three"]) await join(`${name}@burst.example`, { referredBy: tara, at: now() });
    await join("first@y.example", { referredBy: kabir, phoneNumber: "9811111112" });
    for (let index = 0; index < PAGE_MONTHS; index += 1) {
      await join(`m${index}@x${index}.example`, { referredBy: kabir });
    }
    await join("last@y.example", { referredBy: kabir, phoneNumber: "09811111112" });
    await join("alone@x.example", { phoneNumber: "9822222223" });
    await join("not-alike@x.example", { referredBy: kabir, phoneNumber: "9822222223" });
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual([PAGE_MONTHS, PAGE_MONTHS, 5]);
    const marks = marksIn(all.flat());
    for (const name of ["one", "two", "three"]) expect(marks).toContain(`${name}@burst.example joinBurst`);
    for (const name of ["first", "last"]) expect(marks).toContain(`${name}@y.example samePhone`);
    expect(marks.filter((mark) => mark.endsWith("samePhone"))).toHaveLength(2);
  });

  it("the list owes nothing unmarked for 35 addresses of one person, and once for one mailbox", async () => {
    const tara = await join("tara@bel.example");
    const one = [
      "b.oss@gmail.com",
      "boss+1@gmail.com",
      "boss@icloud.com",
      "boss@me.com",
      "boss@mac.com",
      "boss@proton.me",
    ];
    const two = ["boss@protonmail.com", "boss@pm.me", "boss-1@yahoo.com", "boss-2@yahoo.com", "x@boss.fastmail.com"];
    const three = [
      "y@boss.fastmail.com",
      "boss_1@duck.com",
      "boss_2@duck.com",
      "a@boss.mozmail.com",
      "b@boss.mozmail.com",
    ];
    const more = Array.from(
      { length: 19 },
      (_, index) => `boss${index}@h${index % 2 ? "mailinator.com" : `${index}.evil.example`}`,
    );
    const addresses = [...one, ...two, ...three, ...more];
    expect(addresses.length).toBe(35);
    // A day apart, so that no burst gives them away.
    for (const [day, email] of addresses.entries()) {
      await join(email, { referredBy: tara, at: new Date(Date.now() - (40 - day) * DAY_MS) });
    }
    const owed = await listed("confirmed");
    expect(owed.length).toBe(26);
    expect(owed.filter(({ alike }) => alike.length === 0)).toEqual([]);
    // Two brands of different people, on one day.
    await join("kabir@pepper.example", {
      referredBy: tara,
      founderName: "Kabir",
      at: new Date(Date.now() - DAY_MS / 2),
    });
    await join("dev@ubtan.example", { referredBy: tara, founderName: "Dev" });
    expect((await listed("confirmed")).slice(-2).map(({ alike }) => alike)).toEqual([[], []]);
  });

  it("the list is whole and in order in pages of fifty, all of it or one state of it", async () => {
    await seed(800);
    const codes = Array.from({ length: 30 }, (_, index) => `S${String(101 + index * 20).padStart(7, "0")}`);
    await decideMonths(db, codes, { state: "granted" }, now());
    await decideMonths(db, ["S0000102", "S0000800"], { state: "refused", reason: "A cousin" }, now());
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual(Array.from({ length: 14 }, () => PAGE_MONTHS));
    const keys = all.flat().map(({ referrer, id }) => [referrer.id, id] as const);
    expect(keys).toEqual(keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
    const [granted, refused, owed] = [await listed("granted"), await listed("refused"), await listed("confirmed")];
    expect(granted.map(({ referralCode }) => referralCode).toSorted()).toEqual(codes);
    expect(refused.map(({ referralCode }) => referralCode).toSorted()).toEqual(["S0000102", "S0000800"]);
    expect([owed.length, await listed("pending")]).toEqual([700 - 32, []]);
  });
});

describe("who is owed", () => {
  it("the debts stand summed, the highest first, with brands that are erased by now", async () => {
    const [tara, kabir] = [await join("tara@bel.example"), await join("kabir@pepper.example")];
    const codes = [];
    for (const name of ["a", "b", "c", "d"]) codes.push(await join(`${name}@${name}.example`, { referredBy: tara }));
    for (const name of ["e", "f"]) await join(`${name}@${name}.example`, { referredBy: kabir });
    await join("g@g.example", { referredBy: kabir, isMailOn: true });
    await decideMonths(db, codes.slice(0, 2), { state: "granted" }, now());
    await decideMonths(db, codes.slice(2, 3), { state: "refused", reason: "A cousin" }, now());
    await eraseAddress(db, "a@a.example", { secret: "", now: now() });
    expect(await readOwed(db, 1)).toMatchObject({
      referrers: [
        { referralCode: kabir, brought: 3, owed: 2, granted: 0, refused: 0 },
        { referralCode: tara, brought: 3, owed: 1, granted: 2, refused: 1 },
      ],
      ...{ all: 2, months: 3, hasNext: false },
    });
    expect(await countOwed(db)).toBe(3);
    expect((await opened("/ops/months")).replaceAll("<!-- -->", "")).toContain("3 free months are owed to 2 brands");
  });

  it("one press grants what bears no mark, was not refused and is confirmed", async () => {
    const [tara, kabir] = [await join("tara@bel.example"), await join("kabir@pepper.example")];
    const plain = [await join("a@a.example", { referredBy: tara }), await join("b@b.example", { referredBy: kabir })];
    await join("digit@c.example", { referredBy: tara, phoneNumber: "7777777777" });
    await join("pending@d.example", { referredBy: tara, isMailOn: true });
    const refused = await join("refused@e.example", { referredBy: tara });
    await decideMonths(db, [refused], { state: "refused", reason: "A cousin" }, now());
    await sendTo("/ops/months", { referrer: tara }, "/ops/months?done=grantedUnmarked");
    const granted = async () => (await listed("granted")).map(({ referralCode }) => referralCode);
    expect(await granted()).toEqual(plain.slice(0, 1));
    await sendTo("/ops/months", { shown: [tara, kabir], intent: "unmarked" }, "/ops/months?done=grantedUnmarked");
    expect(await granted()).toEqual(plain);
    expect((await audit()).map(({ action }) => action)).toEqual(["months.grant", "months.grant"]);
    await expectAnswer(atOps("/ops/months", { form: { referrer: tara } }), 409, "Nothing was granted");
  });
});

describe("the screen", () => {
  it("the free months' screen shows what stands where, and filters", async () => {
    const tara = await join("tara@bel.example", { brandName: "Bel & Buta" });
    await join("a@a.example", { brandName: "Pepper", referredBy: tara });
    const refused = await join("b@b.example", { brandName: "Pickle", referredBy: tara });
    await decideMonths(db, [refused], { state: "refused", reason: "A <cousin>" }, now());
    const all = await opened("/ops/months?state=all");
    for (const words of ["Pepper", "Pickle", "Bel &amp; Buta", "A &lt;cousin&gt;", "Grant the ticked"]) {
      expect(all).toContain(words);
    }
    const owed = await opened("/ops/months?state=confirmed");
    expect([owed.includes("Pepper"), owed.includes("Pickle")]).toEqual([true, false]);
    expect(await opened("/ops/months?state=pending")).toContain("There is none.");
  });

  it.each(["state=no-such", "page=abc", "page=-1", "page=1e3", "by=nobody"])(
    "the free months' screen takes %s as nothing asked for",
    async (parameters) => {
      const tara = await join("tara@bel.example");
      await join("a@a.example", { referredBy: tara });
      await expectAnswer(atOps(`/ops/months?${parameters}`), 200, "Who is owed");
    },
  );

  it("the screen leads to the next page, which begins where this one ends", async () => {
    await seed(400);
    const body = await opened("/ops/months?state=confirmed");
    const next = /href="([^"]*page=[^"]*)"[^>]*>Next page/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(next).toContain("state=confirmed");
    const second = (await pages())[1] ?? [];
    expect(await opened(next)).toContain(`>${second[0]?.email}<`);
  });
});

describe("decisions", () => {
  it("many free months are granted at once, each with its note", async () => {
    const tara = await join("tara@bel.example");
    const codes = [await join("a@a.example", { referredBy: tara }), await join("b@b.example", { referredBy: tara })];
    await join("c@c.example", { referredBy: tara });
    await decideMonths(db, codes.slice(1), { state: "refused", reason: "A cousin" }, now());
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
    expect((await readOwed(db, 1)).referrers).toMatchObject([{ owed: 1, granted: 2 }]);
  });

  it("free months are refused with a reason, which no note repeats", async () => {
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
  ])("a decision with %s changes nothing, and what was ticked stays", async (_what, form, words) => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara });
    const response = await atOps("/ops/months?state=all", { form: { months: [code], ...form } });
    const body = await response.text();
    expect([response.status, body]).toEqual([400, expect.stringContaining(words)]);
    if (!("months" in form))
      expect(body).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${code}"|value="${code}"[^>]*checked=""`));
    expect([await decisions(), await audit()]).toEqual([[], []]);
  });

  it("a free month is granted once its brand is confirmed, and not before", async () => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara, isMailOn: true });
    const other = await join("b@b.example", { referredBy: tara });
    const form = { months: code, intent: "grant" };
    await expectAnswer(atOps("/ops/months", { form }), 409, "Nothing was granted");
    await sendTo("/ops/months", { ...form, months: [code, other] }, "/ops/months?done=grantedSome");
    await confirmEntry(db, { referralCode: code, email: "a@a.example" }, now());
    await sendTo("/ops/months", form, "/ops/months?done=granted");
    expect(await audit()).toHaveLength(2);
  });

  it("a granted month stays granted, whoever refuses it then", async () => {
    const tara = await join("tara@bel.example");
    const code = await join("a@a.example", { referredBy: tara });
    await decideMonths(db, [code], { state: "granted" }, now());
    const form = { months: code, reason: "A cousin", intent: "refuse" };
    await expectAnswer(atOps("/ops/months", { form }), 409, "Nothing was refused");
    expect(await decisions()).toEqual([{ code, state: "granted", reason: null }]);
    expect(await audit()).toEqual([]);
  });

  it("no decision is made about a brand that came by no code", async () => {
    const tara = await join("tara@bel.example");
    const form = { months: [tara, "NOBODY22", "' OR 1=1 --"], reason: "A cousin" };
    for (const intent of ["grant", "refuse"]) {
      expect((await atOps("/ops/months", { form: { ...form, intent } })).status).toBe(409);
    }
    expect([await decisions(), await audit()]).toEqual([[], []]);
  });
});
