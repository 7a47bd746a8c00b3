/** Prices, access and the team calculator, in a browser. Their words: tests/worker/product-pages.test.ts. */
import type { Page } from "playwright/test";
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

const teamOf = (page: Page) => page.getByRole("region", calculator);
const admins = (page: Page) => teamOf(page).getByLabel(count("Admin"));

test.describe("the calculator", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, "/pricing?team=admin.1-accounting.1");
  });

  test("the calculator counts by keyboard without moving the page, and the bill follows", async ({ page }) => {
    const team = teamOf(page);
    await team.getByRole("button", { name: more("Accounting") }).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/pricing\?team=admin\.1-accounting\.3$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const month = monthly("admin") + 3 * monthly("accounting");
    const saved = 12 * (month - yearly("admin") - 3 * yearly("accounting"));
    await expect(team).toContainText(formatRupees(month));
    await expect(team).toContainText(formatRupees(month * 12));
    await expect(team).toContainText(teamCalculator.yearSaving.replace("{amount}", formatRupees(saved)));
    await expect(team).toContainText(formatRupees(gstRupees(month, gstPercent)));
    await admins(page).focus();
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/team=admin\.2-accounting\.3$/);
  });

  test("the team's address is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await teamOf(page).getByRole("button", { name: teamCalculator.copyLink }).click();
    await expect(teamOf(page).getByRole("button", { name: teamCalculator.copied })).toBeVisible();
    await expect(teamOf(page).getByRole("status").filter({ hasText: teamCalculator.copied })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("a count is typed anew: its field may be empty meanwhile, and a leading zero goes", async ({ page }) => {
    await admins(page).press("End");
    await page.keyboard.press("Backspace");
    await expect(admins(page)).toHaveValue("");
    await page.keyboard.type("03");
    await expect(admins(page)).toHaveValue("3");
    await expect(page).toHaveURL(/team=admin\.3-accounting\.1$/);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    await expect(admins(page)).toHaveValue("0");
  });

  test("a count is 99 at most", async ({ page }) => {
    await admins(page).fill("500");
    await expect(admins(page)).toHaveValue("99");
    await expect(teamOf(page).getByRole("button", { name: more("Admin") })).toBeDisabled();
  });

  test("each role costs less by the year, and the team stays", async ({ page }) => {
    const annually = page.getByRole("button", { name: pricingIntro.annually });
    await expect(page.getByRole("button", { name: pricingIntro.monthly })).toHaveAttribute("aria-pressed", "true");
    await annually.press("Enter");
    await expect(annually).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/pricing?team=admin.1-accounting.1&billing=annually");
    for (const role of pricingRoles) {
      const card = page.getByRole("article", { name: role.title });
      await expect(card).toContainText(formatRupees(yearly(role.id)));
      await expect(card).toContainText(pricingIntro.billedAnnually);
    }
    await expect(teamOf(page)).toContainText(formatRupees(yearly("admin") + yearly("accounting")));
  });

  test("a team without people says so, and a fresh start is offered", async ({ page }) => {
    for (const role of ["Admin", "Accounting"])
      await teamOf(page)
        .getByRole("button", { name: fewer(role) })
        .click();
    await expect(teamOf(page)).toContainText(teamCalculator.empty);
    await expect(page).toHaveURL(/\?team=$/);
    await expectNoAxeFindings(page);
    await teamOf(page).getByRole("button", { name: teamCalculator.reset }).click();
    await expect(admins(page)).toHaveValue("1");
  });

  test("the team comes back with Back and a reload", async ({ page }) => {
    await admins(page).fill("7");
    await expect(page).toHaveURL(/admin\.7/);
    await page.getByRole("article", { name: "Admin" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/waitlist$/);
    await page.goBack();
    await expect(admins(page)).toHaveValue("7");
    await page.reload();
    await expect(admins(page)).toHaveValue("7");
  });
});

test("every role and every answer is there on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await arrive(page, "/pricing");
  const unread = await page.locator("main details > :not(summary)").evaluateAll((contents) =>
    contents
      .filter((content) => (content as HTMLElement).offsetParent !== null)
      .filter((content) => !content.checkVisibility({ contentVisibilityAuto: true }) || !content.clientHeight)
      .map((content) => content.textContent?.slice(0, 40)),
  );
  expect(unread).toEqual([]);
  await expect(page.getByRole("table")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: NARROW });

  test("the largest team fits a phone, and its total stays in sight while one counts", async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    await arrive(page, `/pricing?team=${pricingRoles.map(({ id }) => `${id}.99`).join("-")}`);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(NARROW);
    const total = teamOf(page).locator("form > .sticky");
    await teamOf(page)
      .getByRole("button", { name: more("Admin") })
      .scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(total).toContainText(/₹[\d,]+/);
    await expectNoAxeFindings(page);
  });

  test("the page is short: its calculator comes first, and what a role opens is folded", async ({ page }) => {
    await arrive(page, "/pricing");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6200);
    const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? Number.NaN;
    const first = await top(teamCalculator.heading);
    expect(first).toBeLessThan(1300);
    expect(first).toBeLessThan(await top(pricingIntro.rolesHeading));
    const admin = page.getByRole("article", { name: "Admin" });
    await expect(admin.getByText("Priority support")).toBeHidden();
    const staff = page.getByRole("article", { name: "Retail" });
    await expect(staff.getByRole("link")).toBeHidden();
    await staff.getByText(pricingIntro.opens).click();
    await expect(staff.getByRole("link")).toBeVisible();
    await admin.getByText(pricingIntro.opens).click();
    await expect(admin.getByText("Priority support")).toBeVisible();
  });

  test("the first question that a press reveals takes the focus", async ({ page }) => {
    await arrive(page, "/pricing");
    await page.getByText(/^\d+ more questions$/).press("Enter");
    await expect(page.locator(".rest-of-list details > summary").first()).toBeFocused();
  });

  test("the table of access is a list for each role", async ({ page }) => {
    await arrive(page, "/pricing");
    await page.getByRole("heading", { name: accessMatrix.heading }).click();
    await expect(page.getByRole("table")).toBeHidden();
    const accounting = page
      .getByRole("region", { name: accessMatrix.heading })
      .locator("details details")
      .filter({ hasText: "Accounting" });
    await accounting.locator("summary").click();
    await expect(accounting.getByRole("listitem")).toHaveCount(modules.length);
    await expect(accounting.getByRole("listitem").filter({ hasText: "The Sales Desk" })).toContainText("View only");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the toggle and the calculator ask the server", async ({ page }) => {
    await page.goto("/pricing?team=admin.1-accounting.1");
    await page.getByRole("button", { name: pricingIntro.annually }).click();
    await expect(page).toHaveURL(/billing=annually/);
    await expect(page.getByRole("article", { name: "Admin" })).toContainText(formatRupees(yearly("admin")));
    const team = teamOf(page);
    await team.getByLabel(count("Accounting")).fill("3");
    await expect(team.getByRole("button", { name: more("Accounting") })).toBeHidden();
    await team.getByRole("button", { name: teamCalculator.update }).click();
    await expect(page).toHaveURL(/\/pricing\?billing=annually&team=admin\.1-accounting\.3/);
    await expect(team).toContainText(formatRupees(yearly("admin") + 3 * yearly("accounting")));
  });
});
