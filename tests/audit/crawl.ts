/** Crawls the site from its site map over HTTP: pages, links, metadata. */
import type { Page } from "playwright";
import { markupFaults } from "./markup.ts";
import { type PageFacts, readFacts } from "./page-facts.ts";
import type { Report } from "./report.ts";

/** A moment of a recording (Media Fragments): the player reads it, and the document has no such id. */
const MOMENT = /^t=\d+$/;

type Site = {
  /** The origin that the audit requests. */
  base: string;
  /** The public origin in the site's addresses. */
  origin: string;
};

/** The address to request: in-site links may have the public origin. Null for other sites and schemes. */
function localAddress(site: Site, from: string, written: string): URL | null {
  const own =
    written.startsWith(`${site.origin}/`) || written === site.origin
      ? written.slice(site.origin.length) || "/"
      : written;
  const url = URL.canParse(own, from) ? new URL(own, from) : null;
  return url && url.origin === new URL(site.base).origin ? url : null;
}

/** The paths of the site map, and the origin of its addresses. */
export async function readSiteMap(base: string): Promise<{ site: Site; paths: string[] }> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url.replaceAll("&amp;", "&")));
  const origin = urls[0]?.origin;
  if (!origin) throw new Error(`${base}/sitemap.xml names no page`);
  return { site: { base, origin }, paths: urls.map(({ pathname, search }) => pathname + search) };
}

/** Audits every page of the site map. */
export async function crawl(site: Site, paths: readonly string[], parser: Page, report: Report): Promise<void> {
  const pages = new Map<string, PageFacts>();
  for (const path of paths) {
    const response = await fetch(site.base + path, { redirect: "manual" });
    const html = await response.text();
    const type = response.headers.get("Content-Type") ?? "";
    report.check(
      "pages answer 200 with HTML",
      path,
      response.status === 200 && type.startsWith("text/html") ? [] : [`${response.status} ${type}`],
    );
    const facts = await readFacts(parser, html);
    pages.set(path, facts);
    checkDocument(site, path, facts, report);
    report.check("markup as the HTML standard has it", path, await markupFaults(html));
    report.check("a space between texts side by side", path, facts.gluedTexts);
  }
  checkUnique(pages, report);
  await checkLinks(site, pages, parser, report);
}

function checkDocument(site: Site, path: string, facts: PageFacts, report: Report): void {
  report.check(
    "one h1",
    path,
    facts.headings.length === 1 && facts.headings[0] ? [] : [`${facts.headings.length}: ${facts.headings.join(" | ")}`],
  );
  report.check("language and no repeated id", path, [
    ...(facts.lang ? [] : ["no lang"]),
    ...facts.repeatedIds.map((id) => `#${id} twice`),
  ]);
  const canonical = `${site.origin}${path}`;
  report.check("canonical is the page itself, open to indexing", path, [
    ...(facts.canonical.length === 1 && facts.canonical[0] === canonical
      ? []
      : [`canonical ${facts.canonical.join(" ") || "missing"}`]),
    ...(facts.isHidden ? ["noindex"] : []),
  ]);
}

function checkUnique(pages: ReadonlyMap<string, PageFacts>, report: Report): void {
  for (const key of ["title", "description"] as const) {
    const first = new Map<string, string>();
    for (const [path, facts] of pages) {
      const text = facts[key].trim();
      const other = first.get(text);
      first.set(text, path);
      report.check(`unique ${key}`, path, [
        ...(text ? [] : ["missing"]),
        ...(text && other ? [`the same as ${other}: ${text}`] : []),
      ]);
    }
  }
}

/** Requests every in-site address on the pages: it must answer, and a fragment must exist in its document. */
async function checkLinks(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
  parser: Page,
  report: Report,
): Promise<void> {
  const namedBy = new Map<string, string>();
  for (const [path, { links }] of pages) {
    for (const written of links) {
      const address = localAddress(site, site.base + path, written);
      if (address) namedBy.set(address.href, namedBy.get(address.href) ?? path);
    }
  }
  const targets = new Map<string, { fragments: Map<string, string>; from: string }>();
  for (const [href, from] of namedBy) {
    const url = new URL(href);
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = "";
    const target = targets.get(url.href) ?? { fragments: new Map(), from };
    if (fragment && !MOMENT.test(fragment)) target.fragments.set(fragment, from);
    targets.set(url.href, target);
  }
  for (const [href, { fragments, from }] of targets) {
    const { pathname, search } = new URL(href);
    // One byte of a recording is enough. A link to a moved address is fine if the redirect works.
    const response = await fetch(href, { headers: pathname.startsWith("/audio/") ? { Range: "bytes=0-0" } : {} });
    const isFine = response.status === 200 || response.status === 206;
    report.check("no broken link", `${pathname}${search}`, isFine ? [] : [`${response.status}, linked from ${from}`]);
    const body = await response.text();
    if (!isFine || fragments.size === 0) continue;
    const isMarkup = /html|svg/.test(response.headers.get("Content-Type") ?? "");
    const ids = isMarkup ? new Set((await readFacts(parser, body)).ids) : new Set<string>();
    for (const [fragment, by] of fragments) {
      report.check(
        "no broken anchor",
        `${pathname}${search}#${fragment}`,
        ids.has(fragment) ? [] : [`no such place, linked from ${by}`],
      );
    }
  }
}
