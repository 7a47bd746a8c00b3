/** What stands below the first screen is laid out after the first paint, and nobody notices. */
import type { Page } from "playwright/test";
import { useCasesPath } from "#app/content/brand.ts";
import { LATEST_START_MS, LATEST_UNFOLDING_MS } from "#app/first-paint/limits.ts";
import { expect, holdBack, test, unfolded } from "./fixtures.ts";

const pages = [
  "/",
  "/features",
  "/pricing",
  useCasesPath,
  "/story/1",
  "/journey/popup-exhibitions",
  "/careers",
  "/careers/ai-engineer-nlp",
  "/terms-of-service",
];

test.use({ viewport: { width: 412, height: 823 } });

/** Whether the browser has laid out what the element says. */
const isLaidOut = (page: Page, selector: string) =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }),
    selector,
  );
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isFolded = (page: Page) => page.evaluate(() => document.documentElement.dataset.folded !== undefined);

/** Keeps pages folded: the fonts do not come, and the time until they are no longer waited for does not pass. */
async function keepFolded(page: Page): Promise<{ bringFaces: () => void; letTimePass: () => Promise<unknown[]> }> {
  await page.addInitScript((ms) => {
    const run = window.setTimeout;
    const held: (() => void)[] = [];
    const hold = (what: TimerHandler, after?: number) =>
      after === ms ? held.push(what as () => void) : run(what, after);
    Object.assign(window, { setTimeout: hold, letTimePass: () => held.splice(0).map((what) => String(what())) });
  }, LATEST_UNFOLDING_MS);
  return {
    bringFaces: await holdBack(page, "**/*.woff2"),
    /** What had been waiting. */
    letTimePass: () => page.evaluate(() => (window as unknown as { letTimePass: () => unknown[] }).letTimePass()),
  };
}

for (const path of pages) {
  test(`${path} is folded until the fonts are there, and then whole`, async ({ page }) => {
    const { bringFaces } = await keepFolded(page);
    await page.goto(path);
    expect(await isLaidOut(page, "main h1")).toBe(true);
    expect(await isLaidOut(page, "footer p")).toBe(false);
    bringFaces();
    await unfolded(page);
    expect(await isLaidOut(page, "footer p")).toBe(true);
    const left = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("body *")]
          .filter((each) => each.style.contentVisibility || getComputedStyle(each).contentVisibility === "auto")
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(await left()).toEqual([]);
    const whole = await height(page);
    await page.reload();
    expect(await isFolded(page)).toBe(false);
    await expect.poll(() => height(page)).toBe(whole);
  });
}

test("whoever scrolls before that has every height as it is, and at the end is at the end", async ({ page }) => {
  await keepFolded(page);
  await page.goto("/careers");
  expect(await isFolded(page)).toBe(true);
  const folded = await height(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isFolded(page)).toBe(false);
  expect(await height(page)).toBeGreaterThan(folded);

  await page.goto("/about");
  expect(await isFolded(page)).toBe(true);
  await page.keyboard.press("End");
  await expect.poll(() => isFolded(page)).toBe(false);
  const toTheEnd = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  await expect.poll(toTheEnd).toBeLessThan(2);
});

test("whoever jumps while parts above are still folded stays where the jump led", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepFolded(page);
  await page.goto("/journey/popup-exhibitions");
  expect(await isFolded(page)).toBe(true);
  const chapters = page.getByRole("heading", { name: "Chapters" });
  const asked = await chapters.evaluate((each) => {
    each.scrollIntoView({ behavior: "instant", block: "center" });
    return each.getBoundingClientRect().top;
  });
  await expect.poll(() => isFolded(page)).toBe(false);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
  const { top } = await chapters.evaluate((each) => each.getBoundingClientRect());
  expect(Math.abs(top - asked)).toBeLessThan(2);
});

test("a page that begins elsewhere than at its top is never folded", async ({ page }) => {
  await keepFolded(page);
  await page.goto("/pricing#faq");
  expect(await isFolded(page)).toBe(false);
  await expect(page.locator("#faq")).toBeInViewport();
  await page.goto("/about");
  expect(await isFolded(page)).toBe(true);
  await page.goBack();
  expect(await isFolded(page)).toBe(false);
});

test("a jump that comes before the rest of the page is laid out lands where it leads", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await keepFolded(page);
  const wake = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/waitlist");
  expect(await isFolded(page)).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "Reserve Your Spot" }).first().click();
  expect(await isFolded(page)).toBe(false);
  await expect(page.locator("#reserve")).toBeInViewport();
  const top = await page.locator("#reserve").evaluate((each) => each.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  wake();
});

test("fonts that come late, or never, leave no page folded", async ({ page, expectConsole }) => {
  const { letTimePass } = await keepFolded(page);
  await page.goto("/");
  expect(await isFolded(page)).toBe(true);
  await expect.poll(letTimePass).not.toEqual([]);
  await unfolded(page);
  expect(await isLaidOut(page, "footer p")).toBe(true);
  expectConsole(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/about");
  await unfolded(page);
});

test("the page behind a window stays folded until the window is modal, and is then whole", async ({ page }) => {
  const wake = await holdBack(page, /\/assets\/.*\.js$/);
  const faces = page.waitForResponse("**/*.woff2");
  await page.goto("/careers/ai-engineer-nlp");
  await faces;
  await page.waitForTimeout(2 * LATEST_UNFOLDING_MS);
  expect(await isFolded(page)).toBe(true);
  expect(await isLaidOut(page, ".behind-window h2")).toBe(false);
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      this.dataset.wasFolded = String(document.documentElement.dataset.folded !== undefined);
    };
  });
  wake();
  await unfolded(page);
  await expect(page.locator("dialog:modal")).toHaveAttribute("data-was-folded", "true");
  for (const part of [".behind-window h2", "footer p", ".window form label"])
    expect(await isLaidOut(page, part)).toBe(true);
});

test("a window that the app never makes modal leaves nothing folded", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/careers/ai-engineer-nlp");
  expect(await isFolded(page)).toBe(true);
  await expect.poll(() => isFolded(page), { timeout: 2 * LATEST_START_MS }).toBe(false);
  expect(await isLaidOut(page, "footer p")).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is folded", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-folded");
  });
});
