/**
 * Removes features that the oldest supported browsers lack. Also: a part of a page that fails is replaced by a plain one,
 * and the rest of the page stays.
 */
import type { Page } from "playwright/test";
import { assistantTexts, chatButton } from "#app/content/assistant-texts.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { explorerBroken } from "#app/content/home.ts";
import { teamCalculator } from "#app/content/pricing.ts";
import { waitlistForm, waitlistPanel } from "#app/content/waitlist.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { awake, expect, test } from "./fixtures.ts";

/** Removes what Chromium 109, Safari 15.4 or Firefox 115 lack. */
function takeAway(): void {
  const gone: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [URL, ["canParse", "parse"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [AbortSignal, ["any", "timeout"]],
    [Element.prototype, ["checkVisibility"]],
    [window, ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation", "structuredClone"]],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: chatButton.label }).click();
  await page.getByRole("textbox", { name: assistantTexts.inputLabel }).fill(question);
  await page.keyboard.press("Enter");
}

test.describe("in a browser of the baseline", () => {
  test.beforeEach(({ page }) => page.addInitScript(takeAway));

  for (const path of [
    "/story/1",
    "/journey/popup-exhibitions",
    "/audio-insights/founders-podcast",
    `${useCasesPath}?story=5`,
  ]) {
    test(`${path} plays`, async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      await expect(page.locator("audio").first()).toHaveJSProperty("paused", false);
      await expect(page.getByRole("slider", { name: "Position" }).first()).toBeVisible();
    });
  }

  test("an answer with a link is drawn", async ({ page }) => {
    await page.route("**/api/ai/custom-response", (route) =>
      route.fulfill({ json: { response: "See [pricing](/pricing), it is **plain**." } }),
    );
    await page.goto("/about");
    await awake(page);
    await ask(page, "price");
    await expect(page.getByRole("log").getByRole("link", { name: "pricing" })).toBeVisible();
  });

  test("a team is counted, and a brand joins", async ({ page }) => {
    await page.goto("/pricing?team=admin.1-accounting.2");
    await awake(page);
    await page.getByRole("button", { name: "One more: Admin" }).click();
    await expect(page).toHaveURL(/team=admin\.2-accounting\.2/);
    await page.goto("/waitlist");
    await awake(page);
    const form = page.locator("#reserve");
    await form.getByLabel(waitlistForm.fields.brandName.label).fill("Bel & Buta");
    await form.getByLabel(waitlistForm.fields.founderName.label).fill("Tara Rathore");
    await form.getByLabel(waitlistForm.fields.email.label).fill(`old-${crypto.randomUUID()}@bel.example`);
    await form.getByLabel(waitlistForm.fields.phoneNumber.label).fill("+91 00000 12345");
    await form.getByRole("checkbox", { name: /I accept/ }).check();
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect(page.getByRole("heading", { name: waitlistPanel.heading })).toBeVisible();
  });
});

test.describe("a part that fails leaves the rest of the page", () => {
  /** React logs every error that it caught to the console. */
  const CAUGHT = /sabotage|ResizeObserver|matchAll|Minified React error/;

  test("a player gives way to the browser's own", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await page.addInitScript(() => Reflect.deleteProperty(window, "ResizeObserver"));
    await page.goto("/story/1");
    await awake(page);
    await expect(page.locator("audio").first()).toHaveJSProperty("controls", true);
    await expect(page.getByText("These are your browser's own controls")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("an answer gives way to its text, and is there after a reload", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await page.addInitScript(() => {
      const { matchAll } = String.prototype;
      String.prototype.matchAll = function (pattern) {
        if (this.includes("**plain**")) throw new Error("sabotage");
        return matchAll.call(this, pattern);
      };
    });
    await page.route("**/api/ai/custom-response", (route) =>
      route.fulfill({ json: { response: "See [pricing](/pricing), it is **plain**." } }),
    );
    await page.goto("/about");
    await awake(page);
    await ask(page, "price");
    await expect(page.getByRole("log")).toContainText("it is **plain**");
    await page.reload();
    await awake(page);
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("log")).toContainText("it is **plain**");
  });

  test("the chat gives way to WhatsApp", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("sabotage");
      };
    });
    await page.goto("/about");
    await awake(page);
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("alert")).toHaveText(chatButton.broken);
    await expect(page.locator('main ~ div a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  /** Makes `find` fail on the lists from which a part of the page is rendered. */
  const breakFind = (page: Page, property: string) =>
    page.addInitScript((name) => {
      for (const method of ["find", "filter", "map"] as const) {
        const works = Array.prototype[method] as (...given: unknown[]) => unknown;
        Object.assign(Array.prototype, {
          [method](this: unknown[], ...given: unknown[]) {
            const [first] = this;
            // From the second render on, so that hydration itself succeeds.
            if (typeof first === "object" && first !== null && name in first && document.documentElement.dataset.broken)
              throw new Error("sabotage");
            return works.apply(this, given);
          },
        });
      }
    }, property);
  const breakNow = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.broken = "true";
    });

  test("the explorer gives way to the overview", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await breakFind(page, "tagline");
    await page.goto("/");
    await awake(page);
    await breakNow(page);
    await page.locator("[aria-labelledby=explorer] button[aria-pressed]").last().click();
    await expect(page.getByText(explorerBroken)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the calculator gives way to its plain form", async ({ page, expectConsole }) => {
    expectConsole(CAUGHT);
    await page.goto("/pricing");
    await awake(page);
    await page.evaluate(() => {
      // The hydrated form has buttons that count; rendering their names fails from now on.
      const { replace } = String.prototype;
      Object.assign(String.prototype, {
        replace(this: string, ...given: Parameters<typeof replace>) {
          if (this.startsWith("One ")) throw new Error("sabotage");
          return replace.apply(this, given);
        },
      });
    });
    await page.getByRole("button", { name: "One more: Admin" }).click();
    await expect(page.getByRole("alert")).toHaveText(teamCalculator.broken);
    await expect(page.locator("form[action='/pricing#team'] input[type=number]").first()).toBeVisible();
  });

  for (const { path, text } of [
    { path: "/waitlist", text: waitlistForm.broken },
    { path: "/careers/ai-ux-designer", text: applicationForm.broken },
  ]) {
    test(`the form of ${path} gives way to the one without scripts`, async ({ page, expectConsole, allowConsole }) => {
      expectConsole(CAUGHT);
      // The form is sent empty.
      allowConsole(/status of 400/);
      await page.addInitScript(() => {
        Object.defineProperty(HTMLFormElement.prototype, "elements", {
          get() {
            throw new Error("sabotage");
          },
        });
      });
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));
      await page.locator("form[method=post]").last().getByRole("button").last().click();
      await sent;
    });
  }
});
