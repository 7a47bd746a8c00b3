/** Shared links keep their credit: the addresses that share sheets and previews take from a page. Also: /healthz. */
import { describe, expect, it } from "vitest";
import { useCasesPath } from "#app/content/brand.ts";
import { settingsStillShipped } from "#app/schemas/settings.ts";
import { asVisitor, bindings, ORIGIN, site } from "./site.ts";

async function linksOf(path: string) {
  const response = await site(path, { headers: asVisitor() });
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
  ])(
    "at %s is shared with its code, which no canonical link drops, and shows it in the field",
    async (search, code) => {
      const { html, canonical, shared } = await linksOf(`/waitlist${search}`);
      expect([shared, canonical]).toEqual([`${ORIGIN}/waitlist?ref=${code}`, undefined]);
      expect(html).toMatch(new RegExp(`name="referredBy"[^>]*value="${code}"`));
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );

  it.each(["", "?utm_source=wa", "?ref=", "?ref=tara"])("at %s is itself", async (search) => {
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
  ])("at %s names %s", async (search, path) => {
    const { canonical, shared } = await linksOf(`${useCasesPath}${search}`);
    expect([canonical, shared]).toEqual([`${ORIGIN}${path}`, `${ORIGIN}${path}`]);
  });
});

it("/healthz lists the settings that still lead nowhere or say nothing, and says whether Turnstile is on", async () => {
  const response = await site("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    turnstile: "off",
    backOffice: "on",
    halfSet: [],
    defaults: settingsStillShipped(bindings).map(({ name }) => name),
  });
});
