/** The served build: its policies, the headers of its files, and missing chunks. */
import type { APIRequestContext, Page } from "playwright/test";
import { chatButton } from "#app/content/assistant-texts.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { waitlistForm, waitlistLookup, waitlistToasts } from "#app/content/waitlist.ts";
import { errorScreen } from "#app/content/screens.ts";
import { atRest, awake, expect, expectNoAxeFindings, test } from "./fixtures.ts";

const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Chromium's message for a missing file, and React Router's for a missing part of the app. */
const REPORTED_404 = /status of 404|Failed to load resource/;
const REPORTED_CHUNK = /Error loading route module|dynamically imported module|Failed to load module script/;

/** The errors that React reports for a part of the page whose script failed to load. */
const CAUGHT = /dynamically imported module|No answer within|Error: \/assets\//;

const crawled = [
  "/",
  "/features",
  "/feature/inventory-management",
  "/pricing",
  "/brand-buddies",
  useCasesPath,
  `${useCasesPath}?story=9`,
  "/audio-insights/founders-podcast",
  "/story/1",
  "/journey/popup-exhibitions",
  "/waitlist",
  "/waitlist/CODE/qr",
  "/about",
  "/careers",
  "/careers/ai-ux-designer",
  "/privacy-policy",
  "/nope",
];

/** The code of a brand that has just joined. */
async function ownCode(request: APIRequestContext): Promise<string> {
  const data = {
    brandName: "Pepper Porch",
    founderName: "Kabir",
    email: `own-${crypto.randomUUID()}@bel.example`,
    phoneNumber: "+91 00000 12345",
    acceptedTerms: true,
  };
  const answer = (await (await request.post("/api/waitlist/join", { data })).json()) as { referralCode: string };
  return answer.referralCode;
}

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

test("every page keeps its own policy and asks no other host for anything", async ({
  page,
  request,
  baseURL,
  expectConsole,
}) => {
  test.setTimeout(180_000);
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
    await page.goto(path.includes("CODE") ? path.replace("CODE", await ownCode(request)) : path);
    await awake(page);
    await readOn(page);
    expect.soft(await page.evaluate(() => window.violations), path).toEqual([]);
    expect.soft(await page.context().cookies(), path).toEqual([]);
  }
  expect(foreign).toEqual([]);
});

test.describe("static files", () => {
  test("scripts, fonts and pictures have the closed policy and say how long they hold", async ({ page, request }) => {
    const files = new Set(["/favicon.svg", "/favicon.ico"]);
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(assets|fonts|images|video)\//.test(pathname)) files.add(pathname);
    });
    await page.goto("/");
    await awake(page);
    await readOn(page);
    for (const kind of [/\.js$/, /\.woff2$/, /^\/images\//]) {
      await expect.poll(() => [...files].some((file) => kind.test(file)), { message: String(kind) }).toBe(true);
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
    }
  });

  test("files that other sites may use say so", async ({ request }) => {
    const response = await request.get("/images/podcast/show.jpg");
    expect(response.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  test("no source map lies beside a script, and none is named", async ({ page, request }) => {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.add(response.url());
    });
    for (const path of ["/", "/waitlist", "/story/1"]) {
      await page.goto(path);
      await awake(page);
    }
    expect(scripts.size).toBeGreaterThan(5);
    for (const script of scripts) {
      expect((await request.get(`${script}.map`)).status()).toBe(404);
      expect(await (await request.get(script)).text()).not.toContain("sourceMappingURL");
    }
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

  test("an address that looks like another host's stays on this one", async ({ page, baseURL, expectConsole }) => {
    expectConsole(REPORTED_404);
    for (const [path, status] of [
      ["//evil.example", 404],
      ["//evil.example/%2e%2e", 200],
      ["/stories?x=//evil.example", 200],
      ["/%5cevil.example", 404],
    ] as const) {
      const response = await page.goto(`${baseURL}${path}`);
      expect.soft(response?.status(), path).toBe(status);
      expect.soft(new URL(page.url()).origin, path).toBe(baseURL);
    }
  });
});

test.describe("after a deploy, when a chunk is gone", () => {
  const gone = (page: Page, pattern: RegExp) =>
    page.route(pattern, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>gone" }),
    );

  test("a page whose code is missing has the open one loaded anew, which keeps what was typed and leads there", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_404);
    expectConsole(REPORTED_CHUNK);
    await page.goto("/waitlist");
    await awake(page);
    const brand = page.getByLabel(waitlistForm.fields.brandName.label);
    await brand.fill("Asha's Pickles");
    await gone(page, /\/assets\/pricing-[\w-]+\.js$/);
    const again = page.waitForEvent("load");
    const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
    await link.dispatchEvent("click");
    await again;
    // The new document names the new chunks.
    await page.unrouteAll();
    await awake(page);
    await expect(brand).toHaveValue("Asha's Pickles");
    await link.click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("a page whose own code is missing can be read, and stays", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    const loads = countLoads(page);
    await gone(page, /\/assets\/pricing-[\w-]+\.js$/);
    await page.goto("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(1);
    await page.locator('main a[href="/waitlist"], main a[href="/features"]').first().click();
    await expect(page).not.toHaveURL(/\/pricing$/);
  });

  test("without what draws toasts, what they say is still said", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    expectConsole(CAUGHT);
    await gone(page, /\/assets\/toast-view-[\w-]+\.js$/);
    await page.goto("/waitlist");
    await awake(page);
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Missing information" })).toBeVisible();
    await page.getByLabel(waitlistForm.fields.brandName.label).fill("Still here");
    await expect(page.getByLabel(waitlistForm.fields.brandName.label)).toHaveValue("Still here");
  });

  test("without the player's controls, the browser's own play", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    expectConsole(CAUGHT);
    await gone(page, /\/assets\/player-controls-[\w-]+\.js$/);
    await page.goto("/story/1");
    await awake(page);
    const audio = page.locator("audio").first();
    await audio.scrollIntoViewIfNeeded();
    await expect(audio).toHaveAttribute("controls", "");
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
  });

  test("without the app, the browser's own play", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    await gone(page, /\/assets\/framework-[\w-]+\.js$/);
    await page.goto("/story/1");
    const audio = page.locator("audio").first();
    await expect(audio).toHaveAttribute("controls", "");
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
  });

  test("without the chat, its button says so, and the page stays", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    const loads = countLoads(page);
    await gone(page, /\/assets\/chat-panel-[\w-]+\.js$/);
    await page.goto("/waitlist");
    await awake(page);
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("alert")).toHaveText(chatButton.unavailable);
    await expect(page).toHaveURL(/\/waitlist$/);
    expect(loads()).toBe(1);
  });

  test("without the privacy choices, their link leads to the policy", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    await gone(page, /\/assets\/privacy-dialog-[\w-]+\.js$/);
    await page.goto("/waitlist");
    await awake(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });
});

test.describe("on a network that is lost", () => {
  const TOAST_VIEW = /\/assets\/toast-view-[\w-]+\.js$/;

  /** Leaves requests unanswered, as in a tunnel. */
  const unanswered = (page: Page, pattern: RegExp) => page.route(pattern, () => new Promise<void>(() => {}));

  test("the forms of the waitlist say all they have to say, as ever", async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|Failed to fetch/);
    await page.goto("/waitlist");
    await awake(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect(page.getByText(waitlistToasts.missing.title).first()).toBeVisible();
    await page.getByRole("button", { name: waitlistLookup.heading }).click();
    await page.getByLabel(waitlistLookup.label).fill("tara@bel.example");
    await page.getByRole("button", { name: waitlistLookup.submit }).click();
    await expect(page.getByText(waitlistToasts.emailNotFound.description).first()).toBeVisible();
  });

  test("nothing is fetched for toasts before one is to be drawn", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => TOAST_VIEW.test(request.url()) && asked.push(request.url()));
    await page.goto("/waitlist");
    await awake(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });

  test("a toast does not wait for its view", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await unanswered(page, TOAST_VIEW);
    await page.goto("/waitlist");
    await awake(page);
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    const words = page.getByRole("alert").filter({ hasText: waitlistToasts.missing.title });
    await expect(words).toContainText(waitlistToasts.missing.description);
    await expect(words).toBeInViewport({ ratio: 1 });
  });

  test("the chat's button does not wait for ever", async ({ page }) => {
    await unanswered(page, /\/assets\/(chat-panel|toast-view)-[\w-]+\.js$/);
    await page.goto("/about");
    await awake(page);
    const button = page.getByRole("button", { name: chatButton.label });
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: chatButton.unavailable })).toBeVisible({ timeout: 15_000 });
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a story that can't be fetched says so, and is there once the network is", async ({ page, expectConsole }) => {
    expectConsole(/Failed to (load resource|fetch)/);
    const loads = countLoads(page);
    await page.goto("/story/9");
    await awake(page);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.getByRole("main").locator('a[href^="/story/"]').last().click();
    await expect(page.getByText(errorScreen.unreachable)).toBeVisible();
    await expectNoAxeFindings(page);
    const { pathname } = new URL(page.url());
    expect(pathname).not.toBe("/story/9");
    const retry = page.getByRole("button", { name: errorScreen.retry });
    const failed = page.waitForEvent("requestfailed");
    await retry.click();
    await failed;
    await atRest(page);
    await expect(page.getByText(errorScreen.unreachable)).toBeVisible();
    await page.context().setOffline(false);
    await retry.click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText(errorScreen.unreachable)).toHaveCount(0);
    await expect(page).toHaveURL(pathname);
    expect(loads()).toBe(1);
  });

  test("a story that the site fails to give is not blamed on the network", async ({ page, expectConsole }) => {
    expectConsole(/status of 500|\/assets\/framework-/);
    await page.goto("/story/9");
    await awake(page);
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByRole("main").locator('a[href^="/story/"]').last().click();
    await expect(page.getByText(errorScreen.body)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: errorScreen.retry }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
