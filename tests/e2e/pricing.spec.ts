/** Prices, access and the team calculator. */
import { modules } from "#app/content/modules.ts";
import {
  accessMatrix,
  mostPopularLabel,
  pricingFaq,
  pricingIntro,
  pricingRoles,
  teamCalculator,
  whyRoles,
} from "#app/content/pricing.ts";
import { launchTexts } from "#app/content/launch.ts";
import { fillAll } from "#app/lib/fill.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { awake, expect, expectAccessible, expectNoHorizontalScroll, test } from "#tests/e2e/fixtures.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };
const calculator = { name: teamCalculator.heading };
const count = (role: string) => teamCalculator.count.replace("{role}", role);
const more = (role: string) => teamCalculator.more.replace("{role}", role);
const fewer = (role: string) => teamCalculator.fewer.replace("{role}", role);

test.use({ viewport: WIDE });

test("each role has its price with GST beside it, by the month at first and by the year on demand", async ({
  page,
}) => {
  await page.goto("/pricing");
  await awake(page);
  await expect(page.getByRole("button", { name: pricingIntro.monthly })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(pricingIntro.savingLabel)).toBeVisible();
  for (const role of pricingRoles) {
    const card = page.getByRole("article", { name: role.title });
    await expect(card).toContainText(`${formatRupees(role.monthlyRupees)} ${pricingIntro.gstBeside}`);
    await expect(card.getByRole("link", { name: role.cta })).toHaveAttribute("href", "/waitlist");
  }
  await expect(page.getByText(mostPopularLabel)).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Admin" })).toContainText(mostPopularLabel);

  const annually = page.getByRole("button", { name: pricingIntro.annually });
  await annually.focus();
  await page.keyboard.press("Enter");
  await expect(annually).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/[?&]billing=annually/);
  for (const role of pricingRoles) {
    const card = page.getByRole("article", { name: role.title });
    await expect(card).toContainText(formatRupees(annualMonthlyRupees(role.monthlyRupees, 0.8)));
    await expect(card).toContainText(pricingIntro.billedAnnually);
  }
});

test("the matrix says for each role and module what the role may do, in words", async ({ page }) => {
  await page.goto("/pricing");
  const table = page.getByRole("table", { name: accessMatrix.caption });
  await expect(table.getByRole("columnheader")).toHaveText([
    accessMatrix.roleColumn,
    ...modules.map(({ name }) => name),
  ]);
  for (const role of pricingRoles) {
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: role.title, exact: true }) });
    await expect(row.getByRole("cell")).toHaveText(
      modules.map(({ room }) => accessMatrix.levels[role.accessToCategories[room]].label),
    );
  }
});

test("on a phone the matrix is a list for each role", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/pricing");
  await expect(page.getByRole("table")).toBeHidden();
  const accounting = page
    .getByRole("region", { name: accessMatrix.heading })
    .locator("details")
    .filter({ hasText: "Accounting" });
  await accounting.locator("summary").click();
  await expect(accounting.getByRole("listitem")).toHaveCount(modules.length);
  await expect(accounting.getByRole("listitem").filter({ hasText: "The Sales Desk" })).toContainText("View only");
});

test("on paper every role and every answer is there to be read", async ({ page }) => {
  await page.goto("/pricing");
  await page.emulateMedia({ media: "print" });
  const unread = await page.locator("main details > :not(summary)").evaluateAll((contents) =>
    contents
      .filter((content) => (content as HTMLElement).offsetParent !== null)
      .filter((content) => !content.checkVisibility({ contentVisibilityAuto: true }) || !content.clientHeight)
      .map((content) => content.textContent?.slice(0, 40)),
  );
  expect(unread).toEqual([]);
  await expect(page.getByRole("table")).toBeVisible();
});

test("each role's card says in a sentence how many rooms it opens", async ({ page }) => {
  await page.goto("/pricing");
  const sentences = {
    Admin: "All 7 rooms in full",
    "Operations Manager": "3 of 7 rooms in full; of the other 4, 2 limited and 2 none",
    "Retail/Event Staff": "No room in full: 3 limited and 4 none",
  };
  for (const [role, sentence] of Object.entries(sentences)) {
    await expect(page.getByRole("article", { name: role }).getByText(sentence, { exact: true })).toBeVisible();
  }
});

test("each role's card names the rooms it opens in part or not at all", async ({ page }) => {
  await page.goto("/pricing");
  const operations = page.getByRole("article", { name: "Operations Manager" });
  await expect(operations).toContainText("Limited:The Crew, The Crystal Ball");
  await expect(operations).toContainText("No access:The Sales Desk, The Cash Register");
  await expect(page.getByRole("article", { name: "Accounting" })).toContainText(
    "View only:The Sales Desk, The Cash Register",
  );
  await expect(page.getByRole("article", { name: "Admin" })).not.toContainText("No access");
});

test("on a phone the first screen shows every price, and each leads to its card", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/pricing");
  await awake(page);
  const prices = page.getByRole("list", { name: pricingIntro.pricesLabel }).getByRole("link");
  await expect(prices).toHaveText(
    pricingRoles.map(({ title, monthlyRupees }) => `${title}${formatRupees(monthlyRupees)}`),
  );
  const last = await prices.last().boundingBox();
  expect((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0)).toBeLessThan(NARROW.height);
  await prices.last().click();
  await expect(page.getByRole("heading", { name: "Retail/Event Staff", level: 3 })).toBeInViewport();
});

test("the bill says what an early bird pays", async ({ page }) => {
  await page.goto("/pricing?team=admin.2");
  await expect(page.getByText("₹0 the first month, then half for twelve: ₹899 a month, before GST.")).toBeVisible();
  await page.goto("/pricing?billing=annually&team=admin.1");
  await expect(page.getByText("then half for twelve: ₹359.50 a month")).toBeVisible();
});

test("the reasons and all questions are there", async ({ page }) => {
  await page.goto("/pricing");
  for (const { title } of whyRoles.points) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  for (const { question, answer } of fillAll(pricingFaq, launchTexts("2025-08", new Date()))) {
    const item = page.locator("details").filter({ has: page.getByText(question, { exact: true }) });
    await item.locator("summary").click();
    await expect(item).toContainText(answer.split("\n\n")[0] ?? "");
  }
});

test.describe("the team calculator", () => {
  test("counts by keyboard and keeps the team in the address, without moving the page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pricing");
    await awake(page);
    const team = page.getByRole("region", calculator);
    await expect(team.getByLabel(count("Admin"))).toHaveValue("1");
    await team.getByRole("button", { name: more("Accounting") }).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/pricing\?team=admin\.1-accounting\.2$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const month = 899 + 2 * 499;
    await expect(team).toContainText(formatRupees(month));
    await expect(team).toContainText(formatRupees(month * 12));
    await expect(team).toContainText(teamCalculator.yearSaving.replace("{amount}", formatRupees(12 * (180 + 2 * 100))));
    await expect(team).toContainText("₹341.46");
    await team.getByLabel(count("Admin")).focus();
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/team=admin\.2-accounting\.2$/);
  });

  test("takes its state from the address, and the billing period leaves it alone", async ({ page }) => {
    await page.goto("/pricing?team=admin.1-retail-event-staff.2");
    await awake(page);
    const team = page.getByRole("region", calculator);
    await expect(team.getByLabel(count("Retail/Event Staff"))).toHaveValue("2");
    await page.getByRole("button", { name: pricingIntro.annually }).click();
    await expect(page).toHaveURL(/billing=annually/);
    await expect(page).toHaveURL(/team=admin\.1-retail-event-staff\.2/);
    await expect(team).toContainText(formatRupees(719 + 2 * 319));
    await team.getByRole("button", { name: fewer("Retail/Event Staff") }).click();
    await expect(page).toHaveURL(/\?billing=annually&team=admin\.1-retail-event-staff\.1$/);
    await page.reload();
    await expect(team).toContainText(formatRupees(719 + 319));
  });

  test("stays within 0 and 99, and says what to do when nobody is left", async ({ page }) => {
    await page.goto("/pricing?team=admin.500-nobody.3-accounting.-2");
    await awake(page);
    const team = page.getByRole("region", calculator);
    const admins = team.getByLabel(count("Admin"));
    await expect(admins).toHaveValue("99");
    await expect(team.getByRole("button", { name: more("Admin") })).toBeDisabled();
    await admins.fill("0");
    await expect(team).toContainText(teamCalculator.empty);
    await expect(page).toHaveURL(/team=$/);
    await team.getByRole("button", { name: teamCalculator.reset }).click();
    await expect(admins).toHaveValue("1");
  });

  test("takes a count that is typed anew: the field may be empty meanwhile, and no nought stays before it", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await awake(page);
    const team = page.getByRole("region", calculator);
    const admins = team.getByLabel(count("Admin"));
    await admins.press("End");
    await page.keyboard.press("Backspace");
    await expect(admins).toHaveValue("");
    await page.keyboard.type("03");
    await expect(admins).toHaveValue("3");
    await expect(page).toHaveURL(/team=admin\.3$/);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    await expect(admins).toHaveValue("0");
  });

  test("leads from the bill to the waitlist", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("region", calculator).getByRole("link", { name: "Join Waitlist" }).click();
    await expect(page).toHaveURL(/\/waitlist$/);
  });

  test("comes back with Back", async ({ page }) => {
    await page.goto("/pricing");
    await awake(page);
    const team = page.getByRole("region", calculator);
    await team.getByRole("button", { name: more("Sales/Marketing") }).click();
    await page.getByRole("article", { name: "Admin" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/waitlist$/);
    await page.goBack();
    await expect(team.getByLabel(count("Sales/Marketing"))).toHaveValue("1");
  });

  test("copies the address", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/pricing");
    await awake(page);
    const team = page.getByRole("region", calculator);
    await team.getByRole("button", { name: more("Admin") }).click();
    await team.getByRole("button", { name: teamCalculator.copyLink }).click();
    await expect(team.getByText(teamCalculator.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain("team=admin.2");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the toggle and the calculator ask the server", async ({ page }) => {
    await page.goto("/pricing?team=admin.1-accounting.1");
    await page.getByRole("button", { name: pricingIntro.annually }).click();
    await expect(page).toHaveURL(/billing=annually/);
    await expect(page.getByRole("article", { name: "Admin" })).toContainText("₹719");
    const team = page.getByRole("region", calculator);
    await team.getByLabel(count("Accounting")).fill("3");
    await expect(team.getByRole("button", { name: more("Accounting") })).toBeHidden();
    await team.getByRole("button", { name: teamCalculator.update }).click();
    await expect(page).toHaveURL(/\/pricing\?billing=annually&team=admin\.1-accounting\.3/);
    await expect(team).toContainText(formatRupees(719 + 3 * 399));
  });
});

for (const address of ["/pricing", "/pricing?billing=annually&team="]) {
  test(`${address} fits any screen, and axe finds nothing`, ({ page }) => expectAccessible(page, address));
}

test("a large team is no wider than a window of 320 px", async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  const everyone = pricingRoles.map(({ id }) => `${id}.99`).join("-");
  await page.goto(`/pricing?billing=annually&team=${everyone}`);
  await expectNoHorizontalScroll(page);
});
