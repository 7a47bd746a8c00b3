/** Bindings that fail, hang or are slow: pages still show, forms keep their text, and programs get Retry-After. */
import { prices } from "#app/content/prices.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import type { Env } from "#app/cloudflare.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { useCasesText } from "#app/content/use-cases.ts";
import { frameWords } from "#app/lib/frame-words.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { application } from "#tests/setup/application.ts";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, databaseBehind, type Fault, failing, nothingWorks, silent } from "./broken.ts";
import { founder } from "./database.ts";
import { linksTo } from "./html.ts";
import { hurried } from "./hurried.ts";
import {
  asJson,
  asVisitor,
  bindings,
  call,
  expectAnswer,
  ORIGIN,
  sendForm,
  site,
  textAt,
  unkept,
  visit,
} from "./site.ts";

const pages = publicPages(builtInStories);
const paths = [
  ...pages.map(({ path }) => path),
  ...["/operations-automation", "/customer-connect", "/features/inventory-management"],
  ...["/podcast.xml", "/sitemap.xml", "/robots.txt", "/llms.txt", "/story/9.md"],
];
/** One page of each kind. */
const sample = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), "/", "/waitlist"];

const BROWSER =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const LONGEST_MS = 2000;

const lost: Fault = failing("D1_ERROR: Network connection lost.");
const overloaded: Fault = failing("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");

/** Requests each page in a fresh state; returns those that fail the visitor or wait for too long. */
async function failures(asked: readonly string[], env: () => Partial<Env>, userAgent = BROWSER): Promise<string[]> {
  const found: string[] = [];
  for (const path of asked) {
    const headers = asVisitor({ "User-Agent": userAgent });
    const { response, text, waitedMs } = await hurried(async () => {
      const response = await site(unkept(path), { headers, env: env() });
      return { response, text: await response.text() };
    });
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
    if (response.status !== 200) found.push(`${path}: status ${response.status}`);
    if (waitedMs > LONGEST_MS) found.push(`${path}: ${waitedMs} ms`);
    if (isPage && !/<h1[\s>]/.test(text)) found.push(`${path}: no heading`);
  }
  return found;
}

/** The log while bindings fail; about the counters at most one line a minute. */
const OUTAGE = /"event":"(?:stories-built-in-only|recordings-not-listed|database|rate-limit)"/;

describe("pages", () => {
  beforeEach(() => expectConsole(OUTAGE));

  test.each([
    ["every page is", "loses its connection", paths, overloaded, BROWSER, 50],
    ["every whole page for a crawler is", "loses its connection", paths, overloaded, CRAWLER, 50],
    ["every page is", "hangs", paths, silent, BROWSER, 50],
    ["a crawler's whole page is", "hangs", sample, silent, CRAWLER, 7],
  ])("%s there in time when every binding %s", async (_what, _how, asked, fault, userAgent, least) => {
    expect(asked.length).toBeGreaterThan(least);
    expect(await failures(asked, () => nothingWorks(fault), userAgent)).toEqual([]);
  });

  test("pages are there in time when the database takes three seconds", async () => {
    const slow = () => ({ DB: databaseBehind(() => new Promise((resolve) => setTimeout(resolve, 3000))) });
    expect(await failures(sample, slow)).toEqual([]);
  });

  test("pages are there without the bindings at all", async () => {
    const names = Object.keys(bindings).filter((name) => /^(DB|MEDIA|AI|ASSETS|LIMIT_\w+)$/.test(name));
    const none = Object.fromEntries(names.map((name) => [name, undefined])) as unknown as Partial<Env>;
    expect(await failures(sample, () => none)).toEqual([]);
  });
});

describe("pages while the database alone is away", () => {
  test("a page without stories or counters does not wait for the database", async () => {
    const env = { DB: databaseBehind(() => new Promise(() => {})) };
    const { response, waitedMs } = await hurried(async () => {
      const response = await visit(unkept("/about"), { env });
      await response.text();
      return { response };
    });
    expect([response.status, waitedMs < 250]).toEqual([200, true]);
  });

  test("a wrong statement of ours takes away no page and no typed word", async () => {
    expectConsole(/"event":"(?:stories|statement)"/);
    const env = { DB: brokenDatabase(failing("D1_ERROR: no such column: x: SQLITE_ERROR")) };
    expect(await failures(sample, () => env)).toEqual([]);
    const form = { intent: "join", ...founder, email: "tara@bel.example", acceptedTerms: "on" };
    const response = await sendForm("/waitlist", form, { env, headers: { Origin: ORIGIN } });
    expect(response.status).toBe(500);
    const page = await response.text();
    expect(page).toContain(waitlistMessages.faultOfOurs);
    expect(page).toContain('value="Tara Rathore"');
  });

  test.each(["/story/777", "/story/777.data", "/story/777.md", "/api/stories/777", "/api/stories/777/with-features"])(
    "%s may be a published story, so it answers 503 and not 404",
    async (path) => {
      expectConsole(/stories-built-in-only|"event":"database"/);
      const env = { DB: brokenDatabase(lost) };
      for (const address of [path, path]) {
        const response = await visit(address, { env });
        expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
        const text = await response.text();
        if (path === "/story/777") {
          expect(text).toContain(`<title>${frameWords.errorScreen.heading}</title>`);
          expect(text).toContain(frameWords.errorScreen.body);
          expect(text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("Not Found");
        }
      }
      expect((await visit(path)).status).toBe(404);
    },
  );

  test("an id that no story can have is 404, whatever the database does", async () => {
    expectConsole(/stories-built-in-only/);
    const env = { DB: brokenDatabase(lost) };
    for (const path of ["/story/nine", "/story/-1.md", "/story/9e0"]) {
      expect((await visit(path, { env })).status, path).toBe(404);
    }
  });

  test("the list of stories is there for one that may be published, and says that it did not load", async () => {
    expectConsole(/stories-built-in-only/);
    const env = { DB: brokenDatabase(lost) };
    await expectAnswer(visit(unkept(`${useCasesPath}?story=777`), { env }), 200, useCasesText.notLoaded);
  });

  test("a database that is back is asked again", async () => {
    expect(await textAt(unkept("/waitlist"))).toMatch(/spots? left|places? left/i);
  });
});

describe("a page that fails", () => {
  test("a page that fails asks for its very address again, with its parameters", async () => {
    expectConsole(/"event":"database"/);
    const path = `/waitlist/ABCD2345?utm_source=stall&note=${encodeURIComponent('"a" & b')}`;
    const response = await visit(path, { env: { DB: brokenDatabase(overloaded) } });
    expect(response.status).toBe(503);
    const html = await response.text();
    // An empty address is that of the page, unless the document names another base.
    expect(linksTo(html, frameWords.errorScreen.retry)).toEqual([""]);
    expect(html).not.toMatch(/<base\s/);
  });
});

const entry = {
  brandName: 'Bel & "Buta"',
  founderName: "Tara Rathore",
  email: "tara.faults@bel.example",
  phoneNumber: "+91 98765 43210",
  businessType: "Block-printed kurtas",
  igHandle: "@belandbuta",
  referredBy: "ABCD2345",
};

const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const postForm = (path: string, fields: Record<string, string>, DB: D1Database) =>
  sendForm(path, fields, { env: { DB } });

/** Expects to be asked to come again, on a page with these words. */
async function expectRetry(response: Response, ...words: string[]): Promise<string> {
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
  const html = await response.text();
  for (const each of words) expect(html).toContain(each);
  return html;
}

describe("a form without scripts, while the database is away", () => {
  test("the waitlist says so and keeps every word", async () => {
    expectConsole(/"event":"database"/);
    const form = { intent: "join", ...entry, acceptedTerms: "on", acceptedMarketing: "on" };
    const words = Object.values(entry).map((value) => `value="${inAttribute(value)}"`);
    const answer = await postForm("/waitlist", form, brokenDatabase(overloaded));
    const html = await expectRetry(answer, 'role="alert"', ...words);
    expect(html.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
  });

  test("the code lookup says so and keeps the address", async () => {
    expectConsole(/"event":"database"/);
    const answer = await postForm("/waitlist", { intent: "lookup", email: entry.email }, brokenDatabase(lost));
    await expectRetry(answer, `value="${entry.email}"`);
  });

  test("an application says so and keeps every word", async () => {
    expectConsole(/"event":"database"/);
    const { fullName, email, phone, resumeUrl, coverLetter } = application;
    const words = [fullName, email, phone, resumeUrl].map((value) => `value="${inAttribute(value)}"`);
    const answer = await postForm(`/careers/${application.positionId}`, application, brokenDatabase(overloaded));
    await expectRetry(answer, ...words, coverLetter);
  });

  test.each(["", "/qr"])("somebody's own page%s says so", async (sheet) => {
    expectConsole(/"event":"database"/);
    await expectRetry(await visit(`/waitlist/ABCD2345${sheet}`, { env: { DB: brokenDatabase(lost) } }), "<h1");
  });
});

type Call = [method: "GET" | "POST", path: string, body?: object];

const calls: Call[] = [
  ["POST", "/api/waitlist/join", { ...entry, acceptedTerms: true }],
  ["POST", "/api/waitlist/code-lookup", { email: entry.email }],
  ["GET", "/api/waitlist/verify-referral/ABCD2345"],
  ["POST", "/api/waitlist/increment-referral/ABCD2345", {}],
  ["GET", "/api/waitlist/referral-count/ABCD2345"],
  ["GET", "/api/waitlist/stats"],
  ["POST", "/api/careers/apply", application],
];

const send = ([method, path, body]: Call, DB: D1Database) =>
  site(path, { method, headers: asJson(), env: { DB }, ...(body && { body: JSON.stringify(body) }) });

async function expectComeAgain(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const body = (await response.json()) as { message: string };
  expect(body).toEqual({ message: expect.stringMatching(/try again/i), code: expect.any(String) });
  expect(body.message).not.toMatch(/D1|SQL|database|@/i);
}

/** What may be in no log: an address, or something that could be a referral code. */
// A request's id may begin with eight digits, and goes on with a hyphen.
const PERSONAL = /[\w.+-]+(?:@|%40)[\w-]+\.\w+|\b[2-9A-HJKMNP-Z]{8}\b(?!-)|Tara|Meera|98765/;

describe("the API", () => {
  test.each([
    ["fails", lost],
    ["is overloaded", overloaded],
    ["throws something odd", () => Promise.reject("tara@bel.example")],
  ])("the API asks programs to come again while the database %s", async (_, fault) => {
    expectConsole(/"event":"database"/);
    for (const call of calls) await expectComeAgain(await send(call, brokenDatabase(fault)));
    expect(consoleLines()).toHaveLength(calls.length);
    expect(consoleLines().join("\n")).not.toMatch(PERSONAL);
  });

  test("the API does not keep programs waiting while the database hangs", async () => {
    expectConsole(/"event":"database"/);
    const join = { intent: "join", ...entry, acceptedTerms: "on" };
    const { form, waitedMs } = await hurried(async () => {
      const form = postForm("/waitlist", join, brokenDatabase(silent));
      await Promise.all(calls.map(async (call) => expectComeAgain(await send(call, brokenDatabase(silent)))));
      return { form: await form };
    });
    expect(form.status).toBe(503);
    expect(waitedMs).toBeLessThan(20_000);
  });

  test("a join is stored once by a database that takes its time", async () => {
    const slow = databaseBehind(() => new Promise((resolve) => setTimeout(resolve, 700)));
    const join: Call = ["POST", "/api/waitlist/join", { ...entry, email: "slow@bel.example", acceptedTerms: true }];
    expect((await send(join, slow)).status).toBe(201);
    expect((await send(join, bindings.DB)).status).toBe(200);
  });

  test("the API asks programs to come again for a story that may be published", async () => {
    expectConsole(/stories-built-in-only|"event":"(?:database|assistant-model)"/);
    const ask = (storyId: number) =>
      send(["POST", "/api/ai/story-response", { query: "Who tells it?", storyId }], brokenDatabase(lost));
    await expectComeAgain(await ask(777));
    expect((await ask(9)).status).toBe(200);
  });

  test("the API still answers with the stories while everything fails", async () => {
    expectConsole(OUTAGE);
    for (const path of ["/api/stories", "/api/stories/9", "/api/stories/featured", "/api/features"]) {
      expect((await visit(path, { env: nothingWorks(lost) })).status, path).toBe(200);
    }
  });
});

describe("Smoothie", () => {
  const ask = (env: Partial<Env>, Accept = "application/json") =>
    call("/api/ai/custom-response", { query: "What does the Admin role cost?" }, { headers: { Accept }, env });

  test("Smoothie logs once that the model fails, with the id of the first answer", async () => {
    expectConsole(/"event":"assistant-model"/);
    const away = { AI: { run: failing("The model is away") } as unknown as Ai };
    const first = await ask(away);
    await Promise.all([first, ask(away), ask(away, "text/event-stream")].map(async (asked) => (await asked).text()));
    expect(consoleLines()).toHaveLength(1);
    expect(consoleLines()[0]).toContain(first.headers.get("X-Request-Id"));
    expect(consoleLines()[0]).toContain("The model is away");
  });

  test("Smoothie still answers while everything is away, with no popular questions", async () => {
    expectConsole(/stories-built-in-only|"event"/);
    for (const fault of [overloaded, silent]) {
      const { status, text, waitedMs } = await hurried(async () => {
        const answered = await ask(nothingWorks(fault));
        return { status: answered.status, text: await answered.text() };
      });
      expect([status, text]).toEqual([200, expect.stringContaining(String(prices.adminPrice))]);
      expect(waitedMs).toBeLessThan(11_000);
      const popular = await hurried(async () => {
        const response = await visit("/api/questions/popular", { env: nothingWorks(fault) });
        return { status: response.status, questions: await response.json() };
      });
      expect(popular).toMatchObject({ status: 200, questions: [] });
    }
  });
});

describe("recordings", () => {
  const listen = (env: Partial<Env>, path = "/audio/story-1.mp3") =>
    site(path, { headers: asVisitor({ Range: "bytes=0-99" }), env });

  test.each([
    ["fails", nothingWorks(failing("R2 is away")).MEDIA],
    ["hangs", nothingWorks(silent).MEDIA],
    ["is not bound", undefined as unknown as R2Bucket],
  ])("recordings play from the bundled files while the bucket %s", async (_, MEDIA) => {
    expectConsole(/audio/);
    const { response, waitedMs } = await hurried(async () => ({ response: await listen({ MEDIA }) }));
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 100]);
    expect(waitedMs).toBeLessThan(4500);
  });

  test("recordings are answered with 503 and Retry-After while bucket and bundled file both fail", async () => {
    expectConsole(/audio/);
    // Another recording: the one of the tests before is kept in memory.
    const response = await listen(nothingWorks(failing("R2 is away")), "/audio/story-2.mp3");
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    await response.body?.cancel();
  });
});

test.each([
  ["fail", lost],
  ["hang", silent],
])("a transcript and chapters ask to come again while the site's files %s", async (_, fault) => {
  expectConsole(/file-beside-recording|recordings-not-listed/);
  for (const path of ["/transcripts/episode-1.vtt", "/chapters/episode-1.json"]) {
    const { response, waitedMs } = await hurried(async () => ({
      response: await visit(path, { env: nothingWorks(fault) }),
    }));
    expect([response.status, response.headers.get("Retry-After"), waitedMs <= LONGEST_MS]).toEqual([503, "10", true]);
    await response.body?.cancel();
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("/healthz answers no %s", async (method) => {
  const response = await site("/healthz", { method });
  expect([405, 415]).toContain(response.status);
  expect(response.headers.get("Content-Type")).not.toContain("json");
});

test("/healthz names what does not answer, within its time", async () => {
  for (const fault of [lost, silent]) {
    const { response } = await hurried(async () => ({
      response: await site("/healthz", { env: nothingWorks(fault) }),
    }));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "degraded", database: "failing", audio: "failing" });
  }
});

test("/healthz is not well while its database answers and no join could be stored", async () => {
  const { DB } = bindings;
  await DB.exec("ALTER TABLE waitlist_totals RENAME TO away");
  const broken = await site("/healthz");
  await DB.exec("ALTER TABLE away RENAME TO waitlist_totals");
  expect([broken.status, (await site("/healthz")).status]).toEqual([503, 200]);
});

test.each(["/waitlist", "/hi/waitlist"])("%s promises no early place while the list can't be counted", async (path) => {
  expectConsole(OUTAGE);
  const html = (await textAt(unkept(path), { env: nothingWorks(lost) })).replace(/<script.*?<\/script>/gs, "");
  expect(html).not.toMatch(/one of the first 100|places are taken|जगहों में से एक लीजिए|जगहें भर चुकी/);
  expect(html).toMatch(/Join the waitlist|वेटलिस्ट से जुड़िए/);
});

describe("the log", () => {
  test("the log of a whole visit holds nothing that could identify a person", async () => {
    expectConsole(/./);
    const join: Call = ["POST", "/api/waitlist/join", { ...entry, email: "logged@bel.example", acceptedTerms: true }];
    const joined = (await (await send(join, bindings.DB)).json()) as { referralCode: string };
    const code = joined.referralCode;
    const healthy: Call[] = [
      join,
      ["POST", "/api/waitlist/code-lookup", { email: "logged@bel.example" }],
      ["POST", "/api/waitlist/code-lookup", { email: "nobody@bel.example" }],
      ["GET", `/api/waitlist/verify-referral/${code}`],
      ["POST", `/api/waitlist/increment-referral/${code}`, {}],
      ["POST", "/api/careers/apply", { ...application, submissionId: "logged-form-1" }],
      ["POST", "/api/careers/apply", { ...application, email: "not an address" }],
    ];
    for (const call of healthy) await (await send(call, bindings.DB)).body?.cancel();
    // Every way to fail, with values in the error, as databases write them.
    const telling = [
      failing(`D1_ERROR: logged@bel.example ${code}`),
      failing(`CHECK constraint failed: logged@bel.example`),
      failing(`Failed query: insert\nparams: logged@bel.example,${code}`),
    ];
    for (const fault of telling) {
      const DB = brokenDatabase(fault);
      for (const call of [...healthy.slice(1, 6), join]) await (await send(call, DB)).body?.cancel();
      for (const rest of [`/${code}`, `/${code}.data`, "/logged@bel.example", `?ref=${code}`])
        await (await visit(`/waitlist${rest}`, { env: { DB } })).body?.cancel();
      await (await postForm("/waitlist", { intent: "lookup", email: "logged@bel.example" }, DB)).body?.cancel();
      await (await postForm("/waitlist", { intent: "join", ...entry, acceptedTerms: "on" }, DB)).body?.cancel();
    }
    await (await visit("/nope/logged@bel.example")).body?.cancel();
    expect(consoleLines().join("\n")).not.toMatch(/logged|@bel|%40/);
    expect(consoleLines().join("\n")).not.toContain(code);
    expect(consoleLines().length).toBeGreaterThan(10);
    for (const line of consoleLines()) expect(() => JSON.parse(line.replace(/^\w+: /, ""))).not.toThrow();
  });
});
