/** The waitlist in the back office: pages, search, corrections, erasures, the export and the days. */
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { daysSince } from "#app/.server/waitlist/days.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { listEntries, PAGE_ENTRIES, type Listing } from "#app/.server/waitlist/listing.ts";
import { consentVersions } from "#app/content/consent.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, failing } from "./broken.ts";
import { atOps, playTeam, sendTo } from "./operator.ts";
import { bindings } from "./site.ts";

const { DB } = bindings;
const db = openDatabase(DB);
playTeam();

beforeEach(async () => {
  for (const table of ["waitlist_entries", "waitlist_free_positions", "waitlist_days", "ops_audit"]) {
    await DB.prepare(`DELETE FROM ${table}`).run();
  }
});

type Given = Partial<
  Record<"brandName" | "founderName" | "email" | "phoneNumber" | "referredBy" | "utmSource" | "igHandle", string>
> & {
  acceptedMarketing?: boolean;
};

async function join(given: Given, at = new Date()): Promise<{ id: number; code: string }> {
  const form = {
    brandName: "Bel & Buta",
    founderName: "Tara Rathore",
    email: "tara@bel.example",
    phoneNumber: "+91 98000 12345",
    acceptedTerms: true,
  };
  const { referralCode } = await joinWaitlist(WaitlistJoinSchema.parse({ ...form, ...given }), { db, now: () => at });
  const row = await DB.prepare("SELECT id FROM waitlist_entries WHERE referral_code = ?")
    .bind(referralCode)
    .first<{ id: number }>();
  return { id: row?.id ?? 0, code: referralCode };
}

async function seed(entries: number): Promise<void> {
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
     INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
       referrer_id, accepted_terms, accepted_marketing, created_at)
     SELECT 'seed-' || i || '@x.example', 'seed-' || i || '@x.example', 'Brand ' || i, 'Founder', '+91 9' || printf('%09d', i * 7919),
       printf('S%07d', i), CASE WHEN i % 3 = 0 THEN 1 END, 1, i % 5 = 0, i * 60000 FROM n`,
  ).run();
}

const listing = (given: Partial<Listing> = {}): Listing => ({ text: "", filter: null, order: "newest", ...given });
const brands = async (given: Partial<Listing>) =>
  (await listEntries(db, listing(given))).entries.map(({ brandName }) => brandName);

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
    ["nobody", "zanzibar", null],
  ])("finds by %s", async (_what, text, brand) => {
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
    await join({ brandName: "आशा का अचार", email: "achar@x.example", phoneNumber: "9000000002" });
    expect(await brands({ text })).toEqual(brand === null ? [] : [brand]);
  });

  it("calls a wrong statement a fault of the site, and no outage of the database", async () => {
    expectConsole(/no such column/);
    const wrong = { DB: brokenDatabase(failing("D1_ERROR: no such column: x: SQLITE_ERROR")) };
    expect((await atOps("/ops/waitlist", { env: wrong })).status).toBe(500);
  });

  it("finds by the code, however it is typed", async () => {
    const { code } = await join({});
    expect(await brands({ text: ` ${code.toLowerCase()} ` })).toEqual(["Bel & Buta"]);
  });

  it("knows a corrected entry by what it says now, and an erased one not at all", async () => {
    const { id } = await join({ brandName: "Before" });
    expect(await brands({ text: "Before" })).toEqual(["Before"]);
    await DB.prepare("UPDATE waitlist_entries SET brand_name = 'Since' WHERE id = ?").bind(id).run();
    expect([await brands({ text: "Before" }), await brands({ text: "Since" })]).toEqual([[], ["Since"]]);
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run();
    expect(await brands({ text: "Since" })).toEqual([]);
  });

  it("takes in the entry that is given the id of an erased one", async () => {
    const { id } = await join({ brandName: "Gone" });
    expect(await brands({ text: "Gone" })).toEqual(["Gone"]);
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run();
    expect((await join({ brandName: "Arrived" })).id).toBe(id);
    expect([await brands({ text: "Gone" }), await brands({ text: "Arrived" })]).toEqual([[], ["Arrived"]]);
  });

  it("leaves nothing of an erased entry behind", async () => {
    await join({ brandName: "Qzxw", email: "unforgettable@x.example" });
    await join({ brandName: "Vwkj", email: "stays@x.example" });
    await listEntries(db, listing({ text: "Vwkj" }));
    await DB.prepare("DELETE FROM waitlist_entries WHERE email = 'unforgettable@x.example'").run();
    const blocks = await DB.prepare("SELECT hex(block) AS bytes FROM waitlist_search_data").all<{ bytes: string }>();
    const kept = blocks.results.map(({ bytes }) => bytes).join(" ");
    const hex = (text: string) =>
      [...new TextEncoder().encode(text)]
        .map((byte) => byte.toString(16))
        .join("")
        .toUpperCase();
    expect(kept).toContain(hex("vwk"));
    expect(kept).not.toContain(hex("qzx"));
  });

  it("filters, also what is searched", async () => {
    const { code } = await join({});
    await join({ brandName: "Pepper", email: "kabir@pepper.example", referredBy: code, acceptedMarketing: true });
    await join({ brandName: "Post", email: "post@x.example", utmSource: "Diwali" });
    expect(await brands({ filter: "referred" })).toEqual(["Pepper"]);
    expect(await brands({ filter: "messages" })).toEqual(["Pepper"]);
    expect(await brands({ filter: "campaign" })).toEqual(["Post"]);
    expect(await brands({ filter: "campaign", text: "pepper" })).toEqual([]);
    expect(await brands({ filter: "referred", text: "pepper" })).toEqual(["Pepper"]);
  });
});

describe("the pages", () => {
  it("go through the whole list, forwards and backwards, newest or oldest first", async () => {
    await seed(170);
    for (const order of ["newest", "oldest"] as const) {
      for (const text of ["", "Brand"]) {
        const seen: number[][] = [];
        let page = await listEntries(db, listing({ order, text }));
        for (;;) {
          seen.push(page.entries.map(({ id }) => id));
          if (!page.hasNext) break;
          page = await listEntries(db, listing({ order, text, after: seen.at(-1)?.at(-1) }));
        }
        const ids = seen.flat();
        expect([ids.length, seen.length, new Set(ids).size]).toEqual([170, 4, 170]);
        expect(ids).toEqual(ids.toSorted((a, b) => (order === "newest" ? b - a : a - b)));
        for (const [index, expected] of seen.entries()) {
          if (index === 0) continue;
          const back = await listEntries(db, listing({ order, text, before: expected[0] }));
          expect(back.entries.map(({ id }) => id)).toEqual(seen[index - 1]);
          expect([back.hasPrevious, back.hasNext]).toEqual([index > 1, true]);
        }
      }
    }
  });

  it("go through those who brought somebody, most first, as joins and erasures change it", async () => {
    await seed(170);
    await DB.prepare("UPDATE waitlist_entries SET referrer_id = (id * id) % 120 + 1 WHERE id > 20").run();
    const expectedIds = async () =>
      (
        await DB.prepare(
          "SELECT id FROM waitlist_entries WHERE referral_count > 0 ORDER BY referral_count DESC, id DESC",
        ).all<{ id: number }>()
      ).results.map(({ id }) => id);
    const expectPages = async () => {
      const seen: number[][] = [];
      let page = await listEntries(db, listing({ order: "referrals" }));
      for (;;) {
        seen.push(page.entries.map(({ id }) => id));
        if (!page.hasNext) break;
        page = await listEntries(db, listing({ order: "referrals", after: seen.at(-1)?.at(-1) }));
      }
      expect(seen.flat()).toEqual(await expectedIds());
      for (const [index, ids] of seen.entries()) {
        if (index === 0) continue;
        const back = await listEntries(db, listing({ order: "referrals", before: ids[0] }));
        expect(back.entries.map(({ id }) => id)).toEqual(seen[index - 1]);
      }
      return seen.length;
    };
    await DB.prepare("UPDATE waitlist_entries SET referrer_id = id - 1 WHERE id % 2 = 0").run();
    expect(await expectPages()).toBe(2);
    await DB.prepare("DELETE FROM waitlist_entries WHERE id % 7 = 0").run();
    await expectPages();
    await join({ brandName: "Brought", email: "late@x.example", referredBy: "S0000003" });
    await join({ email: "later@x.example", referredBy: "S0000004" });
    await expectPages();
    expect(await brands({ order: "referrals", text: "Brought" })).toEqual(["Brought"]);
  });

  it("read as many rows as they show, at 5,000 entries", async () => {
    await seed(5_000);
    await DB.prepare("UPDATE waitlist_entries SET referrer_id = id % 1000 + 1 WHERE id > 2000").run();
    let read = 0;
    const measured = new Proxy(DB, {
      get: (target, name) => {
        if (name !== "prepare") return Reflect.get(target, name).bind(target);
        return (sql: string) => {
          const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
            new Proxy(statement, {
              get: (inner, method) => {
                if (method === "bind") return (...values: unknown[]) => wrap(inner.bind(...values));
                if (method !== "raw") return Reflect.get(inner, method).bind(inner);
                return async () => {
                  read += (await inner.all()).meta.rows_read;
                  return inner.raw();
                };
              },
            });
          return wrap(target.prepare(sql));
        };
      },
    });
    // Adds the entries to the search index, which is done once.
    await listEntries(db, listing({ text: "Brand" }));
    const kinds: Partial<Listing>[] = [
      {},
      { after: 2_500 },
      { order: "oldest", after: 2_500 },
      { text: "Brand 4321" },
      { text: "seed" },
      { filter: "messages" },
      { filter: "referred", text: "x.example", after: 3_000 },
      { text: "nobody at all" },
      { order: "referrals" },
      { order: "referrals", after: 500 },
      { order: "referrals", before: 500 },
    ];
    for (const kind of kinds) {
      read = 0;
      const { entries } = await listEntries(openDatabase(measured), listing(kind));
      expect(entries.length, JSON.stringify(kind)).toBeLessThanOrEqual(PAGE_ENTRIES);
      // An entry, its place in the index, and its referrer; plus some blocks of the full-text index.
      expect(read, JSON.stringify(kind)).toBeLessThanOrEqual(PAGE_ENTRIES * 6);
    }
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
const was = (changed: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...values, acceptedMarketing: "no", ...changed }).map(([name, value]) => [`was-${name}`, value]),
  );
const stored = (id: number) =>
  DB.prepare("SELECT * FROM waitlist_entries WHERE id = ?").bind(id).first<Record<string, unknown>>();
const audit = async () =>
  (await DB.prepare("SELECT who, action, subject, before, after FROM ops_audit ORDER BY id").all()).results;

describe("an entry", () => {
  it("is corrected, and who did it is noted without what it says", async () => {
    const { id, code } = await join({});
    await sendTo(
      `/ops/waitlist/${id}`,
      { ...values, ...was(), brandName: " Bel and Buta ", code, acceptedMarketing: "on", intent: "correct" },
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
    const receipts = "SELECT form, marketing_version FROM consent_receipts WHERE entry_id = ? AND form = 'operator'";
    expect((await DB.prepare(receipts).bind(id).all()).results).toEqual([
      { form: "operator", marketing_version: consentVersions.marketing },
    ]);
  });

  it("is not corrected with what the form would refuse, and what was typed stays", async () => {
    const { id, code } = await join({});
    const response = await atOps(`/ops/waitlist/${id}`, {
      form: { ...values, ...was(), email: "nobody", phoneNumber: "12", code, intent: "correct" },
    });
    const body = await response.text();
    expect(response.status).toBe(400);
    expect(body).toContain("Please enter a valid email address");
    expect(body).toContain('value="nobody"');
    expect(await stored(id)).toMatchObject({ email: "tara@bel.example" });
    expect(await audit()).toEqual([]);
  });

  it("does not take an address that another entry has", async () => {
    await join({ email: "kabir@pepper.example" });
    const { id, code } = await join({});
    const response = await atOps(`/ops/waitlist/${id}`, {
      form: { ...values, ...was(), email: "Kabir@Pepper.example", code, intent: "correct" },
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("an entry of its own");
  });

  it("is corrected by one of two operators at once, and the other is told", async () => {
    const { id, code } = await join({});
    const first = { ...values, ...was(), brandName: "First", code, intent: "correct" };
    const second = { ...values, ...was(), founderName: "Second", code, intent: "correct" };
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

  it("sent twice is corrected once, and says so both times", async () => {
    const { id, code } = await join({});
    const form = { ...values, ...was(), brandName: "Once", code, intent: "correct" };
    await sendTo(`/ops/waitlist/${id}`, form, `/ops/waitlist/${id}?done=corrected`);
    await sendTo(`/ops/waitlist/${id}`, form, `/ops/waitlist/${id}?done=corrected`);
    expect(await audit()).toHaveLength(1);
  });

  it("is erased with its applications, and its place stays taken", async () => {
    const { id, code } = await join({});
    await DB.prepare(
      `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter, created_at)
       VALUES ('s-1', 'ai-ux-designer', 'Tara', 'tara@bel.example', '1', 'https://cv.example', 'x', 0)`,
    ).run();
    await sendTo(`/ops/waitlist/${id}`, { code, intent: "erase" }, "/ops/waitlist?done=erased");
    expect(await stored(id)).toBeNull();
    expect(await DB.prepare("SELECT count(*) AS n FROM job_applications").first()).toEqual({ n: 0 });
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_free_positions").first()).toEqual({ n: 0 });
    expect(await audit()).toMatchObject([
      { action: "waitlist.erase", subject: `entry ${id}` },
      { action: "application.erase", subject: expect.stringMatching(/^application \d+$/) },
    ]);
  });

  it("erased as fake gives its place back, and its day one join less", async () => {
    const { id, code } = await join({});
    await join({ email: "kabir@pepper.example" });
    const today = indiaDay(new Date());
    expect(await daysSince(db, today)).toMatchObject([{ direct: 2 }]);
    await sendTo(`/ops/waitlist/${id}`, { code, intent: "fake" }, "/ops/waitlist?done=fake");
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_free_positions").first()).toEqual({ n: 1 });
    expect(await daysSince(db, today)).toMatchObject([{ direct: 1 }]);
  });

  it("is not erased by a form that meant the one which had its id before", async () => {
    const { id, code } = await join({});
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run();
    const other = await join({ email: "kabir@pepper.example" });
    expect(other.id).toBe(id);
    expect((await atOps(`/ops/waitlist/${id}`, { form: { code, intent: "erase" } })).status).toBe(404);
    expect(await stored(id)).not.toBeNull();
  });

  it("shows what it holds as text, whatever was typed", async () => {
    const { id } = await join({ brandName: '<script>alert(1)</script>"&' });
    const body = await (await atOps(`/ops/waitlist/${id}`)).text();
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(body).not.toContain("<script>alert(1)");
  });

  it.each(["0", "-1", "abc", "999999", "1e3"])("%s does not exist", async (id) => {
    const response = await atOps(`/ops/waitlist/${id}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("back office");
  });
});

describe("the days", () => {
  it("count each join once by its source, also one that is erased before anybody looks", async () => {
    const noon = new Date("2026-03-01T12:00:00Z");
    // 20:00 UTC is the next day in India.
    const evening = new Date("2026-03-01T20:00:00Z");
    const { code } = await join({}, noon);
    await join({ email: "b@x.example", referredBy: code, utmSource: "diwali" }, noon);
    await join({ email: "c@x.example", utmSource: "diwali" }, evening);
    const gone = await join({ email: "d@x.example" }, evening);
    await DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(gone.id).run();
    const expected = [
      { day: indiaDay(evening), direct: 1, referral: 0, campaign: 1 },
      { day: indiaDay(noon), direct: 1, referral: 1, campaign: 0 },
    ];
    expect(await daysSince(db, 0)).toEqual(expected);
    expect(await daysSince(db, 0)).toEqual(expected);
    await join({ email: "e@x.example" }, evening);
    expect((await daysSince(db, 0))[0]).toEqual({ ...expected[0], direct: 2 });
  });

  it("are exact however joins, erasures and looks cross", async () => {
    const work: Promise<unknown>[] = [];
    for (let index = 0; index < 40; index += 1) {
      work.push(
        join({ email: `n${index}@x.example` }).then(({ id }) =>
          index % 4 === 0 ? DB.prepare("DELETE FROM waitlist_entries WHERE id = ?").bind(id).run() : null,
        ),
      );
      if (index % 5 === 0) work.push(daysSince(db, 0));
    }
    await Promise.all(work);
    expect((await daysSince(db, 0)).reduce((sum, { direct }) => sum + direct, 0)).toBe(40);
  });
});

describe("the export", () => {
  it("holds every entry, in the columns of the command line", async () => {
    await seed(2_345);
    const response = await atOps("/ops/waitlist.csv");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const lines = (await response.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(2_346);
    expect(lines[0]).toMatch(/position,earlyBird,brandName,.*,utmSource,confirmedAt,joinedAt$/);
    const consented = (await (await atOps("/ops/waitlist.csv?consented=yes")).text()).trimEnd().split("\r\n");
    expect(consented).toHaveLength(470);
  });
});

describe("the screens", () => {
  it.each([
    "/ops",
    "/ops/waitlist",
    "/ops/months",
    "/ops/applications",
    "/ops/stories",
    "/ops/stories/new",
    "/ops/questions",
    "/ops/asked",
    "/ops/changes",
  ])("%s opens", async (path) => {
    await join({});
    const response = await atOps(path);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("</html>")]);
  });

  it.each(["/ops", "/ops/waitlist", "/ops/months", "/ops/applications", "/ops/questions"])(
    "%s says so while the database is away",
    async (path) => {
      expectConsole(/"event":"database"/);
      const response = await atOps(path, { env: { DB: brokenDatabase(failing("D1 DB is overloaded")) } });
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
      expect(await response.text()).toContain("The database did not answer");
    },
  );
});
