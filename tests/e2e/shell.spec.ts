/** The content around every page: header, banner, skip link, titles, and the 404 screen. */
import { featurePages } from "#app/content/feature-pages.ts";
import { modules } from "#app/content/modules.ts";
import { pageNotFound } from "#app/content/screens.ts";
import { launchTexts } from "#app/content/launch.ts";
import { header, pageMeta, promoBanner } from "#app/content/site.ts";
import { fillAll } from "#app/lib/fill.ts";
import {
  awake,
  expect,
  expectAccessible,
  expectNoAxeFindings,
  expectNoHorizontalScroll,
  holdBack,
  test,
} from "./fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NOWHERE = "/nope";
const pages = ["/", "/waitlist", NOWHERE];

/** Chromium itself reports a document with status 404. */
const REPORTED_404 = /status of 404/;

test.describe("the header on a wide screen", () => {
  test.use({ viewport: WIDE });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await awake(page);
  });

  for (const label of [header.features, header.audioInsights]) {
    test(`'${label}' opens and closes with a press`, async ({ page }) => {
      const button = page.getByRole("banner").getByRole("button", { name: label });
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("the features list names every listed feature and leads to the overview", async ({ page }) => {
    const nav = page.getByRole("banner").getByRole("navigation", { name: header.navLabel });
    await nav.getByRole("button", { name: header.features }).click();
    // The seven rooms, each with its purpose, and then the ways of working.
    await expect(nav.getByText(header.waysOfWorking, { exact: true }).first()).toBeVisible();
    await expect(nav.locator('a[href^="/feature/"]:visible')).toHaveText([
      ...modules.map(({ name, gist }) => `${name} ${gist}`),
      ...featurePages
        .filter(({ id, listed }) => listed && modules.every(({ slug }) => slug !== id))
        .map(({ name }) => name),
    ]);
    await expect(nav.getByRole("link", { name: header.viewAllFeatures })).toHaveAttribute("href", "/features");
  });

  test("a press outside closes the open list", async ({ page }) => {
    const button = page.getByRole("banner").getByRole("button", { name: header.features });
    await button.click();
    await page.mouse.click(20, WIDE.height - 20);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("banner").getByRole("link", { name: header.viewAllFeatures })).toBeHidden();
  });

  test("Escape closes the open list and gives the focus back to its button", async ({ page }) => {
    const button = page.getByRole("banner").getByRole("button", { name: header.audioInsights });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: "Use Cases" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  });

  test("choosing a link closes the list", async ({ page }) => {
    const button = page.getByRole("banner").getByRole("button", { name: header.features });
    await button.click();
    await page.getByRole("banner").getByRole("link", { name: "The Storeroom" }).click();
    await expect(page).toHaveURL(/\/feature\/inventory-management$/);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the App link opens a new tab", async ({ page }) => {
    const link = page.getByRole("banner").getByRole("link", { name: header.app, exact: true });
    await expect(link).toHaveAccessibleDescription(header.newTab);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });
});

test("the header of a tablet is the wide one, and its panel stays within the page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await awake(page);
  await expect(page.getByRole("button", { name: header.openMenu })).toBeHidden();
  await page.getByRole("button", { name: header.features }).click();
  await expect(page.getByRole("link", { name: header.viewAllFeatures })).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
});

test.describe("the header on a phone", () => {
  test.use({ viewport: NARROW });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await awake(page);
  });

  test("the panel's sections open and close independently", async ({ page }) => {
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: header.openMenu }).click();
    const features = banner.getByRole("button", { name: header.features, exact: true });
    const audio = banner.getByRole("button", { name: header.audioInsights, exact: true });
    await features.click();
    await audio.click();
    await expect(features).toHaveAttribute("aria-expanded", "true");
    await expect(audio).toHaveAttribute("aria-expanded", "true");
    await expect(banner.getByRole("link", { name: "Use Cases" })).toBeVisible();
    await features.click();
    await expect(features).toHaveAttribute("aria-expanded", "false");
    await expect(audio).toHaveAttribute("aria-expanded", "true");
    await expect(banner.getByRole("link", { name: header.viewAllFeatures })).toBeHidden();
  });

  test("Escape closes the panel and gives the focus back", async ({ page }) => {
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: header.openMenu }).click();
    await expect(banner.getByRole("link", { name: header.pricing })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(banner.getByRole("button", { name: header.openMenu })).toBeFocused();
    await expect(banner.getByRole("link", { name: header.pricing })).toBeHidden();
  });
});

test("a menu opened before scripts are awake stays as it is when they wake", async ({ page }) => {
  await page.setViewportSize(NARROW);
  const wake = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: header.openMenu }).click();
  const link = banner.getByRole("link", { name: "Use Cases" });
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  wake();
  await awake(page);
  expect(await link.boundingBox()).toEqual(before);
  await banner.getByRole("button", { name: header.closeMenu }).click();
  await expect(link).toBeHidden();
});

test.describe("the launch offer", () => {
  test("leads to the waitlist, and stays away for the visit once dismissed", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    const offer = page.getByRole("region", { name: promoBanner.label });
    await expect(offer.getByRole("link", { name: promoBanner.cta })).toHaveAttribute("href", "/waitlist");
    await offer.getByRole("button", { name: promoBanner.dismiss }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await awake(page);
    await expect(offer).toBeHidden();
  });
});

test.describe("an address that does not exist", () => {
  test("answers 404 with the specified words and ways back", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    const response = await page.goto(NOWHERE);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(pageNotFound.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    for (const { label, path } of pageNotFound.waysBack) {
      await expect(page.getByRole("main").getByRole("link", { name: label })).toHaveAttribute("href", path);
    }
    await expect
      .poll(() => page.locator("main img").evaluate((house: HTMLImageElement) => house.naturalWidth))
      .not.toBe(0);
  });

  test("says so to a form posted there, too", async ({ request }) => {
    const response = await request.post(NOWHERE, { form: { any: "thing" } });
    expect(response.status()).toBe(404);
  });
});

test.describe("every page", () => {
  test("the skip link is the first stop and leads to the content", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: header.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
  });

  for (const path of ["/", "/waitlist"]) {
    test(`${path} has its own title, description and canonical address`, async ({ page, request }) => {
      await page.goto(path);
      const meta = fillAll(pageMeta[path], launchTexts("2025-08", new Date()));
      await expect(page).toHaveTitle(meta?.title ?? "");
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", meta?.description ?? "");
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path);
      // The Host header must not change the address.
      const elsewhere = await request.get(path, { headers: { Host: "evil.example" } });
      expect(await elsewhere.text()).not.toContain("evil.example");
    });
  }

  for (const path of pages) {
    test(`${path} fits any screen, and axe finds nothing`, async ({ page, expectConsole }) => {
      if (path === NOWHERE) expectConsole(REPORTED_404);
      await expectAccessible(page, path);
    });
  }

  test("the menus are axe-clean when open", async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto("/");
    await awake(page);
    await page.getByRole("banner").getByRole("button", { name: header.features }).click();
    await expectNoAxeFindings(page);
    await page.setViewportSize(NARROW);
    await page.getByRole("banner").getByRole("button", { name: header.openMenu }).click();
    await expectNoAxeFindings(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read and leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('main a[href="/waitlist"]').first()).toBeVisible();
  });
});
