import { alternatesOf, hasHindi, inEdition } from "#app/lib/edition.ts";
import { escapeText } from "#app/lib/escape-markup.ts";
import type { PublicPage } from "./types.ts";

/** The site map's XML, with each edition of a page and its alternates. */
export function siteMapXml(pages: readonly Pick<PublicPage, "path" | "lastModified">[], origin: string): string {
  const addressOf = (path: string) => escapeText(origin + path);
  const entries = pages.flatMap(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    if (!hasHindi(path)) return [`<url><loc>${addressOf(path)}</loc>${modified}</url>\n`];
    const links = alternatesOf(path).map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path)}"/>`,
    );
    return (["en", "hi"] as const).map(
      (edition) => `<url><loc>${addressOf(inEdition(edition, path))}</loc>${modified}${links.join("")}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

/** Everything may be crawled except the API and addresses that hold a referral code. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /waitlist/",
    "Disallow: /hi/waitlist/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
