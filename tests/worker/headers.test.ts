/** The exact headers of every kind of answer and the policy of documents, also after failures. */
import { describe, expect, test } from "vitest";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, failing } from "./broken.ts";
import { asJson, asVisitor, site, unkept } from "./site.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A fault that the site does not expect and nothing catches. */
const unforeseen = { DB: brokenDatabase(failing("CHECK constraint failed: tara@bel.example ABCD2345")) };

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The texts of the document's inline tags, found by other means than the site's. */
async function inline(html: string, tag: "script" | "style"): Promise<string[]> {
  const texts: string[] = [];
  let text: string | null = null;
  await new HTMLRewriter()
    .on(tag, {
      element(element) {
        const isData = /^application\/(ld\+)?json$/.test(element.getAttribute("type") ?? "");
        if (element.hasAttribute("src") || isData) return;
        text = "";
        element.onEndTag(() => {
          if (text !== null) texts.push(text);
          text = null;
        });
      },
      text(chunk) {
        if (text !== null) text += chunk.text;
      },
    })
    .transform(new Response(html))
    .text();
  return [...new Set(texts)];
}

const hashes = async (texts: string[]) => (await Promise.all(texts.map(sha256))).join(" ");

function expectSharedHeaders({ headers }: Response): void {
  const maxAge = /^max-age=(\d+); includeSubDomains$/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
  expect(Number(maxAge)).toBeGreaterThanOrEqual(31_536_000);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(self\)/);
  expect(headers.get("X-Request-Id")).toMatch(UUID);
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Set-Cookie")).toBeNull();
}

type Case = [what: string, path: string, status: number, init?: Parameters<typeof site>[1]];

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

const documents: Case[] = [
  ["the home page", "/", 200],
  ["the waitlist", "/waitlist", 200],
  ["a story", "/story/9", 200],
  ["a feature", "/feature/inventory-management", 200],
  ["the stories, filtered", "/audio-insights/ladoo-use-cases?feature=10", 200],
  ["the podcast", "/audio-insights/founders-podcast", 200],
  ["a page that is not there", "/nope", 404],
  ["a story that is not there", "/story/999", 404],
  ["a feature that is not there", "/feature/nope", 404],
  ["a journey that is not there", "/journey/nope", 404],
  ["an address nobody can read", "/%E0%A4%A", 404],
  ["a form posted to nowhere", "/nope", 404, form({ any: "thing" })],
  ["a form posted to a page that takes none", "/pricing", 405, form({ any: "thing" })],
  ["a form for a position that is not open", "/careers/nope", 404, form({ any: "thing" })],
  ["a press behind a mailed link while mail is off", "/waitlist/confirm", 404, form({ token: "x" })],
  ["a form with mistakes", "/waitlist", 400, form({ intent: "join" })],
  ["a referral code nobody has", "/waitlist/ZZZZ2345", 404],
  ["a loader that fails", "/waitlist/ABCD2345", 500, { env: unforeseen }],
];

describe.each(documents)("%s (%s)", (_, path, status, init) => {
  test(`a document of status ${status} has its own strict policy`, async () => {
    if (status === 500) expectConsole(/"event":"statement"/);
    const response = await site(path, { headers: asVisitor(), ...init });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expectSharedHeaders(response);
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    const html = await response.text();
    const scripts = await inline(html, "script");
    expect(scripts.length).toBeGreaterThan(0);
    const styles = await inline(html, "style");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const [, allowed = ""] = /script-src 'self' ([^;]+)/.exec(policy) ?? [];
    expect(allowed.split(" ").sort()).toEqual((await hashes(scripts)).split(" ").sort());
    expect(policy).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${allowed}`,
        ["style-src 'self'", await hashes(styles)].filter(Boolean).join(" "),
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    );
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
    if (status !== 500) expect(html).toContain("<footer");
    // The policy would block inline styles, so there must be none.
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(html).not.toMatch(/\s(?:href|src|action|formaction)="javascript:/i);
  });
});

test("a failing page does not say why, and the log has the answer's id", async () => {
  expectConsole(/"event":"statement"/);
  const response = await site("/waitlist/ABCD2345", { headers: asVisitor(), env: unforeseen });
  const html = await response.text();
  expect(html).not.toMatch(/constraint|tara@|\.server|at \w+ \(/);
  const written = consoleLines().join("\n");
  expect(written).toContain(response.headers.get("X-Request-Id"));
  expect(written).not.toMatch(/tara@|ABCD2345/);
});

/**
 * All addresses, since a document outlives its own: within it the visitor may go to a page with a code, and on to another
 * site.
 */
test.each([
  ...["/", "/nope", "/api/stories", "/audio/story-1.mp3", "/robots.txt", "/stories?story=9"],
  ...["/waitlist", "/waitlist?ref=ABCD2345", "/waitlist/ABCD2345/qr", "/waitlist/ZZZZ2345", "/%57aitlist/ABCD2345/qr"],
])("no more than the origin of %s goes out as the referrer", async (path) => {
  const response = await site(path, { headers: asVisitor() });
  expect(response.headers.get("Referrer-Policy")).toBe("strict-origin");
});

const others: [
  path: string,
  status: number,
  type: RegExp,
  resourcePolicy: string,
  init?: Parameters<typeof site>[1],
][] = [
  ["/api/stories", 200, /^application\/json/, "same-origin"],
  ["/api/nothing", 404, /^application\/json/, "same-origin"],
  ["/api/waitlist/join", 400, /^application\/json/, "same-origin", { method: "POST", body: "{", headers: asJson() }],
  ["/api/waitlist/stats", 500, /^application\/json/, "same-origin", { env: unforeseen, headers: asVisitor() }],
  ["/healthz", 200, /^application\/json/, "same-origin"],
  ["/audio/story-1.mp3", 200, /^audio\/mpeg$/, "cross-origin"],
  ["/audio/story-1.mp3", 206, /^audio\/mpeg$/, "cross-origin", { headers: { Range: "bytes=0-99" } }],
  ["/audio/nothing.mp3", 404, /^text\/plain/, "cross-origin"],
  ["/podcast.xml", 200, /^application\/rss\+xml/, "cross-origin"],
  ["/transcripts/episode-1.vtt", 200, /^text\/vtt/, "cross-origin"],
  ["/transcripts/nothing.vtt", 404, /^text\/plain/, "same-origin"],
  ["/waitlist/ABCD2345/qr.svg", 200, /^image\/svg\+xml/, "same-origin"],
  ["/stories?story=9", 301, /^$/, "same-origin"],
  ["/story/9.data", 200, /^text\/x-script/, "same-origin"],
  ["/sitemap.xml", 200, /xml/, "same-origin"],
  ["/robots.txt", 200, /^text\/plain/, "same-origin"],
  ["/pricing", 415, /^text\/plain/, "same-origin", { method: "POST", body: "{}", headers: asJson() }],
];

test.each(others)("%s (%i) lets nothing load or run from it", async (path, status, type, resourcePolicy, init) => {
  if (status === 500) expectConsole(/"event":"statement"/);
  const response = await site(path, init ?? { headers: asVisitor() });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type") ?? "").toMatch(type);
  expect(response.headers.get("Content-Security-Policy")).toBe(CLOSED);
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe(resourcePolicy);
  expectSharedHeaders(response);
  await response.body?.cancel();
});

test("every answer has an id of its own, also one from memory, and nobody can choose it", async () => {
  const ids = new Set<string>();
  for (const path of ["/", "/", "/", "/", unkept("/"), "/api/stories", "/nope", "/nope"]) {
    const headers = asVisitor({ "X-Request-Id": "chosen" });
    ids.add((await site(path, { headers })).headers.get("X-Request-Id") ?? "");
  }
  expect(ids.size).toBe(8);
  expect(ids).not.toContain("chosen");
});
