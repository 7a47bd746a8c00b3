/** A visitor's view of a player: its controls, its sound, and how it is started. */
import type { Page } from "playwright/test";
import { hydrated, expect } from "./fixtures.ts";

export const STORY = "/story/1";

export const playerOf = (page: Page) => page.getByRole("region", { name: /^Listen:/ }).first();
export const playButton = (page: Page) => playerOf(page).getByRole("button", { name: "Play", exact: true });
export const openMore = (page: Page) => playerOf(page).locator("summary", { hasText: "More" }).click();
export const speedMenu = (page: Page) => playerOf(page).locator("summary", { hasText: "Speed" });
export const seekBar = (page: Page) => playerOf(page).getByRole("slider");
export const partsOf = (page: Page) => playerOf(page).getByRole("list", { name: "Parts" });
export const syntheticVoice = (page: Page) => playerOf(page).getByText("Read by a synthetic voice");

/** The buttons that play a story's text from a paragraph. */
export const times = (page: Page) => page.getByRole("button", { name: /^From \d+:\d\d$/ });

/** The site's one audio element. */
const soundOf = (page: Page) => page.locator("[data-sound]");

/** Its state. */
export const sound = (page: Page) =>
  soundOf(page).evaluate((audio: HTMLAudioElement) => ({
    seconds: audio.currentTime,
    duration: audio.duration,
    isPaused: audio.paused,
    rate: audio.playbackRate,
  }));

/** Moves the sound to so many seconds before its end. */
export const moveSound = (page: Page, secondsFromEnd: number) =>
  soundOf(page).evaluate((audio: HTMLAudioElement, remaining) => {
    audio.currentTime = audio.duration - remaining;
  }, secondsFromEnd);

/** The bar at the lower edge. */
export const barOf = (page: Page) => page.getByRole("region", { name: "Now playing" });

/** Opens the page and waits until its first player answers. */
export async function openPlayer(page: Page, path = STORY): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await playerOf(page).scrollIntoViewIfNeeded();
  await expect(playerOf(page).getByRole("button", { name: "Forward 15 seconds" })).toBeVisible();
}

/** Plays the recording until half a second of it has sounded. */
export async function startPlaying(page: Page): Promise<void> {
  await playButton(page).click();
  await expect(seekBar(page)).toBeVisible();
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(0.5);
}

/** Presses Pause, which must hold at once. */
export async function pauseSound(page: Page): Promise<void> {
  await playerOf(page).getByRole("button", { name: "Pause" }).click();
  expect((await sound(page)).isPaused).toBe(true);
}

/** The height of the player's box. */
export const heightOf = async (page: Page) => (await playerOf(page).boundingBox())?.height;

/** Counts requests for recordings from now on. */
export function countAudioRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    count += request.url().includes(".mp3") ? 1 : 0;
  });
  return () => count;
}
