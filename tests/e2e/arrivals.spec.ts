/** The scroll position on arrival: the top of another page, the old place after Back, the target of a link within the page. */
import type { Page } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { careers } from "#app/content/careers.ts";
import { header } from "#app/content/site.ts";
import { frameWords } from "#app/lib/frame-words.ts";
import { arrive, hydrated, expect, holdBack, stillness, test } from "./fixtures.ts";
import { openPlayer, sound, startPlaying } from "./player-page.ts";

const DEEP = 400;

const placeOf = (page: Page) => page.evaluate(() => scrollY);

async function scrollToPlace(page: Page, top: number): Promise<void> {
  await stillness(page);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
}

/** Expects the page to scroll to `top` and to stay there. */
async function expectToStay(page: Page, top: number): Promise<void> {
  await hydrated(page);
  await expect.poll(() => placeOf(page)).toBe(top);
  await stillness(page);
  expect(await placeOf(page)).toBe(top);
}

/** Follows the link without scrolling to it first, as a real press would. */
async function leaveForAbout(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).dispatchEvent("click");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("another page begins at its top in every frame", async ({ page }) => {
  await arrive(page, "/");
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await about.scrollIntoViewIfNeeded();
  await stillness(page);
  expect(await placeOf(page)).toBeGreaterThan(DEEP);
  // The scroll position in each frame that shows the new page.
  await page.evaluate(() => {
    const seen: number[] = [];
    const left = document.querySelector("main h1");
    const look = () => {
      const heading = document.querySelector("main h1");
      if (heading && heading !== left) seen.push(scrollY);
      if (seen.length < 10) requestAnimationFrame(look);
      else document.body.dataset.seen = seen.join();
    };
    look();
  });
  await about.click();
  await expect(page.locator("body")).toHaveAttribute("data-seen", /^0(?:,0)*$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Back finds the home page where it was, with what was chosen, and a new visit without", async ({ page }) => {
  await arrive(page, "/");
  const room = page.getByRole("button", { name: "The Crew logins" });
  const founder = page.locator(".founder-card button").nth(1);
  await room.click();
  await founder.click();
  await scrollToPlace(page, 2000);
  await stillness(page);
  const left = await placeOf(page);
  await leaveForAbout(page);
  await page.goBack();
  await expectToStay(page, left);
  for (const chosen of [founder, room]) await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await leaveForAbout(page);
  await page.getByRole("banner").getByRole("link", { name: header.homeLabel }).click();
  await expect(founder).toHaveAttribute("aria-pressed", "false");
});

test("a page that the keyboard opens begins at its top, and stays there", async ({ page }) => {
  await arrive(page, "/");
  const crew = page.getByRole("contentinfo").getByRole("link", { name: "The Crew" });
  // Reached by Tab: a focus set by a script after a click glides there, as for a mouse.
  await crew.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(crew).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/feature/access-control");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await stillness(page);
  expect(await placeOf(page)).toBe(0);
});

test("an address with a target opens there, and stays as the fonts arrive", async ({ page }) => {
  // The target's position in each frame, once the page is no longer at its top.
  await page.addInitScript(() => {
    const tops: number[] = [];
    const look = () => {
      const target = scrollY > 0 && document.getElementById(location.hash.slice(1));
      if (target) tops.push(Math.round(target.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { tops });
  });
  // A page with a route has no cache: the fonts arrive anew each time.
  await page.route("**/*.woff2", (route) => route.continue());
  for (const address of ["/careers#positions", "/terms-of-service#fees-and-taxes", "/pricing#faq"]) {
    await test.step(address, async () => {
      await arrive(page, address);
      await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin"'))).toBe(true);
      await stillness(page);
      const tops = await page.evaluate(() => (window as Window & { tops?: number[] }).tops ?? []);
      expect(tops.length).toBeGreaterThan(10);
      // A browser scrolls by whole pixels, and lays text out in fractions of them.
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    });
  }
});

test("a jump within the page holds, takes the keyboard along, and Back undoes it", async ({ page }) => {
  await arrive(page, "/careers?utm_source=letter");
  const closing = page.getByRole("button", { name: careers.closing.buttonLabel });
  const heading = page.getByRole("heading", { name: "Open Positions" });
  // Twice: the address is the same the second time.
  for (const time of [1, 2]) {
    await closing.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await closing.click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL("/careers?utm_source=letter#positions");
    await expect(page.locator("#positions")).toBeFocused();
    if (time === 2) break;
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await expect(heading).toBeInViewport();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#positions a:focus")).toHaveCount(1);
});

test.describe("a visitor who comes back to an opened story", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const reading = 1500;

  test("a visitor who returns to an opened story finds the line that was being read", async ({ page }) => {
    await arrive(page, useCasesPath);
    await page.locator("#listen-5").click();
    await expect(page.locator("#story-title")).toBeFocused();
    await scrollToPlace(page, reading);
    await leaveForAbout(page);
    await page.goBack();
    await expectToStay(page, reading);
    await page.reload();
    await expectToStay(page, reading);
    await page.goBack();
    await expect(page.locator("#stories-heading")).toBeVisible();
    await page.goForward();
    await expectToStay(page, reading);
  });

  test("an address leads to the top of its page, and a jump to the transcript", async ({ page }) => {
    await page.goto(`${useCasesPath}?story=9`);
    await expectToStay(page, 0);
    await page.locator("[data-audio-player] summary", { hasText: "More" }).click();
    await page.getByRole("link", { name: "Read instead" }).click();
    await expect(page.locator("#transcript")).toBeFocused();
    await stillness(page);
    await expect(page.locator("#transcript")).toBeInViewport({ ratio: 0.2 });
    expect((await page.locator("#transcript").boundingBox())?.y).toBeLessThan(200);
  });
});

test("the podcast leads to an episode, and on a return to where one was", async ({ page }) => {
  const reading = 3500;
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, `${podcastPath}#episode-2`);
  await expect(page.locator("#episode-2")).toBeInViewport({ ratio: 0.3 });
  await scrollToPlace(page, reading);
  await page.reload();
  await expectToStay(page, reading);

  const about = page.locator("details").first();
  const discussing = page.locator("#episode-2 details").filter({ hasText: "What we're discussing" });
  const transcript = page.locator("#episode-1 details").filter({ hasText: "Transcript" });
  await about.locator("summary").click();
  await discussing.locator("summary").click();
  // A jump adds an entry to the history.
  await page.locator("#episode-1 [data-audio-player] summary", { hasText: "More" }).click();
  await page.getByRole("link", { name: "Read instead" }).first().click();
  await expect(transcript).toHaveAttribute("open", "");
  await scrollToPlace(page, reading);
  await leaveForAbout(page);
  await page.goBack();
  for (const details of [about, discussing, transcript]) await expect(details).toHaveAttribute("open", "");
  await expectToStay(page, reading);
  await about.locator("summary").click();
  await expect(about).not.toHaveAttribute("open");
  await leaveForAbout(page);
  await page.goBack();
  await expect(discussing).toHaveAttribute("open", "");
  await expect(about).not.toHaveAttribute("open");
});

test("an address with a moment leads to the player, and Back to where one was", async ({ page }) => {
  // A smooth scroll may move two pixels before the router records the position.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, "/story/9#t=65");
  const player = page.locator("[data-audio-player]").first();
  await expect(player).toBeInViewport({ ratio: 0.3 });
  await expect(player.getByText(/^1:05 \/ /)).toBeVisible();
  await player.getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect(player.getByText(/^1:20 \/ /)).toBeVisible();
  await player.locator("summary", { hasText: "More" }).click();
  const readInstead = player.getByRole("link", { name: "Read instead" });
  await stillness(page);
  await readInstead.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await readInstead.click();
  await expect(page.locator("#story")).toBeFocused();
  await page.goBack();
  await expectToStay(page, left);
  await expect(player.getByText(/^1:20 \/ /)).toBeVisible();

  await test.step("a visitor who returns does not start at the moment again", async () => {
    const reading = 300;
    await scrollToPlace(page, reading);
    await leaveForAbout(page);
    await page.goBack();
    await expectToStay(page, reading);
    await page.goto("about:blank");
    await page.goBack();
    await expectToStay(page, reading);
  });

  await test.step("an address changed to another moment leads there", async () => {
    await scrollToPlace(page, 2000);
    await page.evaluate(() => {
      location.hash = "#t=20";
    });
    await expect(player.getByText(/^0:20 \/ /)).toBeVisible();
    await expect(player).toBeInViewport();
  });
});

test.describe("a visitor from another site", () => {
  /** A page of another site: the same server under its other name. */
  async function openElsewhere(page: Page, baseURL: string | undefined): Promise<void> {
    const elsewhere = new URL("/about", baseURL);
    elsewhere.hostname = "localhost";
    await arrive(page, elsewhere.href);
  }

  test("a visitor from another site stays where one was on a reload", async ({ page, baseURL }) => {
    await openElsewhere(page, baseURL);
    const opened = page.waitForResponse((response) => response.url() === `${baseURL}/story/9`);
    await page.evaluate((address) => location.assign(address), `${baseURL}/story/9`);
    expect((await opened).headers()["cross-origin-opener-policy"]).toBe("same-origin");
    await hydrated(page);
    await scrollToPlace(page, 400);
    await page.reload();
    await expectToStay(page, 400);
    await leaveForAbout(page);
    await scrollToPlace(page, 200);
    await page.reload();
    await expectToStay(page, 200);
    await page.goBack();
    await expectToStay(page, 400);
  });

  test("a visitor's window is not held by the page that opened it", async ({ page, baseURL }) => {
    await openElsewhere(page, baseURL);
    const popup = page.waitForEvent("popup");
    const hold = await page.evaluateHandle((address) => ({ opened: window.open(address) }), `${baseURL}/about`);
    await expect((await popup).getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => hold.evaluate(({ opened }) => opened?.closed)).toBe(true);
    expect(await (await popup).evaluate(() => window.opener === null)).toBe(true);
  });
});

/** Expects a bar along the header's lower edge, over the content. */
async function expectBar(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  const bar = await page.getByRole("main").evaluate((main) => {
    const { content, position, top, height } = getComputedStyle(main, "::before");
    return { content, position, top, height };
  });
  expect(bar).toEqual({ content: '""', position: "fixed", top: "64px", height: "3px" });
}

test("a slow page or window shows that it is loading, and nothing moves for that", async ({ page }) => {
  await arrive(page, "/about");
  const main = page.getByRole("main");
  const releasePage = await holdBack(page, /\/pricing\.data|\/assets\/pricing-/);
  await expect(main).not.toHaveAttribute("aria-busy");
  const before = await main.boundingBox();
  await page.getByRole("banner").getByRole("link", { name: header.pricing }).click();
  await expectBar(page);
  expect(await main.boundingBox()).toEqual(before);
  await expect(page).toHaveURL("/about");
  releasePage();
  await expect(page).toHaveURL("/pricing");
  await expect(main).not.toHaveAttribute("aria-busy");

  const releaseWindow = await holdBack(page, /\/assets\/position-/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await page
    .getByRole("button", { name: /^Apply Now/ })
    .first()
    .click();
  await expectBar(page);
  releaseWindow();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
});

test("a link whose script is lost leads on; offline it says so, and the recording plays on", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Error loading route module|to fetch dynamically imported|ERR_|Failed to load resource|Failed to fetch/);
  const lose = (name: string) => page.route(new RegExp(`/assets/${name}-`), (route) => route.abort());
  await lose("pricing");
  await openPlayer(page);
  await page.getByRole("banner").getByRole("link", { name: header.pricing }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/story/1");

  await openPlayer(page);
  await startPlaying(page);
  await context.setOffline(true);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  for (const round of [1, 2]) {
    await about.click();
    const words = page.getByText(frameWords.errorScreen.unreachable);
    await expect(words, `press ${round}`).toBeVisible();
    await expect(page).toHaveURL("/story/1");
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
    expect((await sound(page)).isPaused).toBe(false);
    if (round === 1) await expect(words).toHaveCount(0);
  }
  await context.setOffline(false);
  await about.click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
