/** The waitlist against real D1 in workerd: counts stay exact whatever is sent, repeated or lost. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailableError, openDatabase } from "#app/.server/db/index.ts";
import { admitJoin, admitLookUp } from "#app/.server/waitlist/admission.ts";
import {
  findCodeByEmail,
  findReferrer,
  joinWaitlist,
  readCachedStats,
  readReferralCount,
  readStats,
} from "#app/.server/waitlist/index.ts";
import { offer } from "#app/content/brand.ts";
import { textsOf } from "#app/content/texts.ts";
import { joinMessages, unnamedBrand, waitlistToasts } from "#app/content/waitlist.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { WaitlistJoinAnswerSchema, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { measured } from "#tests/bench/measured.ts";
import { DB, db, emptyWaitlist, fillWaitlist, founder } from "./database.ts";
import { asVisitor, bindings, call, expectAnswer, ORIGIN, sendForm, textAt, visit } from "./site.ts";

beforeEach(emptyWaitlist);

type Body = Record<string, unknown>;

/** A founder's form; `change` replaces fields, `undefined` omits one. */
const form = (email: string, change: Body = {}): Body => ({ ...founder, email, acceptedTerms: true, ...change });

const fromVisitor = () => new Request(ORIGIN, { headers: asVisitor() });
const post = (path: string, body: unknown) => call(`/api/waitlist/${path}`, body);
const get = (path: string) => visit(`/api/waitlist/${path}`);
const told = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()];

async function join(email: string, change: Body = {}) {
  const response = await post("join", form(email, change));
  expect(response.status).toBeLessThan(300);
  return WaitlistJoinAnswerSchema.parse(await response.json());
}

const domainForm = (email: string, change: Body = {}) => WaitlistJoinSchema.parse(form(email, change));

/** The site's totals, and the same numbers counted from the entries. */
async function truth() {
  const counted = await DB.prepare(
    `SELECT count(*) AS totalSignups, count(referrer_id) AS referralSignups,
      coalesce(sum(referral_count), 0) AS counts FROM waitlist_entries`,
  ).first();
  const wrong = await DB.prepare(
    `SELECT count(*) AS n FROM waitlist_entries r
     WHERE referral_count <> (SELECT count(*) FROM waitlist_entries e WHERE e.referrer_id = r.id)`,
  ).first("n");
  const { earlyLeft: _, ...said } = await readStats(db);
  return { said, counted, wrong };
}

async function expectTruth(totalSignups: number, referralSignups: number, entries = totalSignups): Promise<void> {
  expect(await truth()).toEqual({
    said: { totalSignups, referralSignups },
    counted: { totalSignups: entries, referralSignups, counts: referralSignups },
    wrong: 0,
  });
}

describe("joining", () => {
  test("a new brand gets 201, a code and position 1", async () => {
    const response = await post("join", form("tara@bel.example"));
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      referralCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      brandName: "Bel & Buta",
      alreadyRegistered: false,
      message: joinMessages.joined,
      code: "joined",
      position: 1,
      earlyBird: true,
    });
  });

  test("the same address again, in any spelling, gets 200 and the first code, and changes nothing", async () => {
    const first = await join("tara@bel.example");
    const kabir = await join("kabir@pepper.example");
    const again = form("  TARA@Bel.example ", { brandName: "Other", referredBy: kabir.referralCode });
    expect(await told(post("join", again))).toMatchObject([
      200,
      {
        referralCode: first.referralCode,
        brandName: "Bel & Buta",
        alreadyRegistered: true,
        position: 1,
        message: joinMessages.alreadyRegistered,
      },
    ]);
    expect(await findReferrer(db, first.referralCode)).toEqual({ brandName: "Bel & Buta" });
    await expectTruth(2, 0);
  });

  test("joining stays possible when the early-bird places are gone, and the answer says so", async () => {
    await DB.prepare("UPDATE waitlist_totals SET positions_given = ?")
      .bind(offer.capacity - 1)
      .run();
    expect(await join("last@x.example")).toMatchObject({ position: offer.capacity, earlyBird: true });
    const late = await join("late@x.example");
    expect(late).toMatchObject({ position: offer.capacity + 1, earlyBird: false, message: joinMessages.joinedLate });
    expect(late.message).toMatch(/early-bird places are (gone|taken)/);
  });

  test.each([
    ["absent", {}],
    ["null", { businessType: null, igHandle: null, referredBy: null, acceptedMarketing: null }],
    ["empty", { businessType: "\u200b", igHandle: " ", referredBy: "", acceptedMarketing: false }],
  ])("optional fields may be %s", async (_, change) => {
    await join("tara@bel.example", change);
    const row = await DB.prepare(
      "SELECT business_type AS type, ig_handle AS ig, referrer_id AS referrer, accepted_marketing AS marketing FROM waitlist_entries",
    ).first();
    expect(row).toEqual({ type: null, ig: null, referrer: null, marketing: 0 });
  });

  test("an address under a domain of another script is taken", async () => {
    await join("asha@brand.xn--h2brj9c");
    expect((await post("code-lookup", { email: "Asha@brand.XN--h2brj9c" })).status).toBe(200);
  });

  test.each(["\u200btara@bel.example", "tara@bel.example\u200b\u2060", "tara\u00ad@bel.\ufeffexample"])(
    "%j is the address one sees in it",
    async (pasted) => {
      const { referralCode } = await join(pasted);
      expect(await DB.prepare("SELECT email FROM waitlist_entries").first()).toEqual({ email: "tara@bel.example" });
      expect(await (await post("code-lookup", { email: pasted })).json()).toEqual({ referralCode });
    },
  );

  test("an address whose domain has letters of its own is one entry, however a browser sends it", async () => {
    const { referralCode } = await join("asha@münchen.de");
    expect(await told(post("join", form("Asha@xn--mnchen-3ya.de")))).toMatchObject([200, { referralCode }]);
    expect(await (await post("code-lookup", { email: "asha@MÜNCHEN.de" })).json()).toEqual({ referralCode });
    expect((await post("join", form("rock&roll@ex.in"))).status).toBe(201);
    await expectTruth(2, 0);
  });

  test("every field is stored as typed, without the space around it", async () => {
    const change = {
      brandName: " बेल & Buta's ",
      businessType: "Hand-block prints",
      igHandle: "@belbuta",
      acceptedMarketing: true,
    };
    await join(" Tara@Bel.example", change);
    const row = await DB.prepare("SELECT * FROM waitlist_entries").first();
    expect(row).toMatchObject({
      email: "tara@bel.example",
      brand_name: "बेल & Buta's",
      founder_name: "Tara Rathore",
      phone_number: "+91 00000 12345",
      business_type: "Hand-block prints",
      ig_handle: "@belbuta",
      accepted_terms: 1,
      accepted_marketing: 1,
    });
  });

  test("a code that is taken is made anew", async () => {
    const { referralCode } = await join("tara@bel.example");
    const codes = [referralCode, referralCode, "FRESH234"];
    const joined = await joinWaitlist(domainForm("kabir@pepper.example"), {
      db,
      createCode: () => codes.shift() ?? "",
    });
    expect(joined).toMatchObject({ referralCode: "FRESH234", alreadyRegistered: false, position: 2 });
    await expectTruth(2, 0);
  });

  test("codes that never come free end the attempt, and store nothing", async () => {
    const { referralCode } = await join("tara@bel.example");
    const createCode = vi.fn(() => referralCode);
    await expect(joinWaitlist(domainForm("kabir@pepper.example"), { db, createCode })).rejects.toThrow();
    expect(createCode).toHaveBeenCalledTimes(4);
    await expectTruth(1, 0);
  });
});

describe("at the same moment", () => {
  test("200 joins with one address make one entry", async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => post("join", form("tara@bel.example"))));
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([...Array<number>(199).fill(200), 201]);
    const answers = await Promise.all(
      responses.map(async (response) => WaitlistJoinAnswerSchema.parse(await response.json())),
    );
    expect(new Set(answers.map((answer) => answer.referralCode)).size).toBe(1);
    expect(answers.every((answer) => answer.position === 1)).toBe(true);
    await expectTruth(1, 0);
  });

  test("200 brands get the positions 1 to 200, each once, and every referral counts", async () => {
    const codes = await Promise.all(["a", "b", "c"].map((name) => join(`${name}@first.example`)));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        join(`brand-${index}@x.example`, { referredBy: codes[index % 4]?.referralCode }),
      ),
    );
    const positions = answers.map(({ position }) => Number(position)).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: 200 }, (_, index) => index + 4));
    await expectTruth(203, 150);
    for (const { referralCode } of codes) {
      expect(await readReferralCount(db, referralCode)).toEqual({ referralCode, referralCount: 50 });
    }
  });

  test("one referred address sent 50 times counts once for the referrer", async () => {
    const { referralCode } = await join("tara@bel.example");
    await Promise.all(Array.from({ length: 50 }, () => join("kabir@pepper.example", { referredBy: referralCode })));
    await expectTruth(2, 1);
  });
});

test("an erased entry takes its counts along, and leaves the brands it referred", async () => {
  const tara = await join("tara@bel.example");
  const kabir = await join("kabir@pepper.example", { referredBy: tara.referralCode });
  await join("dev@ubtan.example", { referredBy: kabir.referralCode });
  await DB.prepare("DELETE FROM waitlist_entries WHERE email = ?").bind("kabir@pepper.example").run();
  await expectTruth(3, 0, 2);
  expect(await join("rhea@ubtan.example")).toMatchObject({ position: 4 });
  expect(await join("kabir@pepper.example")).toMatchObject({ position: 5, alreadyRegistered: false });
});

test("fields of a prototype or of the site's own are ignored in a join", async () => {
  const more = '{"__proto__":{"x":1},"position":-5,"referralCount":99,';
  const sent = JSON.stringify(form("tara@bel.example")).replace("{", more);
  expect(await told(post("join", sent))).toMatchObject([201, { position: 1 }]);
  await expectTruth(1, 0);
});

describe("referrals", () => {
  test.each([
    ["ZZZZ2345"],
    ["' OR 1=1 --"],
    ["https://ladoo.example/waitlist"],
    ["A code I was told at the stall, which I can't find any more. ".repeat(200)],
  ])("the unknown code %j never blocks a join", async (code) => {
    await join("tara@bel.example");
    expect(await join("kabir@pepper.example", { referredBy: code })).toMatchObject({ alreadyRegistered: false });
    await expectTruth(2, 0);
  });

  test.each([["tara@bel.example"], ["Tara+two@bel.example"], ["tara+x+y@bel.example"]])(
    "%s can't be referred by tara@bel.example: it is the same person",
    async (email) => {
      const { referralCode } = await join("tara@bel.example");
      await join(email, { referredBy: referralCode });
      expect(await readReferralCount(db, referralCode)).toMatchObject({ referralCount: 0 });
      expect(await readStats(db)).toMatchObject({ referralSignups: 0 });
    },
  );

  test("a self-referral is seen through when the +tag came first", async () => {
    const { referralCode } = await join("tara+shop@googlemail.com");
    await join("t.ara@gmail.com", { referredBy: referralCode });
    await expectTruth(2, 0);
  });

  test("verify-referral tells the brand and nothing else", async () => {
    const { referralCode } = await join("tara@bel.example");
    const verified = get(`verify-referral/${referralCode.toLowerCase()}`);
    expect(await told(verified)).toEqual([200, { brandName: "Bel & Buta" }]);
  });

  test("a brand is shown to others without what only steers", async () => {
    const { referralCode } = await join("tara@bel.example", { brandName: "Bel\u202e \u0000&\r\nButa\u202c" });
    expect(await (await get(`verify-referral/${referralCode}`)).json()).toEqual({ brandName: "Bel & Buta" });
  });

  test("a name with a number in it is told to nobody, in both languages", async () => {
    const { referralCode } = await join("tara@bel.example", { brandName: "You won! Call +91 90000 00000" });
    const said = await (await get(`verify-referral/${referralCode}`)).text();
    expect(said).toContain(unnamedBrand);
    const pages = ["", "/hi"].map((base) => textAt(`${base}/waitlist/${referralCode}`));
    const [english = "", hindi = ""] = await Promise.all(pages);
    expect([english, hindi, said].join()).not.toContain("90000");
    expect(english).toContain(`>${unnamedBrand}</h1>`);
    expect(hindi).toContain(`>${textsOf("hi").waitlist.unnamedBrand}</h1>`);
  });

  test.each([["ZZZZ2345"], ["short"], ["%27%20OR%201=1"], ["%F0%9F%A7%BF"], ["%"]])(
    "verify-referral does not know %s",
    async (code) => {
      await join("tara@bel.example");
      const message = "The referral code you're using is not valid.";
      expect(await told(get(`verify-referral/${code}`))).toEqual([404, { message, code: "referralCodeInvalid" }]);
    },
  );

  test("increment-referral tells the true count, a thousand times over", async () => {
    const { referralCode } = await join("tara@bel.example");
    await join("kabir@pepper.example", { referredBy: referralCode });
    for (let call = 0; call < 3; call += 1) {
      const counted = post(`increment-referral/${referralCode.toLowerCase()}`, {});
      expect(await told(counted)).toEqual([200, { referralCode, referralCount: 1 }]);
    }
    for (let call = 0; call < 1000; call += 1) await readReferralCount(db, referralCode);
    await expectTruth(2, 1);
  });

  test("stats are read anew after a join, and else once in five seconds", async () => {
    const stats = async () => (await get("stats")).json();
    await join("tara@bel.example");
    const known = await stats();
    await DB.prepare("UPDATE waitlist_totals SET total_signups = 77").run();
    expect(await stats()).toEqual(known);
    await join("kabir@pepper.example");
    expect(await stats()).toMatchObject({ totalSignups: 78 });
    const readAfter = (seconds: number) => readCachedStats(db, Date.now() + seconds * 1000);
    await readAfter(0);
    await DB.prepare("UPDATE waitlist_totals SET total_signups = 2").run();
    expect([await readAfter(4), await readAfter(6)]).toMatchObject([{ totalSignups: 78 }, { totalSignups: 2 }]);
  });

  test("referral-count tells the true count, and nothing else", async () => {
    const { referralCode } = await join("tara@bel.example");
    await join("kabir@pepper.example", { referredBy: referralCode });
    const response = await get(`referral-count/${referralCode.toLowerCase()}`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await response.json()).toEqual({ referralCode, referralCount: 1 });
  });

  test.each([["ZZZZ2345"], ["short"], ["%F0%9F%A7%BF"]])("no count of the code %s is told", async (code) => {
    for (const asked of [get(`referral-count/${code}`), post(`increment-referral/${code}`, {})])
      expect(await told(asked)).toEqual([404, { message: expect.any(String), code: "referralCodeUnknown" }]);
  });

  test("code-lookup gives the code for any spelling of the address, and nothing else", async () => {
    const { referralCode } = await join("tara@bel.example");
    expect(await told(post("code-lookup", { email: " TARA@bel.example " }))).toEqual([200, { referralCode }]);
    const message = expect.not.stringContaining("tara");
    const unknown = post("code-lookup", { email: "tara+two@bel.example" });
    expect(await told(unknown)).toEqual([404, { message, code: "emailUnknown" }]);
  });

  test("stats tell the two totals", async () => {
    const { referralCode } = await join("tara@bel.example");
    await join("kabir@pepper.example", { referredBy: referralCode });
    expect(await told(get("stats"))).toEqual([200, { totalSignups: 2, referralSignups: 1 }]);
  });
});

describe("with Turnstile on", () => {
  const noLimit: RateLimit = { limit: async () => ({ success: true }) };
  const noMore: RateLimit = { limit: async () => ({ success: false }) };
  let asked: number;
  beforeEach(() => {
    asked = 0;
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      asked += 1;
      return Response.json({ success: (JSON.parse(body) as { response: string }).response === "good" });
    });
    return () => vi.unstubAllGlobals();
  });
  const admission = { db, turnstileSecret: "secret", mail: null, waitUntil: () => {} };
  const admit = (limiter: RateLimit) =>
    admitJoin(domainForm("tara@bel.example", { turnstileToken: "good" }), {
      ...admission,
      limiter,
      sharedLimiter: noLimit,
      request: fromVisitor(),
    });

  test("a visitor who passes the check joins", async () => {
    expect(await admit(noLimit)).toMatchObject({
      ok: true,
      status: 201,
      data: { alreadyRegistered: false, position: 1 },
    });
    await expectTruth(1, 0);
  });

  test("a visitor over the limit does not, and Turnstile is not asked", async () => {
    expect(await admit(noMore)).toMatchObject({ ok: false, status: 429 });
    expect(asked).toBe(0);
    await expectTruth(0, 0);
  });

  test("a code is told only to who passes the check, and neighbours do not use up one's tries", async () => {
    await admit(noLimit);
    const from = fromVisitor();
    const { LIMIT_LOOKUP: limiter, LIMIT_JOIN_SHARED: sharedLimiter } = bindings;
    const lookUp = (email: string, turnstileToken?: string) =>
      admitLookUp({ email, turnstileToken }, { db, limiter, sharedLimiter, request: from, turnstileSecret: "secret" });
    for (const token of [undefined, "bad"]) {
      expect(await lookUp("tara@bel.example", token)).toMatchObject({ status: 400, code: "notAPerson" });
      expect(await lookUp("nobody@bel.example", token)).toMatchObject({ status: 400, code: "notAPerson" });
    }
    for (let n = 0; n < 20; n += 1) expect((await lookUp(`hall-${n}@bel.example`, "good")).status).toBe(404);
    expect(await lookUp("tara@bel.example", "good")).toMatchObject({ status: 200 });
  });

  test("founders who share one address join, thirty in a minute, and one mailbox has its own limit", async () => {
    const { LIMIT_JOIN: limiter, LIMIT_JOIN_SHARED: sharedLimiter } = bindings;
    const sources = { ...admission, limiter, sharedLimiter, request: fromVisitor() };
    const admitFrom = (email: string) => admitJoin(domainForm(email, { turnstileToken: "good" }), sources);
    for (let n = 0; n < 30; n += 1) expect((await admitFrom(`hall-${n}@bel.example`)).status).toBe(201);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await admitFrom(`hall+${n}@bel.example`)).status);
    expect(statuses).toContain(429);
  });
});

describe("the forms without scripts", () => {
  const send = async (fields: Record<string, string>, search = "") => {
    const response = await sendForm(`/waitlist${search}`, fields);
    const [, alert = ""] = /role="alert"[^>]*>(.*?)<\/p>/.exec(await response.text()) ?? [];
    return { status: response.status, said: alert.replace(/<!-- -->|<[^>]+>/g, "") };
  };
  const complete = {
    intent: "join",
    brandName: "Bel & Buta",
    founderName: "Tara",
    email: "tara@bel.example",
    phoneNumber: "+91 00000 12345",
    acceptedTerms: "on",
  };
  const { missing, emailRequired, emailNotFound } = waitlistToasts;

  test.each([
    [{ ...complete, brandName: " " }, `Missing information: ${missing.description}`],
    [{ ...complete, brandName: "", email: "tara" }, `Missing information: ${missing.description}`],
    [{ ...complete, email: "tara" }, "Error: Please enter a valid email address"],
    [{ ...complete, phoneNumber: "call me" }, "Error: Please enter a valid phone number"],
    [{ ...complete, brandName: "x".repeat(121) }, "Error: Please keep this to 120 characters or fewer"],
    [{ ...complete, leaveEmpty: "0141 000" }, `Error: ${waitlistMessages.hiddenFieldFilled}`],
    [{ ...complete, founderName: "\u200b" }, `Missing information: ${missing.description}`],
    [{ ...complete, acceptedTerms: "false" }, `Missing information: ${missing.description}`],
    [{ ...complete, acceptedTerms: "off" }, `Missing information: ${missing.description}`],
    [{ ...complete, acceptedTerms: "0" }, `Missing information: ${missing.description}`],
    [{ ...complete, acceptedTerms: "" }, `Missing information: ${missing.description}`],
    [{ intent: "lookup", email: "\u200b" }, `Email required: ${emailRequired.description}`],
    [{ intent: "lookup", email: " " }, `Email required: ${emailRequired.description}`],
    [{ intent: "lookup", email: "tara" }, `${emailNotFound.title}: ${emailNotFound.description}`],
  ])("%j is answered with what is wrong", async (fields, said) => {
    expect(await send(fields)).toEqual({ status: 400, said });
    await expectTruth(0, 0);
  });

  test.each([
    ["?utm_source=Diwali", "diwali"],
    ["?ref=TARA2345&utm_source=diwali", "diwali"],
    ["?utm_source=two%20words", "two-words"],
    ["", null],
  ])("a join at %j keeps the campaign %j of the address", async (search, stored) => {
    const page = await textAt(`/waitlist${search}`);
    expect(page).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="#reserve")/);
    expect((await send(complete, search)).status).toBe(201);
    expect(await DB.prepare("SELECT utm_source FROM waitlist_entries").first()).toEqual({ utm_source: stored });
  });

  test("an address nobody joined with is not found", async () => {
    const said = `Email not found: ${emailNotFound.description}`;
    expect(await send({ intent: "lookup", email: "tara@bel.example" })).toEqual({ status: 404, said });
  });

  test.each([
    ["on", 1],
    ["false", 0],
    ["off", 0],
    ["0", 0],
    ["", 0],
  ])("a marketing tick sent as %j is stored as %i", async (acceptedMarketing, stored) => {
    expect((await send({ ...complete, acceptedMarketing })).status).toBe(201);
    const row = await DB.prepare("SELECT accepted_terms, accepted_marketing FROM waitlist_entries").first();
    expect(row).toEqual({ accepted_terms: 1, accepted_marketing: stored });
  });

  test("a referral that holds no code is a join, and the page says so", async () => {
    await expectAnswer(sendForm("/waitlist", { ...complete, referredBy: "Tara told me" }), 201, joinMessages.noCode);
    await expectTruth(1, 0);
  });

  test("a form that is all in order is a join", async () => {
    expect(await send(complete)).toEqual({ status: 201, said: "" });
    await expectTruth(1, 0);
  });
});

test.each([
  [99, "1 spot left"],
  [100, "The list is open, with room for at least 1 more"],
  [5000, "The list is open, with room for at least 1 more"],
  [58, "42 spots left"],
])("with %i brands on the list the page says: %s", async (totalSignups, counter) => {
  await DB.prepare("UPDATE waitlist_totals SET total_signups = ?1, positions_given = ?1").bind(totalSignups).run();
  const html = await textAt(`/waitlist?fresh=${totalSignups}`);
  expect(html).toContain(`>${counter}<`);
  expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(/places are gone|have been taken/);
});

type Fault = "before" | "during" | "after" | "overloaded" | "none";

const LOST = "D1_ERROR: Network connection lost.";
const OVERLOADED = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";

/**
 * The real database behind an unreliable connection. `before`: the call never arrives. `during`: the transaction fails
 * half-way. `after`: it commits, and the answer is lost. When `faults` run out, the last one repeats.
 */
function badLine(faults: readonly Fault[]): D1Database & { calls: () => number } {
  let calls = 0;
  const behind = new WeakMap<object, D1PreparedStatement>();
  const through = async <T>(run: (broken: boolean) => Promise<T>): Promise<T> => {
    const fault = faults[Math.min(calls, faults.length - 1)] ?? "none";
    calls += 1;
    if (fault === "overloaded") throw new Error(OVERLOADED);
    if (fault === "before") throw new Error(LOST);
    try {
      const result = await run(fault === "during");
      if (fault !== "after") return result;
    } catch (error) {
      if (fault !== "during") throw error;
    }
    throw new Error(LOST);
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      raw: () => through(() => statement.raw()),
      all: () => through(() => statement.all()),
      first: () => through(() => statement.first()),
      run: () => through(() => statement.run()),
    } as unknown as D1PreparedStatement;
    behind.set(wrapped, statement);
    return wrapped;
  };
  return {
    calls: () => calls,
    prepare: (sql: string) => wrap(DB.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      through(async (broken) => {
        const real = statements.map((statement) => behind.get(statement) ?? statement);
        return DB.batch(broken ? [...real, DB.prepare("SELECT abs(-9223372036854775808)")] : real);
      }),
  } as unknown as D1Database & { calls: () => number };
}

describe("a failing database", () => {
  test.each<[string, Fault[]]>([
    ["before the commit", ["before", "none"]],
    ["during the transaction", ["during", "none"]],
    ["after the commit", ["after", "none"]],
    ["twice, before and after the commit", ["before", "after", "none"]],
    ["twice after the commit", ["after", "after", "none"]],
  ])("a database that loses the line %s is asked again, and the join counts once", async (_, faults) => {
    const { referralCode } = await join("tara@bel.example");
    const joined = await joinWaitlist(domainForm("kabir@pepper.example", { referredBy: referralCode }), {
      db: openDatabase(badLine(faults)),
    });
    expect(joined).toMatchObject({ alreadyRegistered: false, position: 2, earlyBird: true });
    expect(await findCodeByEmail(db, "kabir@pepper.example")).toEqual({ referralCode: joined.referralCode });
    await expectTruth(2, 1);
  });

  test.each<[string, Fault, number]>([
    ["before the commit", "before", 0],
    ["during the transaction", "during", 0],
    ["after the commit", "after", 1],
  ])("a database that keeps failing %s is asked three times, and a later try is right", async (_, fault, stored) => {
    const line = badLine([fault]);
    await expect(joinWaitlist(domainForm("tara@bel.example"), { db: openDatabase(line) })).rejects.toThrow(
      DatabaseUnavailableError,
    );
    expect(line.calls()).toBe(3);
    await expectTruth(stored, 0);
    expect(await join("tara@bel.example")).toMatchObject({ alreadyRegistered: stored === 1, position: 1 });
    await expectTruth(1, 0);
  });

  test("a database that is overloaded is not asked again", async () => {
    const line = badLine(["overloaded"]);
    await expect(joinWaitlist(domainForm("tara@bel.example"), { db: openDatabase(line) })).rejects.toThrow(
      DatabaseUnavailableError,
    );
    expect(line.calls()).toBe(1);
    await expectTruth(0, 0);
  });
});

describe("the number of rows that a call reads", () => {
  test("a call reads few rows at 5,000 entries, and the stats two", async () => {
    await fillWaitlist(5000);
    const { referralCode } = await join("tara@bel.example");

    const reads = async (call: (database: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<number> => {
      const bill = measured(DB);
      await call(bill.db);
      const { calls, rows } = bill.cost();
      expect(calls).toBeGreaterThan(0);
      return rows;
    };
    expect(await reads((d) => readStats(d))).toBe(2);
    expect(await reads((d) => findReferrer(d, referralCode))).toBeLessThanOrEqual(2);
    expect(await reads((d) => readReferralCount(d, referralCode))).toBeLessThanOrEqual(2);
    expect(await reads((d) => findCodeByEmail(d, "TARA@bel.example"))).toBeLessThanOrEqual(2);
    expect(await reads((d) => findCodeByEmail(d, "nobody@bel.example"))).toBeLessThanOrEqual(2);
  });
});

describe("bad input", () => {
  const required = {
    brandName: "Brand name is required",
    founderName: "Founder name is required",
    email: "Email is required",
    phoneNumber: "Phone number is required",
  };
  const missing = Object.entries(required).flatMap(([field, message]) =>
    [undefined, null, "", "   ", "\u200b", "\u3164", "\u202e\u0000"].map((value) => [field, value, message] as const),
  );
  const wrong = [
    ["brandName", 7, "Brand name is required"],
    ["brandName", "x".repeat(121), "Please keep this to 120 characters or fewer"],
    ["founderName", ["Tara"], "Founder name is required"],
    ["email", "tara", "Please enter a valid email address"],
    ["email", "tara@bel", "Please enter a valid email address"],
    ["email", "a@b.example, c@d.example", "Please enter a valid email address"],
    ["email", `${"x".repeat(250)}@x.example`, expect.any(String)],
    ["email", { toString: "tara@bel.example" }, "Email is required"],
    ["phoneNumber", "call me", "Please enter a valid phone number"],
    ["phoneNumber", "12345", "Please enter a valid phone number"],
    ["phoneNumber", 919800000000, "Phone number is required"],
    ["businessType", 7, "Please write this as text"],
    ["businessType", "x".repeat(201), "Please keep this to 200 characters or fewer"],
    ["igHandle", {}, "Please write this as text"],
    ["igHandle", "x".repeat(201), "Please keep this to 200 characters or fewer"],
    ["referredBy", true, "Please write this as text"],
    ["acceptedTerms", false, "Please accept the terms to join"],
    ["acceptedTerms", undefined, "Please accept the terms to join"],
    ["acceptedTerms", "true", "Please accept the terms to join"],
    ["acceptedMarketing", "yes", "Please answer with true or false"],
    ["leaveEmpty", "0141 000", waitlistMessages.hiddenFieldFilled],
    ["leaveEmpty", 1, "Please leave this empty"],
    ["turnstileToken", "x".repeat(2049), waitlistMessages.notAPerson],
    ["turnstileToken", 7, waitlistMessages.notAPerson],
  ] as const;

  test.each([...missing, ...wrong])(
    "%s: %j is refused under its field's name, and nothing is stored",
    async (field, value, message) => {
      const refused = post("join", form("tara@bel.example", { [field]: value }));
      const fields = { [field]: message };
      expect(await told(refused)).toMatchObject([400, { message: expect.any(String), fields }]);
      await expectTruth(0, 0);
    },
  );

  test("every fault of a form is named at once", async () => {
    const response = await post("join", {});
    expect(await response.json()).toMatchObject({
      message: "Brand name is required",
      fields: { ...required, acceptedTerms: "Please accept the terms to join" },
    });
  });

  test("the refusal of an address does not repeat it", async () => {
    const response = await post("join", form("secret person@bel.example"));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("secret");
  });
});
