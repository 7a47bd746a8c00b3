/** Shared links keep their credit: the addresses that share sheets and previews take from a page. Also: /healthz. */
import { describe, expect, it } from "vitest";
import { useCasesPath } from "#app/content/brand.ts";
import { loggedPath } from "#app/lib/log.ts";
import { settingsStillShipped } from "#app/schemas/settings.ts";
import { atOps, playTeam } from "./operator.ts";
import { bindings, ORIGIN, site, textAt, visit } from "./site.ts";

playTeam();

async function linksOf(path: string) {
  const response = await visit(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return {
    html,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    shared: /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
  };
}

describe("the waitlist page", () => {
  it.each([
    ["?ref=ABCD2345", "ABCD2345"],
    ["?ref=abcd-2345.", "ABCD2345"],
    ["?utm_source=wa?ref=ABCD2345", "ABCD2345"],
    ["?ref=EFGH2345%E2%80%8B", "EFGH2345"],
  ])("the waitlist page at %s is shared with its code, and shows it in the field", async (search, code) => {
    const { html, canonical, shared } = await linksOf(`/waitlist${search}`);
    expect([shared, canonical]).toEqual([`${ORIGIN}/waitlist?ref=${code}`, undefined]);
    expect(html).toMatch(new RegExp(`name="referredBy"[^>]*value="${code}"`));
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it.each(["", "?utm_source=wa", "?ref=", "?ref=tara"])("the waitlist page at %s is itself", async (search) => {
    const { html, canonical, shared } = await linksOf(`/waitlist${search}`);
    expect([shared, canonical]).toEqual([`${ORIGIN}/waitlist`, `${ORIGIN}/waitlist`]);
    expect(html).not.toContain("noindex");
  });
});

describe("the use-cases page", () => {
  it.each([
    ["?story=5", "/story/5"],
    ["?story=5&feature=1", "/story/5"],
    ["", useCasesPath],
    ["?story=999", useCasesPath],
  ])("the use-cases page at %s names %s", async (search, path) => {
    const { canonical, shared } = await linksOf(`${useCasesPath}${search}`);
    expect([canonical, shared]).toEqual([`${ORIGIN}${path}`, `${ORIGIN}${path}`]);
  });
});

describe("an address that no page has", () => {
  const token = `DRHQTXGQ.mwz71coa.${"b7881310".repeat(3)}.${"0f".repeat(32)}`;
  const starts = [
    "",
    ..."/ // /hi //hi ///hi /hi/ /hi// /hi. /HI. /hi.json /hi.data/ /hi.evil /hi%2e /hi%2F".split(" "),
  ];
  const rests = [
    `/waitlist/me?token=${token}&email=a@b.example`,
    `/waitlist/DRHQTXGQ?ref=DRHQTXGQ`,
    `/${token}`,
    "/tara@example.in",
    "/waitlist%2Fdrhqtxg2",
    "/stories//1",
    "/%E0%A4/tara%40example.in",
    "/..;/DRHQTXGQ",
    ".data?_routes=DRHQTXGQ",
    "/a%00b",
    "/\\evil.example",
    "/pricing/.",
    "?",
    "/%2e%2e/ops",
  ];

  it("an address that no page has gets the site's own page, in 200 spellings", async () => {
    const paths = starts
      .flatMap((start) => rests.map((rest) => `${start}${rest}`))
      .map((path) => path.replace(/^(?!\/)/, "/"));
    expect(paths.length).toBeGreaterThan(200);
    for (const path of paths) {
      const response = await visit(path);
      const text = await response.text();
      expect([200, 301, 302, 403, 404], `${path} ${response.status}`).toContain(response.status);
      if (response.status === 404 && !path.includes(".data")) expect(text, path).toContain("<html");
      expect(text, path).not.toContain("Unexpected Server Error");
    }
  });

  it("a missing address is logged without addresses, tokens and codes", () => {
    for (const path of [...rests, "/a/drhqtxg2", "/tara%2540example.in"]) {
      expect(loggedPath(path.split("?")[0] ?? "")).not.toMatch(/drhqtxg|b7881310|tara/i);
    }
  });
});

it("/healthz lists the settings that lead nowhere, and budgets to operators alone", async () => {
  const response = await site("/healthz");
  expect(response.status).toBe(200);
  const told = await response.json();
  expect(told).not.toHaveProperty("turnstile");
  expect(told).not.toHaveProperty("questionsForModel");
  expect(await (await atOps("/healthz")).json()).toMatchObject({ turnstile: "off", questionsForModel: { today: 0 } });
  expect(told).toMatchObject({
    status: "ok",
    backOffice: "on",
    halfSet: [],
    defaults: settingsStillShipped(bindings).map(({ name }) => name),
  });
});

it.each(["", "/hi"])("a campaign's address below %j leaves nothing of its visitor in the page", async (base) => {
  const plain = "/features /pricing /brand-buddies /waitlist /about /careers /story/1 /privacy-policy /kept".split(" ");
  for (const page of ["", useCasesPath, "/audio-insights/founders-podcast", ...plain]) {
    const path = `${base}${page}` || "/";
    const campaign = "utm_source=evilagency&fbclid=CLICK-ID-OF-SOMEBODY&utm_term=term-of-somebody";
    for (const html of [await textAt(`${path}?${campaign}`), await textAt(path)])
      expect(html, path).not.toMatch(/evilagency|CLICK-ID|term-of-somebody/);
  }
});
