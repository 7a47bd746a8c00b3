/** One's own page by a mailed link, and the other pages with mail on: by keyboard, with and without scripts. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { type LinkPurpose, signLink } from "#app/.server/links/index.ts";
import { confirmPage, myEntry, stopPage, waitlistMail } from "#app/content/my-entry.ts";
import { waitlistForm, waitlistLookup } from "#app/content/waitlist.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { hydrated, expect, expectAccessible, tabTo } from "./fixtures.ts";
import { test as base } from "./mail-site.ts";

const test = base.extend<{ entry: { email: string; referralCode: string } }>({
  entry: async ({ origin, request }, use) => {
    const email = `tara-${crypto.randomUUID()}@bel.example`;
    const data = {
      brandName: "Bel & Buta",
      founderName: "Tara",
      email,
      phoneNumber: "98000 00000",
      acceptedTerms: true,
    };
    const joined = await request.post(`${origin}/api/waitlist/join`, { data });
    const { referralCode } = (await joined.json()) as { referralCode: string };
    const friend = { ...data, email: `kabir-${email}`, brandName: "Pepper Porch", referredBy: referralCode };
    await request.post(`${origin}/api/waitlist/join`, { data: friend });
    await use({ email, referralCode });
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

/** Types a new name, and then a phone number that is refused. */
async function correct(page: Page): Promise<void> {
  const { fields } = myEntry.entry;
  await page.getByLabel(fields.founderName).fill("Tara Rathore");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(myEntry.notices.corrected);
  await expect(page.getByLabel(fields.founderName)).toHaveValue("Tara Rathore");
  await page.getByLabel(fields.phoneNumber).fill("1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(myEntry.notices.invalid);
  await expect(page.getByLabel(fields.phoneNumber)).toHaveAttribute("aria-invalid", "true");
}

test.describe("with scripts", () => {
  // The forms are plain ones: what they do is tried below without scripts.
  test("one's own page fits a phone, and an entry is corrected and erased on it", async ({
    page,
    origin,
    entry,
    expectConsole,
  }) => {
    // The refused correction.
    expectConsole(/status of 400/);
    await openAccessible(page, `${origin}${await addressFor("me", "own-page", entry)}`);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText("Pepper Porch")).toBeVisible();
    await correct(page);
    await hydrated(page);
    await expect(page.getByRole("alert")).toHaveText(myEntry.notices.invalid);
    await page.getByRole("checkbox", { name: myEntry.erase.tick }).check();
    await page.getByRole("button", { name: myEntry.erase.button }).click();
    await hydrated(page);
    await expect(page.getByRole("heading", { name: myEntry.erased.heading })).toBeVisible();
  });

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
    const form = page.locator("#reserve");
    const { fields } = waitlistForm;
    await form.getByLabel(fields.brandName.label).fill("Sunday Ubtan");
    await form.getByLabel(fields.founderName.label).fill("Dev");
    await form.getByLabel(fields.email.label).fill(`dev-${crypto.randomUUID()}@x.example`);
    await form.getByLabel(fields.phoneNumber.label).fill("98000 00000");
    await form.getByRole("checkbox").first().check();
    await form.getByRole("button", { name: waitlistForm.submit }).click();
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

    await correct(page);

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

  test("confirming, stopping and asking for the link take a press", async ({ page, origin, entry }) => {
    for (const [path, purpose, text] of [
      ["confirm", "confirm", confirmPage],
      ["stop", "stop", stopPage],
    ] as const) {
      await page.goto(`${origin}${await addressFor(path, purpose, entry)}`);
      await page.getByRole("button", { name: text.ask.button }).click();
      await expect(page.getByRole("heading", { name: text.done.heading })).toBeVisible();
    }
    await page.goto(`${origin}/waitlist`);
    await page.getByRole("link", { name: waitlistLookup.heading }).click();
    await page.getByLabel(waitlistLookup.label).fill(entry.email);
    await page.getByRole("button", { name: waitlistMail.lookup.button }).click();
    await expect(page.getByText(waitlistMail.lookup.sent.description).first()).toBeVisible();
  });
});
