/** Where a visitor arrives: at the top of another page, where they were on Back, at the place a link within the page names. */
import { careers } from "#app/content/careers.ts";
import { header } from "#app/content/site.ts";
import { awake, expect, test } from "./fixtures.ts";

const DEEP = 400;

test("another page begins at its top at once, and Back leads to where one was", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await about.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(DEEP);
  // Where the page stands in each frame that shows the new one.
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      if (location.pathname === "/about" && document.querySelector("main h1")) seen.push(scrollY);
      if (seen.length < 10) requestAnimationFrame(look);
      else document.body.dataset.seen = seen.join();
    };
    look();
  });
  await about.click();
  await expect(page.locator("body")).toHaveAttribute("data-seen", /./);
  const seen = (await page.locator("body").getAttribute("data-seen"))?.split(",").map(Number) ?? [];
  // The address changes a frame or two before the page.
  expect(seen.slice(-5)).toEqual([0, 0, 0, 0, 0]);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a jump within the page holds, takes the keyboard along, and Back undoes it", async ({ page }) => {
  await page.goto("/careers?utm_source=letter");
  await awake(page);
  const closing = page.getByRole("link", { name: careers.closing.buttonLabel });
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

test("Back leads to the founder and the room that were chosen, where one was", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const room = page.getByRole("button", { name: "The Crew", exact: true }).first();
  await room.click();
  const founder = page.locator(".founder-card button").nth(1);
  await founder.click();
  const story = page.locator("section[aria-labelledby=founders] a[href^='/story/']").last();
  await story.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await story.click();
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(founder).toHaveAttribute("aria-pressed", "true");
  await expect(room).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  // A new visit to the page begins as any.
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.getByRole("banner").getByRole("link", { name: header.homeLabel }).click();
  await expect(founder).toHaveAttribute("aria-pressed", "false");
});
