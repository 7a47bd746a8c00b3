/** The waitlist's forms in use: pasted input, the way to the terms and back, and browsers that interfere. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { offer } from "#app/content/brand.ts";
import { joinMessages, waitlistForm, waitlistLookup, waitlistPanel, waitlistToasts } from "#app/content/waitlist.ts";
import { NOT_LEFT_EMPTY, type WaitlistStats } from "#app/schemas/waitlist.ts";
import {
  atRest,
  awake,
  enlargeText,
  expect,
  expectNoAxeFindings,
  holdBack,
  listen,
  settled,
  test,
} from "./fixtures.ts";

const { fields } = waitlistForm;
const PAGE = "/waitlist";

const field = (page: Page, name: keyof typeof fields) =>
  page.locator("#reserve").getByRole("textbox", { name: fields[name].label });
const terms = (page: Page) => page.getByRole("checkbox", { name: /I accept/ });
const marketing = (page: Page) => page.getByRole("checkbox", { name: /^Marketing/ });
const submit = (page: Page) => page.getByRole("button", { name: waitlistForm.submit });
const confirmation = (page: Page) => page.getByRole("heading", { name: waitlistPanel.heading });
const place = (page: Page) => page.locator("#reserve-place");
const toast = (page: Page) => page.locator("[data-toast]");
const lookup = (page: Page) => page.locator("#lookup");
const lookupInput = (page: Page) => lookup(page).getByLabel(waitlistLookup.label);

/** Opens the lookup, if it is closed. */
async function openLookup(page: Page): Promise<void> {
  const button = lookup(page).getByRole("button", { name: waitlistLookup.heading });
  if ((await button.count()) === 1 && (await button.getAttribute("aria-expanded")) === "false") await button.click();
  await expect(lookupInput(page)).toBeVisible();
}

let people = 0;
const newAddress = () => `person-${Date.now()}-${process.pid}-${people++}@bel.example`;

/** A brand that is on the list already. */
async function onTheList(request: APIRequestContext): Promise<{ email: string; code: string }> {
  const email = newAddress();
  const response = await request.post("/api/waitlist/join", {
    data: {
      brandName: "Pepper Porch",
      founderName: "Kabir",
      email,
      phoneNumber: "+91 00000 12345",
      acceptedTerms: true,
    },
  });
  return { email, code: ((await response.json()) as { referralCode: string }).referralCode };
}

/** The form's text in this tab's storage. */
const typedInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem("ladoo:join"));

test.describe("an answer that says little", () => {
  test("a code alone is a join", async ({ page }) => {
    await page.route("**/api/waitlist/join", (route) =>
      route.fulfill({ json: { referralCode: "ABCD2345", alreadyRegistered: true } }),
    );
    await page.route("**/api/waitlist/referral-count/*", (route) =>
      route.fulfill({ json: { referralCode: "ABCD2345", referralCount: 0 } }),
    );
    await arrive(page);
    await fillRequired(page);
    await submit(page).click();
    await expect(toast(page)).toContainText(waitlistToasts.welcomeBack.title);
    await expect(confirmation(page)).toBeVisible();
    await expect(page.locator("#reserve")).toContainText("ABCD2345");
  });
});

declare global {
  interface Window {
    shifted?: number;
  }
}

async function arrive(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await awake(page);
}

async function fillRequired(page: Page): Promise<void> {
  await field(page, "brandName").fill("Bel & Buta");
  await field(page, "founderName").fill("Tara Rathore");
  await field(page, "email").fill(newAddress());
  await field(page, "phoneNumber").fill("+91 00000 12345");
  await terms(page).check();
}

async function lookUp(page: Page, email: string): Promise<void> {
  await openLookup(page);
  await lookupInput(page).fill(email);
  await page.getByRole("button", { name: waitlistLookup.submit }).click();
}

test("a phone number one digit short gets a note, and may be corrected or left", async ({ page }) => {
  await arrive(page);
  await fillRequired(page);
  const notice = page.getByText(fields.phoneNumber.notTenDigits);
  await field(page, "phoneNumber").fill("98290 1234");
  await field(page, "phoneNumber").blur();
  await expect(notice).toBeVisible();
  await expect(field(page, "phoneNumber")).toHaveAccessibleDescription(new RegExp(fields.phoneNumber.notTenDigits));
  await field(page, "phoneNumber").fill("98290 12345");
  await field(page, "phoneNumber").blur();
  await expect(notice).toHaveCount(0);
  await field(page, "phoneNumber").fill("98290 1234");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test.describe("the referral field", () => {
  // Chromium reports the answer to the confirmation, perhaps after the test.
  const NO_SUCH_CODE = /status of 404/;

  test("without a code in it shows a note, before and after the join, and blocks nothing", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(NO_SUCH_CODE);
    await arrive(page);
    await fillRequired(page);
    const notice = page.getByText(fields.referralCode.noCode);
    await field(page, "referralCode").fill("Tara told me");
    await expect(notice).toHaveCount(0);
    await field(page, "referralCode").blur();
    await expect(notice).toBeVisible();
    await expect(field(page, "referralCode")).toHaveAccessibleDescription(new RegExp(fields.referralCode.noCode));
    await expectNoAxeFindings(page);
    await field(page, "referralCode").fill("Her code: *ZZZZ2345*");
    await field(page, "referralCode").blur();
    await expect(notice).toHaveCount(0);
    await field(page, "referralCode").fill("Tara told me");
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(place(page)).toContainText(joinMessages.noCode);
    await expect(toast(page)).toContainText(joinMessages.noCode);
  });

  test("with an unknown code shows a note after the join", async ({ page, allowConsole }) => {
    allowConsole(NO_SUCH_CODE);
    await arrive(page);
    await fillRequired(page);
    await field(page, "referralCode").fill("ZZZZ2345");
    await submit(page).click();
    await expect(place(page)).toContainText(joinMessages.notCounted);
    await page.reload();
    await expect(place(page)).toContainText(joinMessages.notCounted);
  });
});

test.describe("pasted text", () => {
  test("a referral link is read as its code, and an Instagram link as its handle", async ({ page, request }) => {
    const { code } = await onTheList(request);
    await arrive(page);
    await fillRequired(page);
    await field(page, "referralCode").fill(`https://ladoo.example/waitlist?ref=${code.toLowerCase()}&utm_source=chat`);
    await field(page, "igHandle").fill("https://www.instagram.com/brand?igsh=x");
    const sent = page.waitForRequest("**/api/waitlist/join");
    const confirmed = page.waitForResponse(`**/api/waitlist/increment-referral/${code}`);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ referredBy: code, igHandle: "brand" });
    expect(await (await confirmed).json()).toEqual({ referralCode: code, referralCount: 1 });
    await expect(confirmation(page)).toBeFocused();
  });

  test("a link in the address is verified as its code", async ({ page, request }) => {
    const { code } = await onTheList(request);
    const verified = page.waitForRequest(`**/api/waitlist/verify-referral/${code}`);
    await arrive(page, `${PAGE}?ref=${encodeURIComponent(`https://ladoo.example/waitlist?ref=${code}`)}`);
    await verified;
    await expect(toast(page)).toContainText(waitlistToasts.referralApplied.title);
    await expect(field(page, "referralCode")).toHaveValue(code);
  });

  test("any other text, however long, does not keep one from joining", async ({ page, expectConsole }) => {
    // Chromium reports the 404 of the unknown code.
    expectConsole(/status of 404/);
    await arrive(page);
    await fillRequired(page);
    await field(page, "referralCode").fill("Somebody told me at the stall. ".repeat(20));
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  /** The toast's lower edge, once its animation has ended. */
  async function toastsEnd(page: Page): Promise<number> {
    await expect(toast(page)).toBeVisible();
    await settled(toast(page));
    const box = await toast(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  }

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("one's link is in view after joining, and no toast lies over it", async ({ page }) => {
    await arrive(page);
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(lookupInput(page)).toBeHidden();
    const end = await toastsEnd(page);
    expect((await confirmation(page).boundingBox())?.y).toBeGreaterThan(end);
    for (const next of [
      page.getByLabel(waitlistPanel.linkLabel),
      page.getByRole("button", { name: waitlistPanel.copy }),
    ]) {
      await expect(next).toBeInViewport({ ratio: 1 });
    }
  });

  test("a mistake is in view, and no toast lies over it", async ({ page }) => {
    await arrive(page);
    await submit(page).click();
    await expect(toast(page)).toContainText(waitlistToasts.missing.title);
    await fillRequired(page);
    await field(page, "phoneNumber").fill("12");
    await submit(page).click();
    await expect(toast(page)).toContainText(waitlistToasts.error.title);
    const end = await toastsEnd(page);
    await expect(field(page, "phoneNumber")).toBeFocused();
    expect((await page.getByText(fields.phoneNumber.label, { exact: true }).boundingBox())?.y).toBeGreaterThan(end);
    await expect(page.locator("#join-phoneNumber-error")).toBeInViewport({ ratio: 1 });
  });

  for (const { width, height, percent } of [
    { width: 360, height: 740, percent: 150 },
    { width: 360, height: 740, percent: 200 },
    { width: 740, height: 360, percent: 100 },
    { width: 740, height: 360, percent: 200 },
    { width: 640, height: 360, percent: 100 },
    { width: 320, height: 256, percent: 100 },
  ]) {
    test(`the field with a mistake is below the toast at ${width} x ${height} with text at ${percent} %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await arrive(page);
      await enlargeText(page, percent);
      await fillRequired(page);
      for (const name of ["brandName", "phoneNumber"] as const) {
        const typed = await field(page, name).inputValue();
        await field(page, name).fill("1");
        if (name === "brandName") await field(page, name).fill("");
        await submit(page).click();
        await expect(field(page, name)).toBeFocused();
        const end = await toastsEnd(page);
        expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.36);
        expect((await field(page, name).boundingBox())?.y, name).toBeGreaterThan(end);
        await expect(field(page, name)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`#join-${name}-error`)).toBeInViewport();
        await field(page, name).fill(typed);
      }
    });
  }
});

test.describe("the way to the form", () => {
  const ORDER = [".badge", "section[aria-label='Benefits']", "#lookup", "#reserve", "#voices", "#faq"];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled });

      test("is short on a phone, in the order that is specified", async ({ page }) => {
        await page.goto(PAGE);
        if (javaScriptEnabled) await awake(page);
        const tops: number[] = [];
        for (const selector of ORDER) {
          const place = selector === ".badge" ? page.getByText(/spots? left/) : page.locator(selector);
          tops.push((await place.boundingBox())?.y ?? Number.NaN);
        }
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
        await expect(page.getByRole("region", { name: "Benefits" }).getByRole("heading")).toHaveCount(4);
        // Without scripts the lookup is open above it.
        await expect(lookupInput(page)).toBeVisible({ visible: !javaScriptEnabled });
        const first = await field(page, "brandName").boundingBox();
        expect(first?.y).toBeLessThanOrEqual(javaScriptEnabled ? 900 : 1100);
      });
    });
  }

  test("has the lookup behind a button, which opens and closes it", async ({ page }) => {
    await arrive(page);
    const button = lookup(page).getByRole("button", { name: waitlistLookup.heading });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.press("Enter");
    await expect(lookupInput(page)).toBeVisible();
    await expectNoAxeFindings(page);
    await button.press("Space");
    await expect(lookupInput(page)).toBeHidden();
  });

  test("has the lookup at hand before scripts are awake", async ({ page }) => {
    const wake = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(PAGE);
    await expect(lookupInput(page)).toBeHidden();
    await lookup(page).getByRole("link", { name: waitlistLookup.heading }).click();
    await expect(lookupInput(page)).toBeVisible();
    wake();
  });
});

test.describe("after a join", () => {
  test.use({ viewport: { width: 360, height: 800 } });
  const rolling = (page: Page) =>
    page
      .locator("#reserve .ladoo-ball")
      .evaluate((ball) => ball.getAnimations().filter((each) => each instanceof CSSAnimation).length);

  test("the ladoo rolls once, the whole link is to be read, and WhatsApp comes first", async ({ page }) => {
    await arrive(page);
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect.poll(() => rolling(page)).toBe(1);
    const link = page.getByLabel(waitlistPanel.linkLabel);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = await link.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
      scrollHeight: element.scrollHeight,
      clientHeight: element.clientHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    const ways = page.locator("#reserve ul").first().locator("a, button");
    await expect(ways).toHaveText([
      waitlistPanel.whatsapp,
      waitlistPanel.copy,
      waitlistPanel.instagram,
      waitlistPanel.mail,
    ]);
    await expect(ways.first()).toHaveClass(/button-primary/);
    await page.reload();
    await awake(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await rolling(page)).toBe(0);
  });

  test("nothing rolls under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page);
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await rolling(page)).toBe(0);
  });
});

test.describe("a screen reader", () => {
  test("is told once of a join, by the heading that takes the focus", async ({ page }) => {
    await arrive(page);
    await fillRequired(page);
    const heard = await listen(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(confirmation(page)).toHaveAccessibleDescription(await place(page).innerText());
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    expect(await heard()).toEqual([]);
  });

  test("is told of it by the toast on another page", async ({ page }) => {
    const answer = await holdBack(page, "**/api/waitlist/join");
    await arrive(page);
    await fillRequired(page);
    await submit(page).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    const heard = await listen(page);
    answer();
    await expect(toast(page)).toBeVisible();
    await expect.poll(heard).toContainEqual(expect.stringContaining(waitlistToasts.codeFound.title));
  });

  test("is told once of a link that was found, and at once of a mistake", async ({ page, request, expectConsole }) => {
    expectConsole(/status of 404/);
    const { email } = await onTheList(request);
    await arrive(page);
    const heard = await listen(page);
    await lookUp(page, email);
    await expect(page.getByRole("heading", { name: waitlistLookup.found })).toBeFocused();
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    expect(await heard()).toEqual([]);
    await page.getByRole("button", { name: waitlistLookup.again }).click();
    await lookUp(page, "nobody@bel.example");
    await expect.poll(heard).toContainEqual(expect.stringContaining(waitlistToasts.emailNotFound.title));
  });
});

test.describe("typed text", () => {
  async function expectAllThere(page: Page): Promise<void> {
    await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
    await expect(field(page, "founderName")).toHaveValue("Tara Rathore");
    await expect(field(page, "phoneNumber")).toHaveValue("+91 00000 12345");
    await expect(field(page, "businessType")).toHaveValue("Kurtas");
    await expect(terms(page)).toBeChecked();
    await expect(marketing(page)).not.toBeChecked();
  }

  for (const name of ["Terms of Service", "Privacy Policy"]) {
    test(`is there after reading the ${name}, and until one has joined`, async ({ page }) => {
      await arrive(page);
      await fillRequired(page);
      await field(page, "businessType").fill("Kurtas");
      await page.locator("#reserve").getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(" ")[0] ?? "");
      await page.goBack();
      await expectAllThere(page);
      await page.reload();
      await awake(page);
      await expectAllThere(page);
      await submit(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await typedInTab(page)).toBeNull();
      await page.getByRole("button", { name: waitlistPanel.another }).click();
      await expect(field(page, "brandName")).toHaveValue("");
      await expect(terms(page)).not.toBeChecked();
    });
  }

  test("before scripts were awake is there, too", async ({ page }) => {
    const wake = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(PAGE);
    await field(page, "brandName").fill("Bel & Buta");
    await terms(page).check();
    wake();
    await awake(page);
    await page.locator("#reserve").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.goBack();
    await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
    await expect(terms(page)).toBeChecked();
  });

  test("is not in another tab", async ({ page, context }) => {
    await arrive(page);
    await fillRequired(page);
    const other = await context.newPage();
    await arrive(other);
    await expect(field(other, "brandName")).toHaveValue("");
  });

  test("of a referral code holds against its own link, and gives way to a new one", async ({ page, request }) => {
    const [first, second, typed] = [await onTheList(request), await onTheList(request), await onTheList(request)];
    await arrive(page, `${PAGE}?ref=${first.code}`);
    await expect(field(page, "referralCode")).toHaveValue(first.code);
    await field(page, "brandName").fill("Bel & Buta");
    await field(page, "referralCode").fill(typed.code);
    await page.locator("#reserve").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.goBack();
    await expect(field(page, "referralCode")).toHaveValue(typed.code);
    await arrive(page, `${PAGE}?ref=${second.code}`);
    await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
    await expect(field(page, "referralCode")).toHaveValue(second.code);
  });
});

test.describe("the link one was given", () => {
  const KEPT = "ladoo:own-link";
  const kept = (page: Page) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "null"), KEPT);
  const another = (page: Page) => page.getByRole("button", { name: waitlistPanel.another });
  const link = (page: Page) => page.getByLabel(waitlistPanel.linkLabel);

  async function joinAs(page: Page): Promise<string> {
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    return link(page).inputValue();
  }

  async function goAndComeBack(page: Page): Promise<void> {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL(/\/waitlist/);
  }

  test("is there on Back and after a reload, until another brand is entered", async ({ page, request }) => {
    const other = await onTheList(request);
    await arrive(page, `${PAGE}?ref=${other.code}`);
    await expect(toast(page)).toContainText(waitlistToasts.referralApplied.title);
    const own = await joinAs(page);
    const line = await place(page).innerText();
    // Only what the panel needs.
    expect(await kept(page)).toEqual({
      referralCode: own.slice(-8),
      position: expect.any(Number),
      earlyBird: expect.any(Boolean),
      referralNote: "",
    });
    const asked: string[] = [];
    page.on("request", (call) => call.url().includes("verify-referral") && asked.push(call.url()));
    for (const comeBack of [() => goAndComeBack(page), () => page.reload()]) {
      await comeBack();
      await awake(page);
      await expect(confirmation(page)).toBeVisible();
      await expect(link(page)).toHaveValue(own);
      await expect(place(page)).toHaveText(line);
      await expect(page.locator("#reserve")).toContainText(waitlistPanel.progress.none);
      await expect(lookupInput(page)).toBeHidden();
      await expect(confirmation(page)).not.toBeFocused();
    }
    expect(asked).toEqual([]);
    await expectNoAxeFindings(page);
    await another(page).click();
    await expect(page.getByRole("heading", { name: waitlistForm.heading })).toBeFocused();
    await expect(page.getByRole("heading", { name: waitlistForm.heading })).toBeInViewport();
    await expect(field(page, "brandName")).toHaveValue("");
    await expect(field(page, "referralCode")).toHaveValue(other.code);
    await expect(lookup(page)).toBeVisible();
    expect(await kept(page)).toBeNull();
    await page.reload();
    await awake(page);
    await expect(field(page, "brandName")).toBeVisible();
    await page.goto(PAGE);
    await awake(page);
    expect(await joinAs(page)).not.toBe(own);
  });

  test("of a brand that had joined before is there with the same words", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await arrive(page);
    await fillRequired(page);
    await field(page, "email").fill(email);
    await submit(page).click();
    for (const comeBack of [() => Promise.resolve(), () => page.reload()]) {
      await comeBack();
      await expect(place(page)).toHaveText(waitlistPanel.known);
      await expect(link(page)).toHaveValue(new RegExp(`${code}$`));
    }
  });

  test("stays where it was on a reload, and nothing above it moves when it comes", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page);
    await joinAs(page);
    await expect(confirmation(page)).toBeFocused();
    const before = await confirmation(page).boundingBox();
    await page.reload();
    await awake(page);
    await expect(confirmation(page)).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await confirmation(page).boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(4);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as never as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await awake(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);
  });

  test("that was looked up is there, too, until another one is asked for", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await arrive(page);
    await lookUp(page, email);
    await expect(lookup(page)).toContainText(code);
    expect(await kept(page)).toEqual({ referralCode: code });
    for (const comeBack of [() => goAndComeBack(page), () => page.reload()]) {
      await comeBack();
      await awake(page);
      await expect(lookup(page)).toContainText(code);
      await expect(page.getByRole("heading", { name: waitlistLookup.found })).not.toBeFocused();
      await expect(field(page, "brandName")).toBeVisible();
    }
    await page.getByRole("button", { name: waitlistLookup.again }).click();
    await page.reload();
    await awake(page);
    await expect(lookup(page)).not.toContainText(code);
    expect(await kept(page)).toBeNull();
  });

  test("gives way to the form for a visitor who comes to the page anew", async ({ page }) => {
    await arrive(page);
    await joinAs(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.locator('main a[href="/waitlist"]').first().click();
    await expect(page).toHaveURL(PAGE);
    await expect(field(page, "brandName")).toHaveValue("");
    await expect(lookup(page)).toBeVisible();
    await joinAs(page);
    await arrive(page);
    await expect(field(page, "brandName")).toHaveValue("");
    await expect(lookup(page)).toBeVisible();
  });

  test("is not in another tab", async ({ page, context }) => {
    await arrive(page);
    await joinAs(page);
    const other = await context.newPage();
    await arrive(other);
    await expect(field(other, "brandName")).toBeVisible();
  });

  test("by a form posted before scripts were awake is kept like any other", async ({ page }) => {
    const wake = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(PAGE);
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    wake();
    await awake(page);
    await goAndComeBack(page);
    await expect(confirmation(page)).toBeVisible();
  });

  test("does not take the place of a form that came back with its mistakes", async ({ page, expectConsole }) => {
    expectConsole(/status of 400/);
    await arrive(page);
    await joinAs(page);
    const wake = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(PAGE);
    await field(page, "brandName").fill("Pepper Porch");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(waitlistToasts.missing.title);
    wake();
    await awake(page);
    await expect(field(page, "brandName")).toHaveValue("Pepper Porch");
    await expect(page.getByRole("alert")).toContainText(waitlistToasts.missing.title);
  });

  test.describe("by a join that was left on its way", () => {
    async function leaveMeanwhile(page: Page): Promise<() => void> {
      const answer = await holdBack(page, "**/api/waitlist/join");
      await arrive(page);
      await fillRequired(page);
      await submit(page).click();
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about");
      return answer;
    }

    test("is there on Back, and what was sent is no longer typed", async ({ page }) => {
      const answer = await leaveMeanwhile(page);
      answer();
      await expect(toast(page)).toContainText(waitlistToasts.codeFound.title);
      expect(await typedInTab(page)).toBeNull();
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      await page.reload();
      await awake(page);
      await expect(confirmation(page)).toBeVisible();
    });

    test("shows for a visitor who is back already, whose form is busy until then", async ({ page }) => {
      const answer = await leaveMeanwhile(page);
      await page.goBack();
      await expect(page.getByRole("button", { name: waitlistForm.submitting })).toBeDisabled();
      await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
      answer();
      await expect(confirmation(page)).toBeFocused();
      expect(await typedInTab(page)).toBeNull();
    });

    test("does not come of a failed one, which leaves everything typed", async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route("**/api/waitlist/join", (route) => route.abort());
      const answer = await leaveMeanwhile(page);
      answer();
      await page.goBack();
      await expect(toast(page)).toContainText(waitlistToasts.error.fallback);
      await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
      await expect(submit(page)).toBeEnabled();
    });
  });
});

test("a join that is never answered is given up, and the next press joins with what was typed", async ({ page }) => {
  let isLost = true;
  await page.route("**/api/waitlist/join", async (route) => {
    if (isLost) await new Promise<void>(() => {});
    else await route.fallback();
  });
  await arrive(page);
  await fillRequired(page);
  await submit(page).click();
  await expect(page.getByRole("button", { name: waitlistForm.submitting })).toBeDisabled();
  await expect(toast(page)).toContainText(waitlistToasts.error.fallback, { timeout: 25_000 });
  await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
  isLost = false;
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test("a hidden field that a browser filled in is said and cleared, and the next press joins", async ({ page }) => {
  await arrive(page);
  await fillRequired(page);
  const trap = page.locator('[name="leaveEmpty"]');
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = "0141 000";
  });
  await submit(page).click();
  await expect(toast(page)).toContainText(NOT_LEFT_EMPTY);
  await expect(trap).toHaveValue("");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test.describe("the text to share", () => {
  const early = { totalSignups: offer.capacity - 1, referralSignups: 0 };
  const full = { totalSignups: offer.capacity, referralSignups: 0 };
  const listed = (page: Page, totals: WaitlistStats) =>
    page.route("**/api/waitlist/stats", (route) => route.fulfill({ json: totals }));
  /** Reads the text of each way of sharing, and expects the offer in all or none. */
  async function expectOffered(scope: Locator, isOffered: boolean): Promise<void> {
    for (const name of [waitlistPanel.whatsapp, waitlistPanel.mail]) {
      const text = async () => decodeURIComponent((await scope.getByRole("link", { name }).getAttribute("href")) ?? "");
      await expect.poll(async () => (await text()).includes(offer.headline), name).toBe(isOffered);
      expect(await text()).toContain("/waitlist?ref=");
    }
  }

  for (const [position, totals, isOffered] of [
    [offer.capacity - 1, early, true],
    [offer.capacity + 1, { ...full, totalSignups: offer.capacity + 1 }, false],
  ] as const) {
    test(`${isOffered ? "promises" : "does not promise"} the early offer from place ${position}`, async ({
      page,
      request,
    }) => {
      const { code: referralCode } = await onTheList(request);
      await listed(page, totals);
      await page.route("**/api/waitlist/join", (route) =>
        route.fulfill({
          status: 201,
          json: { referralCode, alreadyRegistered: false, message: "", position, earlyBird: isOffered },
        }),
      );
      await arrive(page);
      await fillRequired(page);
      await submit(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expectOffered(page.locator("#reserve"), isOffered);
    });
  }

  test("of a link that is looked up does not promise it once all places are taken", async ({ page, request }) => {
    const { email } = await onTheList(request);
    await listed(page, full);
    await arrive(page);
    await lookUp(page, email);
    await expectOffered(lookup(page), false);
  });
});

test.describe("one's own link", () => {
  test("is found with the focus on it, its count is only read, and one gets back to the input", async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 404/);
    const { email, code } = await onTheList(request);
    const asked: string[] = [];
    page.on("request", (call) => {
      if (/api\/.*referral-/.test(call.url())) asked.push(`${call.method()} ${new URL(call.url()).pathname}`);
    });
    await arrive(page);
    const input = lookup(page).getByLabel(waitlistLookup.label);
    await lookUp(page, "nobody@bel.example");
    await expect(toast(page)).toContainText(waitlistToasts.emailNotFound.title);
    await expect(input).toBeFocused();
    await lookUp(page, email);
    await expect(page.getByRole("heading", { name: waitlistLookup.found })).toBeFocused();
    await expect(lookup(page)).toContainText(waitlistPanel.progress.none);
    expect(asked).toEqual([`GET /api/waitlist/referral-count/${code}`]);
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: waitlistLookup.again }).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue("");
  });

  test("stands with its button clear of the toast, and one's own progress before the figures of all", async ({
    page,
    request,
  }) => {
    const { email } = await onTheList(request);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await arrive(page);
      await lookUp(page, email);
      await expect(toast(page)).toBeVisible();
      await settled(toast(page));
      const isClear = await lookup(page)
        .getByRole("button", { name: waitlistPanel.copy })
        .evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      expect(isClear, `at ${width} px`).toBe(true);
      const shown = await lookup(page).innerText();
      expect(shown.indexOf(waitlistPanel.progress.heading)).toBeGreaterThan(0);
      expect(shown.indexOf(waitlistPanel.progress.heading)).toBeLessThan(
        shown.indexOf(waitlistPanel.stats.totalSignups),
      );
      await page.getByRole("button", { name: waitlistLookup.again }).click();
    }
  });

  test("is copied by a press during which the button's tooltip arrives", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const letItArrive = await holdBack(page, /tooltip-view-.*\.js/);
    // No animations while the pointer moves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page);
    await lookUp(page, email);
    // Nor does the toast about the found code get in between.
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    const copy = lookup(page).getByRole("button", { name: waitlistPanel.copy });
    await copy.hover();
    await page.mouse.down();
    const arrived = page.waitForResponse(/tooltip-view-.*\.js/);
    letItArrive();
    await (await arrived).finished();
    await atRest(page);
    await page.mouse.up();
    await expect(toast(page)).toContainText(waitlistToasts.linkCopied.title);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(code);
  });

  test("has its tooltip for a pointer that rests on it while the tooltip is fetched", async ({ page, request }) => {
    const { email } = await onTheList(request);
    await arrive(page);
    await lookUp(page, email);
    await lookup(page).getByRole("button", { name: waitlistPanel.copy }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  });

  test("is the one that is marked where it can't be copied, and nothing else is claimed", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await arrive(page);
    await lookUp(page, email);
    const link = page.getByLabel(waitlistPanel.linkLabel);
    await expect(link).toHaveValue(new RegExp(`ref=${code}$`));
    const expectMarked = async () => {
      await page.getByRole("button", { name: waitlistPanel.copy }).click();
      await expect(toast(page)).toContainText(waitlistToasts.linkMarked.title);
      await expect(toast(page)).not.toContainText(waitlistToasts.linkCopied.title);
      await expect(link).toBeFocused();
      expect(
        await link.evaluate((input: HTMLTextAreaElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)),
      ).toBe((await link.inputValue()).length);
    };
    await expectMarked();
    await fillRequired(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    // Now it is another brand's link, and the only one on the page.
    await expect(link).not.toHaveValue(new RegExp(`ref=${code}$`));
    await expectMarked();
    await expectNoAxeFindings(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is found, and another one can be looked up", async ({ page, request, expectConsole }) => {
      expectConsole(/status of 400/);
      const { email, code } = await onTheList(request);
      await page.goto(PAGE);
      await lookUp(page, email);
      await expect(lookup(page)).toContainText(code);
      await page.getByRole("link", { name: waitlistLookup.again }).click();
      await lookUp(page, "tara");
      await expect(lookup(page).getByRole("alert")).toContainText(waitlistToasts.emailNotFound.title);
    });

    test("is not asked for any more once one has joined", async ({ page }) => {
      await page.goto(PAGE);
      await fillRequired(page);
      await submit(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expect(lookup(page)).toHaveCount(0);
    });
  });
});
