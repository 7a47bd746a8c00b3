/** The pixel, with the test in place of its maker's servers: no request before consent, and never a code or an address. */
import type { Page } from "playwright/test";
import { useCasesPath } from "#app/content/brand.ts";
import { featureScreen } from "#app/content/feature-screens.ts";
import { consentVersions } from "#app/content/consent.ts";
import { privacyChoices as text } from "#app/content/privacy-choices.ts";
import { waitlistForm, waitlistPanel } from "#app/content/waitlist.ts";
import { siteWith } from "./configured-site.ts";
import { arrive, atRest, hydrated, expect, fillJoinForm, holdBack, onTheList, test as base } from "./fixtures.ts";

const PIXEL_ID = "1234567890";
const SCRIPT = "https://connect.facebook.net/**";
const REPORT = "https://www.facebook.com/**";
const REPORTED_BLOCKED = /net::ERR_(FAILED|BLOCKED_BY_CLIENT)|Failed to load resource/;

const test = base.extend<{ calls: string[] }, { asking: string; loading: string }>({
  asking: siteWith({ PIXEL_ID, PIXEL_CONSENT: "opt-in" }),
  loading: siteWith({ PIXEL_ID, PIXEL_CONSENT: "opt-out" }),
  /** All requests to the pixel's maker from any tab, addresses and bodies, in order. */
  calls: async ({ context }, use) => {
    const calls: string[] = [];
    await context.route(SCRIPT, (route) => {
      calls.push(`script ${route.request().url()}`);
      return route.fulfill({ contentType: "text/javascript", body: STAND_IN });
    });
    await context.route(REPORT, (route) => {
      const request = route.request();
      calls.push(
        `report ${decodeURIComponent(request.url().replaceAll("+", " "))} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`,
      );
      return route.fulfill({ contentType: "image/gif", body: "" });
    });
    await use(calls);
  },
});

/** Imitates the relevant parts of the real script: takes the queue, sets its cookie, reports address and referrer. */
const STAND_IN = `(() => {
  const fbq = window.fbq;
  const send = (kind, name, data) => {
    if (kind !== "track" && kind !== "trackCustom") return;
    const report = { ev: name, cd: JSON.stringify(data ?? {}), dl: location.href, rl: document.referrer, title: document.title };
    new Image().src = "https://www.facebook.com/tr/?" + new URLSearchParams(report);
  };
  fbq.callMethod = send;
  for (const call of fbq.queue.splice(0)) send(...call);
  document.cookie = "_fbp=fb.1.1.1; path=/";
})();`;

// One worker: each would start its own sites.
test.describe.configure({ mode: "default" });

const question = (page: Page) => page.getByRole("region", { name: text.heading });
const choices = (page: Page) => page.getByRole("dialog", { name: text.heading });
const reports = (calls: readonly string[], name: string) => calls.filter((call) => call.includes(`ev=${name}`));
const scripts = (calls: readonly string[]) => calls.filter((call) => call.startsWith("script"));
/** The names of the reported events, in order. */
const told = (calls: readonly string[]) => calls.flatMap((call) => /ev=(\w+)/.exec(call)?.[1] ?? []);

/** A visitor who said yes on an earlier visit. */
const allowed = (page: Page) =>
  page.addInitScript(
    (version) => localStorage.setItem("ladoo:privacy", `granted ${version} 2026-11-26T08:00:00.000Z`),
    consentVersions.pixel,
  );

const allow = (page: Page) => question(page).getByRole("button", { name: text.allow, exact: true }).click();

async function goToPricing(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
}

/** Presses the demo's link, without going there. */
async function pressDemo(page: Page): Promise<void> {
  const demo = page.getByRole("main").getByRole("link", { name: featureScreen.demo });
  await demo.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await demo.click();
}

async function openChoices(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: text.heading }).click();
  await expect(choices(page)).toBeVisible();
}

/** Waits until an unwanted request would have been made: the document's last script has run. */
async function wait(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await atRest(page);
}

async function joinList(page: Page, email: string): Promise<string> {
  await fillJoinForm(page, email);
  await page.getByRole("button", { name: waitlistForm.submit }).click();
  await expect(page.getByRole("heading", { name: waitlistPanel.heading })).toBeVisible();
  return /ref=([2-9A-HJKMNP-Z]{8})/.exec(await page.locator("main").innerHTML())?.[1] ?? "no code";
}

test.describe("a pixel that waits for consent", () => {
  test("both answers are one press, and look the same", async ({ page, asking }) => {
    await arrive(page, `${asking}/about`);
    const buttons = question(page).getByRole("button");
    await expect(buttons).toHaveText([text.decline, text.allow]);
    const looks = await buttons.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor, borderWidth } = getComputedStyle(element);
        return { width, height, color, backgroundColor, fontSize, fontWeight, borderColor, borderWidth };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });

  test("nothing goes out before the answer", async ({ page, asking, calls }) => {
    await arrive(page, `${asking}/`);
    await goToPricing(page);
    await arrive(page, `${asking}/waitlist`);
    await joinList(page, "before@bel.example");
    await wait(page);
    expect(calls).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("nothing goes out after a no, which is shown among the choices", async ({ page, asking, calls }) => {
    await arrive(page, `${asking}/story/1`);
    await question(page).getByRole("button", { name: text.decline }).click();
    await expect(question(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "The Sales Desk" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Sales Desk");
    await page.reload();
    await wait(page);
    await expect(question(page)).toBeHidden();
    expect(calls).toEqual([]);
    await openChoices(page);
    await expect(choices(page).getByRole("status")).toHaveText(text.state.declined);
  });

  test("the question covers nothing for good, and no focus, on a phone and on a wide screen", async ({
    page,
    asking,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${asking}/about`);
    await expect(question(page)).toBeVisible();
    for (const { width, height, key } of [
      { width: 360, height: 740, key: "Tab" },
      { width: 1280, height: 720, key: "Shift+Tab" },
    ]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const top = (await question(page).boundingBox())?.y ?? 0;
      let seen = 0;
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press(key);
        const focused = await page.evaluate(async () => {
          // The browser scrolls to the focus in the next frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { activeElement } = document;
          if (!activeElement?.closest("main, footer")) return null;
          const { bottom } = activeElement.getBoundingClientRect();
          return { name: activeElement.textContent, bottom };
        });
        if (!focused) continue;
        seen += 1;
        expect(focused.bottom, `${focused.name} at ${width} px`).toBeLessThanOrEqual(top);
      }
      expect(seen).toBeGreaterThan(15);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.getByRole("contentinfo").boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await question(page).getByRole("button", { name: text.decline }).click();
    await expect(question(page)).toBeHidden();
    expect(await page.evaluate(() => document.body.style.marginBottom)).toBe("");
  });

  test("a yes loads the pixel once, and each page is reported from then on", async ({ page, asking, calls }) => {
    await arrive(page, `${asking}/waitlist`);
    await allow(page);
    await expect(question(page)).toBeHidden();
    await expect.poll(() => told(calls)).toEqual(["PageView"]);
    await goToPricing(page);
    await expect.poll(() => told(calls)).toEqual(["PageView", "PageView"]);
    expect(scripts(calls)).toHaveLength(1);
  });

  test("a story opened in the list is a part of the list's page", async ({ page, asking, calls }) => {
    await allowed(page);
    await page.goto(`${asking}${useCasesPath}`);
    await page
      .getByRole("link", { name: /^Listen/ })
      .first()
      .click();
    await expect.poll(() => told(calls)).toEqual(["PageView", "StoryView"]);
  });

  test("stories, features and demos are told of by name", async ({ page, asking, calls }) => {
    await allowed(page);
    await arrive(page, `${asking}/story/1`);
    await expect.poll(() => told(calls)).toEqual(["PageView", "StoryView"]);
    await page.getByRole("contentinfo").getByRole("link", { name: "The Sales Desk" }).click();
    await expect.poll(() => told(calls).slice(2)).toEqual(["PageView", "FeatureView"]);
    await pressDemo(page);
    await expect.poll(() => told(calls).slice(4)).toEqual(["DemoScheduled"]);
    expect(reports(calls, "StoryView")[0]).toContain('"story_id":1');
    expect(reports(calls, "FeatureView")[0]).toContain('{"feature_id":"sales-hub","content_name":"The Sales Desk"}');
    expect(reports(calls, "DemoScheduled")[0]).toContain(
      '{"content_category":"demo","content_name":"The Sales Desk","feature_id":"sales-hub"}',
    );
  });

  test("a yes is withdrawn as easily: nothing more goes out, and the cookie goes", async ({ page, asking, calls }) => {
    await allowed(page);
    await arrive(page, `${asking}/about`);
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("_fbp");
    await openChoices(page);
    await choices(page).getByRole("button", { name: text.decline }).click();
    await expect(choices(page).getByRole("status")).toHaveText(text.state.declined);
    // A window like the application's: the page behind does not scroll, and a press beside it closes it.
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.mouse.click(5, 5);
    await expect(choices(page)).toHaveCount(0);
    const before = calls.length;
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await goToPricing(page);
    await wait(page);
    expect(calls).toHaveLength(before);
  });

  /** Expects a report, and nothing in all the calls that tells who somebody is, or this code. */
  function expectNothingPersonal(calls: readonly string[], code: string): void {
    expect(calls.length).toBeGreaterThan(2);
    for (const told of [code, "@bel.example", "00000 12345", "Tara"])
      expect(calls.filter((call) => call.includes(told))).toEqual([]);
  }

  test("a join is told of by its brand, without an address or a code", async ({ page, asking, calls }) => {
    await allowed(page);
    await arrive(page, `${asking}/waitlist`);
    const code = await joinList(page, "never@bel.example");
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    await expect.poll(() => reports(calls, "WaitlistSignup").length).toBe(1);
    expect(reports(calls, "WaitlistSignup")[0]).toContain('"brand_name":"Bel & Buta"');
    expect(reports(calls, "WaitlistSignup")[0]).toContain('"referrer":"direct"');
    expectNothingPersonal(calls, code);
  });

  for (const query of ["ref=CODE&utm_source=whatsapp", "utm_source=whatsapp?ref=CODE"])
    test(`a join by a link is told of as a referral, without its code: ${query}`, async ({ page, asking, calls }) => {
      await allowed(page);
      const { code } = await onTheList(page.request, asking);
      await arrive(page, `${asking}/waitlist?${query.replace("CODE", code)}`);
      const referral = page.getByLabel(waitlistForm.fields.referralCode.label);
      await expect(referral).toHaveValue(code);
      await goToPricing(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/waitlist/);
      await referral.fill(code);
      await joinList(page, `friend-${query.indexOf("=")}@bel.example`);
      await expect.poll(() => reports(calls, "WaitlistSignup").length).toBe(1);
      expect(reports(calls, "WaitlistSignup")[0]).toContain('"referrer":"referral"');
      expectNothingPersonal(calls, code);
    });

  // In any spelling; the next page without a code is reported once.
  for (const address of ["/waitlist/CODE/qr", "/%57aitlist/CODE"])
    test(`a page whose address holds a code is not told of: ${address}`, async ({ page, asking, calls }) => {
      await allowed(page);
      const { code } = await onTheList(page.request, asking);
      await arrive(page, `${asking}${address.replace("CODE", code)}`);
      await wait(page);
      expect(reports(calls, "")).toEqual([]);
      await goToPricing(page);
      await expect.poll(() => reports(calls, "PageView").length).toBe(1);
      await wait(page);
      expect(reports(calls, "PageView")).toEqual([expect.stringContaining("/pricing&")]);
      expect(calls.filter((call) => call.includes(code))).toEqual([]);
    });

  test("a code in the address that Back leads to does not travel", async ({ page, asking, calls }) => {
    const { code } = await onTheList(page.request, asking);
    await arrive(page, `${asking}/waitlist?ref=${code}`);
    await goToPricing(page);
    await allow(page);
    await expect.poll(() => reports(calls, "PageView").length).toBe(1);
    await page.goBack();
    await expect(page.getByLabel(waitlistForm.fields.referralCode.label)).toHaveValue(code);
    await joinList(page, "allowed-later@bel.example");
    await expect.poll(() => reports(calls, "WaitlistSignup").length).toBe(1);
    expect(reports(calls, "WaitlistSignup")[0]).toContain('"referrer":"referral"');
    expect(calls.filter((call) => call.includes(code))).toEqual([]);
  });

  test("a code does not travel with what waited for the script, nor as a referrer", async ({ page, asking, calls }) => {
    await allowed(page);
    const { code } = await onTheList(page.request, asking);
    await arrive(page, `${asking}/waitlist/${code}`);
    const asked = page.waitForRequest(SCRIPT);
    const release = await holdBack(page, SCRIPT);
    await goToPricing(page);
    await asked;
    await page.goBack();
    await expect(page).toHaveURL(`${asking}/waitlist/${code}`);
    release();
    await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
    await wait(page);
    expect(calls).toEqual([expect.stringMatching(/^script /)]);

    await goToPricing(page);
    // From here on the document is that of another page.
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Pepper Porch" })).toBeVisible();
    await page.evaluate(() => window.location.assign("/features"));
    await expect.poll(() => reports(calls, "PageView").filter((call) => call.includes("/features&")).length).toBe(1);
    expect(calls.filter((call) => call.includes(code))).toEqual([]);
  });

  test("Global Privacy Control is a no, whatever was said before", async ({ page, asking, calls }) => {
    await allowed(page);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    await arrive(page, `${asking}/story/1`);
    await wait(page);
    await expect(question(page)).toBeHidden();
    expect(calls).toEqual([]);
    await openChoices(page);
    await expect(choices(page).getByRole("status")).toHaveText(text.globalPrivacyControl);
  });

  test("a blocked pixel is not missed", async ({ page, asking, expectConsole }) => {
    expectConsole(REPORTED_BLOCKED);
    await page.route(/facebook/, (route) => route.abort("blockedbyclient"));
    await allowed(page);
    await arrive(page, `${asking}/waitlist`);
    await wait(page);
    await joinList(page, "blocked@bel.example");
    await goToPricing(page);
  });
});

test.describe("a pixel that loads unless declined", () => {
  test("the pixel loads unasked, until somebody declines in any tab", async ({ context, page, loading, calls }) => {
    await arrive(page, `${loading}/waitlist`);
    await expect.poll(() => reports(calls, "PageView").length).toBe(1);
    await expect(question(page)).toBeHidden();
    const other = await context.newPage();
    await arrive(other, `${loading}/about`);
    await expect.poll(() => reports(calls, "PageView").length).toBe(2);
    await openChoices(other);
    await choices(other).getByRole("button", { name: text.decline }).click();
    await choices(other).getByRole("button", { name: text.close }).click();
    await expect.poll(() => page.evaluate(() => typeof (window as { fbq?: unknown }).fbq)).toBe("undefined");
    const before = calls.length;
    await goToPricing(page);
    await wait(page);
    await arrive(other, `${loading}/story/1`);
    await wait(other);
    expect(calls).toHaveLength(before);
  });

  test("Global Privacy Control keeps it away also where only a header says so", async ({ page, loading, calls }) => {
    // Twice, since the second answer comes from the cache. And a page that is not cached.
    for (const path of ["/pricing", "/pricing", "/nowhere"]) {
      const answer = await page.request.get(`${loading}${path}`, { headers: { "Sec-GPC": "1" } });
      expect(answer.headers()["server-timing"], path).toBe("gpc");
    }
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await arrive(page, `${loading}/pricing`);
    await wait(page);
    expect(calls).toEqual([]);
    await page.setExtraHTTPHeaders({});
    await arrive(page, `${loading}/pricing`);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
  });
});

base("without a pixel's id nothing is called, and nothing is to choose", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { fbq: (...call: unknown[]) => calls.push(call), calls });
  });
  await arrive(page, "/feature/sales-hub");
  await pressDemo(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "The Crew" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Crew");
  await openChoices(page);
  await expect(choices(page)).toContainText(text.nothing);
  await expect(choices(page).getByRole("button", { name: text.allow, exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(choices(page)).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: text.heading })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([]);
  expect(await page.evaluate(() => typeof (window as { fbq?: unknown }).fbq)).toBe("function");
});
