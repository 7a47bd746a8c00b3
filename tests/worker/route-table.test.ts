/** The specification's route table: each address with its status, title, canonical address and labels. */
import { describe, expect, test } from "vitest";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { launchTexts } from "#app/content/launch.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { pageMeta } from "#app/content/site.ts";
import { stories } from "#app/content/stories/index.ts";
import { fillAll } from "#app/lib/fill.ts";
import { attributesOf, mainOf, textsOf } from "./html.ts";
import { asVisitor, ORIGIN, site } from "./site.ts";

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
  const response = await site(path, { headers: asVisitor() });
  return { status: response.status, type: response.headers.get("Content-Type"), html: await response.text() };
}

test("every page of the table answers 200 with a title, a description, one heading and its canonical address", async () => {
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

test.each(["/", "/waitlist"])("%s has the specified title and description", async (path) => {
  const { html } = await read(path);
  const meta = fillAll(pageMeta[path], launchTexts("2025-08", new Date()));
  expect(await textsOf(html, "head title")).toEqual([meta?.title]);
  expect(await attributesOf(html, "meta[name=description]", "content")).toEqual([meta?.description]);
});

describe("labels", () => {
  test.each([
    ["/journey/popup-exhibitions", "See Journey Steps", "Listen to Journey"],
    ["/journey/popup-exhibitions", "Schedule a Demo", "Sign Up Free"],
    ["/feature/inventory-management", "Schedule a Demo", "Sign Up Free"],
  ])("%s has the button %s, and after it %s", async (path, first, second) => {
    const labels = await textsOf((await read(path)).html, "main a.button");
    expect(labels).toContain(first);
    expect(labels.indexOf(second)).toBe(labels.indexOf(first) + 1);
  });

  test.each([
    ["/", ["Learn More", "Use Cases", "Listen to Story"]],
    ["/features", ["Learn More"]],
    ["/feature/inventory-management", ["Read Full Story"]],
    ["/pricing", ["Join Waitlist"]],
    ["/careers", ["Apply Now"]],
  ])("on %s each label is an element, apart from the words for screen readers after it", async (path, labels) => {
    const main = mainOf((await read(path)).html);
    for (const label of labels) expect(main, label).toMatch(new RegExp(`<(\\w+)[^>]*>${label}</\\1>`));
  });

  test.each([
    ["/story/1", ["Tara Rathore", "Founder, Bel &amp; Buta"]],
    ["/journey/popup-exhibitions", ["Tara Rathore", "Bel &amp; Buta"]],
  ])("on %s the founder and the brand are read as separate words", async (path, words) => {
    const main = mainOf((await read(path)).html);
    for (const word of words) expect(main, word).toMatch(new RegExp(`<(\\w+)[^>]*>${word}</\\1>`));
  });
});

test("the use cases say how long each story is, and whom a picture shows besides the teller", async () => {
  const { html } = await read(useCasesPath);
  expect(mainOf(html).match(/>\d min</g)).toHaveLength(stories.length);
  expect(await textsOf(html, ".story-card figcaption")).toEqual(
    stories.flatMap(({ pictured }) => (pictured ? [`In the picture: ${pictured}`] : [])),
  );
});
