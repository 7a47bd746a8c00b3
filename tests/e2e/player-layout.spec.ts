/** The player's look: parts and ticks along the bar, sizes to touch, and a layout that does not move. */
import type { Locator, Page } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { arrive, atRest, expect, expectNoAxeFindings, expectNoHorizontalScroll, stillness, test } from "./fixtures.ts";
import {
  barOf,
  countAudioRequests,
  playerOf,
  playButton,
  partsOf,
  speedMenu,
  sound,
  moveSound,
  openPlayer,
  startPlaying,
  pauseSound,
  heightOf,
} from "./player-page.ts";

/** The parts, their ticks and the seek bar, measured within the player's box. */
const layoutOf = (page: Page) =>
  playerOf(page).evaluate((box) => {
    const origin = box.getBoundingClientRect();
    const place = (element: Element | null) => {
      const { left = Number.NaN, top = Number.NaN, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { left: left - origin.left, top: top - origin.top, width, height };
    };
    const list = box.querySelector('[aria-label="Parts"]');
    const buttons = [...(list?.querySelectorAll("button") ?? [])];
    return {
      list: place(list),
      bar: place(box.querySelector("input[type=range]")),
      parts: buttons.map((button) => ({ ...place(button), tick: place(button.firstElementChild) })),
    };
  });

/** The words beneath the bar, in a window of that width. */
async function wordsAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await atRest(page);
  return partsOf(page).evaluate((list) => {
    list.scrollIntoView({ block: "center", behavior: "instant" });
    const labels = [...list.querySelectorAll("button")].map((button) => ({ button, word: button.lastElementChild }));
    const boxes = labels.map(({ word }) => word?.getBoundingClientRect() ?? new DOMRect());
    return labels.map(({ button, word }, index) => {
      const mine = boxes[index] ?? new DOMRect();
      const tick = button.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const at = (share: number) => document.elementFromPoint(mine.x + mine.width * share, mine.y + mine.height / 2);
      return {
        shown: word?.textContent ?? "",
        name: button.getAttribute("aria-label") ?? "",
        isAtItsTick: mine.left <= tick.right + 1 && mine.right >= tick.left - 1,
        isCut: word ? word.scrollWidth > word.clientWidth : true,
        meetsNext: boxes.some(
          ({ left, right, top }, other) =>
            other > index && left < mine.right && mine.left < right && Math.abs(top - mine.top) < 15,
        ),
        startsItsPart: [0.1, 0.5, 0.9].every((share) => at(share)?.closest("button") === button),
      };
    });
  });
}

test("each part's tick stands at its time, and what is pressed is 44 px", async ({ page }) => {
  const widths = [320, 768, 1440];
  const shares = [0, 0.33, 0.66, 0.9];
  const before = new Map<number, Awaited<ReturnType<typeof layoutOf>>>();
  const measuredAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await atRest(page);
    return layoutOf(page);
  };
  // A story that names no parts has the usual four.
  await openPlayer(page, "/story/101");
  for (const width of widths) {
    const layout = await measuredAt(width);
    before.set(width, layout);
    expect(layout.parts).toHaveLength(shares.length);
    for (const [index, part] of layout.parts.entries()) {
      const previous = layout.parts[index - 1];
      const share = (part.tick.left - layout.list.left) / layout.list.width;
      expect(share * 100, `part ${index} at ${width} px`).toBeCloseTo((shares[index] ?? 0) * 100, 0);
      // No two share a place to touch.
      expect(part.left).toBeGreaterThanOrEqual((previous ? previous.left + previous.width : 0) - 0.1);
    }
  }
  await startPlaying(page);
  await pauseSound(page);
  for (const width of widths) {
    const { bar, parts } = await measuredAt(width);
    for (const [index, { tick }] of parts.entries()) {
      const stood = before.get(width)?.parts[index]?.tick;
      expect(tick.left, `part ${index} at ${width} px`).toBeCloseTo(stood?.left ?? Number.NaN, 1);
      expect(tick.top, `part ${index} at ${width} px`).toBeCloseTo(stood?.top ?? Number.NaN, 1);
      // The thumb is 16 px wide, and its centre moves from one end of the rail to the other.
      expect(tick.left + tick.width / 2).toBeCloseTo(bar.left + 8 + (shares[index] ?? 0) * (bar.width - 16), 0);
      expect(tick.top + tick.height / 2).toBeCloseTo(bar.top + bar.height / 2, 0);
    }
    const small = await playerOf(page)
      .locator(":is(button, select, input, summary):visible")
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) >= 43.9 ? [] : [target.outerHTML];
        }),
      );
    expect(small, `at ${width} px`).toEqual([]);
  }
});

test("the parts have whole words beneath the bar that do not meet", async ({ page }) => {
  const pages: readonly (readonly [path: string, widths: readonly number[], fewestParts: number])[] = [
    [podcastPath, [360, 1440], 4],
    ["/journey/popup-exhibitions", [360, 1440], 3],
    // The story whose words are closest to each other.
    ["/story/20", [320, 1440], 3],
    // A player in a card: the narrowest.
    ["/feature/size-optimization", [360, 1440], 3],
  ];
  for (const [path, widths, fewestParts] of pages) {
    await openPlayer(page, path);
    for (const width of widths) {
      const parts = await wordsAt(page, width);
      expect(parts.length, path).toBeGreaterThanOrEqual(fewestParts);
      if (path.startsWith("/journey/"))
        expect(parts.map(({ name }) => name.split(", ").at(-1))).toEqual(["0:42", "3:30", "5:30"]);
      for (const part of parts) {
        const { shown, name } = part;
        expect(part, `${path} at ${width} px`).toMatchObject({
          isAtItsTick: true,
          isCut: false,
          meetsNext: false,
          startsItsPart: true,
        });
        expect(name.toLowerCase()).toContain(shown.toLowerCase());
        // The podcast and the journey have longer names than there is room for.
        if (/podcast|journey/.test(path)) expect(name.length).toBeGreaterThan(shown.length + ", 0:00".length);
      }
    }
  }
});

test("what one does with a recording shares a row, More among it", async ({ page }) => {
  await openPlayer(page);
  for (const width of [320, 360, 768, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await atRest(page);
    const bottoms = await playerOf(page)
      .locator("button:has-text('Keep'), a[title=Download], summary:has-text('More')")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
    expect(bottoms).toHaveLength(3);
    expect(new Set(bottoms).size, `at ${width} px`).toBe(1);
  }
});

test("a card's player is the same as everywhere, and nothing moves when it is begun", async ({ page }) => {
  await page.goto("/feature/inventory-management");
  await playerOf(page).scrollIntoViewIfNeeded();
  await expect(partsOf(page)).toBeVisible();
  for (const name of ["Play", "Back 15 seconds", "Forward 15 seconds"]) {
    await expect(playerOf(page).getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(speedMenu(page)).toBeVisible();
  await expect(playerOf(page).getByRole("link", { name: /^Download/ })).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const middle = async (control: Locator) => {
      const { y = Number.NaN, height = 0 } = (await control.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(await middle(speedMenu(page))).toBeCloseTo(await middle(playButton(page)), 0);
  }
  const height = await heightOf(page);
  await startPlaying(page);
  await pauseSound(page);
  expect(await heightOf(page)).toBe(height);
  await playerOf(page).getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(15);
});

/** Goes to another page by a link that one can press, as on a phone with the menu. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`);
  await link.first().evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const PHONE = { width: 360, height: 740 };
const TITLE = "Tara's Saturday in Indiranagar, with no network";

/** Goes to another page while a recording plays, and returns the bar. */
async function playOn(page: Page, path: string, size = PHONE): Promise<Locator> {
  await page.setViewportSize(size);
  await openPlayer(page);
  await startPlaying(page);
  await expect(barOf(page)).toHaveCount(0);
  await goTo(page, path);
  await expect(barOf(page)).toBeInViewport({ ratio: 1 });
  return barOf(page);
}

test.describe("sound that goes on through the site", () => {
  const seconds = async (page: Page) => (await sound(page)).seconds;

  for (const size of [PHONE, { width: 1440, height: 900 }])
    test(`the bar stands at the lower edge at ${size.width} px, with nothing under it`, async ({ page }) => {
      const bar = await playOn(page, "/pricing", size);
      const at = await seconds(page);
      await expect(bar).toContainText(TITLE);
      await expect.poll(() => seconds(page)).toBeGreaterThan(at + 0.3);
      await atRest(page);
      const box = await bar.boundingBox();
      expect(box).toEqual({ x: 0, y: size.height - 64, width: size.width, height: 64 });
      const chat = await page.locator(".chat-button").boundingBox();
      expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      for (const button of await bar.getByRole("button").all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const last = await page.getByRole("contentinfo").boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    });

  test("the bar skips back, pauses and goes on", async ({ page }) => {
    const bar = await playOn(page, "/about");
    await moveSound(page, 60);
    const at = await seconds(page);
    await bar.getByRole("button", { name: "Back 15 seconds" }).click();
    expect(await seconds(page)).toBeLessThan(at - 13);
    await bar.getByRole("button", { name: "Pause" }).click();
    expect((await sound(page)).isPaused).toBe(true);
    await bar.getByRole("button", { name: "Play" }).click();
    await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  });

  test("no field is under the bar while one joins", async ({ page }) => {
    const bar = await playOn(page, "/waitlist");
    const email = page.locator("#join-email");
    await email.focus();
    await email.scrollIntoViewIfNeeded();
    const [field, box] = [await email.boundingBox(), await bar.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect((await sound(page)).isPaused).toBe(false);
  });

  test("a tap on the bar leads back to the player, which is in step", async ({ page }) => {
    const bar = await playOn(page, "/about");
    await bar.getByRole("link").click();
    await expect(page).toHaveURL(/\/story\/1$/);
    await expect(playerOf(page)).toBeInViewport();
    await expect(playerOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const session = await page.evaluate(() => [
      navigator.mediaSession.metadata?.title,
      navigator.mediaSession.playbackState,
    ]);
    expect(session).toEqual([TITLE, "playing"]);
  });

  test("at the end the player offers the next recording, which plays at a press alone", async ({ page }) => {
    await openPlayer(page);
    await startPlaying(page);
    const next = playerOf(page).getByRole("link", { name: /^Next: Kabir, the kettle and a WhatsApp order \d min$/ });
    const height = await heightOf(page);
    await moveSound(page, 0.6);
    await expect(next).toBeVisible();
    expect(await heightOf(page)).toBe(height);
    expect((await sound(page)).isPaused).toBe(true);
    await next.click();
    await expect(page).toHaveURL(/\/story\/2$/);
    await expect(playerOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.3);
    expect(await seconds(page)).toBeLessThan(30);
  });

  test("at the end the bar offers the next recording, too, and Close ends it", async ({ page }) => {
    const bar = await playOn(page, "/about");
    await moveSound(page, 0.6);
    await bar.getByRole("button", { name: /^Next: / }).click();
    await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
    await bar.getByRole("button", { name: "Close" }).click();
    await expect(bar).toHaveCount(0);
    expect((await sound(page)).isPaused).toBe(true);
  });
});

test("the newest story is there to play on the first screen of the use cases", async ({ page }) => {
  const first = page.getByRole("main").locator("[data-audio-player]").first();
  await arrive(page, useCasesPath);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(first).toContainText("Newest");
    await expect(first.getByRole("button", { name: /^Play: / })).toBeInViewport({ ratio: 1 });
  }
});

test("a story that was left is continued from the list, and one that was heard says so", async ({ page }) => {
  const first = page.getByRole("main").locator("[data-audio-player]").first();
  await page.addInitScript(() => {
    localStorage.setItem("ladoo:audio-position:/audio/story-9.mp3", "68");
    localStorage.setItem("ladoo:audio-last", "/audio/story-9.mp3");
    localStorage.setItem("ladoo:audio-heard", '["/audio/story-1.mp3"]');
  });
  const requests = countAudioRequests(page);
  await arrive(page, useCasesPath);
  await expect(first).toContainText("Continue from 1:08");
  await expect(page.getByRole("article").first()).toContainText("Heard");
  await expect(page.getByText("Heard", { exact: true })).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
  await first.getByRole("button", { name: /^Play: / }).click();
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(68);
  await expect(first).toContainText("Now playing");
});

test("the bar leaves room at 320 px and at 400 %, and the focus is never under it", async ({ page }) => {
  await openPlayer(page, "/story/4");
  await startPlaying(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.locator("#related").scrollIntoViewIfNeeded();
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    const { y: edge = 0 } = (await barOf(page).boundingBox()) ?? {};
    expect(edge).toBeGreaterThan(size.height * 0.75);
    for (const link of await page.locator(".story-tile").all()) {
      await link.focus();
      await stillness(page);
      const { y = 0 } = (await link.boundingBox()) ?? {};
      expect(y).toBeLessThan(edge - 20);
    }
  }
  await expectNoAxeFindings(page);
});
