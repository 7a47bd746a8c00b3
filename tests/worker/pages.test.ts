/** Malicious or mistyped addresses, and the Worker's page cache. */
import { describe, expect, test, vi } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { featureNotFound, journeyNotFound, storyNotFound } from "#app/content/not-found.ts";
import { pageNotFound } from "#app/content/screens.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, databaseBehind, failing } from "./broken.ts";
import { textsOf } from "./html.ts";
import { asVisitor, endless, expectAnswer, joinByCall, ORIGIN, sendForm, site, textAt, unkept, visit } from "./site.ts";

describe("addresses", () => {
  test.each([
    ...`/.env /.env.local /.dev.vars /.git/config /.git/HEAD /.vite/manifest.json /wrangler.toml /wrangler.json
      /package.json /_headers /index.js /server/index.js /assets/ /assets/index.js.map /migrations/0000_first.sql
      /assets/..%2f..%2fpackage.json /audio/..%2f..%2fpackage.json /audio/%2e%2e%2f%2e%2e%2fwrangler.toml
      /..%5c..%5cwrangler.toml /%00 /wp-login.php /admin /%E0%A4%A /story/%E0 /feature/%E0%A4%A /journey/%
      /waitlist/%E0%A4%A /careers/%E0%A4%A /transcripts/%E0%A4%A.vtt /audio/%E0%A4%A.mp3`.split(/\s+/),
    `/${"x".repeat(12_000)}`,
    `/story/${"9".repeat(5000)}`,
    ...`/story/9e0 /story/0x9 /story/-1 /story/1%2F2 /story/__proto__/ /feature/__proto__/ /feature/constructor
      /journey/constructor /careers/constructor /API/stories`.split(/\s+/),
  ])("%s is nothing, and says nothing of the machine", async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Location")).toBeNull();
    expect(await response.text()).not.toMatch(
      /\[(?:core|remote)\]|PUBLIC_ORIGIN|CREATE TABLE|"dependencies"|node_modules/,
    );
  });

  test.each([
    ["/nothing/at/all", pageNotFound],
    ["/about/us", pageNotFound],
    ["/journey", pageNotFound],
    ["/story", pageNotFound],
    ["/audio-insights", pageNotFound],
    ["/feature/nothing", featureNotFound],
    ["/features/nothing", featureNotFound],
    ["/journey/nothing", journeyNotFound],
    ["/story/999", storyNotFound],
    ["/story/none", storyNotFound],
    ["/careers/nothing", applicationForm.missing],
  ])("%s has one title, one description and one heading, and is not for search engines", async (path, text) => {
    const page = (await textAt(path)).replaceAll("&#x27;", "'");
    expect(page.match(/<title>.*?<\/title>/g)).toEqual([`<title>${text.title}</title>`]);
    const description = `<meta name="description" content="${text.hint}"/>`;
    expect(page.match(/<meta name="description"[^>]*>/g)).toEqual([description]);
    expect(page.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
    expect(page).not.toContain('rel="canonical"');
    expect(await textsOf(page, "h1")).toEqual([text.heading]);
  });

  test.each(["%0A", "%0D%0A", "%00", "%7F", "%C2%85", "%E2%80%A8", "%E2%80%A9", "%E0%A4%A"])(
    "an address with %s is not found within the site's frame",
    async (control) => {
      for (const path of [`/${control}`, `/waitlist${control}`, `/${control}/pricing`, `/nothing/at${control}all`]) {
        const response = await visit(path);
        expect(response.status, path).toBe(404);
        const page = await response.text();
        expect(page, path).toContain(pageNotFound.heading);
        for (const part of ["</style>", "</header>", "</footer>", 'id="held-start"'])
          expect(page, path).toContain(part);
      }
    },
  );

  test.each([
    ["/%2e%2e/", "/"],
    ["/a/../", "/"],
    ["/assets/../", "/"],
    ["/../../../", "/"],
    ["/./pricing", "/pricing"],
  ])("%s is %s, and no way out", async (path, same) => {
    const [response, expected] = await Promise.all([visit(path), visit(same)]);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(await expected.text());
  });

  test.each([
    ["/waitlist%3Fref=ABCD2345", "/waitlist?ref=ABCD2345"],
    ["/story/1%3Ffbclid=x", "/story/1?fbclid=x"],
    ["/%3Futm_source=ig", "/?utm_source=ig"],
    ["/podcast.xml,", "/podcast.xml"],
  ])("%s was mangled by an app or a sentence, and leads to %s", async (path, page) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await visit(path, { method });
      expect([response.status, response.headers.get("Location")]).toEqual([301, page]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect((await visit(page)).status).toBe(200);
    expect((await sendForm(path, {})).status).not.toBe(301);
  });

  const elsewhere = [
    "//evil.example%3Fx=1",
    "/%5c%5cevil.example.",
    "/%2F%2Fevil.example&x",
    "//evil.example",
    "//evil.example/",
    "//evil.example/pricing",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "///evil.example",
    "//evil.example/%2e%2e",
    "//evil.example//stories",
    "/https://evil.example",
    "//stories",
    "//smart-data-insights",
    "//pricing/",
    "/stories//evil.example",
    "/stories/..//evil.example",
    "/stories?x=//evil.example",
    "/stories?next=https://evil.example",
    "/stories/?redirect=//evil.example",
    "/stories#//evil.example",
    "/stories?%0d%0aLocation:%20https://evil.example",
    "/smart-data-insights?x=//evil.example",
  ];

  test.each(elsewhere)("%s leads nowhere else", async (path) => {
    for (const suffix of ["", ".data"]) {
      const [before = "", query] = path.split("?", 2);
      const response = await visit(`${ORIGIN}${before}${suffix}${query === undefined ? "" : `?${query}`}`);
      expect(response.status).toBeLessThan(500);
      const location = response.headers.get("Location");
      if (location !== null) {
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
      }
      const text = await response.text();
      expect(text).not.toMatch(/(?:href|action|src|content)="(?:https?:)?\/\/(?:evil\.example|stories|pricing)/);
    }
  });

  test.each([
    ["/stories", useCasesPath],
    ["/stories?story=9", `${useCasesPath}?story=9`],
    ["/stories?story=9&x=//evil.example", `${useCasesPath}?story=9&x=//evil.example`],
    ["/stories/?featureName=The%20Storeroom&utm_source=a", `${useCasesPath}?featureName=The%20Storeroom&utm_source=a`],
    ["/smart-data-insights", "/feature/numbers-nirvana"],
    ["/smart-data-insights?utm_campaign=x", "/feature/numbers-nirvana?utm_campaign=x"],
  ])("%s moved for good to %s", async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await visit(path, { method });
      const answered = response.headers.get("Location") ?? "";
      expect([response.status, answered]).toEqual([301, expect.stringMatching(/^\/\w/)]);
      const [there, wanted] = [new URL(answered, ORIGIN), new URL(location, ORIGIN)];
      expect([there.origin, there.pathname]).toEqual([wanted.origin, wanted.pathname]);
      expect([...there.searchParams]).toEqual([...wanted.searchParams]);
    }
  });

  test.each(["?x=%20y", "?a&d", "?a=&b==c&&d", "?q=%E0%A4&story=9", "?x=a+b%2Bc'~*()", "?featureName=The%20Storeroom"])(
    "a move keeps %s letter for letter",
    async (query) => {
      for (const [from, to] of [
        ["/stories", useCasesPath],
        ["/smart-data-insights", "/feature/numbers-nirvana"],
      ]) {
        expect((await visit(`${from}${query}`)).headers.get("Location")).toBe(`${to}${new URL(query, ORIGIN).search}`);
      }
      const routed = await visit(`/stories.data${query}&_routes=stories-moved`);
      expect(await routed.text()).toContain(JSON.stringify(`${useCasesPath}${new URL(query, ORIGIN).search}`));
    },
  );

  test.each([
    "/",
    "/waitlist",
    "/story/9",
    "/podcast.xml",
    "/stories?story=9",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/nope",
  ])("nothing of the Host header appears in %s", async (path) => {
    const disguise = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "http",
      Forwarded: "host=evil.example",
    };
    for (const address of [`https://evil.example${path}`, `https://evil.example${unkept(path)}`, path, unkept(path)]) {
      const response = await site(address, { headers: asVisitor(disguise) });
      const { "x-request-id": _, ...headers } = Object.fromEntries(response.headers);
      expect(JSON.stringify(headers)).not.toContain("evil.example");
      expect(await response.text()).not.toContain("evil.example");
    }
  });

  test.each(["/pricing/", "/story/9/", "/waitlist/", `${useCasesPath}/`])(
    "%s is the page without the slash",
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(200);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
      expect(canonical).toBe(`${ORIGIN}${path.slice(0, -1)}`);
    },
  );
});

describe("forms posted to pages", () => {
  const join = (body: BodyInit, type?: string, headers: Record<string, string> = {}) =>
    visit("/waitlist", {
      method: "POST",
      body,
      headers: asVisitor({ ...(type && { "Content-Type": type }), ...headers }),
    });
  const FORM = "application/x-www-form-urlencoded";

  test.each([
    ["JSON", "{}", "application/json", 415],
    ["text", "intent=join", "text/plain", 415],
    ["nothing named", new Uint8Array([1, 2]), undefined, 415],
    ["a form in parts without parts", "x", "multipart/form-data", 400],
    [
      "a form in parts, cut off",
      '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\njo',
      "multipart/form-data; boundary=b",
      400,
    ],
    ["an empty form", "", FORM, 400],
    ["a form of garbage", "%%%&=&=&;\0", FORM, 400],
    ["more than a form holds", `brandName=${"x".repeat(70_000)}`, FORM, 413],
  ])("%s is the sender's mistake", async (_, body, type, status) => {
    const response = await join(body, type);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/\n\s+at |TypeError/);
  });

  test("a form that never ends is refused, and not read for ever", async () => {
    const { body, taken } = endless("a");
    expect((await join(body, FORM)).status).toBe(413);
    expect(taken()).toBeLessThan(bodyLimits.refused * 1.1);
  });

  test.each<Record<string, string>>([
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ])("a form sent from elsewhere (%j) is refused", async (headers) => {
    expect((await join("intent=join", FORM, headers)).status).toBe(403);
  });

  test("the site's own forms are taken, in either form", async () => {
    expect((await join("intent=join", FORM, { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" })).status).toBe(400);
    const parts = new FormData();
    parts.set("intent", "join");
    expect((await join(parts, undefined, { Origin: ORIGIN })).status).toBe(400);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])("%s is answered 405 everywhere", async (method) => {
    for (const path of ["/", "/waitlist", "/nope", "/podcast.xml", "/story/9.data"]) {
      const response = await visit(path, { method });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    }
  });
});

test.each(["/", "/about", "/pricing", "/story/1", "/about.data", "/waitlist/ABCD2345"])(
  "%s takes no form, and says what it does take",
  async (path) => {
    const response = await sendForm(path, { intent: "join" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  },
);

describe("the page cache", () => {
  /** The number of database queries for these pages. */
  async function questionsFor(...paths: string[]): Promise<number> {
    let questions = 0;
    const DB = databaseBehind(() => {
      questions += 1;
    });
    for (const path of paths) {
      const response = await visit(path, { env: { DB } });
      expect(response.status).toBeLessThan(400);
      await response.arrayBuffer();
    }
    return questions;
  }

  const comparable = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));

  test("a page requested twice is rendered once", async () => {
    expect(await questionsFor("/story/2")).toBeGreaterThan(0);
    expect(await questionsFor("/story/2", "/story/2")).toBe(0);
  });

  test("campaigns share the page, and nothing of theirs is in it", async () => {
    expect(await questionsFor("/story/3?utm_source=first&fbclid=first-click")).toBeGreaterThan(0);
    expect(await questionsFor("/story/3", "/story/3?utm_campaign=other&gclid=x", "/story/3?igshid=1")).toBe(0);
    expect(await textAt("/story/3")).not.toMatch(/first-click|utm_source/);
  });

  test("campaigns share the data of a page, which is cached apart from it", async () => {
    expect(await questionsFor("/story/3.data?utm_source=first-click")).toBeGreaterThan(0);
    expect(await questionsFor("/story/3.data")).toBe(0);
    const [page, data] = await Promise.all([visit("/story/3"), visit("/story/3.data")]);
    expect(page.headers.get("Content-Type")).toContain("text/html");
    expect(data.headers.get("Content-Type")).toContain("text/x-script");
    expect(page.headers.get("ETag")).not.toBe(data.headers.get("ETag"));
    expect(await data.text()).not.toContain("first-click");
  });

  test("parameters that pages read make other pages", async () => {
    const queries = ["", "?feature=1", "?feature=10", "?story=9"];
    const texts = await Promise.all(queries.map((query) => textAt(`${useCasesPath}${query}`)));
    expect(new Set(texts).size).toBe(4);
  });

  test("the list of stories holds all their cards and no text but the opened one's", async () => {
    const lastWords = (story: (typeof builtInStories)[number]) => JSON.stringify(story.content.slice(-40)).slice(1, -1);
    for (const [query, openId] of [
      ["", null],
      ["?feature=6", null],
      ["?story=9", 9],
    ] as const) {
      const text = await textAt(`${useCasesPath}${query}`);
      const held = builtInStories.filter((story) => text.includes(lastWords(story))).map(({ id }) => id);
      expect(held).toEqual(openId === null ? [] : [openId]);
      const shown = [...text.matchAll(/<article/g)].length;
      const featured = builtInStories.filter(({ features }) => features.some(({ id }) => id === 6));
      expect(shown).toBe({ "": builtInStories.length, "?feature=6": featured.length, "?story=9": 0 }[query]);
    }
  });

  test("a page with any other parameter is rendered anew, and not cached", async () => {
    const poison = "?x=<script>alert(1)</script>";
    expect(await questionsFor(`/story/4${poison}`, `/story/4${poison}`)).toBe(2);
    const first = await visit("/story/4");
    expect(first.headers.get("ETag")).not.toBeNull();
    expect(await first.text()).not.toContain("alert(1)");
    const poisoned = await visit(`/story/4${poison}`);
    expect([poisoned.headers.get("Cache-Control"), poisoned.headers.get("ETag")]).toEqual(["no-store", null]);
    expect(await poisoned.text()).not.toContain("<script>alert");
  });

  test("a page with a referral code is not cached", async () => {
    const response = await visit("/waitlist?ref=ABCD2345");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await textAt("/waitlist")).not.toContain("ABCD2345");
  });

  test.each(["ZZZZ2345", "short", "%E0%A4%86%E0%A4%AE"])(
    "nobody has a page, or a sheet to print, of the code %s",
    async (code) => {
      for (const path of [`/waitlist/${code}`, `/waitlist/${code}/qr`])
        await expectAnswer(visit(path), 404, pageNotFound.heading);
    },
  );

  test("a page of one code is fresh each time, and nobody else's to keep", async () => {
    const referralCode = await joinByCall("own@bel.example");
    const own = `/waitlist/${referralCode}`;
    const spellings = [own, `/Waitlist/${referralCode}`, `/%57aitlist/${referralCode}`];
    for (const path of [...spellings, `/${own}`, `${own}.data`, `${own}/qr`, `${own}/qr.svg`]) {
      const response = await visit(path);
      expect([path, response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual([
        path,
        "private, no-store",
        null,
      ]);
    }
    expect((await visit(`${own}/qr`)).status).toBe(200);
    for (const path of [...spellings, ...spellings]) expect(await questionsFor(path)).toBeGreaterThan(0);
    await visit("/waitlist");
    expect(await questionsFor("/waitlist")).toBe(0);
  });

  test.each(["/", "/story/5", "/podcast.xml", "/story/5.data", "/robots.txt", "/nope", "/story/999", "/?x=1"])(
    "HEAD %s has the headers of GET, whoever comes first",
    async (path) => {
      const head = await visit(path, { method: "HEAD" });
      const get = await visit(path);
      expect(head.status).toBe(get.status);
      expect(comparable(head)).toEqual(comparable(get));
      expect(await head.text()).toBe("");
      expect((await get.text()).length).toBeGreaterThan(0);
    },
  );

  test("a browser that has the page already gets 304", async () => {
    const first = await visit("/story/6");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await visit("/story/6", { headers: asVisitor({ "If-None-Match": value }) });
      expect([value, again.status, await again.text()]).toEqual([value, 304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
    }
    const other = await visit("/story/6", { headers: asVisitor({ "If-None-Match": '"other"' }) });
    expect(other.status).toBe(200);
  });

  test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", "/podcast.xml", "/story/6.md", "/transcripts/episode-1.vtt"])(
    "%s says itself how long it may be kept, and is kept here, too",
    async (path) => {
      const first = await visit(path);
      const etag = first.headers.get("ETag") ?? "";
      expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "public, max-age=600"]);
      expect(await questionsFor(path)).toBe(0);
      const again = await visit(path, { headers: asVisitor({ "If-None-Match": etag }) });
      expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "public, max-age=600"]);
    },
  );

  test.each(["/hi/waitlist", "/story/8", `/hi${useCasesPath}`, "/story/8.md"])(
    "%s, made while the database is away, is kept for ten seconds alone",
    async (path) => {
      // The waitlist page needs no stories.
      expectConsole(path.endsWith("/waitlist") ? /"event":"database"/ : /stories-built-in-only/);
      const away = await visit(path, { env: { DB: brokenDatabase(failing("D1_ERROR: overloaded")) } });
      expect([away.status, away.headers.get("Cache-Control")]).toEqual([200, WITHOUT_DATABASE]);
      expect(await questionsFor(path)).toBe(0);
      vi.useFakeTimers({ now: Date.now() + 10_001, toFake: ["Date"] });
      try {
        const back = await visit(path);
        expect(back.status).toBe(200);
        expect(back.headers.get("Cache-Control")).not.toBe(WITHOUT_DATABASE);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test.each([
    ["a form's answer", "/waitlist", { method: "POST", body: new URLSearchParams({ intent: "join" }) }],
    ["a page for one founder's code", "/waitlist?ref=ABCD2345", {}],
    ["what is not there", "/story/nine", {}],
    ["a page with a parameter that no page reads", "/story/8?friend=tara", {}],
  ])("%s, made while the database is away, is kept nowhere", async (_, path, init) => {
    expectConsole(/stories-built-in-only|"event":"database"/);
    const DB = brokenDatabase(failing("D1_ERROR: overloaded"));
    // The first of these requests finds the database down, and the library does not ask it again.
    await visit(unkept("/story/8"), { env: { DB } });
    const response = await visit(path, { ...init, env: { DB } });
    expect([response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual([
      expect.stringContaining("no-store"),
      null,
    ]);
    await response.body?.cancel();
  });

  test("a posted form is never answered from the cache", async () => {
    expect((await visit("/waitlist")).status).toBe(200);
    const posted = await sendForm("/waitlist", { intent: "join" });
    expect([posted.status, posted.headers.get("ETag"), posted.headers.get("Cache-Control")]).toEqual([
      400,
      null,
      "no-store",
    ]);
    const after = await visit("/waitlist");
    expect(after.status).toBe(200);
    expect(await after.text()).not.toContain('role="alert"');
  });

  test("a 404 is not cached: a story published a moment later shows", async () => {
    const missing = await visit("/story/777");
    expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    let questions = 0;
    const DB = databaseBehind(() => {
      questions += 1;
    });
    await visit("/story/777", { env: { DB } });
    expect(questions).toBeGreaterThan(0);
  });
});
