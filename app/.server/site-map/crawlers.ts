/** `sitemap.xml` (sitemaps.org 0.9) and `robots.txt`. */
import { escapeText } from "#app/lib/escape-markup.ts";
import type { PublicPage } from "./index.ts";

/** The site map's XML, with every address under the configured origin. */
export function siteMapXml(pages: readonly Pick<PublicPage, "path" | "lastModified">[], origin: string): string {
  const entries = pages.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeText(origin + path)}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Everything may be crawled except the API and addresses that hold a referral code. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /waitlist/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
