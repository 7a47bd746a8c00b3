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

test("the menus of a wide screen open and close by mouse and keyboard, and lead on", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await arrive(page, "/");
  const nav = bannerOf(page).getByRole("navigation", { name: header.navLabel });
  const features = nav.getByRole("button", { name: header.features });
  const audio = nav.getByRole("button", { name: header.audioInsights });
  const overview = nav.getByRole("link", { name: header.viewAllFeatures });

  await test.step("a press opens, and another closes", async () => {
    for (const button of [features, audio]) {
      await expectOpen(button, false);
      await button.click();
      await expectOpen(button, true);
      await button.click();
      await expectOpen(button, false);
    }
  });

  await test.step("the features list names every listed feature and leads to the overview", async () => {
    await features.click();
    // The seven rooms, each with its purpose, and then the ways of working.
    await expect(nav.getByText(header.waysOfWorking, { exact: true }).first()).toBeVisible();
    await expect(nav.locator('a[href^="/feature/"]:visible')).toHaveText([
      ...modules.map(({ name, gist }) => `${name} ${gist}`),
      ...featurePages
        .filter(({ id, listed }) => listed && modules.every(({ slug }) => slug !== id))
        .map(({ name }) => name),
    ]);
    await expect(overview).toHaveAttribute("href", "/features");
    await expectAccessibleHeader(page);
  });

  await test.step("a press outside closes the open list", async () => {
    await page.mouse.click(20, WIDE.height - 20);
    await expectOpen(features, false);
    await expect(overview).toBeHidden();
  });

  await test.step("Escape closes the open list and gives the focus back to its button", async () => {
    await audio.press("Enter");
    await expectOpen(audio, true);
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Use Cases" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(audio, false);
    await expect(audio).toBeFocused();
  });

  await test.step("the App link opens a new tab", async () => {
    const link = nav.getByRole("link", { name: header.app, exact: true });
    await expect(link).toHaveAccessibleDescription(header.newTab);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });

  await test.step("choosing a link closes the list", async () => {
    await features.click();
    await nav.getByRole("link", { name: "The Storeroom" }).click();
    await expect(page).toHaveURL(/\/feature\/inventory-management$/);
    await expectOpen(features, false);
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

test("the header leads to the waitlist at every width, and a phone's panel holds the rest", async ({ page }) => {
  await arrive(page, "/pricing");
  const banner = bannerOf(page);
  const join = banner.getByRole("link", { name: header.join, exact: true }).first();
  const menu = banner.getByRole("button", { name: header.openMenu });
  const features = banner.getByRole("button", { name: header.features, exact: true });
  const overview = banner.getByRole("link", { name: header.viewAllFeatures });
  for (const width of [320, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(join).toBeInViewport({ ratio: 1 });
    await expect(join).toHaveAttribute("href", "/waitlist");
    await expectNoHorizontalScroll(page);
  }

  await test.step("a tablet has the wide header, and its list stays within the page", async () => {
    await expect(menu).toBeHidden();
    await features.click();
    await expect(overview).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await features.click();
  });

  await test.step("the panel's sections open and close independently", async () => {
    await page.setViewportSize(NARROW);
    await menu.click();
    await expect(banner.getByRole("link", { name: header.join })).toHaveCount(1);
    await expect(join).toBeInViewport({ ratio: 1 });
    const audio = banner.getByRole("button", { name: header.audioInsights, exact: true });
    await features.click();
    await audio.click();
    await expectOpen(features, true);
    await expectOpen(audio, true);
    const useCases = banner.getByRole("link", { name: "Use Cases" });
    await expect(useCases).toBeVisible();
    // Names with a dot before them and names without stand in one line.
    const lefts = await Promise.all(
      [useCases, banner.getByRole("link", { name: /^The Crew/ })].map((link) =>
        link.locator("b").evaluate((name) => name.getBoundingClientRect().left),
      ),
    );
    expect(lefts[0]).toBe(lefts[1]);
    await expectAccessibleHeader(page);
    await features.click();
    await expectOpen(features, false);
    await expectOpen(audio, true);
    await expect(overview).toBeHidden();
  });

  await test.step("Escape closes the panel and gives the focus back", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(banner.getByRole("link", { name: header.pricing })).toBeHidden();
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
          await expect(bannerOf(page).locator("a[hreflang]")).toBeInViewport({ ratio: 1 });
          if (width < 768) await expect(bannerOf(page).locator("nav > button")).toBeInViewport({ ratio: 1 });
          expect(await bannerOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    }
    await page.setViewportSize(NARROW);
    await bannerOf(page).locator("a[hreflang]").click();
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
  await page.reload();
  await hydrated(page);
  await expect(offer).toBeHidden();
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
