/** Measures a real Chromium under a slow phone's conditions: processor four times slower, 1.6 Mbit/s, 150 ms. */
import { chromium, type Page } from "playwright";
import { median } from "./check.ts";

const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const ROUND_TRIP_MS = 150;
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

/** One visit with an empty cache. The menu's button is tapped as soon as the page is painted, and after hydration. */
async function visit(url: string, executablePath: string, hasMenu: boolean): Promise<ThrottledVisit> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
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
