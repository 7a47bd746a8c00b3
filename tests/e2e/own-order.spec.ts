/** The order that a visitor takes in the phone on the home page. */
import { renderSVG } from "uqr";
import { exampleShops } from "#app/content/example-shop.ts";
import { ownBill } from "#app/content/own-bill.ts";
import { ownOrder } from "#app/content/own-order.ts";
import { orderWalk } from "#app/content/scenes.ts";
import type { Page } from "playwright/test";
import {
  hydrated,
  expect,
  expectNoAxeFindings,
  expectNoHorizontalScroll,
  listen,
  requireDevanagari,
  test,
} from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };

const walk = (page: Page) => page.getByRole("figure", { name: orderWalk.heading });
const walkOf = (page: Page) => page.locator("figure.walk");
/** The speech bubble of the first picture. */
const button = (page: Page) => walk(page).getByRole("button", { name: orderWalk.tryOwn, exact: true });
const field = (page: Page) => walk(page).getByRole("textbox", { name: ownOrder.label });
/** What was understood, or not. */
const taken = (page: Page) => walk(page).locator("[aria-live=polite]");
const code = (page: Page) => taken(page).locator("img");
const tab = (page: Page, step: number) => walk(page).locator("label", { hasText: orderWalk.steps[step]?.title });

async function open(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await hydrated(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
}

async function order(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press("Enter");
}

/** What the page has stored in this browser. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test("a typed order gives an invoice with its lines, its place's tax, the total and a UPI code", async ({ page }) => {
  await open(page);
  const heard = await listen(page);
  const before = await stored(page);
  const requests: string[] = [];
  // The bill's script loads once something is typed, that of the page to join when its button comes into view.
  page.on("request", (request) => /\/(?:assets|video)\//.test(request.url()) || requests.push(request.url()));

  await test.step("to the shop's own state", async () => {
    await order(page, "two lime pickles, one podi, Meera in Thrissur");
    for (const words of ["2 × Lime pickle", "457.14", "1 × Gunpowder podi", "171.43", "to Meera, Thrissur"])
      await expect(taken(page).getByText(words, { exact: true })).toBeVisible();
    for (const words of [
      /CGST 2\.5% 15\.71/,
      /SGST 2\.5% 15\.71/,
      /Total ₹660\.00/,
      /Place of supply: Kerala, the shop's own state/,
    ])
      await expect(taken(page).locator("p", { hasText: words })).toBeVisible();
    await expect(taken(page).getByText(ownBill.demonstration)).toBeVisible();
  });

  await test.step("with a code for its total", async () => {
    await expect(taken(page).getByText("The UPI QR code, for exactly ₹660.00")).toBeVisible();
    const link = `upi://pay?pa=${exampleShops[0].upiId}&pn=Pepper%20Porch&am=660.00&cu=INR`;
    const src = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`;
    await expect(code(page)).toHaveAttribute("src", src);
  });

  await test.step("with something that the shop does not sell, in either script", async () => {
    await order(page, "do nimbu achaar, 2 kurta");
    await expect(taken(page).getByText("Pepper Porch has no “kurta”. It sells lime pickle,")).toBeVisible();
    await expect(taken(page).getByText("2 × Lime pickle", { exact: true })).toBeVisible();
    await order(page, "दो पोडी, ek jam <b>");
    await expect(taken(page).getByText("2 × Gunpowder podi", { exact: true })).toBeVisible();
    await expect(taken(page).getByText("“ek jam <b>”: I'm not sure")).toBeVisible();
    await order(page, "gibberish");
    await expect(code(page)).toHaveCount(0);
  });

  await test.step("in another shop", async () => {
    await walk(page).getByRole("button", { name: ownOrder.shops[1].owner }).click();
    await order(page, "one fish tote, Neha in Delhi");
    await expect(taken(page).locator("p", { hasText: /Total ₹650\.00/ })).toBeVisible();
    await walk(page).getByRole("button", { name: ownOrder.shops[0].owner }).click();
  });

  await test.step("and no request is sent, and nothing is stored", async () => {
    expect((await heard()).join("\n")).toContain("Total ₹650.00");
    expect(requests).toEqual([]);
    expect(await stored(page)).toBe(before);
  });
});

test("the order loads at the first press, or at the next if its script was lost", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const loaded: string[] = [];
  let isLost = true;
  await page.route(/\/assets\/own-order\.client-.*\.js/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await hydrated(page);
  page.on("request", (request) => loaded.push(request.url()));
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(walk(page).getByRole("alert")).toHaveText(orderWalk.lost);
  await expect(walk(page).getByRole("img")).toHaveAccessibleName(orderWalk.steps[0].order.alt);
  isLost = false;
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(walk(page).getByRole("img")).toHaveCount(0);
  // The reader and the bill load once something is typed.
  expect(loaded.join()).toContain("/own-order.client-");
  expect(loaded.join()).not.toContain("/own-bill-");
  await tab(page, 2).click();
  await expect(walk(page).getByRole("img")).toHaveAccessibleName(orderWalk.steps[2].bill.alt);
  await expect(field(page)).toHaveCount(0);
});

for (const path of ["/", "/hi"])
  test(`the speech bubble on ${path} is a button on the first screen of a phone`, async ({ page }) => {
    if (path === "/hi") await requireDevanagari(page);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await hydrated(page);
    const bubble = walkOf(page).locator(".cut").first();
    await expect(bubble.getByRole("button")).toBeInViewport({ ratio: 1 });
    await bubble.click({ position: { x: 30, y: 20 } });
    await expect(walkOf(page).getByRole("textbox")).toBeFocused();
  });

test("the steps show the order, which another page and Back leave in place", async ({ page }) => {
  await open(page);
  await order(page, "2 podi for Meera in Thrissur");
  await tab(page, 1).click();
  await expect(walk(page).getByText("Sold to Meera, Thrissur")).toBeVisible();
  await tab(page, 2).click();
  await expect(walk(page).getByText("2 × Gunpowder podi")).toBeVisible();
  await tab(page, 3).click();
  await expect(walk(page).getByText("₹360", { exact: true })).toBeVisible();
  await tab(page, 0).click();
  await taken(page).getByRole("link", { name: ownBill.join }).click();
  await expect(page).toHaveURL(/\/waitlist$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("2 podi for Meera in Thrissur");
  await expect(field(page)).not.toBeFocused();
  const { stock } = exampleShops[0].products[1];
  await expect(taken(page).getByText(`Left on this example's shelf: ${stock - 2} × gunpowder podi`)).toBeVisible();
  await taken(page).getByRole("button", { name: ownBill.another }).click();
  await expect(field(page)).toBeFocused();
  await order(page, `${stock} podi`);
  await expect(taken(page).getByText("there are not that many")).toBeVisible();
});

test("the order fits every window, and axe finds nothing before and after it", async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeFindings(page);
  await walk(page).getByRole("button", { name: ownOrder.shops[0].examples[1] }).click();
  await expect(code(page)).toBeInViewport();
  for (const width of [1440, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeFindings(page);
});

test("Enter that ends a composition does not send, however the browser tells it", async ({ page }) => {
  await open(page);
  await field(page).fill("2 podi");
  for (const key of [{ isComposing: true }, { keyCode: 229 }])
    await field(page).dispatchEvent("keydown", { key: "Enter", bubbles: true, ...key });
  await expect(code(page)).toHaveCount(0);
  await field(page).press("Enter");
  await expect(code(page)).toBeVisible();
});

/** A recogniser that the test speaks for: `ear.hear("two podi")`, `ear.fail("network")`, `ear.end()`. */
function fakeEar(): void {
  class Ear {
    lang = "";
    onresult = (_: object) => {};
    onerror = (_: object) => {};
    onend = () => {};
    start() {
      Object.assign(window, { ear: this });
      if (Object.hasOwn(window, "mute")) throw new DOMException("Not now", "InvalidStateError");
    }
    hear = (...phrases: string[]) => this.onresult({ results: phrases.map((transcript) => [{ transcript }]) });
    fail = (error: string) => this.onerror({ error });
    abort() {}
    stop() {}
  }
  Object.assign(window, { SpeechRecognition: Ear });
}
/** Speaks for the recogniser. */
const ear = (page: Page, words: string) => page.evaluate(`ear.${words}`);

test("a spoken order is taken once, though the browser reports its words again", async ({ page }) => {
  await page.addInitScript(fakeEar);
  await open(page);
  await expect(walk(page).getByText(ownOrder.listener)).toBeVisible();
  const speak = walk(page).getByRole("button", { name: ownOrder.speak });
  await speak.click();
  expect(await ear(page, "lang")).toBe("en-IN");
  await ear(page, 'hear("do podi", "do podi", "do podi Ravi in Delhi")');
  await ear(page, "onend()");
  await expect(field(page)).toHaveValue("do podi Ravi in Delhi");
  await expect(taken(page).getByText("to Ravi, Delhi", { exact: true })).toBeVisible();
  await speak.click();
  await ear(page, 'hear("ok")');
  await field(page).fill("3 podi");
  await ear(page, "onend()");
  await expect(field(page)).toHaveValue("3 podi");
});

test("each way in which listening fails is said, and the button can be pressed again", async ({ page }) => {
  await page.addInitScript(fakeEar);
  await open(page);
  const speak = walk(page).getByRole("button", { name: ownOrder.speak });
  const { notTaken } = ownOrder;
  for (const [call, text] of [
    ['fail("not-allowed")', notTaken.notAllowed],
    ['fail("language-not-supported")', notTaken.unavailable],
    ['fail("network")', notTaken.noNetwork],
    ['fail("no-speech")', notTaken.nothing],
    ["onend()", notTaken.nothing],
  ] as const) {
    await speak.click();
    await ear(page, call);
    await expect(taken(page).getByText(text)).toBeVisible();
  }
  await speak.click();
  await walk(page).getByRole("button", { name: ownOrder.stop }).click();
  await expect(speak).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mute: true }));
  await speak.click();
  await expect(taken(page).getByText(notTaken.unavailable)).toBeVisible();
});
