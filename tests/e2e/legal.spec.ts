/** About and the legal pages on a screen and on paper; tests/worker/legal.test.ts reads their statements. */
import type { Page } from "playwright/test";
import { legalDocuments } from "#app/content/legal/index.ts";
import { arrive, expect, expectAccessible, expectNoAxeFindings, expectNoHorizontalScroll, test } from "./fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test.describe("the terms", () => {
  test.beforeEach(({ page }) => arrive(page, "/terms-of-service"));

  test("a table keeps its cells' columns where a row is drawn as a block", async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    const table = page.getByRole("table", { name: "The four account types and their permissions" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const roles = ["Admin", "Operations Manager", "Sales/Marketing User", "Retail/Event Staff"];
    await expect(table.getByRole("rowheader")).toHaveText(roles);
    const right = await table.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(NARROWEST.width);
  });

  test("the contents are folded on a phone, and lead to each section", async ({ page }) => {
    await page.setViewportSize(NARROW);
    await expect(contents(page).getByRole("link").first()).toBeHidden();
    await page.locator("summary", { hasText: "On this page" }).click();
    await expectNoAxeFindings(page);
    await contents(page).getByRole("link").nth(1).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).nth(1)).toBeInViewport();
  });

  test("the contents stand open on a wide screen", async ({ page }) => {
    await page.setViewportSize(WIDE);
    // The site's own faces change a long text's height: a scroll that they meet ends elsewhere.
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin"'))).toBe(true);
    const last = contents(page).getByRole("link").last();
    const target = (await last.getAttribute("href")) ?? "";
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(target).getByRole("heading")).toBeInViewport();
  });

  test("the terms stand on paper without anything around them", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(contents(page)).toBeHidden();
    for (const outside of await page.locator("body > :not(main)").all()) await expect(outside).toBeHidden();
  });
});

test("/about fits any screen, and axe finds nothing", ({ page }) => expectAccessible(page, "/about", [360]));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROWEST });

  test("every section of the legal pages can be read, and fits the narrowest phone", async ({ page }) => {
    for (const { slug, sections } of legalDocuments) {
      await page.goto(`/${slug}`);
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings.filter({ visible: true }), slug).toHaveCount(sections.length);
      await expectNoHorizontalScroll(page);
    }
  });
});
