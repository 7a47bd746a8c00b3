/** The specification's route table: each address with its status, title, canonical address and labels. */
import { expect, test } from "vitest";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { attributesOf, textsOf } from "./html.ts";
import { ORIGIN, visit } from "./site.ts";

/** Pages with their canonical addresses. */
const pages: readonly (readonly [path: string, canonical: string])[] = [
  ...[
    "/",
    useCasesPath,
    podcastPath,
    "/features",
    "/pricing",
    "/brand-buddies",
    "/waitlist",
    "/about",
    "/careers",
    ...stories.map(({ id }) => `/story/${id}`),
    ...journeys.map(({ id }) => `/journey/${id}`),
    ...featurePages.map(({ id }) => `/feature/${id}`),
    ...legalDocuments.map(({ slug }) => `/${slug}`),
    ...positions.map(({ id }) => `/careers/${id}`),
  ].map((path) => [path, path] as const),
  ...featurePages.map(({ id }) => [`/features/${id}`, `/feature/${id}`] as const),
  ["/operations-automation", "/journey/operations-automation"],
  ["/customer-connect", "/brand-buddies"],
];

async function read(path: string) {
  const response = await visit(path);
  return { status: response.status, type: response.headers.get("Content-Type"), html: await response.text() };
}

test("every page has a title of its own, a description, one heading and its canonical address", async () => {
  const titles = new Map<string, string>();
  for (const [path, canonical] of pages) {
    const { status, type, html } = await read(path);
    const head = html.slice(0, html.indexOf("</head>"));
    expect.soft([status, type], path).toEqual([200, "text/html; charset=utf-8"]);
    expect.soft(await attributesOf(head, "link[rel=canonical]", "href"), path).toEqual([ORIGIN + canonical]);
    expect
      .soft(await attributesOf(head, "meta[name=description]", "content"), path)
      .toEqual([expect.stringMatching(/.{50}/)]);
    expect.soft(await textsOf(html, "h1"), path).toEqual([expect.stringMatching(/./)]);
    const found = await textsOf(head, "title");
    expect.soft(found, path).toEqual([expect.stringMatching(/./)]);
    const [title = ""] = found;
    // Titles must be unique, except for an alias and the page it stands for.
    expect.soft(titles.get(title) ?? canonical, `the title of ${path}`).toBe(canonical);
    titles.set(title, canonical);
  }
});
