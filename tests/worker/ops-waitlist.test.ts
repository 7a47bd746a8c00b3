/** The waitlist in the back office: pages, search, corrections, erasures, the export and the days. */
import { beforeEach, describe, expect, it } from "vitest";
import { daysSince, readCampaigns } from "#app/.server/waitlist/days.ts";
import { listEntries, type Listing } from "#app/.server/waitlist/listing.ts";
import { consentVersions } from "#app/content/consent.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, failing } from "./broken.ts";
import { audit, DB, db, emptyTables, fillWaitlist, idOf, join as joinAs, rows } from "./database.ts";
import { atOps, opened, playTeam, sendTo } from "./operator.ts";
import { expectAnswer } from "./site.ts";

playTeam();

beforeEach(() => emptyTables("waitlist_entries", "waitlist_free_positions", "ops_audit"));

async function join(
  { email = "tara@bel.example", ...given }: Parameters<typeof joinAs>[1] & { email?: string },
  at = new Date(),
) {
  const { referralCode } = await joinAs(email, { phoneNumber: "+91 98000 12345", ...given, at });
  return { id: await idOf(referralCode), code: referralCode };
}

const seed = (entries: number) =>
  fillWaitlist(entries, {
    brand_name: "'Brand ' || i",
    phone_number: "'+91 9' || printf('%09d', i * 7919)",
    referrer_id: "CASE WHEN i % 3 = 0 THEN 1 END",
    accepted_marketing: "i % 5 = 0",
    created_at: "i * 60000",
  });

const list = (given: Partial<Listing> = {}, now = new Date()) =>
  listEntries(db, { text: "", filter: null, campaign: null, order: "newest", page: 1, ...given }, now);
const brands = async (given: Partial<Listing>) => (await list(given)).entries.map(({ brandName }) => brandName);

describe("the search", () => {
  it.each([
    ["a part of the brand", "el &", "Bel & Buta"],
    ["capitals or not", "PICKLE", "Asha's Pickles"],
    ["a part of the address", "@pepper", "Pepper"],
    ["the whole address", "tara@bel.example", "Bel & Buta"],
    ["a phone number without its spaces", "9800012345", "Bel & Buta"],
    ["a phone number with its country", "+91 98000 12345", "Bel & Buta"],
    ["the end of a phone number", "12345", "Bel & Buta"],
    ["another script", "अचार", "आशा का अचार"],
    ["a handle", "@sunday.pickle", "Asha's Pickles"],
    ["two words in any order", "kabir pepper", "Pepper"],
    ["signs that mean something to the index", '"bel" OR brand:buta*', null],
    ["quotes", '"Buta', null],
    ["the two letters that begin a word", "be", "Bel & Buta"],
    ["two letters within a word", "ut", null],
    ["a whole name of two letters", "Om", "Om"],
    ["a short word beside a long one", "om rathore", "Om"],
    ["a short word that is not there", "om asha", null],
    ["another apostrophe", "Asha’s", "Asha's Pickles"],
    ["an apostrophe where the brand wrote another", "d'souza", "D’Souza"],
    ["a word without its nukta", "जायका", "ज़ायका"],
    ["a nukta in one sign", "\u095bायका", "ज़ायका"],
    ["a nukta too many", "अच\u093cार", "आशा का अचार"],
    ["a NUL within", "Pick\0le", "Asha's Pickles"],
    ["the beginning of a number with its country", "+91 98000", "Bel & Buta"],
    ["the beginning of a number with a zero", "098000 12", "Bel & Buta"],
    ["a nasal as a consonant", "आनन्द", "आनंद भंडार"],
    ["a nasal as a moon", "आनँद", "आनंद भंडार"],
    ["a joiner and a soft hyphen", "भं\u200dडा\u00adर", "आनंद भंडार"],
    ["digits of another script", "२४", "24 Carat Café"],
    ["a letter without its accent", "cafe", "24 Carat Café"],
    ["a Hindi name in Latin letters", "ashaa achaar", "आशा का अचार"],
    ["a Latin name in Hindi letters", "बेल बूटा", "Bel & Buta"],
    ["a vowel that is written twice", "boota", "Bel & Buta"],
    ["nobody", "zanzibar", null],
  ])("an entry is found by %s", async (_what, text, brand) => {
    await join({});
    await join({
      brandName: "Asha's Pickles",
      email: "asha@x.example",
      phoneNumber: "+91 90000 00001",
      igHandle: "sunday.pickle",
    });
    await join({ brandName: "Pepper", email: "kabir@pepper.example", phoneNumber: "0141 223344" });
    await join({ brandName: "Om", email: "om@x.example", phoneNumber: "9000000003" });
    await join({ brandName: "D’Souza", founderName: "Ines", email: "ines@x.example", phoneNumber: "9000000004" });
    await join({ brandName: "ज़ायका", email: "zayka@x.example", phoneNumber: "9000000005" });
    await join({ brandName: "आनंद भंडार", email: "anand@x.example", phoneNumber: "9000000006" });
    await join({ brandName: "24 Carat Café", email: "carat@x.example", phoneNumber: "9000000007" });
    await join({ brandName: "आशा का अचार", email: "achar@x.example", phoneNumber: "9000000002" });
    expect(await brands({ text })).toEqual(brand === null ? [] : [brand]);
  });

  it("the search calls a wrong statement a fault of the site, and no outage of the database", async () => {
    expectConsole(/no such column/);
    const wrong = { DB: brokenDatabase(failing("D1_ERROR: no such column: x: SQLITE_ERROR")) };
    expect((await atOps("/ops/waitlist", { env: wrong })).status).toBe(500);
  });

  it("the search finds by the code, however it is typed", async () => {
    const { code } = await join({});
    expect(await brands({ text: ` ${code.toLowerCase()} ` })).toEqual(["Bel & Buta"]);
  });

  it("the search knows a corrected entry as it is now, and an erased one not at all", async () => {
    const { id } = await join({ brandName: "Before" });
    expect(await brands({ text: "Before" })).toEqual(["Before"]);
    await DB.prepare("UPDATE waitlist_entries SET brand_name = 'Since' WHERE id = ?").bind(id).run();
    expect([await brands({ text: "Before" }), await brands({ text: "Since" })]).toEqual([[], ["Since"]]);
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run();
    expect(await brands({ text: "Since" })).toEqual([]);
  });

  it("a search writes the texts that are missing as a join writes them", async () => {
    for (const [index, brandName] of ["Asha's Pickles", "ज़ायका", "Two  spaces"].entries())
      await join({ brandName, email: `n${index}@x.example`, igHandle: "bel" });
    const texts = () => rows("SELECT search_text FROM waitlist_entries ORDER BY id");
    const joined = await texts();
    await DB.prepare("UPDATE waitlist_entries SET search_text = NULL").run();
    expect(await brands({ text: "spaces" })).toEqual(["Two  spaces"]);
    expect(await texts()).toEqual(joined);
  });

  it("the list is filtered, also what is searched", async () => {
    const { code } = await join({});
    await join({ brandName: "Pepper", email: "kabir@pepper.example", referredBy: code, acceptedMarketing: true });
    await join({ brandName: "Post", email: "post@x.example", utmSource: "Diwali" });
    expect(await brands({ filter: "referred" })).toEqual(["Pepper"]);
    expect(await brands({ filter: "messages" })).toEqual(["Pepper"]);
    expect(await brands({ filter: "campaign" })).toEqual(["Post"]);
    expect(await brands({ filter: "campaign", text: "pepper" })).toEqual([]);
    expect(await brands({ filter: "referred", text: "pepper" })).toEqual(["Pepper"]);
    expect(await brands({ campaign: "diwali" })).toEqual(["Post"]);
    expect(await brands({ campaign: "diw" })).toEqual([]);
  });
});

describe("the pages", () => {
  it.each(["newest", "oldest"] as const)("the pages go through the whole list, %s first", async (order) => {
    await seed(170);
    for (const text of ["", "Brand"]) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ order, text, page })));
      expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, true, false, false]);
      const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([170, 170]);
      expect(ids).toEqual(ids.toSorted((one, other) => (order === "newest" ? other - one : one - other)));
    }
  });

  it("the list names who brought most brands this week, this month and ever", async () => {
    // A Wednesday; the week began on Monday the 15th, the month two weeks before.
    const now = new Date("2026-06-17T12:00:00Z");
    const code: Record<string, string> = {};
    for (const name of ["week", "month", "ever"]) {
      code[name] = (await join({ brandName: name, email: `${name}@by.example` }, new Date("2026-01-01"))).code;
    }
    const bring = async (name: string, at: string, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const email = `${at.slice(0, 10)}-${index}@${name}.example`;
        await join({ brandName: "B", email, referredBy: code[name] ?? "" }, new Date(at));
      }
    };
    await bring("week", "2026-06-15T00:00:00+05:30", 2);
    await bring("month", "2026-06-14T23:59:00+05:30", 3);
    await bring("month", "2026-06-16T12:00:00Z", 1);
    await bring("ever", "2026-05-31T23:59:00+05:30", 5);
    const most = async (order: Listing["order"]) =>
      (await list({ order }, now)).entries.map(({ brandName, brought }) => [brandName, brought]);
    expect(await most("week")).toEqual([
      ["week", 2],
      ["month", 1],
    ]);
    expect(await most("month")).toEqual([
      ["month", 4],
      ["week", 2],
    ]);
    expect(await most("ever")).toEqual([
      ["ever", 5],
      ["month", 4],
      ["week", 2],
    ]);
    await DB.prepare("DELETE FROM waitlist_entries WHERE email LIKE '2026-06-14-%'").run();
    expect(await most("month")).toEqual([
      ["week", 2],
      ["month", 1],
    ]);
    await bring("ever", new Date().toISOString(), 1);
    expect(await opened("/ops/waitlist?order=week")).toContain("This week");
  });
});

const values = {
  brandName: "Bel & Buta",
  founderName: "Tara Rathore",
  email: "tara@bel.example",
  phoneNumber: "+91 98000 12345",
  businessType: "",
  igHandle: "",
};
const was = { was: JSON.stringify({ ...values, businessType: null, igHandle: null, acceptedMarketing: false }) };
const stored = (id: number) =>
  DB.prepare("SELECT * FROM waitlist_entries WHERE id = ?").bind(id).first<Record<string, unknown>>();

describe("an entry", () => {
  it("an entry is corrected, and who did it is noted without what it says", async () => {
    const { id, code } = await join({});
    await sendTo(
      `/ops/waitlist/${id}`,
      { ...values, ...was, brandName: " Bel and Buta ", code, acceptedMarketing: "on", intent: "correct" },
      `/ops/waitlist/${id}?done=corrected`,
    );
    expect(await stored(id)).toMatchObject({ brand_name: "Bel and Buta", accepted_marketing: 1, referral_code: code });
    expect(await audit()).toEqual([
      {
        who: "asha@ladoo.example",
        action: "waitlist.correct",
        subject: `entry ${id}`,
        before: '{"acceptedMarketing":false}',
        after: '{"fields":["brandName","acceptedMarketing"],"acceptedMarketing":true}',
      },
    ]);
    const receipts = `SELECT form, marketing_version FROM consent_receipts WHERE entry_id = ${id} AND form = 'operator'`;
    expect(await rows(receipts)).toEqual([{ form: "operator", marketing_version: consentVersions.marketing }]);
  });

  it("an entry is not corrected with what the form would refuse, and what was typed stays", async () => {
    const { id, code } = await join({});
    const response = await atOps(`/ops/waitlist/${id}`, {
      form: { ...values, ...was, email: "nobody", phoneNumber: "12", code, intent: "correct" },
    });
    const body = await response.text();
    expect(response.status).toBe(400);
    expect(body).toContain("Please enter a valid email address");
    expect(body).toContain('value="nobody"');
    expect(await stored(id)).toMatchObject({ email: "tara@bel.example" });
    expect(await audit()).toEqual([]);
  });

  it("an entry does not take an address that another entry has", async () => {
    await join({ email: "kabir@pepper.example" });
    const { id, code } = await join({});
    const form = { ...values, ...was, email: "Kabir@Pepper.example", code, intent: "correct" };
    await expectAnswer(atOps(`/ops/waitlist/${id}`, { form }), 409, "an entry of its own");
  });

  it("an entry is corrected by one of two operators at once, and the other is told", async () => {
    const { id, code } = await join({});
    const first = { ...values, ...was, brandName: "First", code, intent: "correct" };
    const second = { ...values, ...was, founderName: "Second", code, intent: "correct" };
    const answers = await Promise.all([
      atOps(`/ops/waitlist/${id}`, { form: first }),
      atOps(`/ops/waitlist/${id}`, { form: second, who: "dev@ladoo.example" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const loser = answers.find(({ status }) => status === 409);
    const told = (await loser?.text()) ?? "";
    expect(told).toContain("Somebody else corrected this entry");
    expect(told).toMatch(/value="(?:First|Second)"/);
    expect(await audit()).toHaveLength(1);
    const row = await stored(id);
    expect([row?.brand_name === "First", row?.founder_name === "Second"].filter(Boolean)).toHaveLength(1);
  });

  it("a correction sent twice is made once, and says so both times", async () => {
    const { id, code } = await join({});
    const form = { ...values, ...was, brandName: "Once", code, intent: "correct" };
    const send = () => sendTo(`/ops/waitlist/${id}`, form, `/ops/waitlist/${id}?done=corrected`);
    await Promise.all([send(), send()]);
    await send();
    expect(await audit()).toHaveLength(1);
  });

  it("an entry is erased with its applications, and its place stays taken", async () => {
    const { id, code } = await join({});
    await DB.prepare(
      `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter, created_at)
       VALUES ('s-1', 'ai-ux-designer', 'Tara', 'tara@bel.example', '1', 'https://cv.example', 'x', 0)`,
    ).run();
    expect((await atOps(`/ops/waitlist/${id}`, { form: { code, intent: "erase" } })).status).toBe(400);
    expect(await stored(id)).not.toBeNull();
    await sendTo(`/ops/waitlist/${id}`, { code, sure: "on", intent: "erase" }, "/ops/waitlist?done=erased");
    expect(await stored(id)).toBeNull();
    expect(await DB.prepare("SELECT count(*) AS n FROM job_applications").first()).toEqual({ n: 0 });
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_free_positions").first()).toEqual({ n: 0 });
    expect(await audit()).toMatchObject([
      { action: "waitlist.erase", subject: `entry ${id}` },
      { action: "application.erase", subject: expect.stringMatching(/^application \d+$/) },
    ]);
  });

  it("an entry is not erased by a form that meant the one which had its id before", async () => {
    const { id, code } = await join({});
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run();
    const other = await join({ email: "kabir@pepper.example" });
    expect(other.id).toBe(id);
    expect((await atOps(`/ops/waitlist/${id}`, { form: { code, sure: "on", intent: "erase" } })).status).toBe(404);
    expect(await stored(id)).not.toBeNull();
  });

  it("an entry shows what it holds as text, whatever was typed", async () => {
    const { id } = await join({ brandName: '<script>alert(1)</script>"&' });
    const body = await opened(`/ops/waitlist/${id}`);
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(body).not.toContain("<script>alert(1)");
  });

  it.each(["0", "-1", "abc", "999999", "1e3"])("%s does not exist", async (id) => {
    await expectAnswer(atOps(`/ops/waitlist/${id}`), 404, "back office");
  });
});

describe("fakes", () => {
  const listed = async (path: string) =>
    [...(await opened(path)).matchAll(/name="codes"[^>]*value="(\w{8})"/g)].map(([, code]) => code);

  it("fakes are ticked in the search, shown once more, and erased together with a note of each", async () => {
    const codes = [];
    for (let index = 1; index <= 40; index += 1) codes.push((await join({ email: `n${index}@spam.example` })).code);
    const real = await join({ email: "tara@bel.example" });
    expect(await listed("/ops/waitlist?search=%40spam.example")).toHaveLength(40);
    const some = new URLSearchParams(codes.map((code) => ["codes", code]));
    expect((await listed(`/ops/fakes?${some}`)).toSorted()).toEqual(codes.toSorted());
    expect((await atOps("/ops/fakes", { form: { intent: "fake" } })).status).toBe(400);
    await sendTo("/ops/fakes", { codes, intent: "fake" }, "/ops/fakes?done=fake");
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_free_positions").first("n")).toBe(40);
    expect((await list()).entries.map(({ id }) => id)).toEqual([real.id]);
    expect(await audit()).toHaveLength(40);
    expect((await audit())[0]).toMatchObject({ action: "waitlist.fake", before: expect.stringContaining("position") });
  });

  it("fakes are found as bursts of one domain, founder or minute, but not of a shared host", async () => {
    const minute = new Date(Date.now() - 3_600_000);
    const at = (index: number) => new Date(minute.getTime() - index * 60_000);
    for (let index = 0; index < 5; index += 1) {
      await join({ email: `n${index}@spam.example`, founderName: `F${index}` }, at(index));
      await join({ email: `p${index}@gmail.com`, founderName: `G${index}` }, at(100 + index));
      await join({ email: `x@x${index}.example`, founderName: " Fake Person" }, at(200 + index));
      await join({ email: `y@y${index}.example`, founderName: `H${index}` }, at(300));
    }
    for (let index = 0; index < 5; index += 1) {
      await join({ email: `old${index}@old.example`, founderName: `O${index}` }, new Date(Date.now() - 9 * 86_400_000));
    }
    const html = (await opened("/ops/fakes")).replaceAll("&amp;", "&");
    const found = [...html.matchAll(/href="(\/ops\/fakes\?[^"]+)"/g)].map(([, address]) => address ?? "");
    expect(found.map((address) => /\?(\w+)/.exec(address)?.[1])).toEqual(["domain", "founder", "minute"]);
    for (const address of found) expect(await listed(address)).toHaveLength(5);
    expect(html).toContain("spam.example");
    expect(html).not.toMatch(/gmail\.com|old\.example/);
  });
});

describe("the days", () => {
  it("the days count each join once by its source, and each campaign by its name", async () => {
    const noon = new Date("2026-03-01T12:00:00Z");
    // 20:00 UTC is the next day in India.
    const evening = new Date("2026-03-01T20:00:00Z");
    const { code } = await join({}, noon);
    await join({ email: "b@x.example", referredBy: code, utmSource: "diwali" }, noon);
    await join({ email: "c@x.example", utmSource: "diwali" }, evening);
    await join({ email: "d@x.example", utmSource: "instagram" }, evening);
    const day = indiaDay(noon);
    expect(await daysSince(db, day)).toEqual([
      { day: day + 1, direct: 0, referral: 0, campaign: 2 },
      { day, direct: 1, referral: 1, campaign: 0 },
    ]);
    expect(await daysSince(db, day + 1)).toHaveLength(1);
    expect(await readCampaigns(db, day + 1)).toEqual([
      { name: "diwali", joins: 2, recent: 1 },
      { name: "instagram", joins: 1, recent: 1 },
    ]);
    const html = await opened("/ops");
    expect(html).toContain("/ops/waitlist?campaign=instagram");
  });
});

describe("the export", () => {
  it("the export holds every entry, and is in the log of changes", async () => {
    await seed(2_345);
    const response = await atOps("/ops/waitlist.csv");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const lines = (await response.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(2_346);
    expect(lines[0]).toMatch(/position,earlyBird,brandName,.*,utmSource,language,confirmedAt,joinedAt$/);
    expect(await audit()).toMatchObject([
      { who: "asha@ladoo.example", action: "waitlist.export", after: '{"consented":false}' },
    ]);
  });

  it("the export for a mail tool holds who agreed, with phone and handle as they are", async () => {
    await join({ email: "no@x.example" });
    await join({ acceptedMarketing: true, igHandle: "@bel", language: "hi-IN", brandName: "=SUM(A1)" });
    const response = await atOps("/ops/waitlist.csv?consented=yes");
    const [head, line, ...more] = (await response.text()).trimEnd().split("\r\n");
    expect([head, more]).toEqual(["email,founderName,brandName,language,phoneNumber,igHandle,confirmedAt", []]);
    expect(line?.replaceAll('"', "")).toBe("tara@bel.example,Tara Rathore,'=SUM(A1),hi-IN,+91 98000 12345,@bel,");
    expect(await audit()).toMatchObject([{ action: "waitlist.export", after: '{"consented":true}' }]);
  });
});

describe("the screens", () => {
  it.each(
    `/ops /ops/waitlist /ops/fakes /ops/mails /ops/months /ops/months?state=all /ops/applications /ops/stories
      /ops/stories/new /ops/questions /ops/asked /ops/changes`.split(/\s+/),
  )("the screen %s opens", async (path) => {
    await join({});
    await expectAnswer(atOps(path), 200, "</html>");
  });

  it.each(["/ops", "/ops/waitlist", "/ops/months", "/ops/applications", "/ops/questions"])(
    "the screen %s says so while the database is away",
    async (path) => {
      expectConsole(/"event":"database"/);
      const response = await atOps(path, { env: { DB: brokenDatabase(failing("D1 DB is overloaded")) } });
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
      expect(await response.text()).toContain("The database did not answer");
    },
  );
});
