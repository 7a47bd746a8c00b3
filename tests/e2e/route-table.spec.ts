/** The specification's route table: the status of each address, and its canonical address. */
import type { APIRequestContext } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { awake, expect, test } from "./fixtures.ts";

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

const moved = [
  ["/stories", useCasesPath],
  ["/smart-data-insights", "/feature/numbers-nirvana"],
] as const;

/** The not-found screens, with their headings. */
const missing = [
  ["/nope", "404 Page Not Found"],
  ["/nope/at/all", "404 Page Not Found"],
  ["/about/us", "404 Page Not Found"],
  ["/journey", "404 Page Not Found"],
  ["/story", "404 Page Not Found"],
  ["/audio-insights", "404 Page Not Found"],
  ["/story/9999", "Story Not Found"],
  ["/story/none", "Story Not Found"],
  ["/feature/none", "Feature Not Found"],
  ["/features/none", "Feature Not Found"],
  ["/journey/none", "Journey Not Found"],
  ["/careers/ceo", "Position Not Found"],
] as const;

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), html: await response.text() };
}

/** All captures of `pattern`. */
const captured = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

test("every page of the table answers 200 with a title, a description, one heading and its canonical address", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const [path, canonical] of pages) {
    const { status, headers, html } = await read(request, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers["content-type"], path).toBe("text/html; charset=utf-8");
    expect.soft(captured(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/g), path).toEqual([canonical]);
    expect.soft(captured(html, /<meta name="description" content="([^"]+)"/g), path).toHaveLength(1);
    expect.soft(captured(html, /<h1[\s>]()/g), path).toHaveLength(1);
    const found = captured(html, /<title>([^<]+)<\/title>/g);
    expect.soft(found, path).toHaveLength(1);
    const [title = ""] = found;
    // Titles must be unique, except for an alias and the page it stands for.
    expect.soft(titles.get(title) ?? canonical, `the title of ${path}`).toBe(canonical);
    titles.set(title, canonical);
  }
});

for (const [path, destination] of moved) {
  test(`${path} has moved for good and keeps the query string`, async ({ request }) => {
    for (const query of ["", "?story=9", "?story=9&founder=tara%20r&utm_source=x"]) {
      const { status, headers } = await read(request, path + query);
      const { pathname, searchParams } = new URL(headers.location ?? "", "https://any.example");
      expect([status, pathname, [...searchParams]]).toEqual([301, destination, [...new URLSearchParams(query)]]);
    }
  });

  test(`${path} leads on by a link, too, without a page of its own`, async ({ page }) => {
    const response = await page.goto(`${path}?story=9`);
    expect(response?.status()).toBe(200);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`${destination}?story=9`);
  });
}

test("pairs of buttons stand in the specification's order", async ({ page }) => {
  const pairs = [
    ["/journey/popup-exhibitions", "See Journey Steps", "Listen to Journey"],
    ["/journey/popup-exhibitions", "Schedule a Demo", "Sign Up Free"],
    ["/feature/inventory-management", "Schedule a Demo", "Sign Up Free"],
  ] as const;
  for (const [path, first, second] of pairs) {
    await page.goto(path);
    // Text that is not laid out yet can't be read from the screen.
    const labels = (await page.locator("main a.button").allInnerTexts()).map((label) => label.trim());
    expect(labels.indexOf(first), `${first} on ${path}`).toBeGreaterThanOrEqual(0);
    expect(labels.indexOf(second), `${second} on ${path}`).toBe(labels.indexOf(first) + 1);
  }
});

test("a label stands by itself, whatever is said behind it to those who hear the page", async ({ page }) => {
  const labels = {
    "/": ["Learn More", "Use Cases", "Listen to Story"],
    "/features": ["Learn More"],
    "/feature/inventory-management": ["Read Full Story"],
    "/pricing": ["Join Waitlist"],
    "/careers": ["Apply Now"],
  };
  for (const [path, texts] of Object.entries(labels)) {
    await page.goto(path);
    for (const text of texts)
      expect(
        await page.getByRole("main").getByText(text, { exact: true }).count(),
        `${text} on ${path}`,
      ).toBeGreaterThan(0);
  }
});

test("a link within its own page is a button after hydration, where the specification has one", async ({ page }) => {
  const buttons = {
    "/audio-insights/ladoo-use-cases": ["View All Use Case Stories"],
    "/journey/popup-exhibitions": ["See Journey Steps", "Listen to Journey"],
  };
  for (const [path, names] of Object.entries(buttons)) {
    for (const name of names) {
      await page.goto(path);
      await awake(page);
      const button = page.getByRole("button", { name });
      const before = await page.evaluate(() => window.scrollY);
      await button.press("Space");
      await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    }
  }
});

test("an address outside the table answers 404 with its own screen", async ({ request }) => {
  for (const [path, heading] of missing) {
    const { status, html } = await read(request, path);
    expect.soft(status, path).toBe(404);
    expect.soft(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect.soft(captured(html, /<link rel="canonical"()/g), `${path} is nobody's own address`).toHaveLength(0);
  }
});
