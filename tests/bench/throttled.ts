/** Measures a real Chromium under a slow phone's conditions: processor four times slower, 1.6 Mbit/s, 150 ms. */
import { type Browser, chromium, type Page } from "playwright";
import { median } from "./check.ts";

const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const ROUND_TRIP_MS = 150;
/** What a page fetches ahead has come by then. */
const IDLE_MS = 4000;
const PHONE = { width: 412, height: 823 };

type ThrottledVisit = { firstPaintMs: number; hydratedMs: number; tapMs: number };

/** Records when the app is hydrated, and how long each tap takes to be answered and painted. */
function watch(): void {
  const noted = { hydratedMs: 0, tapMs: 0 };
  Object.assign(window, { noted });
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.hydrated) return;
    noted.hydratedMs = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tapMs = Math.max(noted.tapMs, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const noted = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { noted: { hydratedMs: number; tapMs: number } }).noted,
    firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));

async function slowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** The middle time from a tap on the page's last link to `path` until the next page's heading, once the page is idle. */
export async function nextPageMs(url: string, path: string, executablePath: string, times: number): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const page = await slowPhone(browser);
      await page.goto(url, { waitUntil: "networkidle" });
      await page.waitForTimeout(IDLE_MS);
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      const before = Date.now();
      await page.evaluate((to) => {
        const link = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].pop();
        link?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
        link?.click();
      }, path);
      await page.waitForFunction((text) => (document.querySelector("h1")?.textContent ?? text) !== text, heading);
      all.push(Date.now() - before);
    } finally {
      await browser.close();
    }
  }
  return median(all);
}

/** One visit with an empty cache. The menu's button is tapped as soon as the page is painted, and after hydration. */
async function visit(url: string, executablePath: string, hasMenu: boolean): Promise<ThrottledVisit> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await slowPhone(browser);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "commit" });
    const menu = page.getByRole("banner").locator("button[aria-controls]:visible").first();
    if (hasMenu) await menu.tap();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated);
    if (hasMenu) await menu.tap();
    // The last entry comes with the frame after the tap's.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    return await noted(page);
  } finally {
    await browser.close();
  }
}

/** The medians of several visits. */
export async function throttledVisits(
  url: string,
  executablePath: string,
  times: number,
  hasMenu = true,
): Promise<ThrottledVisit> {
  const all: ThrottledVisit[] = [];
  for (let time = 0; time < times; time += 1) all.push(await visit(url, executablePath, hasMenu));
  const middle = (of: (visit: ThrottledVisit) => number) => median(all.map(of));
  return {
    firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
    hydratedMs: middle(({ hydratedMs }) => hydratedMs),
    tapMs: middle(({ tapMs }) => tapMs),
  };
}
