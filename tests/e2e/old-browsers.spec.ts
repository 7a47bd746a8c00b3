/**
 * Removes features that the oldest supported browsers lack. Also: a part of a page that fails is replaced by a plain one,
 * and the rest of the page stays.
 */
import type { Page } from "playwright/test";
import { assistantTexts, chatButton } from "#app/content/assistant-texts.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { explorerBroken } from "#app/content/home.ts";
import { teamCalculator } from "#app/content/pricing.ts";
import { waitlistForm } from "#app/content/waitlist.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { arrive, hydrated, expect, test } from "./fixtures.ts";

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

const ANSWER = { response: "See [pricing](/pricing), it is **plain**." };
const answerPlainly = (page: Page) =>
  page.route("**/api/ai/custom-response", (route) => route.fulfill({ json: ANSWER }));

test("in a browser of the baseline every kind of page plays", async ({ page }) => {
  await page.addInitScript(takeAway);
  for (const path of [
    "/story/1",
    "/journey/popup-exhibitions",
    "/audio-insights/founders-podcast",
    `${useCasesPath}?story=5`,
  ]) {
    await test.step(path, async () => {
      await arrive(page, path);
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      await expect(page.locator("audio").first()).toHaveJSProperty("paused", false);
      await expect(page.getByRole("slider", { name: "Position" }).first()).toBeVisible();
    });
  }
});

test.describe("a part that fails leaves the rest of the page", () => {
  /** React logs every error that it caught to the console. */
  const CAUGHT = /sabotage|matchAll|Minified React error/;

  test("a player gives way to the browser's own, an answer to its text, and the chat to WhatsApp", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(CAUGHT);
    await page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, "defaultPlaybackRate", {
        set() {
          throw new Error("sabotage");
        },
      });
      const { matchAll } = String.prototype;
      String.prototype.matchAll = function (pattern) {
        if (this.includes("**plain**")) throw new Error("sabotage");
        return matchAll.call(this, pattern);
      };
    });
    await answerPlainly(page);
    await arrive(page, "/story/1");
    await expect(page.locator("audio").first()).toHaveJSProperty("controls", true);
    await expect(page.getByText("Using your browser's own player.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await ask(page, "price");
    await expect(page.getByRole("log")).toContainText("it is **plain**");
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("log")).toContainText("it is **plain**");

    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      HTMLDialogElement.prototype.show = () => {
        throw new Error("sabotage");
      };
    });
    await page.getByRole("button", { name: chatButton.label }).click();
    await expect(page.getByRole("alert")).toHaveText(chatButton.broken);
    await expect(page.locator('main ~ div a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  /**
   * Breaks what renders a part of the page, from the next press on. Not before: the page may render the part again at any
   * moment, and then there would be nothing left to press.
   */
  const breakAtPress = (page: Page, part: "explorer" | "calculator") =>
    page.evaluate((part) => {
      const fail = () => {
        throw new Error("sabotage");
      };
      const breakExplorer = () => {
        for (const method of ["find", "filter", "map"] as const) {
          const works = Array.prototype[method] as (...given: unknown[]) => unknown;
          Object.assign(Array.prototype, {
            [method](this: unknown[], ...given: unknown[]) {
              const [first] = this;
              if (typeof first === "object" && first !== null && "tagline" in first) fail();
              return works.apply(this, given);
            },
          });
        }
      };
      const breakCalculator = () => {
        const { replace } = String.prototype;
        Object.assign(String.prototype, {
          replace(this: string, ...given: Parameters<typeof replace>) {
            // The names of the buttons that count. The plain form has none.
            if (this.startsWith("One ")) fail();
            return replace.apply(this, given);
          },
        });
      };
      const begin = part === "explorer" ? breakExplorer : breakCalculator;
      document.addEventListener("click", begin, { capture: true, once: true });
    }, part);

  test("the explorer gives way to the overview, and the calculator to its plain form", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(CAUGHT);
    await arrive(page, "/");
    await breakAtPress(page, "explorer");
    await page.locator("[aria-labelledby=explorer] button[aria-pressed]").last().click();
    await expect(page.getByText(explorerBroken)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await arrive(page, "/pricing");
    await breakAtPress(page, "calculator");
    await page.getByRole("button", { name: "One more: Admin" }).click();
    await expect(page.getByRole("alert")).toHaveText(teamCalculator.broken);
    await expect(page.locator("form[action='/pricing#team'] input[type=number]").first()).toBeVisible();
  });

  test("the forms give way to those without scripts", async ({ page, expectConsole, allowConsole }) => {
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
    for (const { path, text } of [
      { path: "/waitlist", text: waitlistForm.broken },
      { path: "/careers/ai-ux-designer", text: applicationForm.broken },
    ]) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));
      await page.locator("form[method=post]").last().getByRole("button").last().click();
      await sent;
    }
  });
});
