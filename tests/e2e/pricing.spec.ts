/** Prices, access and the team calculator, in a browser. Their words: tests/worker/product-pages.test.ts. */
import { modules } from "#app/content/modules.ts";
import { accessMatrix, gstPercent, pricingIntro, pricingRoles, teamCalculator } from "#app/content/pricing.ts";
import { annualDiscount } from "#app/content/brand.ts";
import { annualMonthlyRupees, gstRupees } from "#app/lib/price.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { arrive, expect, expectNoAxeFindings, expectNoHorizontalScroll, test } from "#tests/e2e/fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };
const calculator = { name: teamCalculator.heading };
const monthly = (id: string) => pricingRoles.find((role) => role.id === id)?.monthlyRupees ?? Number.NaN;
const yearly = (id: string) => annualMonthlyRupees(monthly(id), annualDiscount.factor);
const count = (role: string) => teamCalculator.count.replace("{role}", role);
const more = (role: string) => teamCalculator.more.replace("{role}", role);
const fewer = (role: string) => teamCalculator.fewer.replace("{role}", role);

test("a visitor puts a team together, which the address keeps", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, "/pricing");
  const team = page.getByRole("region", calculator);
  const admins = team.getByLabel(count("Admin"));
  await expect(page.getByRole("button", { name: pricingIntro.monthly })).toHaveAttribute("aria-pressed", "true");
  await expect(admins).toHaveValue("1");

  await test.step("counting by keyboard does not move the page", async () => {
    await team.getByRole("button", { name: more("Accounting") }).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/pricing\?team=admin\.1-accounting\.2$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const month = monthly("admin") + 2 * monthly("accounting");
    const saved = 12 * (month - yearly("admin") - 2 * yearly("accounting"));
    await expect(team).toContainText(formatRupees(month));
    await expect(team).toContainText(formatRupees(month * 12));
    await expect(team).toContainText(teamCalculator.yearSaving.replace("{amount}", formatRupees(saved)));
    await expect(team).toContainText(formatRupees(gstRupees(month, gstPercent)));
    await admins.focus();
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/team=admin\.2-accounting\.2$/);
  });

  await test.step("the address is copied", async () => {
    await team.getByRole("button", { name: teamCalculator.copyLink }).click();
    await expect(team.getByRole("button", { name: teamCalculator.copied })).toBeVisible();
    await expect(team.getByRole("status").filter({ hasText: teamCalculator.copied })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain("team=admin.2");
  });

  await test.step("a count is typed anew: the field may be empty meanwhile, and a leading zero goes", async () => {
    await admins.press("End");
    await page.keyboard.press("Backspace");
    await expect(admins).toHaveValue("");
    await page.keyboard.type("03");
    await expect(admins).toHaveValue("3");
    await expect(page).toHaveURL(/team=admin\.3-accounting\.2$/);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    await expect(admins).toHaveValue("0");
  });

  const annually = page.getByRole("button", { name: pricingIntro.annually });
  await test.step("by the year each role's price is lower, and the team stays", async () => {
    await annually.focus();
    await page.keyboard.press("Enter");
    await expect(annually).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/[?&]billing=annually/);
    await expect(page).toHaveURL(/[?&]team=accounting\.2/);
    for (const role of pricingRoles) {
      const card = page.getByRole("article", { name: role.title });
      await expect(card).toContainText(formatRupees(yearly(role.id)));
      await expect(card).toContainText(pricingIntro.billedAnnually);
    }
    await expect(team).toContainText(formatRupees(2 * yearly("accounting")));
  });

  await test.step("the last one leaves, and a fresh start is offered", async () => {
    for (const _ of [1, 2]) await team.getByRole("button", { name: fewer("Accounting") }).click();
    await expect(team).toContainText(teamCalculator.empty);
    await expect(page).toHaveURL(/\?billing=annually&team=$/);
    await expectNoAxeFindings(page);
    await team.getByRole("button", { name: teamCalculator.reset }).click();
    await expect(admins).toHaveValue("1");
  });

  await test.step("99 is the most", async () => {
    await admins.fill("500");
    await expect(admins).toHaveValue("99");
    await expect(team.getByRole("button", { name: more("Admin") })).toBeDisabled();
  });

  await test.step("Back and a reload bring the team back", async () => {
    const address = page.url();
    await page.getByRole("article", { name: "Admin" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/waitlist$/);
    await page.goBack();
    await expect(admins).toHaveValue("99");
    expect(page.url()).toBe(address);
    await page.reload();
    await expect(admins).toHaveValue("99");
    await expect(team).toContainText(formatRupees(99 * yearly("admin")));
    await expect(annually).toHaveAttribute("aria-pressed", "true");
  });
});

test("a large team and all prices are to be read on a phone, and on paper", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await arrive(page, `/pricing?team=${pricingRoles.map(({ id }) => `${id}.99`).join("-")}`);

  await test.step("on paper every role and every answer is there", async () => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ media: "print" });
    const unread = await page.locator("main details > :not(summary)").evaluateAll((contents) =>
      contents
        .filter((content) => (content as HTMLElement).offsetParent !== null)
        .filter((content) => !content.checkVisibility({ contentVisibilityAuto: true }) || !content.clientHeight)
        .map((content) => content.textContent?.slice(0, 40)),
    );
    expect(unread).toEqual([]);
    await expect(page.getByRole("table")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("nothing is wider than a window of 320 px", async () => {
    await page.setViewportSize(NARROWEST);
    await expectNoHorizontalScroll(page);
  });

  await page.setViewportSize(NARROW);
  await test.step("the calculator begins on the second screen, and its total stays in sight while one counts", async () => {
    const region = page.getByRole("region", calculator);
    expect((await region.boundingBox())?.y).toBeLessThan(1300);
    await region.getByRole("button", { name: more("Admin") }).scrollIntoViewIfNeeded();
    await expect(region.locator("form > .sticky")).toBeInViewport({ ratio: 1 });
    await expect(region.locator("form > .sticky")).toContainText(/₹[\d,]+/);
  });

  await test.step("the page is short: what a role opens is folded, and the calculator comes before the roles", async () => {
    await arrive(page, "/pricing");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8800);
    const admin = page.getByRole("article", { name: "Admin" });
    await expect(admin.getByText("Priority support")).toBeHidden();
    await admin.getByText(pricingIntro.opens).click();
    await expect(admin.getByText("Priority support")).toBeVisible();
    const places = await Promise.all(
      [calculator, { name: pricingIntro.rolesHeading }].map((name) => page.getByRole("region", name).boundingBox()),
    );
    expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0);
  });

  await test.step("the matrix is a list for each role", async () => {
    await expect(page.getByRole("table")).toBeHidden();
    const accounting = page
      .getByRole("region", { name: accessMatrix.heading })
      .locator("details")
      .filter({ hasText: "Accounting" });
    await accounting.locator("summary").click();
    await expect(accounting.getByRole("listitem")).toHaveCount(modules.length);
    await expect(accounting.getByRole("listitem").filter({ hasText: "The Sales Desk" })).toContainText("View only");
  });

  await expectNoAxeFindings(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the toggle and the calculator ask the server", async ({ page }) => {
    await page.goto("/pricing?team=admin.1-accounting.1");
    await page.getByRole("button", { name: pricingIntro.annually }).click();
    await expect(page).toHaveURL(/billing=annually/);
    await expect(page.getByRole("article", { name: "Admin" })).toContainText(formatRupees(yearly("admin")));
    const team = page.getByRole("region", calculator);
    await team.getByLabel(count("Accounting")).fill("3");
    await expect(team.getByRole("button", { name: more("Accounting") })).toBeHidden();
    await team.getByRole("button", { name: teamCalculator.update }).click();
    await expect(page).toHaveURL(/\/pricing\?billing=annually&team=admin\.1-accounting\.3/);
    await expect(team).toContainText(formatRupees(yearly("admin") + 3 * yearly("accounting")));
    // A question opens without scripts, too.
    const question = page.locator("details").filter({ hasText: "Is UPI not free?" });
    await question.locator("summary").click();
    await expect(question).toContainText("no merchant charge");
  });
});
