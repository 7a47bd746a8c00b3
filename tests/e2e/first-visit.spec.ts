/** What a first visit loads, when, and that nothing moves while it does. */
import type { Locator, Page } from "playwright/test";
import { useCasesPath } from "#app/content/brand.ts";
import { promoBanner } from "#app/content/site.ts";
import { budgets, sheetOf, styleBytes } from "#tests/bench/weight.ts";
import { awake, expect, holdBack, test, unfolded } from "./fixtures.ts";

declare global {
  interface Window {
    early: string[];
  }
}

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

/** When the load event was, and what was asked for when, in milliseconds of the visit to this page. */
const timings = (page: Page) =>
  page.evaluate(() => ({
    loaded: (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));

test("the document alone is the first paint: scripts and fonts are asked for after the load event", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  const { loaded, requests } = await timings(page);
  const early = requests.filter(({ startTime }) => startTime < loaded).map(({ path }) => path);
  expect(early.filter((path) => !/^\/(images|video)\/.*\.svg$/.test(path))).toEqual([]);
  expect(requests.map(({ path }) => path)).toContain("/fonts/baloo-2.woff2");
});

test("what the app starts with is asked for once, after the load event, and is no part of the document", async ({
  page,
}) => {
  const response = await page.goto("/pricing?billing=annually");
  await awake(page);
  const { loaded, requests } = await timings(page);
  const address = await page.locator("#page-state").getAttribute("data-from");
  expect(address).toMatch(/^\/pricing\?billing=annually&_state=[0-9a-f]{24}$/);
  const asked = requests.filter(({ path }) => path === "/pricing");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.startTime).toBeGreaterThan(loaded);
  expect(await response?.text()).not.toContain("loaderData");
});

test("a page whose data the network lost can be read, heard and followed", async ({ page, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.route("**/*_state=*", (route) => route.abort("internetdisconnected"));
  await page.goto("/story/1");
  await expect(page.locator("audio").first()).toHaveJSProperty("controls", true);
  await expect(page.locator("html")).not.toHaveAttribute("data-awake");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("a page that is a story older than its data shows the newer", async ({ page, allowConsole }) => {
  // React says what it drew anew.
  allowConsole(/Minified React error #418/);
  const older = "A title of a minute ago";
  await page.route("/story/1", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, `$1${older}`);
    await route.fulfill({ response: answer, body });
  });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/story/1", { waitUntil: "commit" });
  await expect(heading).toHaveText(older);
  await awake(page);
  await expect(heading).not.toHaveText(older);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.locator("audio").first()).toHaveJSProperty("paused", false);
});

test("the icon stands in the document, and stays once the app is awake", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const icons = page.locator('link[rel="icon"]');
  await expect(icons).toHaveCount(2);
  await expect(icons.first()).toHaveAttribute("href", "/favicon.ico");
  const drawing = await icons.last().evaluate(async (link: HTMLLinkElement) => {
    const drawn = new Image();
    drawn.src = link.href;
    await drawn.decode();
    return [new URL(link.href).protocol, drawn.naturalWidth];
  });
  expect(drawing).toEqual(["data:", 48]);
});

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

test.describe("the pictures of a page", () => {
  /** How many pictures have come in, of all there are. */
  const pictures = (page: Page) =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLImageElement>("main img")];
      return { all: all.length, here: all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length };
    });

  test("are all there once it is at rest, before anybody scrolls to them", async ({ page }) => {
    await page.goto(useCasesPath);
    await awake(page);
    const { all } = await pictures(page);
    expect(all).toBeGreaterThan(20);
    await expect.poll(() => pictures(page)).toEqual({ all, here: all });
  });

  test("wait until they come near for a visitor who saves data", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(useCasesPath);
    await awake(page);
    await page.waitForLoadState("networkidle");
    const { all, here } = await pictures(page);
    expect(here).toBeGreaterThan(0);
    expect(here).toBeLessThan(all);
  });
});

test.describe("the fonts arrive", () => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const path of pages) {
        test(`and nothing moves on ${path}`, async ({ page }) => {
          await page.addInitScript(() => {
            const seen = { shift: 0 };
            Object.assign(window, { seen });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                seen.shift += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
          });
          // Late, so that the stand-ins are painted first.
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
          expect(shift).toBeLessThan(0.001);
        });
      }
    });
  }
});

test.describe("what is still to come moves nothing beside the heading", () => {
  for (const path of pages) {
    test(`on ${path}`, async ({ page, expectConsole }) => {
      expectConsole(/ERR_FAILED/);
      // The app would miss what is cut away.
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
          // A document is painted while it comes in: so is what stands before this place, without what follows it.
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

test("a later page of the visit asks for the fonts at once", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("ladoo:faces"))).toBe("1");
  await page.goto("/about");
  await awake(page);
  const { loaded, requests } = await timings(page);
  const fonts = requests.filter(({ path }) => path.endsWith(".woff2"));
  expect(fonts).toHaveLength(2);
  for (const { startTime } of fonts) expect(startTime).toBeLessThan(loaded);
});

test.describe("the tab's storage", () => {
  const promoKey = "ladoo:promo-dismissed";

  /** What is looked up in it before the first paint. */
  const early = (page: Page) => page.evaluate(() => window.early);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.early = [];
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (performance.getEntriesByName("first-contentful-paint").length === 0) window.early.push(key);
        return getItem.call(this, key);
      };
    });
  });

  test("is looked into on a page that follows another, before the paint, and on a first one after it", async ({
    page,
  }) => {
    await page.goto("/");
    await awake(page);
    expect(await early(page)).toEqual([]);
    const banner = page.getByRole("region", { name: promoBanner.label });
    await banner.getByRole("button").click();
    await page.goto("/about");
    await awake(page);
    await expect(banner).toBeHidden();
    expect(await early(page)).toContain(promoKey);
  });

  test("counts for a tab that was elsewhere in between", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    const banner = page.getByRole("region", { name: promoBanner.label });
    await banner.getByRole("button").click();
    await page.goto("data:text/html,<p>Another site</p>");
    await page.goto("/about");
    await expect(banner).toBeHidden();
    await awake(page);
    expect(await early(page)).toEqual([]);
  });

  test("brings a page that is loaded again to where it was left", async ({ page }) => {
    await page.goto("/about");
    await awake(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await page.reload();
    await awake(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
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

test.describe("the part of the style sheet that a document carries is all it needs", () => {
  /** Where every element is, and what it looks like. */
  const look = (page: Page) =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      // Recordings aside: without the app they get the browser's controls some time in between, in a place kept for them.
      // What is closed has no place of its own.
      const shown = [...document.body.querySelectorAll("*:not(audio)")].filter((element) => element.checkVisibility());
      return shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, display, boxShadow, opacity } = getComputedStyle(element);
        const style = [color, backgroundColor, fontSize, fontWeight, display, boxShadow, opacity];
        return [element.tagName, x, y, width, height, ...style].join(" ");
      });
    });

  for (const path of [...pages, "/nope", "/careers?position=frontend-engineer", "/features/sales-hub"]) {
    test(`on ${path}`, async ({ page, expectConsole }) => {
      expectConsole(/status of 404|ERR_FAILED/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      // Scripts, fonts and the sheet they ask for are kept away, so the page stays as it was served.
      await page.route(/\/(assets\/.*\.(js|css)|fonts\/.*)$/, (route) => route.abort());
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await unfolded(page);
        const critical = await look(page);
        await page.addStyleTag({ url: `${sheetOf(await page.content())}?compared` });
        expect(await look(page)).toEqual(critical);
      }
    });
  }
});

test.describe("the rest of the style sheet", () => {
  /** Every rule in effect, in order, fonts aside. */
  const rulesOf = (page: Page, of: "document" | "sheet") =>
    page.evaluate(async (of) => {
      const own = document.querySelector("style[data-href=site]") as HTMLStyleElement;
      const whole = new CSSStyleSheet();
      const { href = "" } = document.querySelector<HTMLLinkElement>('link[media="not all"]') ?? {};
      if (of === "sheet") whole.replaceSync(await (await fetch(href)).text());
      const texts = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
            ? [rule.cssText.slice(0, rule.cssText.indexOf("{")), ...texts(rule.cssRules)]
            : [rule.cssText],
        );
      return texts((of === "sheet" ? whole : (own.sheet as CSSStyleSheet)).cssRules).filter(
        (text) => !/^@font-face|^@media \(scripting: none\) $/.test(text),
      );
    }, of);

  for (const path of ["/", "/pricing", "/nope"]) {
    test(`is in its place once ${path} is awake`, async ({ page, expectConsole }) => {
      if (path !== "/pricing") expectConsole(/status of 404/);
      await page.goto(path);
      await awake(page);
      // Also after the page was put together anew, as it is around an error.
      if (path === "/") {
        await page.evaluate(() => history.pushState(null, "", "/nope"));
        await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
        await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
      }
      const [own, whole] = [await rulesOf(page, "document"), await rulesOf(page, "sheet")];
      expect(whole.length).toBeGreaterThan(700);
      // What stands in for `@property` is there twice: what the document needed of it, and then the whole.
      expect(own.filter((text) => !/^\*.*--tw-/.test(text))).toEqual(whole.filter((text) => !/^\*.*--tw-/.test(text)));
      expect(own.filter((text) => whole.includes(text))).toHaveLength(whole.length);
    });
  }

  test("comes without the style of any element being computed anew", async ({ page, browser, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    // Pictures that come in meanwhile are documents with elements of their own.
    await page.route(/\/(assets\/.*\.js|fonts\/.*|images\/.*)$/, (route) => route.abort());
    const release = await holdBack(page, /\/assets\/.*\.css$/);
    const rules = () =>
      page.evaluate(() => {
        const count = (list: CSSRuleList): number =>
          [...list].reduce((sum, rule) => sum + (rule instanceof CSSGroupingRule ? count(rule.cssRules) : 1), 0);
        return count(
          (document.querySelector("style[data-href=site]") as HTMLStyleElement).sheet?.cssRules as CSSRuleList,
        );
      });
    await page.goto("/");
    await expect(page.locator('link[media="not all"]')).toBeAttached();
    const before = await rules();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    release();
    await expect.poll(rules).toBeGreaterThan(before + 300);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const updates = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
    expect(updates.length).toBeGreaterThan(0);
    // Of some six hundred; about two dozen are drawn anew meanwhile for reasons of their own, in one step or in several.
    expect(Math.max(...updates.map(({ args }) => args.elementCount ?? 0))).toBeLessThan(40);
  });
});

test("who is quicker than the scripts does not press in vain", async ({ page }) => {
  const wake = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/");
  const banner = page.getByRole("region", { name: promoBanner.label });
  const room = page.getByRole("button", { name: "The Crew", exact: true }).first();
  const [first, second, third] = [0, 1, 2].map((at) => page.locator(".founder-card button").nth(at));
  await banner.getByRole("button").click();
  await room.click();
  await first?.click();
  // Changed their mind.
  await first?.click();
  await second?.click();
  // By what the card says, and not by its button.
  await page.locator(".founder-card").nth(2).getByRole("listitem").first().click();
  wake();
  await expect(banner).toBeHidden();
  await expect(room).toHaveAttribute("aria-pressed", "true");
  await expect(first as Locator).toHaveAttribute("aria-pressed", "false");
  await expect(second as Locator).toHaveAttribute("aria-pressed", "false");
  await expect(third as Locator).toHaveAttribute("aria-pressed", "true");
  // Once each, and no more of them now that they answer.
  await room.press("Enter");
  await expect(room).toHaveAttribute("aria-pressed", "true");
});
