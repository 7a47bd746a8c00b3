/** The home page: a phone's first screen, the steps of one order, the house, and the founders. */
import { hero } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import { priceFrom } from "#app/content/pricing.ts";
import { orderWalk } from "#app/content/scenes.ts";
import { header } from "#app/content/site.ts";
import type { Page } from "playwright/test";
import { hydrated, expect, test } from "./fixtures.ts";

const FIRST_SCREEN = { width: 360, height: 640 };
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const LAST = orderWalk.steps.length - 1;

const walk = (page: Page) => page.getByRole("figure", { name: orderWalk.heading });
const steps = (page: Page) => walk(page).getByRole("radio");
const labels = (page: Page) => walk(page).locator("label");
const screens = (page: Page) => walk(page).getByRole("img");
const play = (page: Page) => page.getByRole("button", { name: orderWalk.play, exact: true });
const pause = (page: Page) => page.getByRole("button", { name: orderWalk.pause, exact: true });
const explorer = (page: Page) => page.locator('section[aria-labelledby="explorer"]');
const founders = (page: Page) => page.locator(".founder-card button");

async function arrive(page: Page, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto("/");
  await hydrated(page);
}

test("a phone's first screen has the pitch in two lines, a price, both ways in, and the product", async ({ page }) => {
  await page.setViewportSize(FIRST_SCREEN);
  await page.goto("/");
  const main = page.getByRole("main");
  const pitch = main.getByText(hero.brief);
  await expect(pitch).toBeInViewport({ ratio: 1 });
  const lines = await pitch.evaluate(
    (p) => p.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(p).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  const price = new RegExp(priceFrom.replaceAll("+", "\\+").replaceAll(/\{\w+\}/g, "₹\\d+"));
  await expect(main.getByRole("link", { name: price })).toBeInViewport({ ratio: 1 });
  const ways = [hero.primaryCta, hero.secondaryCta].map((name) => main.getByRole("link", { name }).first());
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
  const [first, second] = await Promise.all(ways.map((way) => way.boundingBox()));
  expect(first?.y).toBe(second?.y);
  await expect(main.getByText(orderWalk.steps[0].order.said)).toBeInViewport();
});

test("a phone's header offers to join once the first screen's way in is out of sight", async ({ page }) => {
  await arrive(page, PHONE);
  const join = page.getByRole("banner").getByRole("link", { name: header.join });
  await expect(join).toBeHidden();
  await page.mouse.wheel(0, PHONE.height);
  await expect(join).toBeInViewport({ ratio: 1 });
});

test.describe("the walk through one order", () => {
  test("the walk is stepped by keyboard, then rests, and keeps its height at every step", async ({ page }) => {
    await arrive(page);
    await steps(page).first().focus();
    for (const [index, step] of orderWalk.steps.entries()) {
      await expect(steps(page).nth(index)).toBeChecked();
      await expect(screens(page)).toHaveCount(1);
      const told =
        "order" in step ? step.order : "stock" in step ? step.stock : "bill" in step ? step.bill : step.payment;
      await expect(screens(page)).toHaveAccessibleName(told.alt);
      if (index < LAST) await page.keyboard.press("ArrowDown");
    }
    await expect(play(page)).toBeVisible();
    const height = () => walk(page).evaluate(({ clientHeight }) => clientHeight);
    const last = await height();
    await expect(labels(page)).toHaveCount(LAST + 1);
    for (const label of await labels(page).all()) {
      await label.click();
      expect(await height()).toBe(last);
    }
  });

  test("the walk moves once, again when asked, and not at all for who wants less motion", async ({ page }) => {
    const whole = 3200 * LAST;
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page);
    await page.clock.runFor(2 * whole);
    await expect(steps(page).first()).toBeChecked();
    await expect(play(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await hydrated(page);
    await expect(pause(page)).toBeVisible();
    await page.clock.runFor(whole);
    await expect(steps(page).nth(LAST)).toBeChecked();
    await play(page).click();
    await expect(steps(page).first()).toBeChecked();
    await pause(page).click();
    await expect(play(page)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: FIRST_SCREEN });

  test("the page shows each chosen step and all the rooms, and needs no script for it", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('main a[href="/waitlist"]').first()).toBeVisible();
    await expect(screens(page)).toHaveAccessibleName(orderWalk.steps[0].order.alt);
    await labels(page).nth(LAST).click();
    await expect(screens(page)).toHaveAccessibleName(orderWalk.steps[3].payment.alt);
    await expect(play(page)).toBeHidden();
    await expect(explorer(page).getByRole("button")).toHaveCount(0);
    await expect(explorer(page).getByRole("article")).toHaveCount(modules.length);
    await expect(page.getByText("Choose a room to see who is busy there.")).toBeHidden();
    await expect(page.getByText("Choose one to see the stories that founder tells")).toBeHidden();
  });
});

test("the house names its rooms at every width, and lights and announces the chosen one", async ({ page }) => {
  await arrive(page);
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
  await page.setViewportSize(WIDE);
  await page.getByRole("button", { name: "The Crew logins" }).click();
  const looks = await page.locator(".house-room").evaluateAll((all) =>
    all.map((room) => {
      const { filter, opacity } = getComputedStyle(room);
      return { isLit: room.getAttribute("data-lit") === "true", filter, opacity };
    }),
  );
  expect(looks.filter(({ isLit }) => isLit)).toHaveLength(1);
  for (const look of looks) expect(look).toMatchObject({ filter: "none", opacity: "1" });
  await rooms.nth(2).press("Enter");
  await expect(explorer(page).getByRole("status")).toHaveText("The Cash Register");
});

test.describe("a founder's stories", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the chosen founder's words come into view on a phone, and go without moving the page", async ({ page }) => {
    await arrive(page, PHONE);
    const chosen = page.locator('section[aria-labelledby="founders"]').getByRole("status");
    const founder = founders(page).first();
    await expect(chosen).toHaveText("");
    await founder.press("Enter");
    await expect(chosen).toHaveText(/^Stories related to /);
    await expect(page.getByRole("heading", { name: /^Stories related to / })).toBeInViewport();
    await expect(founder).toBeFocused();
    // Below this founder's card, and above the next one's.
    const [own, stories, next] = await page
      .locator('.founder-card, section[aria-labelledby="founders"] .story-grid')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(stories?.top).toBeGreaterThan(own?.bottom ?? Number.NaN);
    expect(next?.top).toBeGreaterThan(stories?.bottom ?? Number.NaN);
    await founder.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await founder.press("Enter");
    await expect(page.getByRole("heading", { name: /^Stories related to / })).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await founder.press("Enter");
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await expect(chosen).toHaveText("");
    await expect(founder).toBeFocused();
    await expect(founder).toBeInViewport();
  });

  test("founders' cards fill every row, and are chosen anywhere on the card", async ({ page }) => {
    await arrive(page);
    for (const founder of await founders(page).all()) {
      await founder.press("Enter");
      const list = page.locator('section[aria-labelledby="founders"] .story-grid');
      const [edge, end] = await list.evaluate((element) => [
        element.getBoundingClientRect().right,
        element.lastElementChild?.getBoundingClientRect().right,
      ]);
      expect(end).toBeCloseTo(edge ?? Number.NaN, 0);
      await founder.press("Enter");
      await expect(list).toHaveCount(0);
    }
    const card = page.locator(".founder-card").first();
    const founder = card.getByRole("button");
    await card.getByText("Before Ladoo").click();
    await expect(founder).toHaveAttribute("aria-pressed", "true");
    await card.getByRole("img").click();
    await expect(founder).toHaveAttribute("aria-pressed", "false");
    await founder.click();
    await expect(founder).toHaveAttribute("aria-pressed", "true");
    const place = await card.getByRole("listitem").first().boundingBox();
    if (!place) throw new Error("The card lists nothing");
    await page.mouse.move(place.x + 2, place.y + 10);
    await page.mouse.down();
    await page.mouse.move(place.x + 90, place.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await expect(founder).toHaveAttribute("aria-pressed", "true");
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/journey\//);
  });
});
