/** The content around every page: header, menus, banner, and the 404 screen. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "playwright/test";
import { featurePages } from "#app/content/feature-pages.ts";
import { modules } from "#app/content/modules.ts";
import { pageNotFound } from "#app/content/screens.ts";
import { header, promoBanner } from "#app/content/site.ts";
import {
  arrive,
  hydrated,
  enlargeText,
  expect,
  expectAccessible,
  expectNoAxeFindings,
  expectNoHorizontalScroll,
  holdBack,
  test,
} from "./fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

const bannerOf = (page: Page) => page.getByRole("banner");

async function expectOpen(button: Locator, isOpen: boolean): Promise<void> {
  await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
}

/** Runs axe on the header alone: the page around it is tested elsewhere. */
async function expectAccessibleHeader(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("header").analyze();
  expect(violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)])).toEqual([]);
}

test.describe("the menus of a wide screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE);
    await arrive(page, "/");
  });

  const navOf = (page: Page) => bannerOf(page).getByRole("navigation", { name: header.navLabel });
  const featuresOf = (page: Page) => navOf(page).getByRole("button", { name: header.features });
  const audioOf = (page: Page) => navOf(page).getByRole("button", { name: header.audioInsights });
  const overviewOf = (page: Page) => navOf(page).getByRole("link", { name: header.viewAllFeatures });

  test("a menu opens at a press, and closes at another, a press outside and Escape", async ({ page }) => {
    const [features, audio] = [featuresOf(page), audioOf(page)];
    for (const button of [features, audio]) {
      await expectOpen(button, false);
      await button.click();
      await expectOpen(button, true);
      await button.click();
      await expectOpen(button, false);
    }
    await features.click();
    await page.mouse.click(20, WIDE.height - 20);
    await expectOpen(features, false);
    await expect(overviewOf(page)).toBeHidden();
    await audio.press("Enter");
    await page.keyboard.press("Tab");
    await expect(navOf(page).getByRole("link", { name: "Use Cases" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(audio, false);
    await expect(audio).toBeFocused();
  });

  test("the menu of features names the rooms and the ways of working, and leads to the overview", async ({ page }) => {
    await featuresOf(page).click();
    await expect(navOf(page).getByText(header.waysOfWorking, { exact: true }).first()).toBeVisible();
    await expect(navOf(page).locator('a[href^="/feature/"]:visible')).toHaveText([
      ...modules.map(({ name, gist }) => `${name} ${gist}`),
      ...featurePages
        .filter(({ id, listed }) => listed && modules.every(({ slug }) => slug !== id))
        .map(({ name }) => name),
    ]);
    await expect(overviewOf(page)).toHaveAttribute("href", "/features");
    await expectAccessibleHeader(page);
  });

  test("a menu closes when one of its links is followed", async ({ page }) => {
    await featuresOf(page).click();
    await navOf(page).getByRole("link", { name: "The Storeroom" }).click();
    await expect(page).toHaveURL(/\/feature\/inventory-management$/);
    await expectOpen(featuresOf(page), false);
  });

  test("the link to the app opens a new tab, and says so", async ({ page }) => {
    const link = navOf(page).getByRole("link", { name: header.app, exact: true });
    await expect(link).toHaveAccessibleDescription(header.newTab);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });
});

test("sections follow one another at one distance, on every page", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const distances = new Map<number, string[]>();
    for (const path of [
      "/",
      "/features",
      "/feature/sales-hub",
      "/pricing",
      "/about",
      "/careers",
      "/journey/online-growth",
    ]) {
      await page.goto(path);
      const margins = await page
        .locator("main section[aria-labelledby], main section[data-online]")
        .evaluateAll((sections) => sections.map((section) => Number.parseFloat(getComputedStyle(section).marginTop)));
      for (const margin of margins.filter(Boolean)) distances.set(margin, [...(distances.get(margin) ?? []), path]);
    }
    expect([...distances.entries()], `at ${width} px`).toHaveLength(1);
  }
});

test.describe("the header", () => {
  test.beforeEach(({ page }) => arrive(page, "/pricing"));

  const menuOf = (page: Page) => bannerOf(page).getByRole("button", { name: header.openMenu });
  const joinOf = (page: Page) => bannerOf(page).getByRole("link", { name: header.join, exact: true }).first();
  const featuresOf = (page: Page) => bannerOf(page).getByRole("button", { name: header.features, exact: true });
  const overviewOf = (page: Page) => bannerOf(page).getByRole("link", { name: header.viewAllFeatures });

  test("the header leads to the waitlist at every width, and a tablet has the wide one", async ({ page }) => {
    for (const width of [320, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone the strip does, until it is out of sight.
      if (width === 320) {
        await expect(joinOf(page)).toBeHidden();
        await page.mouse.wheel(0, 200);
      }
      await expect(joinOf(page)).toBeInViewport({ ratio: 1 });
      await expect(joinOf(page)).toHaveAttribute("href", "/waitlist");
      await expectNoHorizontalScroll(page);
    }
    await expect(menuOf(page)).toBeHidden();
    await featuresOf(page).click();
    await expect(overviewOf(page)).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  });

  test("a phone's menu has sections that open and close by themselves, and Escape closes it", async ({ page }) => {
    await page.setViewportSize(NARROW);
    await menuOf(page).click();
    const banner = bannerOf(page);
    await expect(banner.getByRole("link", { name: header.join })).toHaveCount(1);
    await expect(joinOf(page)).toBeInViewport({ ratio: 1 });
    const audio = banner.getByRole("button", { name: header.audioInsights, exact: true });
    await featuresOf(page).click();
    await audio.click();
    const useCases = banner.getByRole("link", { name: "Use Cases" });
    await expect(useCases).toBeVisible();
    // Names with a dot before them and names without stand in one line.
    const [one, other] = await Promise.all(
      [useCases, banner.getByRole("link", { name: /^The Crew/ })].map((link) =>
        link.locator("b").evaluate((name) => name.getBoundingClientRect().left),
      ),
    );
    expect(one).toBe(other);
    await expectAccessibleHeader(page);
    await featuresOf(page).click();
    await expectOpen(featuresOf(page), false);
    await expectOpen(audio, true);
    await expect(overviewOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeFocused();
    await expect(useCases).toBeHidden();
  });
});

test("the header fits in each language, and leads to the same page in the other", async ({ page }) => {
  for (const [path, other] of [
    ["/waitlist?from=shop#reserve", "/hi/waitlist?from=shop#reserve"],
    ["/hi/pricing?team=1-2-2", "/pricing?team=1-2-2"],
  ] as const) {
    await arrive(page, path);
    const join = bannerOf(page).locator('a[href$="/waitlist"]');
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      for (const percent of [100, 200]) {
        await enlargeText(page, percent);
        await test.step(`${path} in ${width} px with text of ${percent} %`, async () => {
          await expect(join).toBeInViewport({ ratio: 1 });
          await expect(bannerOf(page).locator("a[hreflang][lang]")).toBeInViewport({ ratio: 1 });
          if (width < 768) await expect(bannerOf(page).locator("nav > button")).toBeInViewport({ ratio: 1 });
          expect(await bannerOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    }
    await page.setViewportSize(NARROW);
    await bannerOf(page).locator("a[hreflang][lang]").click();
    await expect(page).toHaveURL(other);
  }
});

test("a menu opened before scripts are awake stays as it is when they wake", async ({ page }) => {
  await page.setViewportSize(NARROW);
  const wake = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/");
  const banner = bannerOf(page);
  await banner.getByRole("button", { name: header.openMenu }).click();
  const link = banner.getByRole("link", { name: "Use Cases" });
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  wake();
  await hydrated(page);
  expect(await link.boundingBox()).toEqual(before);
  await banner.getByRole("button", { name: header.closeMenu }).click();
  await expect(link).toBeHidden();
});

test("the launch offer leads to the waitlist, and once dismissed stays away for the visit", async ({ page }) => {
  await arrive(page, "/");
  const offer = page.getByRole("region", { name: promoBanner.label });
  await expect(offer.getByRole("link", { name: promoBanner.cta })).toHaveAttribute("href", "/waitlist");
  await offer.getByRole("button", { name: promoBanner.dismiss }).press("Enter");
  await expect(offer).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer, "from the next page's first paint on").toBeHidden();
});

test("an address that does not exist answers 404 with the specified words and ways back", async ({
  page,
  expectConsole,
}) => {
  // Chromium itself reports a document with status 404.
  expectConsole(/status of 404/);
  await page.setViewportSize(NARROWEST);
  const response = await page.goto("/nope");
  await hydrated(page);
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
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(NARROW);
  await expectNoAxeFindings(page);
});

test("the home page fits any screen, and axe finds nothing", ({ page }) => expectAccessible(page, "/"));

test("the waitlist page fits a phone, and axe finds nothing", ({ page }) => expectAccessible(page, "/waitlist", [360]));
