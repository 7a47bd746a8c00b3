/** The list of public pages matches the route table. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { brand } from "#app/content/brand.ts";
import { pages as facts } from "#app/content/pages.ts";
import { textsOf } from "#app/content/texts.ts";
import { editionOf, editions, inEdition } from "#app/lib/edition.ts";
import routes from "#app/routes.ts";
import { jpegSize } from "#tests/audit/jpeg.ts";

type Entry = (typeof routes)[number];

/** Routes that render a page but are not listed, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "/features/:featureSlug": "an alias: its canonical page is /feature/:featureSlug",
  "/operations-automation": "an alias of /journey/operations-automation",
  "/customer-connect": "an alias of /brand-buddies",
  "/waitlist/confirm": "opened by a mailed link",
  "/waitlist/stop": "opened by a mailed link",
  "/waitlist/not-me": "opened by a mailed link",
  "/waitlist/me": "one's own page, opened by a mailed link",
  "/waitlist/:code": "leads to the waitlist with somebody's code",
  "/waitlist/:code/qr": "somebody's own sheet to print",
  "/kept": "what somebody keeps on their own device",
  "/*": "what does not exist",
};

/** Every route that renders a page, by its full pattern. Modules without markup answer with files or redirects. */
function pagePatterns(entries: readonly Entry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path ? `${above}/${entry.path}` : above || "/";
    return [...(entry.file.endsWith(".tsx") ? [pattern] : []), ...pagePatterns(entry.children ?? [], pattern)];
  });
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, "\\.").replace(/:[A-Za-z]+/g, "[^/]+")}$`).test(path);

const pages = publicPages(builtInStories);
const patterns = pagePatterns(routes);
/** The back office, which nobody but an operator may know of. */
const isOps = (pattern: string) => /^\/ops(?:\/|$)/.test(pattern);
const listed = patterns.filter((pattern) => !(pattern in EXCEPTIONS) && !isOps(pattern));

describe("the list of public pages", () => {
  it.each(listed)("the list of public pages holds %s", (pattern) => {
    expect(pages.filter(({ path }) => matches(pattern, path))).not.toEqual([]);
  });

  it("the list of public pages holds nothing that no route draws", () => {
    expect(pages.filter(({ path }) => !listed.some((pattern) => matches(pattern, path)))).toEqual([]);
  });

  it("the list of public pages excepts only routes that there are", () => {
    expect(Object.keys(EXCEPTIONS).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  });

  it("each public page is named once, with a description", () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { path, name, description } of pages) expect([name, description].every(Boolean), path).toBe(true);
  });

  it("every card's picture exists", () => {
    for (const { picture } of Object.values(facts).map(({ card }) => card))
      if (picture) expect(existsSync(`public${picture}`), picture).toBe(true);
  });
});

describe.each(["en", "hi"] as const)("the web manifest, %s", (edition) => {
  const { base, language } = editions[edition];
  const manifest: unknown = JSON.parse(readFileSync(`public${base}/manifest.webmanifest`, "utf8"));

  it("the web manifest goes by the brand's name and the page's title, and its icons exist", () => {
    expect(manifest).toMatchObject({
      name: textsOf(edition).pages["/"].title,
      short_name: brand.name,
      start_url: inEdition(edition, "/"),
      lang: language,
    });
    const { icons } = manifest as { icons: { src: string; sizes: string; type: string }[] };
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src, sizes, type } of icons) {
      const bytes = readFileSync(`public${src}`);
      if (type !== "image/png") continue;
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it("the web manifest leads to pages that there are, and its pictures have the sizes it gives", () => {
    const { shortcuts, screenshots = [] } = manifest as {
      shortcuts: { url: string }[];
      screenshots?: { src: string; sizes: string }[];
    };
    for (const { url } of shortcuts) {
      expect(editionOf(url).edition).toBe(edition);
      expect(patterns).toContain(editionOf(url).path);
    }
    for (const { src, sizes } of screenshots) {
      const size = jpegSize(readFileSync(`public${src}`));
      expect(`${size?.width}x${size?.height}`, src).toBe(sizes);
    }
  });

  it("the web manifest has the colours of the style sheet", () => {
    const paper = /--color-paper: (#[0-9a-f]{6});/.exec(readFileSync("app/styles/theme.css", "utf8"))?.[1];
    expect(manifest).toMatchObject({ theme_color: paper, background_color: paper });
  });
});
