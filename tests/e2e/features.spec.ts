/** The pages that explain the product, in a browser. Their words and links: tests/worker/product-pages.test.ts. */
import { useCasesPath } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureScreen } from "#app/content/feature-screens.ts";
import { titleSuffix } from "#app/content/site.ts";
import {
  arrive,
  expect,
  expectAccessible,
  expectNoAxeFindings,
  expectNoHorizontalScroll,
  holdBack,
  test,
} from "#tests/e2e/fixtures.ts";

const NARROW = { width: 360, height: 780 };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every feature page fits a phone, with the waitlist on its first screen", async ({ page }) => {
    for (const { id } of featurePages) {
      await test.step(id, async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(`/feature/${id}`);
        const join = page.getByRole("main").getByRole("link", { name: featureScreen.join });
        const place = await join.boundingBox();
        expect((place?.y ?? Number.POSITIVE_INFINITY) + (place?.height ?? 0)).toBeLessThanOrEqual(640);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoHorizontalScroll(page);
        // A way of working is in ink.
        const colour = { "size-optimization": "rgb(33, 28, 74)", "inventory-management": "rgb(200, 85, 61)" }[id];
        if (colour) await expect(page.locator("main section").first()).toHaveCSS("border-bottom-color", colour);
      });
    }
    await expect(page.getByRole("main").locator("audio[controls]")).toHaveCount(3);
  });
});

test("a feature page gives way to another at its top, with placeholders while that is on its way", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await arrive(page, "/feature/sales-hub");
  await expectNoAxeFindings(page);
  const open = await holdBack(page, "**/feature/access-control.data**");
  await page.getByRole("contentinfo").locator("summary").first().click();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "The Crew" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page.locator("main [data-skeleton]")).toHaveCount(3);
  await expect(page.locator("main [data-skeleton]").first()).toBeInViewport();
  open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Crew");
  await expect(page).toHaveTitle(`The Crew${titleSuffix}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectNoAxeFindings(page);
});

test("the overview and Brand Buddies fit a phone, and axe finds nothing", async ({ page }) => {
  await test.step("/brand-buddies", () => expectAccessible(page, "/brand-buddies", [360]));
  // The house is drawn on wide screens alone.
  await test.step("/features", () => expectAccessible(page, "/features"));
  await page.setViewportSize(NARROW);
  const story = page.locator('a[href="/stories?story=9"]');
  await expect(story).toBeHidden();
  await page.locator("details", { has: story }).locator("summary").click();
  await story.click();
  await expect(page).toHaveURL((url) => url.pathname === useCasesPath && url.search === "?story=9");
});

test("the overview is short on a phone, and a search in the page finds what is folded", async ({ page }) => {
  await page.setViewportSize(NARROW);
  // The browser looks for the words of such an address as its search in the page does.
  await page.goto("/features#:~:text=Reorder%20suggestions");
  await expect(page.getByText("Reorder suggestions drawn")).toBeInViewport();
  await arrive(page, "/features");
  // What is below is laid out when the browser is idle; until then its height is an estimate.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
  const room = page.getByRole("article", { name: "The Storeroom" });
  const learn = room.getByRole("link", { name: "Learn More" });
  const fold = room.locator("summary").filter({ hasText: "Key benefits" });
  await expect(room.getByText("Low-stock alerts")).toBeHidden();
  const middle = async (place: typeof fold) => {
    const box = await place.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  expect(Math.abs((await middle(fold)) - (await middle(learn)))).toBeLessThan(2);
  await fold.click();
  await expect(room.getByText("Low-stock alerts")).toBeVisible();
  expect(await middle(learn)).toBeGreaterThan(await middle(room.getByText("A use-by date")));
});

test("a page of a room and one of a way of working have no axe finding", async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const path of ["/feature/payment-solutions", "/feature/size-optimization"]) {
    await arrive(page, path);
    await test.step(path, () => expectNoAxeFindings(page));
  }
});
