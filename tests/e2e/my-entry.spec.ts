/** One's own page by a mailed link, and the other pages with mail on: by keyboard, with and without scripts. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { type LinkPurpose, signLink } from "#app/.server/links/index.ts";
import { confirmPage, myEntry, waitlistMail } from "#app/content/my-entry.ts";
import { waitlistForm, waitlistLookup } from "#app/content/waitlist.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { siteWith } from "./configured-site.ts";
import { hydrated, expect, expectAccessible, fillJoinForm, onTheList, tabTo, test as base } from "./fixtures.ts";

/** A site of its own with mail on. */
const test = base.extend<{ entry: { email: string; referralCode: string } }, { origin: string }>({
  origin: siteWith(mailSettings, { config: { send_email: [{ name: "MAIL" }] } }),
  entry: async ({ origin, request }, use) => {
    const { email, code } = await onTheList(request, origin, { brandName: "Bel & Buta" });
    await onTheList(request, origin, { referredBy: code });
    await use({ email, referralCode: code });
  },
});

// One worker: each would start its own site.
test.describe.configure({ mode: "default" });

const addressFor = async (path: string, purpose: LinkPurpose, entry: { email: string; referralCode: string }) =>
  `/waitlist/${path}?token=${await signLink(mailSettings.LINK_SECRET, purpose, entry, new Date())}`;

/** Presses Tab until an element of that name has the focus, and presses the key. */
async function press(page: Page, role: "button" | "checkbox", name: string, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press(key);
}

/** Opens the page once: it fits the narrowest window, and axe finds nothing on a phone. */
const openAccessible = (page: Page, address: string) => expectAccessible(page, address, [360]);

test.describe("with scripts", () => {
  test("one's own page fits a phone, and axe finds nothing", async ({ page, origin, entry }) =>
    openAccessible(page, `${origin}${await addressFor("me", "own-page", entry)}`));

  test("an address is confirmed by a press, and a refused link says so", async ({
    page,
    origin,
    entry,
    expectConsole,
  }) => {
    expectConsole(/status of 403/);
    await openAccessible(page, `${origin}/waitlist/me?token=x`);
    await openAccessible(page, `${origin}${await addressFor("confirm", "confirm", entry)}`);
    await page.getByRole("button", { name: confirmPage.ask.button }).click();
    await hydrated(page);
    await expect(page.getByRole("heading", { name: confirmPage.done.heading })).toBeVisible();
  });

  test("the link is asked for beside the lookup, and a join is told of the mail to confirm", async ({
    page,
    origin,
    entry,
  }) => {
    await openAccessible(page, `${origin}/waitlist#lookup`);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("button", { name: waitlistLookup.heading }).click();
    await page.getByLabel(waitlistLookup.label).fill(entry.email);
    await page.getByRole("button", { name: waitlistMail.lookup.button }).click();
    await expect(page.locator("[data-toast]")).toContainText(waitlistMail.lookup.sent.description);
    await fillJoinForm(page);
    await page.getByRole("button", { name: waitlistForm.submit }).click();
    await expect(page.getByText(waitlistMail.confirm)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything on one's own page is done by keyboard", async ({ page, origin, entry, expectConsole }) => {
    // The refused correction.
    expectConsole(/status of 400/);
    await page.goto(`${origin}${await addressFor("me", "own-page", entry)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bel & Buta");
    await expect(page.getByText("Pepper Porch")).toBeVisible();
    await press(page, "button", myEntry.confirm.button, "Enter");
    await expect(page.getByRole("status")).toHaveText(myEntry.notices.confirmed);
    await expect(page.getByRole("button", { name: myEntry.confirm.button })).toHaveCount(0);

    const { fields } = myEntry.entry;
    await page.getByLabel(fields.founderName).fill("Tara Rathore");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(myEntry.notices.corrected);
    await expect(page.getByLabel(fields.founderName)).toHaveValue("Tara Rathore");
    await page.getByLabel(fields.phoneNumber).fill("1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(myEntry.notices.invalid);
    await expect(page.getByLabel(fields.phoneNumber)).toHaveAttribute("aria-invalid", "true");

    await press(page, "button", myEntry.messages.stop, "Enter");
    await expect(page.getByText(myEntry.messages.off)).toBeVisible();

    const download = page.waitForEvent("download");
    await press(page, "button", myEntry.download.button, "Enter");
    const path = await (await download).path();
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ entry: { email: entry.email } });

    await press(page, "checkbox", myEntry.erase.tick, "Space");
    await press(page, "button", myEntry.erase.button, "Enter");
    await expect(page.getByRole("heading", { name: myEntry.erased.heading })).toBeVisible();
    expect(page.url()).toBe(`${origin}/waitlist/me`);
  });
});
