/** The contract of everything under /api: whatever is sent, the answer is JSON with a `message`, and nothing internal leaks. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Env } from "#app/cloudflare.ts";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { positions } from "#app/content/careers.ts";
import { api } from "#workers/api/index.ts";
import { asJson, asVisitor, bindings, endless, ORIGIN, site } from "./site.ts";

/** Every address of the API, from the router itself, so that a new one is tested as well. */
const patterns = [...new Set(api.routes.map(({ path }) => path))]
  // Exists only with mail on; tests/worker/mail-on tests it.
  .filter((path) => !path.endsWith("*") && path !== "/waitlist/mail-link")
  .map((path) => `/api${path}`.replace(/\/$/, ""));

/** The pattern with a value in place of each parameter. */
const address = (pattern: string, value = "ABCD2345") => pattern.replaceAll(/:\w+/g, value);
const paths = patterns.map((pattern) => address(pattern));

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Without limits, which would answer first; they have their own tests. */
const unlimited = Object.fromEntries(
  Object.keys(bindings)
    .filter((name) => name.startsWith("LIMIT_"))
    .map((name) => [name, { limit: async () => ({ success: true }) }]),
) as Partial<Env>;

/** Must be in no answer: markup, a stack, a file path, SQL, an e-mail address. */
const LEAK =
  /<!doctype|<html|\n\s+at |\.[jt]sx?:\d|node_modules|\bSELECT\b|\bINSERT\b|\bFROM \w|SQLITE|D1_|Failed query|[\w.+-]+@[\w-]+\.\w+/;

async function expectRefusal(response: Response, status: number | number[]): Promise<{ message: string }> {
  expect([status].flat()).toContain(response.status);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json\b/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(text).not.toMatch(LEAK);
  const body = JSON.parse(text) as { message: string; values?: object; fields?: Record<string, string> };
  const coded = { code: expect.stringMatching(/^[a-z][A-Za-z]+$/) };
  expect(body).toEqual({
    message: expect.stringMatching(/\S/),
    ...coded,
    ...(body.values && { values: expect.any(Object) }),
    ...(body.fields && {
      fields: expect.any(Object),
      fieldCodes: Object.fromEntries(Object.keys(body.fields).map((name) => [name, expect.objectContaining(coded)])),
    }),
  });
  return body;
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site(path, { method: "POST", body, headers: asJson(headers), env: unlimited });

/** The methods of an address, from its answer to an unknown method. */
async function allowed(path: string): Promise<string[]> {
  const response = await site(path, { method: "DELETE", headers: asVisitor() });
  await expectRefusal(response, 405);
  return (response.headers.get("Allow") ?? "").split(", ").filter(Boolean);
}

async function pathsTaking(method: string): Promise<string[]> {
  const taking = await Promise.all(paths.map(async (path) => ((await allowed(path)).includes(method) ? path : [])));
  return taking.flat();
}

test("the router names its addresses", () => {
  expect(paths).toEqual(
    expect.arrayContaining(["/api/waitlist/join", "/api/careers/apply", "/api/stories", "/api/features"]),
  );
});

describe.each(paths)("%s", (path) => {
  test("a method that the call does not take is answered with 405 and Allow", async () => {
    const allow = await allowed(path);
    expect(allow.length).toBeGreaterThan(0);
    for (const method of METHODS.filter((method) => !allow.includes(method))) {
      const response = await site(path, { method, headers: asJson(), ...(method === "POST" && { body: "{}" }) });
      expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, allow.join(", ")]);
      if (method !== "HEAD") await expectRefusal(response, 405);
    }
  });

  test("a foreign page is refused whatever it sends", async () => {
    const senders: Record<string, string>[] = [
      { Origin: "https://elsewhere.example" },
      { Origin: "null" },
      { Origin: `${ORIGIN}.elsewhere.example` },
      { Origin: ORIGIN.replace("https:", "http:") },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const foreign of senders) {
      for (const method of ["POST", "PUT", "DELETE"]) {
        await expectRefusal(await site(path, { method, body: "{}", headers: asJson(foreign) }), 403);
      }
    }
  });

  test("addresses below a call are answered 404", async () => {
    for (const below of [`${path}/x/y/z`, `${path}.json/x`, `${path}/%00/x`, `${path}/..%2f..%2fx/y`]) {
      await expectRefusal(await site(below, { headers: asVisitor() }), 404);
    }
  });
});

describe("a refused request", () => {
  const BYTES = 80 * 1024;

  // Unread bytes of a request would break the next one on the same connection.
  test.each([
    ["of a method not taken", "PUT", "/api/stories", {}, 405],
    ["of a type not taken", "POST", "/api/waitlist/join", { "Content-Type": "text/plain" }, 415],
    ["too long for the API", "POST", "/api/waitlist/join", {}, 413],
    ["too long for a page", "POST", "/waitlist", { "Content-Type": "application/x-www-form-urlencoded" }, 413],
    ["to an address that is none", "POST", "/api/nothing", {}, 404],
    ["from elsewhere", "POST", "/api/waitlist/join", { Origin: "https://elsewhere.example" }, 403],
  ])("a refused request %s is read to its end", async (_, method, path, headers, status) => {
    const { body, taken } = endless("x", BYTES);
    const response = await site(path, { method, body, headers: asJson(headers), env: unlimited });
    expect([response.status, taken()]).toEqual([status, BYTES]);
  });
});

describe("a body under /api", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const malformed: [what: string, body: string][] = [
    ["text", "hello"],
    ["half an object", '{"email":'],
    ["two objects", "{}{}"],
    ["single quotes", "{'email':'x'}"],
    ["a lone surrogate's bytes", '{"email":"\xed\xa0\x80'],
    ["NUL", "\0"],
    ["undefined", "undefined"],
  ];
  const encoded: [what: string, body: Uint8Array<ArrayBuffer>][] = [
    ["Latin-1", new Uint8Array([...'{"email":"caf'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x22, 0x7d))],
    ["UTF-16", new Uint8Array([...'{"email":"x"}'].flatMap((letter) => [letter.charCodeAt(0), 0]))],
  ];
  const notAnObject: [what: string, body: string][] = [
    ["an array", "[]"],
    ["null", "null"],
    ["a number", "7"],
    ["a string", '"hello"'],
    ["true", "true"],
    ["an array of objects", "[{}]"],
    ["deep nesting", nested(4000)],
  ];

  test.each([...malformed, ...encoded, ...notAnObject])("%s is answered 400 everywhere", async (_, body) => {
    for (const path of await pathsTaking("POST")) await expectRefusal(await post(path, body), 400);
  });

  test("ten thousand levels are refused everywhere, as too much or as no object", async () => {
    for (const path of await pathsTaking("POST")) await expectRefusal(await post(path, nested(10_000)), [400, 413]);
  });

  test("an empty body is answered 400 where a body is needed", async () => {
    for (const path of await pathsTaking("POST")) {
      const response = await post(path, "");
      // A call whose address says everything needs no body; this code is nobody's.
      await expectRefusal(response, path.endsWith("/ABCD2345") ? 404 : 400);
    }
  });

  test.each([
    ["a number", 7],
    ["null", null],
    ["a list", ["x"]],
    ["an object", { toString: "x", constructor: 1 }],
    ["true", true],
    ["deep nesting", JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`) as unknown],
  ])("%s in the place of every field is 400 and says which", async (_, value) => {
    const names = ["brandName", "founderName", "email", "phoneNumber", "query", "fullName", "coverLetter", "resumeUrl"];
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
    for (const path of await pathsTaking("POST")) {
      if (path.endsWith("/ABCD2345")) continue;
      const answer = await expectRefusal(await post(path, body), 400);
      expect(answer).toHaveProperty("fields");
      expect(Object.keys((answer as { fields?: object }).fields ?? {})).not.toEqual([]);
    }
  });

  test.each([["__proto__"], ["constructor"], ["hasOwnProperty"]])("a field called %s changes nothing", async (name) => {
    for (const path of await pathsTaking("POST")) {
      await expectRefusal(await post(path, `{"${name}":{"email":"x"}}`), [400, 404]);
    }
    expect(({} as { email?: string }).email).toBeUndefined();
  });

  test("too much is 413 everywhere, announced or not", async () => {
    const tooMuch = JSON.stringify({ filler: "x".repeat(bodyLimits.default) });
    for (const path of await pathsTaking("POST")) {
      await expectRefusal(await post(path, tooMuch), 413);
      await expectRefusal(await post(path, "{}", { "Content-Length": "99999999" }), 413);
      const { body, taken } = endless(" ");
      await expectRefusal(await post(path, body), 413);
      // The rest is read and discarded, up to a limit.
      expect(taken()).toBeLessThan(bodyLimits.refused * 1.1);
    }
  });

  test.each([
    ["text/plain"],
    ["text/plain; application/json"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data; boundary=x"],
    ["application/json+x"],
    ["application/jsonp"],
    ["text/json"],
    [""],
    ["*/*"],
  ])("a body under /api called %s is 415 everywhere", async (type) => {
    for (const path of await pathsTaking("POST")) {
      await expectRefusal(await post(path, "{}", { "Content-Type": type }), 415);
    }
  });

  test("a body of an unknown charset, or cut within a letter, is never an error", async () => {
    const cut = new Uint8Array([...new TextEncoder().encode('{"email":"'), 0xe0, 0xa4]);
    for (const path of await pathsTaking("POST")) {
      await expectRefusal(await post(path, cut), 400);
      await expectRefusal(await post(path, "{", { "Content-Type": "application/json; charset=utf-7" }), 400);
    }
  });
});

describe("unknown addresses", () => {
  test.each([
    ...`/api /api/ /api// /api/nothing /api//waitlist/join /api/waitlist /api/waitlist/ /api/waitlist/join/
      /api/%77aitlist%2fjoin /api/waitlist/%E0%A4%A /api/% /api/.env /api/../../etc/passwd%00`.split(/\s+/),
    `/api/${"x".repeat(8000)}`,
    "/api/index.html",
    "/api/__proto__",
    "/api/stories/1/nothing",
  ])("%s is answered 404 in JSON", async (path) => {
    const url = new URL(path, ORIGIN);
    if (!url.pathname.startsWith("/api")) return;
    await expectRefusal(await site(path, { headers: asVisitor() }), 404);
    await expectRefusal(await site(path, { method: "POST", body: "{}", headers: asJson() }), 404);
  });

  test.each(["abc", "%E0%A4%A", "%00", "1e9", "NaN", "-0x1", "9".repeat(400), "1%2f2", "<script>", "' OR 1=1 --"])(
    "a parameter %s is refused, not an error",
    async (value) => {
      for (const pattern of patterns.filter((pattern) => pattern.includes(":"))) {
        const path = address(pattern, value);
        const response = await site(path, { headers: asVisitor(), env: unlimited });
        await expectRefusal(response, [400, 404, 405]);
        await expectRefusal(await post(path, "{}"), [400, 404, 405]);
      }
    },
  );
});

describe("three thousand random requests", () => {
  const RUNS = 3000;

  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("", " ", "\0", "\ud800", "\u202e", "’", "नमस्ते", "A@B.EXAMPLE", "x".repeat(600)),
    fc.emailAddress(),
    fc.webUrl(),
  );
  const value = fc.oneof({ weight: 6, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }), fc.boolean());
  /** Mostly what the field takes, and now and then anything. */
  const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary }, value);
  const plain = "brandName founderName businessType igHandle referredBy fullName coverLetter query".split(" ");
  const form = fc.record(
    {
      ...Object.fromEntries(plain.map((name) => [name, value])),
      email: mostly(fc.emailAddress()),
      phoneNumber: mostly(fc.constant("+91 00000 12345")),
      phone: mostly(fc.constant("+91 00000 12345")),
      acceptedTerms: mostly(fc.constant(true)),
      acceptedMarketing: mostly(fc.boolean()),
      positionId: mostly(fc.constantFrom(...positions.map(({ id }) => id))),
      resumeUrl: mostly(fc.webUrl()),
      storyId: mostly(fc.integer()),
      submissionId: mostly(fc.uuid()),
    },
    { requiredKeys: [] },
  );
  const encoded = ([name, field]: [string, unknown]) => `${name}=${encodeURIComponent(JSON.stringify(field) ?? "")}`;
  const body = fc.oneof(
    { weight: 6, arbitrary: form.map((fields) => JSON.stringify(fields)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 2, arbitrary: text },
    fc.constantFrom("", "{}", "[]", "null", '{"email":"\\ud800"}', '{"query":"\\u0000"}'),
    form.map((fields) => Object.entries(fields).map(encoded).join("&")),
  );
  const segment = fc.oneof(
    fc.constantFrom(..."1 9 101 999 ABCD2345 %00 %E0%A4%A %2e%2e .. .env %2F __proto__ story-1.mp3".split(" ")),
    fc.string({ maxLength: 12 }),
    fc.string({ maxLength: 12 }).map(encodeURIComponent),
  );
  const filled = (templates: readonly string[]) =>
    fc.tuple(fc.constantFrom(...templates), segment).map(([template, part]) => address(template, part));
  const below = (prefix: string) =>
    fc.array(segment, { maxLength: 4 }).map((segments) => `${prefix}${segments.join("/")}`);
  const apiPath = fc.oneof({ weight: 8, arbitrary: filled(patterns) }, below("/api/"));
  const pages =
    "/ /pricing /waitlist /features /stories /podcast.xml /healthz /audio/story-1.mp3 /careers /waitlist.data " +
    "/_root.data /__manifest /story/9 /story/9.data /operations-automation /story/:id /feature/:id /waitlist/:code " +
    "/waitlist/:code/qr.svg /transcripts/:name.vtt /audio/:name";
  const pagePath = fc.oneof({ weight: 8, arbitrary: filled(pages.split(" ")) }, below("/"));
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant("") },
    fc.string({ maxLength: 20 }).map((text) => `?${text}`),
    filled("story feature founder ref step _routes paths index".split(" ").map((name) => `?${name}=:x`)),
  );
  const headers = fc.record(
    {
      "Content-Type": fc.oneof(
        { weight: 8, arbitrary: fc.constant("application/json") },
        fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""),
      ),
      Origin: fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, "null", "https://elsewhere.example", "not an origin"),
      Accept: fc.constantFrom("*/*", "text/html", "text/event-stream", "application/json", "garbage"),
      Range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9-1", "bytes=a-b", "bytes=0-0,2-3"),
      "If-None-Match": fc.constantFrom("*", '"x"', 'W/"x"', "x"),
      "X-Forwarded-Host": fc.constantFrom("elsewhere.example", "", "a b"),
      "CF-Connecting-IP": fc.constantFrom("203.0.113.9", "2001:db8::1", "::ffff:203.0.113.9", "garbage", ":::", ""),
      Cookie: fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, "")),
    },
    { requiredKeys: [] },
  );
  const request = fc.record({
    path: fc.oneof({ weight: 4, arbitrary: apiPath }, { weight: 1, arbitrary: pagePath }),
    query,
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant("POST") },
      { weight: 3, arbitrary: fc.constant("GET") },
      fc.constantFrom(...METHODS, "PROPFIND", "PURGE"),
    ),
    headers,
    body,
  });

  test("random requests meet no error of ours, and JSON from every address under /api", {
    timeout: 240_000,
  }, async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, method, headers, body }) => {
        const url = new URL(`${ORIGIN}/`);
        try {
          url.href = `${ORIGIN}${path}${query}`;
        } catch {
          return;
        }
        const sends = method !== "GET" && method !== "HEAD" && body !== "";
        const response = await site(url.href, { method, headers, env: unlimited, ...(sends && { body }) });
        const answer = await response.text();
        answered += 1;
        expect(response.status, answer.slice(0, 300)).toBeLessThan(500);
        expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
        if (response.headers.get("Location")) expect(response.headers.get("Location")).toMatch(/^\/(?!\/)/);
        if (!url.pathname.startsWith("/api/") || method === "HEAD") return;
        if (response.ok && response.headers.get("Content-Type")?.startsWith("text/event-stream")) return;
        expect(response.headers.get("Content-Type")).toMatch(/^application\/json\b/);
        const parsed = JSON.parse(answer) as { message?: unknown };
        if (response.ok) return;
        expect(typeof parsed.message).toBe("string");
        expect(answer).not.toMatch(LEAK);
      }),
      { numRuns: RUNS, seed: Number(crypto.getRandomValues(new Uint32Array(1))[0]) },
    );
    expect(answered).toBeGreaterThan(RUNS * 0.9);
  });
});
