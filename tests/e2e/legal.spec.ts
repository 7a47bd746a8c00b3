/** About and the legal pages: statements, contents, links, tables and print. */
import type { Page } from "playwright/test";
import { about } from "#app/content/about.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { awake, expect, expectAccessible, test } from "./fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

const specified = [
  { path: "/terms-of-service", heading: "Terms of Service", sections: 18, updated: "Last updated: May 01, 2025" },
  { path: "/privacy-policy", heading: "Privacy Policy", sections: 12, updated: "Last updated: May 2, 2025" },
  {
    path: "/refund-policy",
    heading: "Refund and Cancellation Policy",
    sections: 6,
    updated: "Last updated: April 29, 2025",
  },
] as const;

const stated: Readonly<Record<string, readonly RegExp[]>> = {
  "/terms-of-service": [
    /laws of India/,
    /arbitration in Bangalore/,
    /at least 30 days' notice/,
    /non-refundable on termination/,
    /aged 13 to 17/,
    /under 13 are not allowed/,
    /renew/,
    /30 days after the cancellation has taken effect/,
    /Admin/,
    /Operations Manager/,
    /Sales\/Marketing User/,
    /Retail\/Event Staff/,
  ],
  "/privacy-policy": [
    /30 days after the cancellation has taken effect/,
    /12 months/,
    /Cloudflare/,
    /Global Privacy Control/,
    /Erasure/,
  ],
  "/refund-policy": [/within 14 days/, /24 consecutive hours/, /prorated/, /in full/, /3-5 business days/],
};

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

for (const { path, heading, sections, updated } of specified) {
  test.describe(path, () => {
    test(`has ${sections} numbered sections, its date, every stated term, and no mark-up of the texts`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(main.getByText(updated, { exact: true })).toBeVisible();
      const headings = main.getByRole("heading", { level: 2 });
      await expect(headings).toHaveCount(sections);
      for (const [index, text] of (await headings.allTextContents()).entries())
        expect(text).toMatch(new RegExp(`^${index + 1}\\. \\S`));
      for (const term of stated[path] ?? []) await expect(main).toContainText(term);
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
      expect(await main.textContent()).not.toMatch(/\{\w+\}|\]\(/);
    });

    test("has contents that lead to each section", async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto(path);
      await awake(page);
      const links = contents(page).getByRole("link");
      await expect(links).toHaveCount(sections);
      const last = links.last();
      const target = (await last.getAttribute("href")) ?? "";
      await last.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.locator(target).getByRole("heading")).toBeInViewport();
    });

    test("folds the contents on a phone", async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      await expect(contents(page).getByRole("link").first()).toBeHidden();
      await page.locator("summary", { hasText: "On this page" }).click();
      await contents(page).getByRole("link").nth(1).click();
      await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeInViewport();
    });

    test("prints its own words and nothing around them", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(contents(page)).toBeHidden();
      for (const outside of await page.locator("body > :not(main)").all()) await expect(outside).toBeHidden();
    });
  });
}

test("the terms link to the other two documents", async ({ page }) => {
  await page.goto("/terms-of-service");
  for (const path of ["/privacy-policy", "/refund-policy"]) {
    await expect(page.getByRole("main").locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});

test("a table keeps its cells' columns where a row is drawn as a block", async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await page.goto("/terms-of-service");
  const table = page.getByRole("table", { name: "The four account types and their permissions" });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await expect(table.getByRole("rowheader")).toHaveText([
    "Admin",
    "Operations Manager",
    "Sales/Marketing User",
    "Retail/Event Staff",
  ]);
  const width = await table.evaluate((element) => element.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(NARROWEST.width);
});

test("the legal pages are read without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: NARROW });
  const page = await context.newPage();
  for (const { slug, sections } of legalDocuments) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(
      sections.length + (await page.getByRole("contentinfo").getByRole("heading", { level: 2 }).count()),
    );
  }
  await context.close();
});

test.describe("/about", () => {
  test("tells mission, story and values, and leads to the waitlist and the stories", async ({ page }) => {
    await page.goto("/about");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(about.hero.heading);
    for (const { heading } of [about.mission, about.story, about.values]) {
      await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
    await expect(main.getByRole("heading", { level: 3 })).toHaveText(about.values.points.map(({ title }) => title));
    await expect(main.getByRole("link", { name: about.links.waitlistLabel })).toHaveAttribute("href", "/waitlist");
    await expect(main.getByRole("link", { name: about.links.storiesLabel })).toHaveAttribute("href", "/stories");
  });
});

for (const path of ["/about", ...specified.map((page) => page.path)]) {
  test(`${path} fits any screen, and axe finds nothing`, ({ page }) => expectAccessible(page, path));
}
