/** The player on real pages: the browser fetches, decodes and plays the files. */
import type { Page, Route } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { arrive, expect, holdBack, settled, test } from "./fixtures.ts";
import {
  STORY,
  playerOf,
  playButton,
  openMore,
  partsOf,
  seekBar,
  speedMenu,
  syntheticVoice,
  times,
  sound,
  moveSound,
  openPlayer,
  startPlaying,
  pauseSound,
  heightOf,
  countAudioRequests,
} from "./player-page.ts";

test("the player's box has one height: without scripts, before its sound and with it", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${baseURL}${STORY}`);
  const audio = playerOf(plainPage).locator("audio");
  await expect(audio).toHaveAttribute("controls", "");
  await expect(audio).toHaveAttribute("preload", "none");
  await expect(audio).toHaveAttribute("src", /\.mp3$/);
  await expect(audio).toHaveText("Your browser does not support the audio element.");
  await expect(playButton(plainPage)).toBeHidden();
  await expect(playerOf(plainPage).getByRole("link", { name: /^Download, \d+\.\d MB$/ })).toBeVisible();
  const height = (await heightOf(plainPage)) ?? Number.NaN;
  await plain.close();
  await openPlayer(page);
  expect(await heightOf(page)).toBeCloseTo(height, 0);
  await startPlaying(page);
  expect(await heightOf(page)).toBeCloseTo(height, 0);
});

test("nothing of a recording is asked for before it is played, and then it is asked for once", async ({ page }) => {
  const requests = countAudioRequests(page);
  await openPlayer(page);
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
  await expect(seekBar(page)).toHaveCount(0);
  await expect(playerOf(page).getByText(/^Listen time: \d+ min$/)).toBeVisible();
  await startPlaying(page);
  expect(requests()).toBe(1);
  await expect(playerOf(page).getByText(/^0:0\d \/ \d+:\d\d$/)).toBeVisible();
  await expect(syntheticVoice(page)).toBeVisible();
});

test("the system's own controls know what is playing", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  const session = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    artist: navigator.mediaSession.metadata?.artist,
    artwork: navigator.mediaSession.metadata?.artwork[0],
    state: navigator.mediaSession.playbackState,
  }));
  expect(session.state).toBe("playing");
  expect(session.title).toBeTruthy();
  expect(session.artist).toContain("Tara Rathore");
  const picture = await page.request.get(session.artwork?.src ?? "");
  expect(picture.headers()["content-type"]).toBe(session.artwork?.type);
});

test("a sound that starts pauses every other on the page", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await page.evaluate(() => {
    const other = document.createElement("audio");
    other.id = "other";
    other.src = "/audio/story-2.mp3";
    document.body.appendChild(other);
    // A busy Chromium may stop it together with the first.
    other.play().catch(() => {});
  });
  await expect.poll(async () => (await sound(page)).isPaused).toBe(true);
  await playButton(page).click();
  await expect.poll(() => page.locator("#other").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test("a recording far down the page has its controls, and none of its sound", async ({ page }) => {
  const requests = countAudioRequests(page);
  await arrive(page, podcastPath);
  const players = await page.locator("[data-audio-player]").count();
  expect(players).toBeGreaterThan(1);
  await expect(page.getByRole("main").getByRole("button", { name: "Play", exact: true })).toHaveCount(players);
  expect(requests()).toBe(0);
});

test("a recording that waits for data says so, and nothing moves for it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route(/\.mp3/, async (route) => {
    requests += 1;
    if (requests > 1) await released;
    const { range } = route.request().headers();
    const response = await route.fetch({ headers: requests > 1 && range ? { range } : { range: "bytes=0-65535" } });
    await route.fulfill({ response });
  });
  await openPlayer(page);
  await startPlaying(page);
  const loading = playerOf(page).getByText("Loading…");
  await expect(loading).toHaveCount(0);
  const height = await heightOf(page);
  const { width = 0 } = (await seekBar(page).boundingBox()) ?? {};
  await seekBar(page).click({ position: { x: width * 0.8, y: 22 } });
  await expect(loading).toBeVisible();
  expect(await heightOf(page)).toBe(height);
  // The loading message goes when the sound is paused, and comes back when it plays again.
  await pauseSound(page);
  await expect(loading).toHaveCount(0);
  await playButton(page).click();
  await expect(loading).toBeVisible();
  const { seconds } = await sound(page);
  release();
  await expect(loading).toHaveCount(0);
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(seconds + 0.5);
});

test("a part along the bar is a way to jump there, and the running one is marked", async ({ page }) => {
  await openPlayer(page);
  const stoles = playerOf(page).getByRole("button", { name: /^Stoles, ten, / });
  await stoles.click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  await expect(stoles).toHaveAttribute("aria-current", "true");
  const share = async () => {
    const { seconds, duration } = await sound(page);
    return seconds / duration;
  };
  await expect.poll(share).toBeGreaterThan(0.7);
  expect(await share()).toBeLessThan(0.82);
});

test.describe("a recording that is paused", () => {
  test.beforeEach(async ({ page }) => {
    await openPlayer(page);
    await startPlaying(page);
    await pauseSound(page);
  });

  const seconds = async (page: Page) => (await sound(page)).seconds;

  test("the bar and the buttons beside it move the place, from its start on", async ({ page }) => {
    await seekBar(page).focus();
    const press = async (key: string) => {
      const from = await seconds(page);
      await page.keyboard.press(key);
      return (await seconds(page)) - from;
    };
    await press("Home");
    expect(await press("ArrowLeft")).toBe(0);
    expect(await seconds(page)).toBe(0);
    expect(await press("ArrowRight")).toBeCloseTo(5, 1);
    expect(await press("PageUp")).toBeCloseTo(30, 1);
    expect(await press("ArrowDown")).toBeCloseTo(-5, 1);
    expect(await press("PageDown")).toBeCloseTo(-30, 1);
    await playerOf(page).getByRole("button", { name: "Forward 15 seconds" }).click();
    expect(await seconds(page)).toBeCloseTo(15, 1);
    await expect(seekBar(page)).toHaveAttribute("aria-valuetext", /^0:15 of /);
    await playerOf(page).getByRole("button", { name: "Back 15 seconds" }).click();
    expect(await seconds(page)).toBeCloseTo(0, 1);
  });

  test("the clock reaches the length at the end", async ({ page }) => {
    await seekBar(page).press("End");
    const clock = await playerOf(page)
      .getByText(/^\d+:\d\d \/ /)
      .textContent();
    const total = /\/ (\d+:\d\d)$/.exec(clock ?? "")?.[1];
    await expect(playerOf(page).getByText(`${total} / ${total}`)).toBeVisible();
    await expect(seekBar(page)).toHaveAttribute("aria-valuetext", `${total} of ${total}`);
  });

  test("a recording played to its end is paused at 0", async ({ page }) => {
    await playButton(page).click();
    await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
    await moveSound(page, 0.6);
    await expect(playButton(page)).toBeVisible();
    await expect.poll(() => seconds(page)).toBe(0);
    await expect(playerOf(page).getByText(/^0:00 \/ /)).toBeVisible();
  });

  test("Restart plays from the beginning", async ({ page }) => {
    await moveSound(page, 60);
    await openMore(page);
    await playerOf(page).getByRole("button", { name: "Restart" }).click();
    await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
    expect(await seconds(page)).toBeLessThan(5);
  });
});

test("the speed is chosen with the keyboard, and by a press", async ({ page }) => {
  await openPlayer(page);
  const choice = (name: string) => playerOf(page).getByRole("radio", { name, exact: true });
  await speedMenu(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choice("1×")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(choice("1.25×")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(choice("1.25×")).toBeHidden();
  await expect(speedMenu(page)).toBeFocused();
  await expect(speedMenu(page)).toHaveText("Speed: 1.25×");
  await speedMenu(page).click();
  await playerOf(page).getByText("1.5×", { exact: true }).click();
  await expect(choice("1.5×")).toBeHidden();
  await expect(speedMenu(page)).toBeFocused();
});

test("a listener who comes back finds the speed and the place, and nothing starts by itself", async ({ page }) => {
  await openPlayer(page);
  await speedMenu(page).click();
  await playerOf(page).getByText("1.5×", { exact: true }).click();
  await startPlaying(page);
  await pauseSound(page);
  await seekBar(page).fill("40");
  await expect(playerOf(page).getByText(/^0:40 \/ /)).toBeVisible();
  const requests = countAudioRequests(page);
  await page.reload();
  await expect(playerOf(page).getByText("Continue from 0:40")).toBeVisible();
  await expect(speedMenu(page)).toHaveText("Speed: 1.5×");
  expect(requests()).toBe(0);
  await startPlaying(page);
  const { seconds, rate } = await sound(page);
  expect(seconds).toBeGreaterThan(39);
  expect(rate).toBe(1.5);
});

test("an address ending in #t=65 begins there when played, and the moment can be shared", async ({ page }) => {
  const requests = countAudioRequests(page);
  await openPlayer(page, `${STORY}#t=65`);
  await expect(playerOf(page)).toBeInViewport();
  await expect(playerOf(page).getByText(/^1:05 \/ /)).toBeVisible();
  expect(requests()).toBe(0);
  await startPlaying(page);
  expect((await sound(page)).seconds).toBeGreaterThanOrEqual(65);
  await seekBar(page).fill("75");
  await pauseSound(page);
  await openMore(page);
  const share = playerOf(page).getByRole("link", { name: /^Share this moment/ });
  await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.+%2Fstory%2F1%23t%3D7[56]$/);
  await expect(share).toHaveAttribute("target", "_blank");
  await expect(share).toHaveAttribute("rel", /noopener/);
});

/** A swipe of 180 px up the screen from a point, a step each frame. */
async function swipeUp(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let moved = 15; moved <= 180; moved += 15) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - moved }] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("scrolling the page from the seek bar leaves the place; a tap on it moves there", async ({ page }) => {
    await openPlayer(page);
    await startPlaying(page);
    await pauseSound(page);
    await seekBar(page).evaluate((bar) => bar.scrollIntoView({ block: "center", behavior: "instant" }));
    const { seconds } = await sound(page);
    const { x = 0, y = 0, width = 0 } = (await seekBar(page).boundingBox()) ?? {};
    const top = await page.evaluate(() => scrollY);
    await swipeUp(page, { x: x + width * 0.8, y: y + 22 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    expect((await sound(page)).seconds).toBeCloseTo(seconds, 1);
    await expect(seekBar(page)).toHaveValue(String(Math.floor(seconds)));
    await seekBar(page).tap({ position: { x: width * 0.8, y: 22 } });
    await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(60);
  });
});

test("a recording that does not load leaves the plain element and a way to try again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The recording did not load/);
  await page.route(/\.mp3/, (route) => route.fulfill({ contentType: "audio/mpeg", body: "not a recording" }));
  await openPlayer(page);
  await playButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(playerOf(page).getByRole("alert")).toContainText("The recording did not load.");
  await expect(playerOf(page).locator("audio")).toHaveAttribute("controls", "");
  await expect(playerOf(page).getByRole("button", { name: "Try again" })).toBeFocused();
  await page.unroute(/\.mp3/);
  await page.keyboard.press("Enter");
  await expect(seekBar(page)).toBeVisible();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
});

/** Answers the recording's first request with its beginning, and gives the later ones to `fail` until told to stop. */
async function breakOff(page: Page, fail: (route: Route) => unknown): Promise<() => void> {
  let requests = 0;
  let isBroken = true;
  await page.route(/\.mp3/, async (route) => {
    requests += 1;
    if (!isBroken) return route.continue();
    if (requests > 1) return fail(route);
    await route.fulfill({ response: await route.fetch({ headers: { range: "bytes=0-65535" } }) });
  });
  return () => {
    isBroken = false;
  };
}

for (const [answers, fail, words] of [
  // Chromium takes it for the recording's end.
  ["416", (route: Route) => route.fulfill({ status: 416 }), /^The recording broke off at 0:0[3-6]\./],
  ["an error", (route: Route) => route.fulfill({ status: 500 }), /^The recording broke off at 0:0[3-6]\./],
  ["nothing", () => {}, /^The recording is stuck\./],
] as const) {
  test(`a recording that answers ${answers} while it plays says so, and goes on from its place`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/The recording did not load|status of (416|500)/);
    await page.clock.install();
    const mend = await breakOff(page, fail);
    await openPlayer(page);
    await startPlaying(page);
    const problem = playerOf(page).getByRole("alert");
    if (answers === "nothing") {
      await expect(playerOf(page).getByText("Loading…")).toBeVisible();
      await expect(problem).toHaveCount(0);
      await page.clock.runFor(11_000);
    }
    await expect(problem).toHaveText(words);
    mend();
    await problem.getByRole("button", { name: "Try again" }).click();
    await expect(problem).toHaveCount(0);
    await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(7);
    expect((await sound(page)).seconds).toBeLessThan(20);
    await expect(playerOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
}

test("a list of stories asks for no audio, and a chosen one's transcript is read along", async ({ page }) => {
  const requests = countAudioRequests(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, useCasesPath);
  const stories = page.getByRole("main").getByRole("link", { name: /^Listen: / });
  for (const story of [stories.last(), stories.first()]) await story.hover();
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
  await stories.first().click();
  // The press on Listen plays it, too.
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  await pauseSound(page);

  await test.step("in a narrow column of a wide window, too, the parts have whole words beneath the bar", async () => {
    const words = partsOf(page).locator("button > :last-child");
    await expect(words).toHaveText(["Mustard L", "86 pieces", "One to none", "Stoles, ten"]);
    const cut = await words.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(cut).toEqual([]);
  });

  await startPlaying(page);
  await times(page).nth(2).click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  const paragraph = page.locator('[id^="t-"][aria-current="true"]');
  await expect(paragraph).toHaveCount(1);
  await expect(paragraph.getByRole("button", { name: /^From/ })).toHaveAccessibleName(
    (await times(page).nth(2).getAttribute("aria-label")) ?? "",
  );
  expect((await sound(page)).seconds).toBeGreaterThan(3);
});

test("the document holds the whole player, and a press before the app plays", async ({ page, expectConsole }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The fonts come after the scripts, and would move a label by a pixel.
  expectConsole(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("ladoo:audio-position:/audio/story-101.mp3", "40"));
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/story/101", { waitUntil: "commit" });
  for (const name of ["Back 15 seconds", "Play", "Forward 15 seconds"]) {
    await expect(playerOf(page).getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(speedMenu(page)).toBeVisible();
  const places = () =>
    playerOf(page)
      .locator(":is(button, summary, a, li, li span:first-child):visible")
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return { x, y: y + scrollY };
        }),
      );
  await playButton(page).scrollIntoViewIfNeeded();
  await playButton(page).click();
  // Under the pointer the button is larger.
  await page.mouse.move(0, 0);
  await settled(playerOf(page));
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  const before = await places();
  release();
  await expect(playerOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
  // It goes on where the listener was last time.
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(39);
  // "Keep for offline" has its place, and appears.
  await expect(playerOf(page).getByRole("button", { name: /^Keep/ })).toBeVisible();
  const after = await places();
  // A mark moves by a fraction of a pixel once the file tells its own length.
  const stays = (one: (typeof before)[number]) => after.some(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 1);
  expect(before.filter((one) => !stays(one))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a story's text begins within the first 900 px on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ["/story/4", "/story/10", "/story/12"]) {
      await page.goto(path);
      const first = await page.locator("#story p").first().boundingBox();
      expect(first?.y, path).toBeLessThan(870);
    }
    const opened = `${useCasesPath}?story=1`;
    await page.goto(opened);
    const target = (await page.locator('[id^="t-"]').nth(3).getAttribute("id")) ?? "";
    await page.goto(`${opened}#${target}`);
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  });
});
