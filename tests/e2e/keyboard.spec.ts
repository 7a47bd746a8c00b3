/** The main tasks by keyboard, with enlarged text, reduced motion, and forced colours. */
import type { Page } from "playwright/test";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { teamCalculator } from "#app/content/pricing.ts";
import { header } from "#app/content/site.ts";
import { textsOf } from "#app/content/texts.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { useCasesText } from "#app/content/use-cases.ts";
import { waitlistForm } from "#app/content/waitlist.ts";
import { arrive, atRest, enlargeText, expect, expectNoHorizontalScroll, tabTo, test } from "./fixtures.ts";

/** Uses the skip link. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
  await expect(page.locator(".skip-link")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

/** Follows the header's link to the prices: their heading has the focus, and the page is announced. */
async function goToPricing(page: Page): Promise<void> {
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator('p[aria-live="polite"].sr-only')).toHaveText(await page.title());
}

test.describe("with the keyboard alone", () => {
  test("the prices are reached by keyboard, and the last seat's button keeps the focus", async ({ page }) => {
    await arrive(page, "/waitlist");
    await goToPricing(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    const fewer = page.getByRole("button", { name: teamCalculator.fewer.replace("{role}", "Admin") });
    await fewer.press("Enter");
    await expect(fewer).toBeDisabled();
    await expect(fewer).toBeFocused();
    await fewer.press("Enter");
    await expect(page.getByLabel(teamCalculator.count.replace("{role}", "Admin"))).toHaveValue("0");
  });

  test("somebody filters the stories and plays one", async ({ page }) => {
    await arrive(page, useCasesPath);
    await skipToContent(page);
    const filter = page.locator("main form").getByRole("button", { name: /^The Cash Register/ });
    await tabTo(page, filter);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/feature=9/);
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await expect(filter).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /stor(y|ies)$/ })).toBeVisible();
    const listen = page.getByRole("link", { name: new RegExp(`^${useCasesText.listen}:`) }).first();
    await tabTo(page, listen);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/story=\d+/);
    await expect(page.locator("#story-title")).toBeFocused();
    // The press on Listen is the permission to play.
    // While the page still glides to it, "Now playing" has the same two buttons.
    const player = page.getByRole("region", { name: /^Listen:/ });
    const play = player.getByRole("button", { name: "Play", exact: true });
    const pause = player.getByRole("button", { name: "Pause", exact: true });
    await expect(pause).toBeVisible();
    await tabTo(page, pause);
    const seconds = () => page.locator("[data-sound]").evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await expect.poll(seconds).toBeGreaterThan(0.3);
    await page.keyboard.press("Space");
    await expect(play).toBeFocused();
  });

  test("an open menu closes when the focus leaves it, and the next page is announced", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404/);
    await page.setViewportSize({ width: 900, height: 700 });
    await arrive(page, "/nope");
    const menu = page.getByRole("banner").getByRole("button", { name: header.features });
    await menu.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: header.audioInsights }));
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await goToPricing(page);
    // The header stays in sight, so the focus in it scrolls nothing.
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link", { name: header.pricing }).focus();
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

test("a question is asked and answered in Hindi, on a narrow phone", async ({ page }) => {
  const { assistantTexts: texts, pages, pricing } = textsOf("hi");
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, "/hi");
  await page.getByRole("button", { name: texts.chatButton.label }).press("Enter");
  const chat = page.getByRole("dialog", { name: texts.assistantTexts.name });
  const input = chat.getByRole("textbox", { name: texts.assistantTexts.inputLabel });
  await expect(input).toBeFocused();
  await page.keyboard.insertText("पाँच लोगों का कितना लगेगा?");
  await page.keyboard.press("Enter");

  const answer = chat.locator('li[data-role="assistant"]').last();
  const [least, most] = [teamPrice({ admin: 1, "retail-event-staff": 4 }), teamPrice({ admin: 5 })];
  await expect(answer).toContainText(new RegExp(`5 लोगों की टीम.*${least}.*${most}`));
  await expect(answer).not.toContainText(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);
  await expectNoHorizontalScroll(page);
  await expect(input).toBeFocused();
  const link = answer.getByRole("link", { name: pages["/pricing"].name }).first();
  await tabTo(page, link, 8, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hi/pricing?team=admin.1-retail-event-staff.4");
  await expect(page.getByRole("heading", { level: 1, name: pricing.pricingIntro.heading })).toBeFocused();
});

test("the focus is drawn in a colour that can be seen, on dark grounds, too", async ({ page }) => {
  await arrive(page, podcastPath);
  // So that the focus counts as the keyboard's.
  await page.keyboard.press("Tab");
  for (const [what, inside] of [
    ["the offer under the header", ".promo"],
    ["the podcast's dark heading", "main section:first-child"],
    ["the footer", "footer"],
  ] as const) {
    const places = page.locator(inside).locator("a, button, summary").filter({ visible: true });
    expect(await places.count(), what).toBeGreaterThan(0);
    const faint = await places.evaluateAll(async (elements) => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrastOf = async (element: Element) => {
        (element as HTMLElement).focus();
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        let ground = element.parentElement;
        while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
        if (!ground || !element.matches(":focus-visible")) return 0;
        const [dark = 0, light = 0] = [getComputedStyle(element).outlineColor, getComputedStyle(ground).backgroundColor]
          .map(luminance)
          .sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const found: string[] = [];
      for (const element of elements) {
        const contrast = await contrastOf(element);
        if (contrast < 3) found.push(`${element.textContent}: ${contrast}`);
      }
      return found;
    });
    expect.soft(faint, what).toEqual([]);
  }
});

/** A window of 1280 x 720 at a zoom of two. */
const ZOOMED = { width: 640, height: 360 };

/** Nothing scrolls sideways at 200 % on a small laptop, nor with text of 150 and 200 % on a phone. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const percent of [150, 200]) {
    await enlargeText(page, percent);
    await test.step(`with text of ${percent} %`, () => expectNoHorizontalScroll(page));
  }
}

/** The pages with forms, filters, a calculator, an explorer or a player of their own. */
for (const path of ["/", "/waitlist", useCasesPath, "/pricing", "/story/1"]) {
  test(`${path} has room for large text, and hides nothing that has the focus at 200 %`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(ZOOMED);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, path);
    const hidden: string[] = [];
    let focused = 0;
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(async () => {
        // The browser scrolls to the focus in the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const element = document.activeElement;
        if (!element || element === document.body) return { isEnd: true, isHidden: false, name: "" };
        // A button drawn by its label has the label's place.
        const label = (element as HTMLInputElement).labels?.[0];
        const { left, top, width, height } = (label ?? element).getBoundingClientRect();
        // Some part must be visible, not covered by the header or by a button in the corner.
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
        );
        const isSeen = points.some(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (element.contains(there) || label?.contains(there) === true);
        });
        const name = `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
        return { isEnd: false, isHidden: !isSeen, name };
      });
      if (found.isEnd) break;
      focused += 1;
      if (found.isHidden) hidden.push(found.name);
    }
    expect(focused).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
    await expectRoomForLargeText(page);
  });
}

test("every other kind of page has room for large text", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [
    `${useCasesPath}?story=1`,
    podcastPath,
    "/journey/operations-automation",
    "/features",
    // The rooms whose screens are widest.
    "/feature/sales-hub",
    "/feature/payment-solutions",
    "/feature/customer-segmentation",
    "/brand-buddies",
    "/about",
    "/careers",
    `/careers/${positions[0]?.id}`,
    "/accessibility",
    "/privacy-policy",
    "/terms-of-service",
  ]) {
    await page.setViewportSize(ZOOMED);
    await arrive(page, path);
    await test.step(path, () => expectRoomForLargeText(page));
  }
});

test.describe("with motion reduced", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself with motion reduced", async ({ page }) => {
    for (const path of ["/", "/features"]) {
      await arrive(page, path);
      await page.waitForLoadState("networkidle");
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === "running")
          .map((animation) => {
            const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
            return `${(animation as CSSAnimation).animationName}: ${String(duration)} ms, ${String(iterations)} times`;
          }),
      );
      expect(moving, path).toEqual([]);
      const playing = await page
        .locator("video")
        .evaluateAll((videos) => videos.filter((video) => !(video as HTMLVideoElement).paused).length);
      expect(playing, path).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    }
  });
});

test.describe("with colours of one's own", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons and fields have an edge in forced colours, and the focus is drawn", async ({ page }) => {
    await arrive(page, "/waitlist");
    const edges = await page
      .locator("main .button, main .field, main input[type=checkbox], .chat-button")
      .evaluateAll((elements) =>
        elements
          .filter((element) => (element as HTMLElement).offsetParent !== null || element.matches(".chat-button"))
          .filter((element) => {
            const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element);
            const isNative = appearance !== "none" && element.matches("input[type=checkbox]");
            const isLink = element.matches(".button-quiet");
            return !isNative && !isLink && (borderTopStyle === "none" || borderTopWidth === "0px");
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(edges).toEqual([]);
    const brand = page.getByLabel(waitlistForm.fields.brandName.label);
    await brand.focus();
    await expect(brand).not.toHaveCSS("outline-style", "none");
    await expect(brand).not.toHaveCSS("outline-width", "0px");
  });

  test("a chosen filter looks chosen in forced colours, and icons have their text's colour", async ({ page }) => {
    await arrive(page, `${useCasesPath}?feature=9`);
    const look = (pressed: boolean) =>
      page
        .locator(`main form button[aria-pressed="${pressed}"]`)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
          return { backgroundColor, color, borderTopStyle, borderTopWidth, outlineStyle };
        });
    expect(await look(true)).not.toEqual(await look(false));
    const icons = page.locator("main .icon");
    expect(await icons.count()).toBeGreaterThan(0);
    const strange = await icons.evaluateAll((all) =>
      all
        .filter((icon) => getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement ?? icon).color)
        .map((icon) => icon.outerHTML.slice(0, 80)),
    );
    expect(strange).toEqual([]);
  });

  test("what can't be used yet is greyed in forced colours, and a window has an edge", async ({ page }) => {
    await arrive(page, podcastPath);
    const grey = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("p"));
      probe.style.color = "GrayText";
      return getComputedStyle(probe).color;
    });
    await expect(page.locator('li[aria-disabled="true"]').first()).toHaveCSS("color", grey);
    await arrive(page, `/careers/${positions[0]?.id}`);
    await expect(page.locator(".window")).toHaveCSS("border-top-width", "2px");
  });
});
