/** The files of a first visit, when they load, and that the layout hardly shifts meanwhile. */
import { useCasesPath } from "#app/content/brand.ts";
import { promoBanner } from "#app/content/site.ts";
import { budgets, styleBytes } from "#tests/bench/weight.ts";
import { awake, expect, test } from "./fixtures.ts";

/** Visitors begin to notice a shift of a tenth. */
const MOST_SHIFT = 0.04;
const PHONE = { width: 412, height: 823 };
const pages = [
  "/",
  "/features",
  "/feature/inventory-management",
  "/pricing",
  useCasesPath,
  "/story/1",
  "/audio-insights/founders-podcast",
  "/journey/popup-exhibitions",
  "/waitlist",
  "/about",
  "/careers",
  "/terms-of-service",
];

test.use({ viewport: PHONE });

test("the document alone is the first paint: scripts and fonts are asked for after it", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  const later = requests.filter(({ path }) => /\.(js|woff2|css)$/.test(path));
  expect(later.length).toBeGreaterThan(5);
  expect(later.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

test("a page whose scripts the network lost can be read, heard and followed", async ({ page, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort("internetdisconnected"));
  await page.goto("/story/1");
  await expect(page.locator("audio").first()).toHaveJSProperty("controls", true);
  await expect(page.locator("html")).not.toHaveAttribute("data-awake");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("a page in a tab that is not shown starts as well", async ({ page }) => {
  // A background tab paints nothing.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/about");
  await awake(page);
});

for (const path of ["/terms-of-service", "/story/1", "/careers/ai-engineer-nlp"]) {
  test(`${path} has all of its text as soon as it has loaded`, async ({ page }) => {
    await page.goto(path);
    const [shown, all] = await page.evaluate(() => {
      const main = document.querySelector("main") as HTMLElement;
      // Text in closed disclosures, and text for screen readers alone, is in only one of the two.
      for (const details of main.querySelectorAll("details")) details.open = true;
      // The fallbacks for browsers without scripts or audio are not text of the page.
      for (const instead of main.querySelectorAll("noscript, audio")) instead.remove();
      const letters = (text: string | null) => (text ?? "").replace(/\s/g, "").length;
      return [letters(main.innerText), letters(main.textContent)];
    });
    expect(shown).toBeGreaterThan(0.9 * all);
  });
}

test("the home page stays within its budget before the video, and its styles within theirs", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== "Media") bytes += encodedDataLength;
  });
  const response = await page.goto("/");
  await awake(page);
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(budgets.homeInAll);
  const styles = styleBytes((await response?.text()) ?? "");
  expect(styles).toBeGreaterThan(5_000);
  expect(styles).toBeLessThanOrEqual(budgets.css);
});

test.describe("the fonts arrive", () => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const path of pages) {
        test(`and hardly anything moves on ${path}`, async ({ page }) => {
          await page.addInitScript(() => {
            const seen = { shift: 0 };
            Object.assign(window, { seen });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                seen.shift += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
          });
          // Delayed, so that the fallback fonts are painted first.
          await page.route("**/*.woff2", async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 300));
            await route.continue();
          });
          await page.goto(path);
          await awake(page);
          const fonts = () =>
            page.evaluate(() => [...document.fonts].filter(({ family }) => !/Fallback|Roboto/.test(family)).length);
          await expect.poll(fonts).toBe(2);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
          const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
          expect(shift).toBeLessThan(MOST_SHIFT);
        });
      }
    });
  }
});

test.describe("the rest of the document, as it arrives, moves nothing beside the heading", () => {
  for (const path of pages) {
    test(`on ${path}`, async ({ page, expectConsole }) => {
      expectConsole(/ERR_FAILED/);
      // Without the app, which would miss the removed elements.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const moved = await page.evaluate(() => {
          const heading = document.querySelector("main h1");
          const cell = heading?.parentElement;
          if (!heading || !cell) return ["no heading"];
          const places = () => [...cell.children].map((child) => child.getBoundingClientRect().y);
          const whole = places();
          // Browsers paint a document while it arrives: keep only the part before this place.
          for (let before: Element = cell; before.tagName !== "MAIN"; before = before.parentElement ?? before) {
            while (before.nextElementSibling) before.nextElementSibling.remove();
          }
          const cut = places();
          return whole.flatMap((y, index) => (Math.abs(y - (cut[index] ?? Number.NaN)) <= 1 ? [] : [[y, cut[index]]]));
        });
        expect(moved).toEqual([]);
      }
    });
  }
});

test("a position's window stands where it will stand, before all of it has come in", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const place = () => page.locator("dialog.window").boundingBox();
    await page.goto("/careers/ai-engineer-ml");
    const whole = await place();
    expect(whole?.height).toBeGreaterThan(800);
    await page.locator("dialog.window form").evaluate((form) => form.remove());
    await page.locator("dialog.window details").evaluate((details) => details.remove());
    expect(await place()).toEqual(whole);
  }
});

test("a banner that was dismissed stays away on the next page, from its first paint", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const banner = page.getByRole("region", { name: promoBanner.label });
  await banner.getByRole("button").click();
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test("the styles stay when React draws the page anew around an error", async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => history.pushState(null, "", "/nope"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await font()).toContain("Anek Latin");
  expect(await page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts come all the same", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) fonts.push(new URL(request.url()).pathname);
    });
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    expect(fonts.toSorted()).toEqual(["/fonts/anek-latin.woff2", "/fonts/baloo-2.woff2"]);
  });
});
