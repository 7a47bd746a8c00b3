/** The order that a visitor takes in the phone on the home page. */
import { encode } from "uqr";
import { exampleShop } from "#app/content/example-shop.ts";
import { ownOrder } from "#app/content/own-order.ts";
import { orderWalk } from "#app/content/scenes.ts";
import type { Page } from "playwright/test";
import { hydrated, expect, expectNoAxeFindings, expectNoHorizontalScroll, listen, test } from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };

const walk = (page: Page) => page.getByRole("figure", { name: orderWalk.heading });
const button = (page: Page) => walk(page).getByRole("button", { name: orderWalk.ownOrder });
const field = (page: Page) => walk(page).getByRole("textbox", { name: ownOrder.label });
/** What was understood, or not. */
const taken = (page: Page) => walk(page).locator("[aria-live=polite]");
const code = (page: Page) => taken(page).locator("svg.bg-white");

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
  page.on("request", (request) => requests.push(request.url()));

  await test.step("to the shop's own state", async () => {
    await order(page, "two lime pickles, one podi, Meera in Thrissur");
    for (const words of ["2 × Lime pickle", "457.14", "1 × Gunpowder podi", "171.43", "to Meera, Thrissur"])
      await expect(taken(page).getByText(words, { exact: true })).toBeVisible();
    for (const words of [
      /CGST 2\.5% 15\.71/,
      /SGST 2\.5% 15\.71/,
      /Total ₹660\.00/,
      /Thrissur \(KL\), the shop's own state/,
    ])
      await expect(taken(page).locator("p", { hasText: words })).toBeVisible();
    await expect(taken(page).getByText(ownOrder.demonstration)).toBeVisible();
  });

  await test.step("with a code for its total", async () => {
    await expect(taken(page).getByText("The UPI QR code, for exactly ₹660.00")).toBeVisible();
    const link = `upi://pay?pa=${exampleShop.upiId}&pn=Pepper%20Porch&am=660.00&cu=INR`;
    const { data } = encode(link, { border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    await expect(code(page).locator("path")).toHaveAttribute("d", dark.join(""));
  });

  await test.step("to another state", async () => {
    await order(page, "3 banana chips for Anil in Chennai");
    await expect(taken(page).locator("p", { hasText: /IGST 5% 17\.14/ })).toBeVisible();
    await expect(taken(page).locator("p", { hasText: /Total ₹360\.00/ })).toBeVisible();
    await expect(taken(page).locator("p", { hasText: /CGST/ })).toHaveCount(0);
  });

  await test.step("in Hindi, with something that the shop does not sell", async () => {
    await order(page, "do nimbu achaar, ek mango jam <b>");
    await expect(taken(page).getByText("I don't know “ek mango jam <b”.")).toBeVisible();
    await expect(taken(page).getByText("2 × Lime pickle", { exact: true })).toBeVisible();
    await order(page, "hello");
    await expect(taken(page).getByText("I don't know “hello”.")).toBeVisible();
    await expect(code(page)).toHaveCount(0);
  });

  await test.step("and no request is sent, and nothing is stored", async () => {
    expect((await heard()).join("\n")).toContain("Total ₹360.00");
    expect(requests).toEqual([]);
    expect(await stored(page)).toBe(before);
  });
});

test("the order loads at the first press, or at the next if its script was lost; a step of the walk replaces it", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const loaded: string[] = [];
  let isLost = true;
  await page.route(/\/assets\/own-order-.*\.js/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await hydrated(page);
  // Pictures further down the page may load meanwhile.
  page.on("request", (request) => {
    if (/script|fetch|xhr|ping|other/.test(request.resourceType())) loaded.push(new URL(request.url()).pathname);
  });
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(walk(page).getByRole("alert")).toHaveText(orderWalk.lost);
  await expect(walk(page).getByRole("img")).toHaveAccessibleName(orderWalk.steps[0].order.alt);
  isLost = false;
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(walk(page).getByRole("img")).toHaveCount(0);
  // The house comes into view late; the manifest is the router's, for links.
  expect(loaded.filter((path) => !/^\/(?:assets\/(?:own-order|icons|house)-[^/]+|__manifest)$/.test(path))).toEqual([]);
  await walk(page).locator("label", { hasText: orderWalk.steps[2].title }).click();
  await expect(walk(page).getByRole("img")).toHaveAccessibleName(orderWalk.steps[2].bill.alt);
  await expect(field(page)).toHaveCount(0);
});

test("the order fits every window, and axe finds nothing before and after it", async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeFindings(page);
  await walk(page).getByRole("button", { name: ownOrder.examples[1] }).click();
  await expect(code(page)).toBeInViewport();
  for (const width of [1440, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeFindings(page);
});

test("the order can be spoken if the browser has speech recognition", async ({ page }) => {
  await page.addInitScript(() => {
    class Ear {
      lang = "";
      onresult = (_: object) => {};
      onend = () => {};
      start() {
        const words = this.lang === "en-IN" ? "do podi Ravi in Delhi" : "";
        setTimeout(() => {
          if (words) this.onresult({ results: [[{ transcript: words }]] });
          this.onend();
        }, 50);
      }
      abort() {}
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: Ear });
  });
  await open(page);
  await expect(walk(page).getByText(ownOrder.listener)).toBeVisible();
  await walk(page).getByRole("button", { name: ownOrder.speak }).click();
  await expect(field(page)).toHaveValue("do podi Ravi in Delhi");
  await expect(taken(page).getByText("to Ravi, Delhi", { exact: true })).toBeVisible();
});
