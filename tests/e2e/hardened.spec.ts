/** The served build: its policies, the headers of its files, and missing chunks. */
import type { Page } from "playwright/test";
import { assistantTexts, chatButton } from "#app/content/assistant-texts.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { waitlistForm, waitlistLookup, waitlistToasts } from "#app/content/waitlist.ts";
import { frameWords } from "#app/lib/frame-words.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { arrive, atRest, hydrated, expect, expectNoAxeFindings, onTheList, test } from "./fixtures.ts";

const { errorScreen } = frameWords;
const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Chromium's message for a missing file, and React Router's for a missing part of the app. */
const REPORTED_404 = /status of 404|Failed to load resource/;
const REPORTED_CHUNK = /Error loading route module|dynamically imported module|Failed to load module script/;

/** The errors that React reports for a part of the page whose script failed to load. */
const CAUGHT = /dynamically imported module|No answer within|Error: \/assets\//;

/** The kinds of page that differ in what their scripts do. */
const crawled = [
  "/",
  "/pricing",
  `${useCasesPath}?story=9`,
  "/audio-insights/founders-podcast",
  "/journey/popup-exhibitions",
  "/waitlist",
  "/waitlist/CODE/qr",
  "/careers/ai-ux-designer",
  "/nope",
];

/** Counts the page's requests for documents. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Scrolls to the end, a screen each frame, so that lazy pictures and controls are fetched. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

test("no request carries a code or a token as its referrer, the fonts' included", async ({
  page,
  request,
  expectConsole,
}) => {
  const { code } = await onTheList(request);
  const token = `${code}.mwz71coa.${"b7881310".repeat(3)}.${"0f".repeat(32)}`;
  // While mail is off no link opens one's own page, but the address is what it would be.
  expectConsole(REPORTED_404);
  const carried: string[] = [];
  const fonts = new Set<string>();
  page.on("request", async (sent) => {
    // A request that the next page cuts off has no headers to read.
    const headers = await sent.allHeaders().catch(() => null);
    if (!headers) return;
    if (headers.referer?.includes(code)) carried.push(`${sent.url()} <- ${headers.referer}`);
    if (new URL(sent.url()).pathname.startsWith("/fonts/")) fonts.add(sent.url());
  });
  for (const path of [
    `/waitlist/${code}`,
    `/waitlist?ref=${code}`,
    `/waitlist/me?token=${token}`,
    `/hi/waitlist/${code}`,
  ]) {
    fonts.clear();
    await page.goto(path);
    await expect.poll(() => fonts.size).toBeGreaterThan(1);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(carried).toEqual([]);
});

test("every kind of page keeps its own policy and asks no other host for anything", async ({
  page,
  request,
  baseURL,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  expectConsole(REPORTED_404);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  for (const path of crawled) {
    await arrive(page, path.includes("CODE") ? path.replace("CODE", (await onTheList(request)).code) : path);
    await readOn(page);
    expect.soft(await page.evaluate(() => window.violations), path).toEqual([]);
    expect.soft(await page.context().cookies(), path).toEqual([]);
  }
  expect(foreign).toEqual([]);
});

test.describe("static files", () => {
  test("static files have the closed policy and say how long they hold", async ({ request }) => {
    const html = await (await request.get("/")).text();
    const files = new Set(["/favicon.svg", "/favicon.ico"]);
    for (const [file] of html.matchAll(/\/(?:assets|fonts|images|video)\/[\w./-]+\.\w+/g)) files.add(file);
    for (const kind of [/\.js$/, /\.woff2$/, /^\/images\//, /^\/video\//]) {
      expect(
        [...files].some((file) => kind.test(file)),
        String(kind),
      ).toBe(true);
    }
    for (const file of files) {
      const response = await request.get(file);
      const headers = response.headers();
      expect([file, response.status()]).toEqual([file, 200]);
      expect(headers).toMatchObject({
        "content-security-policy": CLOSED,
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": expect.stringMatching(
          /^max-age=(3153[6-9]\d{3}|[4-9]\d{7,}|\d{9,}); includeSubDomains$/,
        ),
      });
      if (/^\/(assets|fonts)\//.test(file))
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      if (!file.endsWith(".js")) continue;
      expect((await request.get(`${file}.map`)).status()).toBe(404);
      expect(await response.text()).not.toContain("sourceMappingURL");
    }
    const artwork = await request.get("/images/podcast/show.jpg");
    expect(artwork.headers()["cross-origin-resource-policy"], "for other sites").toBe("cross-origin");
  });

  test("files of the build and of the repository are not served", async ({ request }) => {
    for (const path of [
      ...["/_headers", "/.vite/manifest.json", "/.env", "/.git/config", "/wrangler.json", "/server/index.js"],
    ]) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(404);
      expect.soft(await response.text(), path).toContain("404 Page Not Found");
    }
  });
});

test.describe("after a deploy, when a chunk is gone", () => {
  const gone = (page: Page, pattern: RegExp) =>
    page.route(pattern, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>gone" }),
    );

  test("a page without its code can be read and left, and a link to it arrives", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    expectConsole(REPORTED_CHUNK);
    const loads = countLoads(page);
    await gone(page, /\/assets\/pricing-[\w-]+\.js$/);
    await page.goto("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(1);
    await page.locator('main a[href="/waitlist"]').first().click();
    await expect(page).toHaveURL(/\/waitlist$/);
    await hydrated(page);
    const brand = page.getByLabel(waitlistForm.fields.brandName.label);
    await brand.fill("Asha's Pickles");
    const again = page.waitForEvent("load");
    const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
    await link.dispatchEvent("click");
    await again;
    await expect(page).toHaveURL(/\/pricing$/);
    // The next document names the new chunks.
    await page.unrouteAll();
    await page.goBack();
    await hydrated(page);
    await expect(brand).toHaveValue("Asha's Pickles");
    await link.click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("without toasts, chat and privacy choices the page stays, and says what they would", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_404);
    expectConsole(CAUGHT);
    const loads = countLoads(page);
    await gone(page, /\/assets\/(toast-view|chat-panel|privacy-dialog)\.client-[\w-]+\.js/);
    await arrive(page, "/waitlist");
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Missing information" })).toBeVisible();
    await page.getByLabel(waitlistForm.fields.brandName.label).fill("Still here");
    await expect(page.getByLabel(waitlistForm.fields.brandName.label)).toHaveValue("Still here");
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("alert").filter({ hasText: chatButton.unavailable })).toHaveText(
      chatButton.unavailable,
    );
    await expect(page).toHaveURL(/\/waitlist$/);
    expect(loads()).toBe(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  test("without the app, the browser's own player plays", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    await gone(page, /\/assets\/framework-[\w-]+\.js$/);
    await page.goto("/story/1");
    const audio = page.getByRole("main").locator("audio");
    await audio.scrollIntoViewIfNeeded();
    await expect(audio).toHaveAttribute("controls", "");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeHidden();
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
  });
});

test.describe("on a network that is lost", () => {
  const loseOnce = (page: Page, script: string) =>
    page.route(new RegExp(`/assets/${script}-[\\w-]+\\.js`), (route) => route.abort("connectionreset"), { times: 1 });
  const openChat = async (page: Page) => {
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("dialog", { name: assistantTexts.name })).toBeVisible();
  };
  for (const [script, path, use] of [
    ["chat-panel.client", "/waitlist", openChat],
    ["assistant-texts", "/waitlist", openChat],
    [
      "toast-view.client",
      "/waitlist",
      async (page) => {
        await page.getByRole("button", { name: waitlistForm.submit }).click();
        await expect(page.locator("[data-toast].toast")).toContainText(waitlistToasts.missing.title);
      },
    ],
    [
      "privacy-dialog.client",
      "/about",
      async (page) => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect(page).toHaveURL("/about");
      },
    ],
  ] as const satisfies [string, string, (page: Page) => Promise<void>][]) {
    test(`one lost request for ${script} costs nothing`, async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await loseOnce(page, script);
      await arrive(page, path);
      await use(page);
    });
  }

  /** Opens the waitlist page with parts of the app that never come, as in a tunnel; returns what was asked for. */
  async function openInTunnel(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/\/assets\/(chat-panel|toast-view)\.client-[\w-]+\.js$/, (route) => {
      asked.push(route.request().url());
      return new Promise<void>(() => {});
    });
    await page.clock.install();
    await arrive(page, "/waitlist");
    await page.waitForLoadState("networkidle");
    return asked;
  }

  test("toasts are not waited for: the form itself says what they would", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    const asked = await openInTunnel(page);
    expect(asked, "before a toast is to be drawn").toEqual([]);
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(2000);
    const words = page.getByRole("alert").filter({ hasText: waitlistToasts.missing.title });
    await expect(words).toContainText(waitlistToasts.missing.description);
    await expect(words).toBeInViewport({ ratio: 1 });
  });

  test("the chat is not waited for: after ten seconds it is said to be away", async ({ page, allowConsole }) => {
    allowConsole(CAUGHT);
    const asked = await openInTunnel(page);
    const button = page.getByRole("button", { name: chatButton.label });
    await button.click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert").filter({ hasText: chatButton.unavailable })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the lookup without a network says that there is none", async ({ page, allowConsole, expectConsole }) => {
    allowConsole(CAUGHT);
    expectConsole(/Failed to load resource|Failed to fetch/);
    await arrive(page, "/waitlist");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: waitlistLookup.heading }).click();
    await page.getByLabel(waitlistLookup.label).fill("tara@bel.example");
    await page.getByRole("button", { name: waitlistLookup.submit }).click();
    await expect(page.getByText(waitlistMessages.noNetwork).first()).toBeVisible();
  });

  for (const [how, hash] of [
    ["with scripts", "#t=65"],
    ["without scripts", ""],
  ] as const) {
    test(`Try again fetches an address with a query and a hash, ${how}`, async ({ page, expectConsole }) => {
      expectConsole(/status of 500/);
      await arrive(page, "/story/9");
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "broken" }));
      await page.getByRole("main").locator('a[href^="/story/"]').last().click();
      const retry = page.getByRole("link", { name: errorScreen.retry });
      await expect(retry).toBeVisible();
      await page.evaluate(() => window.history.replaceState(null, "", "?from=a#t=65"));
      // React knows nothing of a copy of its link.
      if (hash === "") await retry.evaluate((link) => link.replaceWith(link.cloneNode(true)));
      await retry.click();
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(new URL(page.url())).toMatchObject({ search: "?from=a", hash });
    });
  }

  test.describe("a story that can't be had", () => {
    const retry = (page: Page) => page.getByRole("link", { name: errorScreen.retry });
    const next = (page: Page) => page.getByRole("main").locator('a[href^="/story/"]').last();

    test.beforeEach(async ({ page }) => {
      await arrive(page, "/story/9");
      await page.waitForLoadState("networkidle");
    });

    test("a story that the site fails to give is not blamed on the network", async ({ page, expectConsole }) => {
      expectConsole(/status of 500/);
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "broken" }));
      await next(page).click();
      await expect(page.getByText(errorScreen.body)).toBeVisible();
      await page.unrouteAll();
      await retry(page).click();
      await expect(page.getByRole("article").first()).toBeVisible();
    });

    test("a story that the network loses is there once the network is", async ({ page, expectConsole }) => {
      expectConsole(/Failed to (load resource|fetch)/);
      const loads = countLoads(page);
      await page.context().setOffline(true);
      await next(page).click();
      await expect(page.getByText(errorScreen.unreachable)).toBeVisible();
      await expectNoAxeFindings(page);
      const { pathname } = new URL(page.url());
      expect(pathname).not.toBe("/story/9");
      const failed = page.waitForEvent("requestfailed");
      await retry(page).click();
      await failed;
      await atRest(page);
      await expect(page.getByText(errorScreen.unreachable)).toBeVisible();
      await page.context().setOffline(false);
      await retry(page).click();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByText(errorScreen.unreachable)).toHaveCount(0);
      await expect(page).toHaveURL(pathname);
      expect(loads()).toBe(0);
    });
  });
});
