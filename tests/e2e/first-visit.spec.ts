/** The files of a first visit, when they load, and that the layout hardly shifts meanwhile. */
import type { Locator, Page } from "playwright/test";
import { useCasesPath } from "#app/content/brand.ts";
import { hindi } from "#app/content/hi/index.ts";
import { wordsIn } from "#app/lib/words.ts";
import { budgets, styleBytes } from "#tests/bench/weight.ts";
import { arrive, hydrated, expect, requireDevanagari, test, stillness } from "./fixtures.ts";

/** Visitors begin to notice a shift of a tenth. */
const MAX_SHIFT = 0.04;
const MAX_SHIFT_IN_HINDI = 0.02;
const PHONE = { width: 412, height: 823 };
const WIDE = { width: 1440, height: 900 };
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

/** Loses every script of the app on its way. Such a page shows what a document shows before its scripts are there. */
const loseScripts = (page: Page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort("internetdisconnected"));
const LOST = /ERR_INTERNET_DISCONNECTED/;

/** Expects nearly all the text of the page's main part to be rendered. */
async function expectAllText(page: Page): Promise<void> {
  const [shown, all] = await page.getByRole("main").evaluate((main: HTMLElement) => {
    const letters = (text: string | null) => (text ?? "").replace(/\s/g, "").length;
    // Text in closed disclosures, and text for screen readers alone, is in only one of the two.
    for (const details of main.querySelectorAll("details")) details.open = true;
    // The fallbacks for browsers without scripts or audio are not text of the page.
    for (const instead of main.querySelectorAll("noscript, audio")) instead.textContent = "";
    return [letters(main.innerText), letters(main.textContent)] as const;
  });
  expect(shown).toBeGreaterThan(0.9 * all);
}

test("the home page asks for scripts and fonts after its first paint", async ({ page }) => {
  await arrive(page, "/");
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  const later = requests.filter(({ path }) => /\.(js|woff2|css)$/.test(path));
  expect(later.length).toBeGreaterThan(5);
  expect(painted).toBeGreaterThan(0);
  expect(later.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

test("the home page stays within its budgets, of styles and of all before the video", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== "Media") bytes += encodedDataLength;
  });
  const response = await page.goto("/");
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(budgets.homeInAll);
  const styles = styleBytes((await response?.text()) ?? "");
  expect(styles).toBeGreaterThan(5_000);
  expect(styles).toBeLessThanOrEqual(budgets.css);
});

test("the styles stay when React draws the page anew around an error", async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await arrive(page, "/about");
  await page.evaluate(() => history.pushState(null, "", "/nope"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Anek Latin");
  expect(await page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);
});

test("a page whose scripts the network lost can be read, heard and followed", async ({ page, expectConsole }) => {
  expectConsole(LOST);
  await loseScripts(page);
  await page.goto("/story/1");
  await expect(page.locator("audio").first()).toHaveJSProperty("controls", true);
  await expect(page.locator("html")).not.toHaveAttribute("data-defer");
  await expectAllText(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms-of-service");
  await page.waitForLoadState();
  await expect(page.locator("html")).not.toHaveAttribute("data-defer");
  await expectAllText(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});

test("a page in a tab that is not shown starts as well", async ({ page }) => {
  // A background tab paints nothing.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.clock.install();
  await page.goto("/about");
  await page.clock.runFor(3000);
  await hydrated(page);
});

/** Expects hardly any layout shift on these pages when their fonts arrive. `most` is the shift of a page. */
async function expectLittleShift(page: Page, paths: readonly string[], fontCount: number, most: number): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Delayed, so that the fallback fonts are painted first. A page with a route has no cache.
  let asked = 0;
  await page.route("**/*.woff2", async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const path of paths) {
    await test.step(path, async () => {
      asked = 0;
      await arrive(page, path);
      const fonts = () =>
        page.evaluate(
          () =>
            [...document.fonts].filter(({ family, status }) => !/Fallback|Roboto/.test(family) && status === "loaded")
              .length,
        );
      await expect.poll(fonts).toBe(fontCount);
      expect(asked).toBe(fontCount);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect(shift).toBeLessThan(most);
    });
  }
}

for (const { viewport, paths } of [
  {
    viewport: PHONE,
    paths: pages.filter((path) => !["/journey/popup-exhibitions", "/about"].includes(path)),
  },
  { viewport: WIDE, paths: ["/", "/pricing", "/journey/popup-exhibitions", "/about", "/waitlist", "/story/1"] },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("hardly anything moves when the fonts arrive", async ({ page }) => {
      test.slow();
      await expectLittleShift(page, paths, 2, MAX_SHIFT);
    });

    test("hardly anything moves in Hindi when the fonts arrive", async ({ page }) => {
      test.slow();
      await requireDevanagari(page);
      await expectLittleShift(page, ["/hi", "/hi/pricing", "/hi/waitlist", "/hi/story/1"], 3, MAX_SHIFT_IN_HINDI);
    });
  });
}

test("the headings' faces have every letter of the Hindi texts", async ({ page }) => {
  await arrive(page, "/hi");
  const heading = page.getByRole("heading", { level: 1 });
  const words = wordsIn(hindi).flatMap(([, text]) => text.split(/\s+/));
  await heading.evaluate(
    (element, text) => {
      element.textContent = text;
    },
    [...new Set(words)].join(" "),
  );
  await page.evaluate(() => document.fonts.load("700 1em 'Baloo 2'", "अ"));
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

test("the rest of the document, as it arrives, moves nothing beside the heading", async ({ page, expectConsole }) => {
  test.slow();
  expectConsole(LOST);
  // Without the app, which would miss the removed elements.
  await loseScripts(page);
  const placesAt = async (viewport: typeof PHONE) => {
    await page.setViewportSize(viewport);
    return page.evaluate(() =>
      [...(document.querySelector("main h1")?.parentElement?.children ?? [])].map(
        (child) => child.getBoundingClientRect().y,
      ),
    );
  };
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      // The faces come after the first paint, and a line may break elsewhere with them.
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family === "Anek Latin" && status === "loaded"),
      );
      const whole = [await placesAt(PHONE), await placesAt(WIDE)].flat();
      expect(whole).not.toEqual([]);
      // Browsers paint a document while it arrives: keep only the part before the end of the heading's cell.
      await page.evaluate(() => {
        const cell = document.querySelector("main h1")?.parentElement;
        for (let before = cell; before && before.tagName !== "MAIN"; before = before.parentElement)
          while (before.nextElementSibling) before.nextElementSibling.remove();
      });
      const cut = [await placesAt(PHONE), await placesAt(WIDE)].flat();
      const moved = whole.flatMap((y, index) => {
        const after = cut[index] ?? Number.NaN;
        return Math.abs(y - after) <= 1 ? [] : [[y, after]];
      });
      expect(moved).toEqual([]);
    });
  }
});

test("a position's window is whole, and stands where it will stand, before all of it has come in", async ({
  page,
  expectConsole,
}) => {
  expectConsole(LOST);
  await loseScripts(page);
  await page.goto("/careers/ai-engineer-nlp");
  const placeAt = async (viewport: typeof PHONE) => {
    await page.setViewportSize(viewport);
    return page.locator("dialog.window").boundingBox();
  };
  const whole = [await placeAt({ width: PHONE.width, height: 900 }), await placeAt(WIDE)];
  for (const place of whole) expect(place?.height).toBeGreaterThan(800);
  await expectAllText(page);
  await page.locator("dialog.window form").evaluate((form) => form.remove());
  await page.locator("dialog.window details").evaluate((details) => details.remove());
  expect([await placeAt({ width: PHONE.width, height: 900 }), await placeAt(WIDE)]).toEqual(whole);
});

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe("what is below the first screen, not laid out yet,", () => {
  test.beforeEach(async ({ page }) => {
    // Scripts that are on their way for ever.
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("/features", { waitUntil: "domcontentloaded" });
    expect(await isLaidOut(page.locator("#themes"))).toBe(false);
  });

  test("a part not yet laid out is where a link within the page leads", async ({ page }) => {
    await page.getByRole("main").locator('a[href="#crew"]:visible').click();
    await expect
      .poll(() => page.locator("#crew").evaluate((crew) => crew.getBoundingClientRect().top))
      .toBeCloseTo(88, -1);
  });

  test("a part not yet laid out is found by a search for its words", async ({ page }) => {
    await page.evaluate(
      (words) => (window as unknown as { find: (text: string) => boolean }).find(words),
      "Jobs that need more than one room",
    );
    await expect(page.locator("#themes")).toBeInViewport();
  });

  test("a part not yet laid out is reached by the keyboard", async ({ page }) => {
    await page.locator("#crystal-ball :is(a, summary):visible").last().focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("section[aria-labelledby=themes] :focus")).toBeInViewport();
  });

  test("a part not yet laid out is printed", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    expect(await isLaidOut(page.locator("#themes"))).toBe(true);
  });
});

test("what is below the first screen is laid out by itself once the page is awake", async ({ page }) => {
  await page.goto("/features");
  await expect.poll(() => isLaidOut(page.getByRole("contentinfo").getByRole("link").last())).toBe(true);
  await expect(page.locator("html")).not.toHaveAttribute("data-defer");
});

test("the house far down the home page is drawn without being looked at", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".late-house .house-room:empty")).toHaveCount(0);
});

test("the next page's scripts come before a press, and its data with the intent, for a minute", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const asked = (path: string) =>
    page.evaluate(
      (start) =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
          ({ name, transferSize }) => new URL(name).pathname.startsWith(start) && transferSize > 0,
        ).length,
      path,
    );
  // If it never comes with a newer React Router: app/lib/fetch-ahead.ts reads what that calls __reactRouterManifest.
  await expect.poll(() => asked("/assets/pricing-")).toBe(1);
  const link = page.getByRole("main").locator('a[href="/pricing"]:visible').first();
  await link.hover();
  await expect.poll(() => asked("/pricing.data")).toBe(1);
  for (let visit = 0; visit < 2; visit += 1) {
    await link.click();
    await expect(page).toHaveURL("/pricing");
    await page.goBack();
    await expect(link).toBeVisible();
  }
  expect([await asked("/assets/pricing-"), await asked("/pricing.data")]).toEqual([1, 1]);
});

test("Back returns to the place far down a long page", async ({ page }) => {
  await arrive(page, "/features");
  const link = page.locator("#crew a:visible").last();
  await link.scrollIntoViewIfNeeded();
  await stillness(page);
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page).not.toHaveURL("/features");
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts come without JavaScript as well", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) fonts.push(new URL(request.url()).pathname);
    });
    await page.goto("/about");
    await expect.poll(() => fonts.toSorted()).toEqual(["/fonts/anek-latin.woff2", "/fonts/baloo-2.woff2"]);
  });
});
