/** The waitlist in use: notes and mistakes, codes and links, the way to the terms and back, and browsers that interfere. */
import type { Locator, Page } from "playwright/test";
import { offer } from "#app/content/brand.ts";
import { joinMessages, waitlistForm, waitlistLookup, waitlistPanel, waitlistToasts } from "#app/content/waitlist.ts";
import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { TOAST_MS } from "#app/toast/toast-store.ts";
import {
  arrive,
  hydrated,
  enlargeText,
  expect,
  expectNoAxeFindings,
  fillJoinForm,
  holdBack,
  listen,
  onTheList,
  settled,
  test,
} from "./fixtures.ts";

const { fields } = waitlistForm;
const PAGE = "/waitlist";
const SCRIPTS = /\/assets\/.*\.js$/;
const JOIN = "**/api/waitlist/join";

declare global {
  interface Window {
    shifted?: number;
  }
}

const field = (page: Page, name: keyof typeof fields) =>
  page.locator("#reserve").getByRole("textbox", { name: fields[name].label });
const terms = (page: Page) => page.getByRole("checkbox", { name: /I accept/ });
const marketing = (page: Page) => page.getByRole("checkbox", { name: /^Marketing/ });
const submit = (page: Page) => page.getByRole("button", { name: waitlistForm.submit });
const confirmation = (page: Page) => page.getByRole("heading", { name: waitlistPanel.heading });
const place = (page: Page) => page.locator("#reserve-place");
const link = (page: Page) => page.getByLabel(waitlistPanel.linkLabel);
const another = (page: Page) => page.getByRole("button", { name: waitlistPanel.another });
const toast = (page: Page) => page.locator("[data-toast]");
const lookup = (page: Page) => page.locator("#lookup");
const lookupButton = (page: Page) => lookup(page).getByRole("button", { name: waitlistLookup.heading });
const lookupInput = (page: Page) => lookup(page).getByLabel(waitlistLookup.label);
const again = (page: Page) => page.getByRole("button", { name: waitlistLookup.again });

/** The form's text in this tab's storage. */
const typedInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem("ladoo:join"));
/** The link in this tab's storage. */
const linkInTab = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("ladoo:own-link") ?? "null"));

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function goToAbout(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
}

async function goAndComeBack(page: Page): Promise<void> {
  await goToAbout(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/waitlist/);
}

/** Joins with the form on the page, and returns the link. */
async function join(page: Page): Promise<string> {
  await fillJoinForm(page);
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  return link(page).inputValue();
}

/** Opens the lookup, if it is closed, and looks the address up. */
async function lookUp(page: Page, email: string): Promise<void> {
  const button = lookupButton(page);
  if ((await button.count()) === 1 && (await button.getAttribute("aria-expanded")) === "false") await button.click();
  await lookupInput(page).fill(email);
  await page.getByRole("button", { name: waitlistLookup.submit }).click();
}

/** The toast's upper and lower edge, once its animation has ended. */
async function toastsEdges(page: Page): Promise<{ top: number; end: number }> {
  await expect(toast(page)).toBeVisible();
  await settled(toast(page));
  const { y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
  return { top: y, end: y + height };
}

/** Expects a toast, and that it is gone after its time, which passes at once. Needs the page's clock. */
async function outlastToast(page: Page): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(TOAST_MS);
  await expect(toast(page)).toBeHidden();
}

/** The number of animations that roll the ladoo. */
const rolling = (page: Page) =>
  page
    .locator("#reserve .ladoo-ball")
    .evaluate((ball) => ball.getAnimations().filter((each) => each instanceof CSSAnimation).length);

test.describe("notes", () => {
  // Chromium reports the 404 of an unknown code, perhaps after the test.
  const NO_SUCH_CODE = /status of 404/;

  test("a phone number a digit short gets a note until it is corrected, and keeps nobody out", async ({ page }) => {
    await arrive(page, PAGE);
    await fillJoinForm(page);
    const notice = page.getByText(fields.phoneNumber.notTenDigits);
    for (const [typed, notices] of [
      ["98290 1234", 1],
      ["98290 12345", 0],
      ["98290 1234", 1],
    ] as const) {
      await field(page, "phoneNumber").fill(typed);
      await field(page, "phoneNumber").blur();
      await expect(notice).toHaveCount(notices);
    }
    await expect(field(page, "phoneNumber")).toHaveAccessibleDescription(/Enter all 10 digits/);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test("a referral without a code gets a note once it is left, and keeps nobody out", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(NO_SUCH_CODE);
    await arrive(page, PAGE);
    await fillJoinForm(page);
    const notice = page.getByText(fields.referralCode.noCode);
    await field(page, "referralCode").fill("Tara told me");
    await expect(notice).toHaveCount(0);
    await field(page, "referralCode").blur();
    await expect(field(page, "referralCode")).toHaveAccessibleDescription(/This is not a referral code/);
    await expectNoAxeFindings(page);
    await field(page, "referralCode").fill("Her code: *ZZZZ2345*");
    await field(page, "referralCode").blur();
    await expect(notice).toHaveCount(0);
    await field(page, "referralCode").fill("Somebody told me at the stall. ".repeat(20));
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.locator("#reserve")).toContainText(joinMessages.noCode);
    await expect(toast(page)).toContainText(joinMessages.noCode);
  });

  test("a hidden field that a browser filled in is cleared with a word", async ({ page }) => {
    await arrive(page, PAGE);
    await fillJoinForm(page);
    const trap = page.locator('[name="leaveEmpty"]');
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await trap.evaluate((element: HTMLInputElement) => {
      element.value = "0141 000";
    });
    await submit(page).click();
    await expect(toast(page)).toContainText(waitlistMessages.hiddenFieldFilled);
    await expect(trap).toHaveValue("");
    // The focus is on the button: nobody types into the hidden field.
    await expect(submit(page)).toBeFocused();
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test("a note about an unknown code shows after the join, and after a reload", async ({ page, allowConsole }) => {
    allowConsole(NO_SUCH_CODE);
    await arrive(page, PAGE);
    await field(page, "referralCode").fill("ZZZZ2345");
    await join(page);
    await expect(page.locator("#reserve")).toContainText(joinMessages.unknownCode);
    await page.reload();
    await expect(page.locator("#reserve")).toContainText(joinMessages.unknownCode);
  });

  test("a note about an unknown code in the address stays at its field, which is emptied", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(NO_SUCH_CODE);
    await arrive(page, `${PAGE}?ref=ZZZZ2345`);
    await expect(field(page, "referralCode")).toHaveValue("");
    await expect(field(page, "referralCode")).toHaveAccessibleDescription(/ZZZZ2345 is not a code we know/);
  });
});

test("the last referral code counts, from the address, from typing or from a pasted link", async ({
  page,
  request,
}) => {
  const [first, second, third] = [await onTheList(request), await onTheList(request), await onTheList(request)];
  const linkTo = (code: string) => `https://ladoo.example/waitlist?ref=${code}`;
  await test.step("a link in the address is verified as its code", async () => {
    const verified = page.waitForRequest(`**/api/waitlist/verify-referral/${first.code}`);
    await arrive(page, `${PAGE}?ref=${encodeURIComponent(linkTo(first.code))}`);
    await verified;
    await expect(toast(page)).toContainText(waitlistToasts.referralApplied.title);
    await expect(field(page, "referralCode")).toHaveValue(first.code);
  });
  await test.step("a typed code holds against the address that it was typed at, and gives way to a new one", async () => {
    await field(page, "brandName").fill("Bel & Buta");
    await field(page, "referralCode").fill(third.code);
    await page.locator("#reserve").getByRole("link", { name: "Privacy Policy" }).first().click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.goBack();
    await expect(field(page, "referralCode")).toHaveValue(third.code);
    await arrive(page, `${PAGE}?ref=${second.code}`);
    await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
    await expect(field(page, "referralCode")).toHaveValue(second.code);
  });
  await test.step("a pasted referral link is read as its code, and an Instagram link as its handle", async () => {
    await fillJoinForm(page);
    await field(page, "referralCode").fill(`${linkTo(third.code.toLowerCase())}&utm_source=chat`);
    await field(page, "igHandle").fill("https://www.instagram.com/brand?igsh=x");
    const sent = page.waitForRequest(JOIN);
    const confirmed = page.waitForResponse(`**/api/waitlist/increment-referral/${third.code}`);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ referredBy: third.code, igHandle: "brand" });
    expect(await (await confirmed).json()).toEqual({ referralCode: third.code, referralCount: 1 });
  });
});

for (const { width, height, percent } of [
  { width: 320, height: 256, percent: 100 },
  { width: 740, height: 360, percent: 200 },
  { width: 360, height: 740, percent: 200 },
  { width: 360, height: 640, percent: 100 },
])
  test(`mistakes are in view at ${width} x ${height} with text at ${percent} %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await arrive(page, PAGE);
    await fillJoinForm(page);
    await enlargeText(page, percent);
    for (const [name, wrong, title] of [
      ["brandName", "", waitlistToasts.missing.title],
      ["phoneNumber", "12", waitlistToasts.error.title],
    ] as const) {
      const typed = await field(page, name).inputValue();
      await field(page, name).fill(wrong);
      await submit(page).click();
      await expect(field(page, name)).toBeFocused();
      await expect(toast(page)).toContainText(title);
      const { end } = await toastsEdges(page);
      expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.36);
      expect((await field(page, name).boundingBox())?.y, name).toBeGreaterThan(end);
      await expect(field(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`#join-${name}-error`)).toBeInViewport();
      if (height === 640) {
        const label = await page.locator(`[for=join-${name}]`).boundingBox();
        expect(label?.y, `label of ${name}`).toBeGreaterThan(end);
        await expect(page.locator(`#join-${name}-error`)).toBeInViewport({ ratio: 1 });
      }
      await field(page, name).fill(typed);
    }
  });

test("after a join on a phone the ticket and the first ways to share it come first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, PAGE);
  await join(page);
  await expect(confirmation(page)).toBeFocused();
  const { top } = await toastsEdges(page);
  const told = await place(page).boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(top);
  await expect(page.locator(".chat-button")).toBeHidden();
  await expect(page.getByRole("button", { name: waitlistPanel.copy })).toBeInViewport({ ratio: 1 });
  const hidden = await link(page).evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    x: Math.max(0, scrollWidth - clientWidth),
    y: Math.max(0, scrollHeight - clientHeight),
  }));
  expect(hidden, "part of the link that is out of its field").toEqual({ x: 0, y: 0 });
  const ways = page.locator("#reserve ul").first().locator("a, button");
  await expect(ways).toHaveText([waitlistPanel.whatsapp, waitlistPanel.copy]);
  await expect(ways.first()).toHaveClass(/button-primary/);
  expect(await rolling(page), "with motion reduced").toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  /** Expects the page's parts in the specified order, and the form's first field above `limit`. */
  async function expectShortWay(page: Page, limit: number): Promise<void> {
    const parts = [
      page.getByText(/spots? left/),
      page.getByRole("region", { name: "Benefits" }),
      ...["#lookup", "#reserve", "#voices", "#faq"].map((selector) => page.locator(selector)),
    ];
    const tops: number[] = [];
    for (const part of parts) {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${part} is not shown`);
      tops.push(box.y);
    }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(page.getByRole("region", { name: "Benefits" }).getByRole("heading")).toHaveCount(4);
    expect((await field(page, "brandName").boundingBox())?.y).toBeLessThanOrEqual(limit);
  }

  test("the lookup opens on demand, also before scripts are awake", async ({ page }) => {
    await arrive(page, `/hi${PAGE}`);
    // Once the face of Hindi headings has come, which the scripts go before.
    const inHindi = page.locator("#reserve [name=brandName]");
    await expect.poll(async () => (await inHindi.boundingBox())?.y, "in Hindi").toBeLessThanOrEqual(520);
    await arrive(page, PAGE);
    await expectShortWay(page, 520);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await field(page, "brandName").boundingBox())?.y, `at ${width} px`).toBeLessThanOrEqual(400);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(lookupButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(lookupInput(page)).toBeHidden();
    await lookupButton(page).press("Enter");
    await expect(lookupInput(page)).toBeVisible();
    await expectNoAxeFindings(page);
    await lookupButton(page).press("Space");
    await expect(lookupInput(page)).toBeHidden();

    const wake = await holdBack(page, SCRIPTS);
    await page.goto(PAGE);
    await expect(lookupInput(page)).toBeHidden();
    await lookup(page).getByRole("link", { name: waitlistLookup.heading }).click();
    await expect(lookupInput(page)).toBeVisible();
    wake();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the way to the form is short, a link is looked up, and a brand joins", async ({
      page,
      request,
      expectConsole,
    }) => {
      expectConsole(/status of 400/);
      const { email, code } = await onTheList(request);
      await page.goto(PAGE);
      // The lookup is open above the form.
      await expectShortWay(page, 800);
      await lookUp(page, email);
      await expect(lookup(page)).toContainText(code);
      await page.getByRole("link", { name: waitlistLookup.again }).click();
      await lookUp(page, "tara");
      await expect(lookup(page).getByRole("alert")).toContainText(waitlistToasts.emailNotFound.title);
      await join(page);
      await expect(page.locator(".ticket")).toContainText("Bel & Buta");
    });
  });
});

test("a message about a mistake goes as soon as its field is right, and the others stay", async ({ page }) => {
  await arrive(page, PAGE);
  await submit(page).click();
  await expect(page.locator("#reserve [aria-invalid=true]")).toHaveCount(5);
  await terms(page).check();
  await expect(terms(page)).not.toHaveAttribute("aria-invalid");
  await field(page, "email").fill("tara");
  await expect(page.locator("#join-email-error")).toHaveText(waitlistMessages.emailInvalid);
  await field(page, "email").fill("tara@bel.example");
  await expect(page.locator("#reserve [aria-invalid=true]")).toHaveCount(3);
});

test("a brand that has joined sees its ticket alone, without the offer, the lookup and the strip", async ({ page }) => {
  await arrive(page, PAGE);
  await join(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlistPanel.heading);
  await expect(page.locator(".ticket")).toContainText("Bel & Buta");
  for (const sold of ["#lookup", "#voices", "#faq", ".promo:visible", ".join-link:visible"])
    await expect(page.locator(sold)).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test("a join is announced once, by the heading that takes the focus, and its ladoo rolls once", async ({ page }) => {
  await page.clock.install();
  await arrive(page, PAGE);
  await fillJoinForm(page);
  const heard = await listen(page);
  await submit(page).click();
  await expect.poll(() => rolling(page)).toBe(1);
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveAccessibleDescription(await place(page).innerText());
  await outlastToast(page);
  expect(await heard()).toEqual([]);
  await reload(page);
  await expect(confirmation(page)).toBeVisible();
  expect(await rolling(page)).toBe(0);
});

test("typed text is there after reading the terms and after a reload, in this tab alone", async ({ page, context }) => {
  async function expectAllThere(): Promise<void> {
    await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
    await expect(field(page, "founderName")).toHaveValue("Tara Rathore");
    await expect(field(page, "phoneNumber")).toHaveValue("+91 00000 12345");
    await expect(field(page, "businessType")).toHaveValue("Kurtas");
    await expect(terms(page)).toBeChecked();
    await expect(marketing(page)).not.toBeChecked();
  }
  const wake = await holdBack(page, SCRIPTS);
  await page.goto(PAGE);
  await fillJoinForm(page);
  await field(page, "businessType").fill("Kurtas");
  wake();
  await hydrated(page);
  await page.locator("#reserve").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expectAllThere();
  await reload(page);
  await expectAllThere();
  const other = await context.newPage();
  await arrive(other, PAGE);
  await expect(field(other, "brandName")).toHaveValue("");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await typedInTab(page)).toBeNull();
  await test.step("the link that was joined for is in this tab alone, too", async () => {
    await reload(other);
    await expect(field(other, "brandName")).toBeVisible();
  });
});

test.describe("the link one was given", () => {
  test("one's link is there on Back and after a reload, with what its panel needs alone", async ({ page }) => {
    await arrive(page, PAGE);
    const own = await join(page);
    const line = (await place(page).textContent()) ?? "";
    expect(await linkInTab(page)).toEqual({
      referralCode: own.slice(-8),
      brandName: "Bel & Buta",
      isKnown: false,
      position: expect.any(Number),
      earlyBird: expect.any(Boolean),
      referralNote: "",
    });
    const asked: string[] = [];
    page.on("request", (call) => call.url().includes("verify-referral") && asked.push(call.url()));
    for (const comeBack of [goAndComeBack, reload]) {
      await comeBack(page);
      await expect(confirmation(page)).toBeVisible();
      await expect(lookupInput(page)).toBeHidden();
      expect(asked).toEqual([]);
      await expect(link(page)).toHaveValue(own);
      await expect(place(page)).toHaveText(line);
      await expect(page.locator("#reserve")).toContainText(waitlistPanel.progress.none);
    }
    await expectNoAxeFindings(page);
  });

  test("one's link gives way to another brand's form, with the code that both came by", async ({ page, request }) => {
    const other = await onTheList(request);
    await arrive(page, `${PAGE}?ref=${other.code}`);
    await expect(toast(page)).toContainText(waitlistToasts.referralApplied.title);
    await join(page);
    await another(page).click();
    await expect(page.getByRole("heading", { name: waitlistForm.heading })).toBeFocused();
    await expect(page.getByRole("heading", { name: waitlistForm.heading })).toBeInViewport();
    await expect(field(page, "brandName")).toHaveValue("");
    await expect(terms(page)).not.toBeChecked();
    await expect(field(page, "referralCode")).toHaveValue(other.code);
    await expect(lookup(page)).toBeVisible();
    expect(await linkInTab(page)).toBeNull();
    await reload(page);
    await expect(field(page, "brandName")).toBeVisible();
  });

  test("the link of a brand that had joined before is there, also after a reload", async ({ page, request }) => {
    const known = await onTheList(request);
    await arrive(page, PAGE);
    await fillJoinForm(page, known.email);
    await submit(page).click();
    for (const comeBack of [() => Promise.resolve(), () => page.reload()]) {
      await comeBack();
      await expect(place(page)).toContainText(waitlistPanel.known);
      await expect(place(page)).toContainText("Pepper Porch");
      await expect(link(page)).toHaveValue(new RegExp(`${known.code}$`));
    }
  });

  test("one's link stays in place on a reload, and gives way to the form later", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as never as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await arrive(page, PAGE);
    await join(page);
    await expect(confirmation(page)).toBeFocused();
    const before = await confirmation(page).boundingBox();
    const counted = page.waitForResponse("**/api/waitlist/referral-count/*");
    await reload(page);
    await counted;
    await expect(confirmation(page)).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await confirmation(page).boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(4);
    await expect(page.getByRole("heading", { name: waitlistPanel.progress.heading })).toBeVisible();
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);

    for (const comeAnew of [() => page.locator('main a[href="/waitlist"]').first().click(), () => arrive(page, PAGE)]) {
      await goToAbout(page);
      await comeAnew();
      await expect(page).toHaveURL(PAGE);
      await expect(field(page, "brandName")).toHaveValue("");
      await expect(lookup(page)).toBeVisible();
      await join(page);
    }
  });

  test("the link by a form posted before scripts were awake stays", async ({ page, expectConsole }) => {
    expectConsole(/status of 400/);
    const wake = await holdBack(page, SCRIPTS);
    await page.goto(PAGE);
    await join(page);
    wake();
    await hydrated(page);
    await goAndComeBack(page);
    await expect(confirmation(page)).toBeVisible();

    const wakeAgain = await holdBack(page, SCRIPTS);
    await page.goto(PAGE);
    await field(page, "brandName").fill("Pepper Porch");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(waitlistToasts.missing.title);
    wakeAgain();
    await hydrated(page);
    await expect(field(page, "brandName")).toHaveValue("Pepper Porch");
    await expect(page.getByRole("alert")).toContainText(waitlistToasts.missing.title);
  });
});

test.describe("a join that takes its time", () => {
  const busy = (page: Page) => page.getByRole("button", { name: waitlistForm.submitting });

  test("a slow join is announced on another page, and its link is there on Back", async ({ page }) => {
    const answer = await holdBack(page, JOIN);
    await arrive(page, PAGE);
    await fillJoinForm(page);
    await submit(page).click();
    await goToAbout(page);
    const heard = await listen(page);
    answer();
    await expect(toast(page)).toContainText(waitlistToasts.codeFound.title);
    await expect.poll(heard).toContainEqual(expect.stringContaining(waitlistToasts.codeFound.title));
    expect(await typedInTab(page)).toBeNull();
    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
    await reload(page);
    await expect(confirmation(page)).toBeVisible();
  });

  test("a join that fails leaves everything typed for the next press", async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.clock.install();
    await arrive(page, PAGE);
    await fillJoinForm(page);

    await test.step("one that is never answered is given up", async () => {
      await page.route(JOIN, () => new Promise<void>(() => {}), { times: 1 });
      await submit(page).click();
      await expect(busy(page)).toBeDisabled();
      await page.clock.fastForward(ANSWER_TIMEOUT_MS);
      await expect(toast(page)).toContainText(waitlistMessages.noNetwork);
      await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
      await outlastToast(page);
    });
    await test.step("one that fails while the visitor is away says so, and the form is ready", async () => {
      await page.route(JOIN, (route) => route.abort(), { times: 1 });
      const answer = await holdBack(page, JOIN);
      await submit(page).click();
      await goToAbout(page);
      answer();
      await page.goBack();
      await expect(toast(page)).toContainText(waitlistMessages.noNetwork);
      await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
      await expect(submit(page)).toBeEnabled();
    });
    await test.step("one that is answered once the visitor is back shows the link, and the form is busy until then", async () => {
      const answer = await holdBack(page, JOIN);
      await submit(page).click();
      await goAndComeBack(page);
      await expect(busy(page)).toBeDisabled();
      await expect(field(page, "brandName")).toHaveValue("Bel & Buta");
      answer();
      await expect(confirmation(page)).toBeFocused();
      expect(await typedInTab(page)).toBeNull();
    });
  });
});

test("the text to share promises the early offer as long as there are early-bird places", async ({ page, request }) => {
  const { code, email } = await onTheList(request);
  let totalSignups = 0;
  let answer: Record<string, unknown> = {};
  await page.route("**/api/waitlist/stats", (route) => route.fulfill({ json: { totalSignups, referralSignups: 0 } }));
  await page.route(JOIN, (route) => route.fulfill({ json: { referralCode: code, ...answer } }));
  /** Reads the text of each way of sharing, and expects the offer in all or none. */
  async function expectOffered(scope: Locator, isOffered: boolean): Promise<void> {
    for (const name of [waitlistPanel.whatsapp, waitlistPanel.mail]) {
      const way = scope.getByRole("link", { name, includeHidden: true });
      const text = async () => decodeURIComponent((await way.getAttribute("href")) ?? "");
      await expect.poll(async () => (await text()).includes(offer.headline), name).toBe(isOffered);
      expect(await text()).toContain("/waitlist?ref=");
    }
  }
  await arrive(page, PAGE);
  for (const position of [offer.capacity - 1, offer.capacity + 1]) {
    const earlyBird = position < offer.capacity;
    totalSignups = position;
    answer = { alreadyRegistered: false, message: "", position, earlyBird };
    await join(page);
    await expectOffered(page.locator("#reserve"), earlyBird);
    await another(page).click();
  }
  await test.step("the text of a link that is looked up does not promise it once all places are taken", async () => {
    totalSignups = offer.capacity;
    await arrive(page, PAGE);
    await lookUp(page, email);
    await expectOffered(lookup(page), false);
  });
  await test.step("an answer with a code alone is a join", async () => {
    answer = { alreadyRegistered: true };
    await join(page);
    await expect(toast(page)).toContainText(waitlistToasts.welcomeBack.title);
    await expect(page.locator("#reserve")).toContainText(code);
  });
});

test.describe("one's own link", () => {
  test("one's own link is looked up, and announced once by the focus", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    const asked: string[] = [];
    page.on("request", (call) => {
      if (/api\/.*referral-/.test(call.url())) asked.push(`${call.method()} ${new URL(call.url()).pathname}`);
    });
    await page.clock.install();
    await arrive(page, PAGE);
    const heard = await listen(page);
    await lookUp(page, email);
    await expect(page.getByRole("heading", { name: waitlistLookup.found })).toBeFocused();
    await expect(lookup(page)).toContainText(code);
    await expect(lookup(page)).toContainText(waitlistPanel.progress.none);
    await outlastToast(page);
    expect(await heard()).toEqual([]);
    // The count is only read.
    expect(asked).toEqual([`GET /api/waitlist/referral-count/${code}`]);
    await expectNoAxeFindings(page);
  });

  test("one's own link stays in this tab until another is looked up", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await arrive(page, PAGE);
    await lookUp(page, email);
    await expect(lookup(page)).toContainText(code);
    expect(await linkInTab(page)).toEqual({ referralCode: code });
    for (const comeBack of [goAndComeBack, reload]) {
      await comeBack(page);
      await expect(lookup(page)).toContainText(code);
      await expect(page.getByRole("heading", { name: waitlistLookup.found })).not.toBeFocused();
      await expect(field(page, "brandName")).toBeVisible();
    }
    await again(page).click();
    await expect(lookupInput(page)).toBeFocused();
    await expect(lookupInput(page)).toHaveValue("");
    expect(await linkInTab(page)).toBeNull();
    await reload(page);
    await expect(lookup(page)).not.toContainText(code);
  });

  test("an address that is not on the list is told of at once", async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    await arrive(page, PAGE);
    const heard = await listen(page);
    await lookUp(page, "nobody@bel.example");
    await expect(toast(page)).toContainText(waitlistToasts.emailNotFound.title);
    await expect(lookupInput(page)).toBeFocused();
    await expect.poll(heard).toContainEqual(expect.stringContaining(waitlistToasts.emailNotFound.title));
  });

  test("one's own link stands clear of the toast, and is copied by a press", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    // No animations while the pointer moves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, PAGE);
    const copy = lookup(page).getByRole("button", { name: waitlistPanel.copy });
    for (const width of [360, 1440]) {
      if (width > 360) await again(page).click();
      await page.setViewportSize({ width, height: 740 });
      await lookUp(page, email);
      await toastsEdges(page);
      const isClear = await copy.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isClear, `at ${width} px`).toBe(true);
      // One's own progress stands before the figures of all.
      await expect(lookup(page).getByRole("heading", { name: waitlistPanel.progress.heading })).toBeVisible();
      const shown = await lookup(page).innerText();
      const progress = shown.indexOf(waitlistPanel.progress.heading);
      expect(progress).toBeGreaterThan(0);
      expect(progress).toBeLessThan(shown.indexOf(waitlistPanel.stats.totalSignups));
    }
    // The toast about the found code does not get in between.
    await outlastToast(page);
    await copy.click();
    await expect(toast(page)).toContainText(waitlistToasts.linkCopied.title);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(code);
  });

  test("one's own link has a tooltip, and is marked where it can't be copied", async ({ page, request }) => {
    const { email, code } = await onTheList(request);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await arrive(page, PAGE);
    await lookUp(page, email);
    await page.getByRole("button", { name: waitlistPanel.copy }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expect(link(page)).toHaveValue(new RegExp(`ref=${code}$`));
    const expectMarked = async () => {
      await page.getByRole("button", { name: waitlistPanel.copy }).click();
      await expect(toast(page)).toContainText(waitlistToasts.linkMarked.title);
      await expect(toast(page)).not.toContainText(waitlistToasts.linkCopied.title);
      await expect(link(page)).toBeFocused();
      const marked = link(page).evaluate((input: HTMLTextAreaElement) => input.selectionEnd - input.selectionStart);
      expect(await marked).toBe((await link(page).inputValue()).length);
    };
    await expectMarked();
    // Now it is another brand's link, and the only one on the page.
    expect(await join(page)).not.toMatch(new RegExp(`ref=${code}$`));
    await expectMarked();
  });
});
