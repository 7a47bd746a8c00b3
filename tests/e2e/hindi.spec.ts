/** Hindi by keyboard on a phone, as scripts draw it; and what axe finds. The served pages: tests/worker/hindi.test.ts. */
import type { Locator, Page } from "playwright/test";
import { pricingRoles } from "#app/content/pricing.ts";
import { textsOf } from "#app/content/texts.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { faultsOf } from "#tests/worker/hindi-page.ts";
import { arrive, expect, expectAccessible, onTheList, tabTo as tabWithin, test } from "./fixtures.ts";

const { frame, pricing, site, waitlist } = textsOf("hi");

test.use({ viewport: { width: 360, height: 740 } });
test.afterEach(async ({ page }) => expect(faultsOf(await page.content())).toEqual([]));

const tabTo = (page: Page, target: Locator) => tabWithin(page, target, 150);

test("the menu leads to the prices in Hindi", async ({ page }) => {
  await arrive(page, "/hi");
  const banner = page.getByRole("banner");
  await tabTo(page, banner.getByRole("button", { name: site.header.openMenu }));
  await page.keyboard.press("Enter");
  await tabTo(page, banner.getByRole("link", { name: site.header.pricing }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hi\/pricing$/);
  await expect(page.getByRole("heading", { level: 1, name: pricing.pricingIntro.heading })).toBeFocused();
});

test("the price for five is counted in Hindi", async ({ page }) => {
  await arrive(page, "/hi/pricing");
  const [admin, , manager] = pricingRoles;
  const { teamCalculator } = pricing;
  await tabTo(page, page.getByLabel(fill(teamCalculator.count, { role: manager?.title ?? "" })));
  await page.keyboard.type("4");
  const rupees = (admin?.monthlyRupees ?? 0) + 4 * (manager?.monthlyRupees ?? 0);
  await expect(page.getByRole("region", { name: teamCalculator.heading })).toContainText(formatRupees(rupees));
});

test("a story plays in Hindi", async ({ page }) => {
  await arrive(page, "/hi/story/1");
  await tabTo(page, page.getByRole("button", { name: frame.frameWords.player.play, exact: true }));
  await page.keyboard.press("Space");
  const seconds = () => page.locator("[data-sound]").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.3);
});

test("a join with a mistake at first is told of in Hindi", async ({ page }) => {
  await arrive(page, "/hi/waitlist");
  const { fields, submit } = waitlist.waitlistForm;
  const brand = page.getByLabel(fields.brandName.label);
  await tabTo(page, brand);
  await page.keyboard.press("Enter");
  await expect(brand).toHaveAttribute("aria-invalid", "true");
  expect(faultsOf(await page.content())).toEqual([]);
  const email = `tara-${crypto.randomUUID()}@bel.example`;
  for (const typed of ["Bel & Buta", "Tara", email, "+91 00000 12345", "", "", ""]) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: submit }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: waitlist.waitlistPanel.heading })).toBeVisible();
});

test("a link is looked up in Hindi", async ({ page, request }) => {
  const { email } = await onTheList(request);
  await arrive(page, "/hi/waitlist");
  const { heading, label, submit, found } = waitlist.waitlistLookup;
  await tabTo(page, page.locator("#lookup").getByRole("button", { name: heading }));
  await page.keyboard.press("Enter");
  const field = page.getByLabel(label);
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
  await page.keyboard.insertText(email);
  await tabTo(page, page.getByRole("button", { name: submit }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: found })).toBeVisible();
});

for (const path of ["", "/pricing", "/brand-buddies", "/waitlist", "/story/1", "/privacy-policy", "/kept", "/features"])
  test(`axe finds nothing on a phone at /hi${path}, and nothing scrolls sideways`, ({ page }) =>
    expectAccessible(page, `/hi${path}`, [360]));
