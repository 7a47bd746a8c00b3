/** The home page: a phone's first screen, the steps of one order, and the house. */
import { hero } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import { priceFrom } from "#app/content/pricing.ts";
import { orderWalk } from "#app/content/scenes.ts";
import { header } from "#app/content/site.ts";
import type { Page } from "playwright/test";
import { awake, expect, expectNoAxeFindings, expectNoHorizontalScroll, test } from "./fixtures.ts";

const FIRST_SCREEN = { width: 360, height: 640 };
const WIDE = { width: 1440, height: 900 };
const LAST = orderWalk.steps.length - 1;

const steps = (page: Page) => page.getByRole("figure", { name: orderWalk.heading }).getByRole("radio");
const labels = (page: Page) => page.getByRole("figure", { name: orderWalk.heading }).locator("label");
const screens = (page: Page) => page.getByRole("figure", { name: orderWalk.heading }).getByRole("img");

test.describe("the first screen of a phone", () => {
  test.use({ viewport: FIRST_SCREEN });

  test("has the pitch in two lines, a price, the way in, and the product", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    const pitch = main.getByText(hero.brief);
    await expect(pitch).toBeInViewport({ ratio: 1 });
    const lines = await pitch.evaluate(
      (p) => p.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(p).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await expect(main.getByRole("link", { name: priceFrom })).toBeInViewport({ ratio: 1 });
    for (const name of [hero.primaryCta, hero.secondaryCta]) {
      const button = main.getByRole("link", { name }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.width).toBe(FIRST_SCREEN.width - 2 * 16);
    }
    await expect(page.getByRole("banner").getByRole("link", { name: header.join })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(orderWalk.steps[0].order.said)).toBeInViewport();
  });
});

test("the header leads to the waitlist at every width, and so does the phone's menu", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const join = page.getByRole("banner").getByRole("link", { name: header.join, exact: true });
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(join.first()).toBeInViewport({ ratio: 1 });
    await expect(join.first()).toHaveAttribute("href", "/waitlist");
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize(FIRST_SCREEN);
  await page.getByRole("button", { name: header.openMenu }).click();
  await expect(page.getByRole("banner").getByRole("navigation").getByRole("link", { name: header.join })).toBeVisible();
});

test.describe("the walk through one order", () => {
  test.use({ viewport: WIDE });

  test("is stepped by keyboard, and then no longer moves by itself", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await steps(page).first().focus();
    for (const [index, step] of orderWalk.steps.entries()) {
      await expect(steps(page).nth(index)).toBeChecked();
      await expect(screens(page)).toHaveCount(1);
      const told =
        "order" in step ? step.order : "stock" in step ? step.stock : "bill" in step ? step.bill : step.payment;
      await expect(screens(page)).toHaveAccessibleName(told.alt);
      if (index < LAST) await page.keyboard.press("ArrowDown");
    }
    await expect(page.getByRole("button", { name: orderWalk.play, exact: true })).toBeVisible();
  });

  test("moves by itself once, to its end, and again when asked", async ({ page }) => {
    test.slow();
    await page.goto("/");
    await expect(page.getByRole("button", { name: orderWalk.pause, exact: true })).toBeVisible();
    await expect(steps(page).nth(LAST)).toBeChecked({ timeout: 20_000 });
    const play = page.getByRole("button", { name: orderWalk.play, exact: true });
    await play.click();
    await expect(steps(page).first()).toBeChecked();
    await page.getByRole("button", { name: orderWalk.pause, exact: true }).click();
    await expect(play).toBeVisible();
  });

  test("keeps the page's height whatever step is shown", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    const height = () => page.getByRole("figure", { name: orderWalk.heading }).evaluate((walk) => walk.clientHeight);
    const first = await height();
    for (const [index] of orderWalk.steps.entries()) {
      await labels(page).nth(index).click();
      expect(await height()).toBe(first);
    }
  });

  test("stands still for who wants less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/");
    await awake(page);
    await page.clock.fastForward(20_000);
    await expect(steps(page).first()).toBeChecked();
    await expect(page.getByRole("button", { name: orderWalk.play, exact: true })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: FIRST_SCREEN });

  test("the walk shows its first step, and the others when chosen", async ({ page }) => {
    await page.goto("/");
    await expect(screens(page)).toHaveAccessibleName(orderWalk.steps[0].order.alt);
    await labels(page).nth(LAST).click();
    await expect(screens(page)).toHaveAccessibleName(orderWalk.steps[3].payment.alt);
    await expect(page.getByRole("button", { name: orderWalk.play, exact: true })).toBeHidden();
  });
});

test.describe("the house", () => {
  test("has the rooms' names on it, and is the list at every width", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    const rooms = page
      .getByRole("region", { name: "A shop-house with seven rooms" })
      .getByRole("listitem")
      .getByRole("button");
    for (const { width, atLeast } of [
      { width: 1440, atLeast: 650 },
      { width: 360, atLeast: 340 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await page.locator(".house").boundingBox())?.width).toBeGreaterThan(atLeast);
      await expect(rooms).toHaveCount(modules.length);
      for (const [index, { name, gist }] of modules.entries()) {
        await expect(rooms.nth(index)).toHaveAccessibleName(`${name} ${gist}`);
        const box = await rooms.nth(index).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test("lights the chosen room, and leaves the others as they are", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await page.getByRole("button", { name: "The Crew logins" }).click();
    const looks = await page.locator(".house-room").evaluateAll((rooms) =>
      rooms.map((room) => {
        const { filter, opacity } = getComputedStyle(room);
        return { isLit: room.getAttribute("data-lit") === "true", filter, opacity };
      }),
    );
    expect(looks.filter(({ isLit }) => isLit)).toHaveLength(1);
    for (const look of looks) expect(look).toMatchObject({ filter: "none", opacity: "1" });
  });
});

for (const viewport of [FIRST_SCREEN, WIDE]) {
  test(`axe finds nothing at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await awake(page);
    await expectNoAxeFindings(page);
  });
}

test("nothing is wider than a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await expectNoHorizontalScroll(page);
});
