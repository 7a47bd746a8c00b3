/** The player on real pages: the browser fetches, decodes and plays the files. */
import type { Locator, Page } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { atRest, expect, stillness, test } from "#tests/e2e/fixtures.ts";

const STORY = "/story/1";
const USE_CASES = "/audio-insights/ladoo-use-cases";

const playerOf = (page: Page) => page.getByRole("region", { name: /^Listen:/ }).first();
const playButton = (page: Page) => playerOf(page).getByRole("button", { name: "Play", exact: true });
const openMore = (page: Page) => playerOf(page).locator("summary", { hasText: "More" }).click();
const seekBar = (page: Page) => playerOf(page).getByRole("slider");

/** The state of the page's first audio element. */
const sound = (page: Page) =>
  page
    .locator("audio")
    .first()
    .evaluate((audio: HTMLAudioElement) => ({
      seconds: audio.currentTime,
      duration: audio.duration,
      isPaused: audio.paused,
      rate: audio.playbackRate,
      hasControls: audio.controls,
    }));

const moveSound = (page: Page, secondsFromEnd: number) =>
  page
    .locator("audio")
    .first()
    .evaluate((audio: HTMLAudioElement, remaining) => {
      audio.currentTime = audio.duration - remaining;
    }, secondsFromEnd);

async function openPlayer(page: Page, path = STORY): Promise<void> {
  await page.goto(path);
  await playerOf(page).scrollIntoViewIfNeeded();
  await expect(playerOf(page).getByRole("button", { name: "Restart" })).toBeVisible();
}

async function startPlaying(page: Page): Promise<void> {
  await playButton(page).click();
  await expect(seekBar(page)).toBeVisible();
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(0.5);
}

function countAudioRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    count += request.url().includes(".mp3") ? 1 : 0;
  });
  return () => count;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own control stands there with the same source", async ({ page }) => {
    await page.goto(STORY);
    const audio = page.locator("audio").first();
    await expect(audio).toHaveAttribute("controls", "");
    await expect(audio).toHaveAttribute("preload", "none");
    await expect(audio).toHaveAttribute("src", /\.mp3$/);
    await expect(audio).toHaveText("Your browser does not support the audio element.");
    await expect(playerOf(page).getByRole("link", { name: /^Download, \d+\.\d MB$/ })).toBeVisible();
  });
});

test("the box keeps its height when the site's controls take over", async ({ browser, page, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${baseURL}${STORY}`);
  const before = await playerOf(plainPage).boundingBox();
  await plain.close();
  await openPlayer(page);
  const after = await playerOf(page).boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  await startPlaying(page);
  expect((await playerOf(page).boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test("a recording plays, pauses, and shows its clock and bar only once it is known", async ({ page }) => {
  await openPlayer(page);
  await expect(seekBar(page)).toHaveCount(0);
  await expect(playerOf(page).getByText(/^Listen time: \d+ min( \(\d+:\d\d\))?$/)).toBeVisible();
  await startPlaying(page);
  await expect(playerOf(page).getByText(/^0:02 \/ \d+:\d\d$/)).toBeVisible();
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", /^0:0\d of \d+:\d\d$/);
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  const { seconds, isPaused } = await sound(page);
  expect(isPaused).toBe(true);
  await stillness(page);
  expect((await sound(page)).seconds).toBe(seconds);
});

test("a recording is not asked for until it is to be heard, and begins after one request", async ({ page }) => {
  const requests = countAudioRequests(page);
  await openPlayer(page);
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
  await startPlaying(page);
  expect(requests()).toBe(1);
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
  await openPlayer(page, "/audio-insights/founders-podcast");
  await startPlaying(page);
  const loading = playerOf(page).getByText("Loading…");
  await expect(loading).toHaveCount(0);
  const { height } = (await playerOf(page).boundingBox()) ?? {};
  const { width = 0 } = (await seekBar(page).boundingBox()) ?? {};
  await seekBar(page).click({ position: { x: width * 0.8, y: 22 } });
  await expect(loading).toBeVisible();
  expect((await playerOf(page).boundingBox())?.height).toBe(height);
  // The loading message goes when the sound is paused, and comes back when it plays again.
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  await expect(loading).toHaveCount(0);
  await playButton(page).click();
  await expect(loading).toBeVisible();
  const { seconds } = await sound(page);
  release();
  await expect(loading).toHaveCount(0);
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(seconds + 0.5);
});

test("at the end it is paused at 0, and Restart plays from the beginning", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await moveSound(page, 0.6);
  await expect(playButton(page)).toBeVisible();
  await expect.poll(async () => (await sound(page)).seconds).toBe(0);
  await expect(playerOf(page).getByText(/^0:00 \/ /)).toBeVisible();
  await moveSound(page, 60);
  await playerOf(page).getByRole("button", { name: "Restart" }).click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  expect((await sound(page)).seconds).toBeLessThan(5);
});

test("the bar answers the keyboard, clamped at both ends", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  await seekBar(page).focus();
  const press = async (key: string) => {
    const from = (await sound(page)).seconds;
    await page.keyboard.press(key);
    return (await sound(page)).seconds - from;
  };
  await press("Home");
  expect((await sound(page)).seconds).toBe(0);
  await press("ArrowLeft");
  expect((await sound(page)).seconds).toBe(0);
  expect(await press("ArrowRight")).toBeCloseTo(5, 1);
  expect(await press("PageUp")).toBeCloseTo(30, 1);
  expect(await press("ArrowDown")).toBeCloseTo(-5, 1);
  expect(await press("PageDown")).toBeCloseTo(-30, 1);
  await playerOf(page).getByRole("button", { name: "Forward 15 seconds" }).click();
  expect((await sound(page)).seconds).toBeCloseTo(15, 1);
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", /^0:15 of /);
  await playerOf(page).getByRole("button", { name: "Back 15 seconds" }).click();
  expect((await sound(page)).seconds).toBeCloseTo(0, 1);
});

test("the clock reaches the length at the end", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  await seekBar(page).press("End");
  const total = /\/ (\d+:\d\d)$/.exec(
    (await playerOf(page)
      .getByText(/^\d+:\d\d \/ /)
      .textContent()) ?? "",
  )?.[1];
  await expect(playerOf(page).getByText(`${total} / ${total}`)).toBeVisible();
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", `${total} of ${total}`);
  await seekBar(page).press("ArrowLeft");
  await expect(playerOf(page).getByText(`${total} / ${total}`)).toHaveCount(0);
});

test("a part along the bar is a way to jump there, and the running one is marked", async ({ page }) => {
  await openPlayer(page);
  const insights = playerOf(page).getByRole("button", { name: /^Insights, / });
  await insights.click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  await expect(insights).toHaveAttribute("aria-current", "true");
  // The browser does not know the length until the file's head has arrived.
  const share = async () => {
    const { seconds, duration } = await sound(page);
    return seconds / duration;
  };
  await expect.poll(share).toBeGreaterThan(0.64);
  expect(await share()).toBeLessThan(0.75);
});

for (const width of [320, 360, 768, 1440]) {
  test(`at ${width} px the ticks stand on the bar before and after it is there, and what is pressed is 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPlayer(page);
    const ticks = () =>
      playerOf(page)
        .getByRole("list", { name: "Parts" })
        .locator("button > :first-child")
        .evaluateAll((all) => all.map((tick) => tick.getBoundingClientRect().toJSON()));
    const before = await ticks();
    await startPlaying(page);
    expect(await ticks()).toEqual(before);
    const bar = await seekBar(page).boundingBox();
    if (bar === null) throw new Error("There is no bar.");
    // The thumb is 16 px wide, and its centre moves from one end of the rail to the other.
    for (const [index, share] of [0, 0.33, 0.66, 0.9].entries()) {
      const { left, right, top, bottom } = before[index];
      expect((left + right) / 2).toBeCloseTo(bar.x + 8 + share * (bar.width - 16), 0);
      expect((top + bottom) / 2).toBeCloseTo(bar.y + bar.height / 2, 0);
    }
    const targets = playerOf(page).locator(":is(button, select, input, summary):visible");
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        await target.evaluate((each) => each.outerHTML),
      ).toBeGreaterThanOrEqual(43.9);
    }
  });
}

for (const width of [320, 360, 1280]) {
  test(`at ${width} px each part's tick stands at its time, and no two share a place to touch`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPlayer(page);
    const { bar, parts } = await playerOf(page)
      .getByRole("list", { name: "Parts" })
      .evaluate((list) => {
        const { left, width } = list.getBoundingClientRect();
        const parts = [...list.querySelectorAll("button")].map((button) => {
          const tick = button.querySelector("span")?.getBoundingClientRect();
          const { left, right } = button.getBoundingClientRect();
          return { tick: tick?.left ?? Number.NaN, left, right };
        });
        return { bar: { left, width }, parts };
      });
    const shares = parts.map(({ tick }) => ((tick - bar.left) / bar.width) * 100);
    for (const [index, share] of [0, 33, 66, 90].entries()) expect(shares[index]).toBeCloseTo(share, 0);
    for (const [index, { left, right }] of parts.entries()) {
      expect(right - left).toBeGreaterThanOrEqual(43.9);
      expect(left).toBeGreaterThanOrEqual((parts[index - 1]?.right ?? 0) - 0.1);
    }
  });
}

for (const width of [360, 1440]) {
  for (const path of [podcastPath, "/journey/popup-exhibitions"]) {
    test(`at ${width} px the parts of ${path} have whole words beneath the bar, and their full names`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await openPlayer(page, path);
      const parts = await playerOf(page)
        .getByRole("list", { name: "Parts" })
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const label = button.lastElementChild;
            return {
              shown: label?.textContent ?? "",
              isCut: (label?.scrollWidth ?? 1) > (label?.clientWidth ?? 0),
              name: button.getAttribute("aria-label") ?? "",
            };
          }),
        );
      if (path === podcastPath) expect(parts.length).toBeGreaterThanOrEqual(4);
      else expect(parts.map(({ name }) => name.split(", ").at(-1))).toEqual(["0:42", "3:30", "5:30"]);
      for (const { shown } of parts) {
        const part = playerOf(page).getByRole("list", { name: "Parts" }).getByText(shown, { exact: true });
        const hit = await part.evaluate((word) => {
          const { x, y, width, height } = word.getBoundingClientRect();
          const at = (share: number) => document.elementFromPoint(x + width * share, y + height / 2);
          return [0.1, 0.5, 0.9].every((share) => at(share)?.closest("button") === word.closest("button"));
        });
        expect(hit, `the word ${shown} starts its own part`).toBe(true);
      }
      for (const { shown, isCut, name } of parts) {
        expect(isCut, shown).toBe(false);
        expect(name.toLowerCase()).toContain(shown.toLowerCase());
        expect(name.length).toBeGreaterThan(shown.length + ", 0:00".length);
      }
    });
  }
}

test("in a narrow column of a wide window, too, the parts have whole words beneath the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlayer(page, `${useCasesPath}?story=1`);
  const labels = playerOf(page).getByRole("list", { name: "Parts" }).locator("button > :last-child");
  await expect(labels).toHaveText(["Intro", "Main", "Insights", "Conclusion"]);
  for (const label of await labels.all()) {
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test("the speed is announced and remembered", async ({ page }) => {
  await openPlayer(page);
  await playerOf(page).getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await expect(playerOf(page).getByRole("status")).toHaveText("Speed 1.5 times");
  await page.reload();
  await expect(playerOf(page).getByRole("combobox", { name: "Speed" })).toHaveValue("1.5");
  await startPlaying(page);
  expect((await sound(page)).rate).toBe(1.5);
});

test("a listener who comes back goes on where the recording was left, and nothing starts by itself", async ({
  page,
}) => {
  await openPlayer(page);
  await startPlaying(page);
  await seekBar(page).fill("40");
  await expect(playerOf(page).getByText(/^0:4\d \/ /)).toBeVisible();
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  const requests = countAudioRequests(page);
  await page.reload();
  await expect(playerOf(page).getByText(/^Play goes on from 0:4\d\.$/)).toBeVisible();
  expect(requests()).toBe(0);
  await startPlaying(page);
  expect((await sound(page)).seconds).toBeGreaterThan(39);
});

for (const hash of ["#t=65", "#t=1:05"]) {
  test(`an address ending in ${hash} begins there when played`, async ({ page }) => {
    const requests = countAudioRequests(page);
    await openPlayer(page, `${STORY}${hash}`);
    await expect(playerOf(page)).toBeInViewport();
    await expect(playerOf(page).getByText(/^1:05 \/ /)).toBeVisible();
    expect(requests()).toBe(0);
    await startPlaying(page);
    expect((await sound(page)).seconds).toBeGreaterThanOrEqual(65);
  });
}

test("a shared moment names the title and the second", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await seekBar(page).fill("65");
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  await openMore(page);
  const share = playerOf(page).getByRole("link", { name: /^Share this moment/ });
  await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.+%2Fstory%2F1%23t%3D6[56]$/);
  await expect(share).toHaveAttribute("target", "_blank");
  await expect(share).toHaveAttribute("rel", "noopener");
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
    await playerOf(page).getByRole("button", { name: "Pause" }).click();
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

test("starting one sound pauses every other on the page", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  await page.evaluate(async () => {
    const other = document.createElement("audio");
    other.id = "other";
    other.src = "/audio/story-2.mp3";
    document.body.appendChild(other);
    await other.play();
  });
  await expect.poll(async () => (await sound(page)).isPaused).toBe(true);
  await playButton(page).click();
  await expect.poll(() => page.locator("#other").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test("leaving the page stops its sound", async ({ page }) => {
  await openPlayer(page);
  await startPlaying(page);
  const audio = await page.locator("audio").first().elementHandle();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => audio?.evaluate((element) => (element as HTMLAudioElement).paused)).toBe(true);
});

test("a refused start is tried again once, at the next touch", async ({ page }) => {
  await page.addInitScript(() => {
    const start = HTMLMediaElement.prototype.play;
    let attempts = 0;
    HTMLMediaElement.prototype.play = function play() {
      attempts += 1;
      document.documentElement.dataset.attempts = String(attempts);
      return attempts === 1 ? Promise.reject(new DOMException("refused", "NotAllowedError")) : start.call(this);
    };
  });
  await openPlayer(page);
  await playButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-attempts", "1");
  await atRest(page);
  await expect(page.locator("html")).toHaveAttribute("data-attempts", "1");
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("html")).toHaveAttribute("data-attempts", "2");
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
  expect((await sound(page)).hasControls).toBe(true);
  await expect(playerOf(page).getByRole("button", { name: "Try again" })).toBeFocused();
  await page.unroute(/\.mp3/);
  await page.keyboard.press("Enter");
  await expect(seekBar(page)).toBeVisible();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
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

test("a recording far below the window has its controls too, and none of its sound", async ({ page }) => {
  const requests = countAudioRequests(page);
  await page.goto("/audio-insights/founders-podcast");
  const players = await page.locator("[data-audio-player]").count();
  expect(players).toBeGreaterThan(1);
  await expect(page.getByRole("main").getByRole("button", { name: "Play", exact: true })).toHaveCount(players);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(requests()).toBe(0);
});

test("a card's player is the same as everywhere, and nothing moves when it is begun", async ({ page }) => {
  await page.goto("/feature/inventory-management");
  await playerOf(page).scrollIntoViewIfNeeded();
  await expect(playerOf(page).getByRole("list", { name: "Parts" })).toBeVisible();
  for (const name of ["Play", "Restart"]) {
    await expect(playerOf(page).getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(playerOf(page).getByRole("combobox", { name: "Speed" })).toBeVisible();
  await expect(playerOf(page).getByRole("link", { name: /^Download/ })).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const middle = async (control: Locator) => {
      const { y = Number.NaN, height = 0 } = (await control.boundingBox()) ?? {};
      return y + height / 2;
    };
    const speed = playerOf(page).getByRole("combobox", { name: "Speed" });
    expect(await middle(speed)).toBeCloseTo(await middle(playButton(page)), 0);
  }
  const { height } = (await playerOf(page).boundingBox()) ?? {};
  await startPlaying(page);
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  expect((await playerOf(page).boundingBox())?.height).toBe(height);
  await openMore(page);
  await playerOf(page).getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(15);
});

test("a computer's voice is named as one, and not where somebody else's recording has taken the place", async ({
  page,
}) => {
  await openPlayer(page);
  const voice = playerOf(page).getByText("Read by a computer voice");
  await expect(voice).toBeVisible();
  // Another file at the same address: its first 100,000 bytes last a few seconds.
  await page.route(/\.mp3/, async (route) => {
    const response = await route.fetch({ headers: {} });
    await route.fulfill({ status: 200, contentType: "audio/mpeg", body: (await response.body()).subarray(0, 100_000) });
  });
  await page.reload();
  await expect(voice).toBeVisible();
  await playButton(page).click();
  await expect(seekBar(page)).toBeVisible();
  await expect(voice).toHaveCount(0);
});

for (const size of [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width} px a small bar keeps pause, title and clock in reach beside the chat button`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPlayer(page, "/story/4");
    const bar = page.getByRole("region", { name: "Now playing" });
    await startPlaying(page);
    await expect(bar).toHaveCount(0);
    await page.locator("#related").scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText("Which podi the rain asks for");
    await expect(bar).toContainText(/0:\d\d of 3:\d\d/);
    await atRest(page);
    const box = await bar.boundingBox();
    const chat = await page.locator(".chat-button").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
    for (const button of await bar.getByRole("button").all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
    await bar.getByRole("button", { name: "Pause" }).click();
    expect((await sound(page)).isPaused).toBe(true);
    await bar.getByRole("button", { name: /to the player$/ }).click();
    await expect(playButton(page)).toBeFocused();
    await expect(playerOf(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);
  });
}

for (const path of ["/story/4", "/story/10", "/story/12"]) {
  test(`${path} begins within 900 px on a phone, and nothing of it moves when times come`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPlayer(page, path);
    const places = () =>
      page.locator("#story p").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await places();
    expect(before[0]).toBeLessThan(870);
    const times = page.getByRole("button", { name: /^From \d+:\d\d$/ });
    await expect(times).toHaveCount(0);
    await startPlaying(page);
    await expect(times).toHaveCount(before.length);
    expect(await places()).toEqual(before);
  });
}

for (const width of [320, 360, 1440]) {
  test(`at ${width} px a story's own parts have whole words that do not meet`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const id of [3, 9, 17, 20]) {
      await openPlayer(page, `/story/${id}`);
      const labels = playerOf(page).getByRole("list", { name: "Parts" }).locator("button > :last-child");
      expect(await labels.count()).toBeGreaterThanOrEqual(3);
      const faults = await labels.evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect());
        return all.flatMap((label, index) => {
          const mine = boxes[index];
          const isMet = boxes.some(
            (other, at) =>
              at > index &&
              mine &&
              other.left < mine.right &&
              mine.left < other.right &&
              Math.abs(other.top - mine.top) < 15,
          );
          return isMet || label.scrollWidth > label.clientWidth ? [label.textContent] : [];
        });
      });
      expect(faults, `story ${id}`).toEqual([]);
    }
  });
}

test("a list of stories asks for no audio before something is played", async ({ page }) => {
  const requests = countAudioRequests(page);
  await page.goto(USE_CASES);
  for (const card of await page.getByRole("heading", { level: 3 }).all()) {
    await card.scrollIntoViewIfNeeded();
    await card.hover();
  }
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
});

test("to a visitor who saves data nothing of the player is sent before it is played", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requests = countAudioRequests(page);
  await page.goto(STORY);
  await page.waitForLoadState("networkidle");
  await playerOf(page).hover();
  await page.waitForLoadState("networkidle");
  expect(requests()).toBe(0);
  expect((await sound(page)).hasControls).toBe(true);
  await page
    .locator("audio")
    .first()
    .evaluate((audio: HTMLAudioElement) => audio.play());
  await expect(seekBar(page)).toBeVisible();
});

test("the transcript of a chosen story is read along and jumped in", async ({ page }) => {
  await openPlayer(page, `${USE_CASES}?story=1`);
  await startPlaying(page);
  const buttons = page.getByRole("button", { name: /^From \d+:\d\d$/ });
  await buttons.nth(2).click();
  await expect.poll(async () => (await sound(page)).isPaused).toBe(false);
  const paragraph = page.locator('[id^="t-"][aria-current="true"]');
  await expect(paragraph).toHaveCount(1);
  await expect(paragraph.getByRole("button", { name: /^From/ })).toHaveAccessibleName(
    (await buttons.nth(2).getAttribute("aria-label")) ?? "",
  );
  expect((await sound(page)).seconds).toBeGreaterThan(3);
});

test("every paragraph can be linked to without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${USE_CASES}?story=1`);
  const target = (await page.locator('[id^="t-"]').nth(3).getAttribute("id")) ?? "";
  await page.goto(`${baseURL}${USE_CASES}?story=1#${target}`);
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await context.close();
});
