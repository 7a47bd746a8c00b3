/** Title, description, canonical link and card of a page, from one call in each route's `meta`. */
import type { MetaDescriptor } from "react-router";
import { alternatesOf, type Edition, hasHindi, inEdition } from "./edition.ts";

type MetaTagsInput = {
  title: string;
  description: string;
  /** The canonical path; for an alias, the path of the page it stands for. */
  path: string;
  site: { origin: string; edition?: Edition | undefined };
  /** The path of the card's picture; the site's own when absent. */
  card?: string;
  cardAlt?: string;
  type?: "website" | "article";
  /** False for an address that is one visitor's to share: share sheets would send the canonical link instead. */
  hasCanonical?: boolean;
  markdown?: string;
  /** Typed by `schema-dts` where it is made. */
  jsonLd?: readonly object[];
};

export const SITE_CARD = "/cards/site.jpg";

export function metaTags(input: MetaTagsInput): MetaDescriptor[] {
  const { origin, edition = "en" } = input.site;
  const isTranslated = hasHindi(input.path);
  const url = `${origin}${inEdition(isTranslated ? edition : "en", input.path)}`;
  const card = `${origin}${input.card ?? SITE_CARD}`;
  return [
    { title: input.title },
    { name: "description", content: input.description },
    input.hasCanonical === false
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: url },
    ...(isTranslated && input.hasCanonical !== false
      ? alternatesOf(input.path).map(({ language, path }) => ({
          tagName: "link",
          rel: "alternate",
          hrefLang: language,
          href: origin + path,
        }))
      : []),
    { property: "og:title", content: input.title },
    { property: "og:description", content: input.description },
    { property: "og:url", content: url },
    { property: "og:type", content: input.type ?? "website" },
    { property: "og:image", content: card },
    ...((input.card ?? SITE_CARD).startsWith("/cards/")
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    { property: "og:image:alt", content: input.cardAlt ?? input.title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(input.markdown
      ? [{ tagName: "link", rel: "alternate", type: "text/markdown", href: `${origin}${input.markdown}` }]
      : []),
    ...(input.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** Keeps pages with a visitor's own data out of search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex" }];
}
