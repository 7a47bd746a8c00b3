/** One's own page by a mailed link, with mail on: by keyboard, with and without scripts, on a phone and a wide screen. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { type LinkPurpose, signLink } from "#app/.server/links/index.ts";
import { confirmPage, ownPage, stopPage, waitlistMail } from "#app/content/own-page.ts";
import { waitlistForm, waitlistLookup } from "#app/content/waitlist.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { startSite } from "./configured-site.ts";
import { awake, expect, expectAccessible, expectNoAxeFindings, test as base } from "./fixtures.ts";

const test = base.extend<{ entry: { email: string; referralCode: string } }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
    async ({}, use) => {
      const site = await startSite(mailSettings, { bindings: { send_email: [{ name: "MAIL" }] } });
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
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
  const target = page.getByRole(role, { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

test("the health check says that mail is on", async ({ request, origin }) => {
  expect(await (await request.get(`${origin}/healthz`)).json()).toMatchObject({ mail: "on" });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("everything on it is done by keyboard", async ({ page, origin, entry, expectConsole }) => {
      // The refused correction below.
      expectConsole(/status of 400/);
      await page.goto(`${origin}${await addressFor("me", "own-page", entry)}`);
      if (javaScriptEnabled) await awake(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Bel & Buta");
      await expect(page.getByText("Pepper Porch")).toBeVisible();
      await press(page, "button", ownPage.confirm.button, "Enter");
      await expect(page.getByRole("status")).toHaveText(ownPage.notices.confirmed);
      await expect(page.getByRole("button", { name: ownPage.confirm.button })).toHaveCount(0);

      await page.getByLabel(ownPage.entry.fields.founderName).fill("Tara Rathore");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status")).toHaveText(ownPage.notices.corrected);
      await expect(page.getByLabel(ownPage.entry.fields.founderName)).toHaveValue("Tara Rathore");
      await page.getByLabel(ownPage.entry.fields.phoneNumber).fill("1");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(ownPage.notices.invalid);
      await expect(page.getByLabel(ownPage.entry.fields.phoneNumber)).toHaveAttribute("aria-invalid", "true");

      await press(page, "button", ownPage.messages.stop, "Enter");
      await expect(page.getByText(ownPage.messages.off)).toBeVisible();

      const download = page.waitForEvent("download");
      await press(page, "button", ownPage.download.button, "Enter");
      const path = await (await download).path();
      expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ entry: { email: entry.email } });

      await press(page, "checkbox", ownPage.erase.tick, "Space");
      await press(page, "button", ownPage.erase.button, "Enter");
      await expect(page.getByRole("heading", { name: ownPage.erased.heading })).toBeVisible();
      expect(page.url()).toBe(`${origin}/waitlist/me`);
    });

    test("confirming and stopping take a press", async ({ page, origin, entry }) => {
      for (const [path, purpose, text] of [
        ["confirm", "confirm", confirmPage],
        ["stop", "stop", stopPage],
      ] as const) {
        await page.goto(`${origin}${await addressFor(path, purpose, entry)}`);
        await page.getByRole("button", { name: text.ask.button }).click();
        await expect(page.getByRole("heading", { name: text.done.heading })).toBeVisible();
      }
    });

    test("the link is asked for beside the lookup, and the join speaks of its mail", async ({
      page,
      origin,
      entry,
    }) => {
      await page.goto(`${origin}/waitlist`);
      if (javaScriptEnabled) await awake(page);
      await page.getByRole(javaScriptEnabled ? "button" : "link", { name: waitlistLookup.heading }).click();
      await page.getByLabel(waitlistLookup.label).fill(entry.email);
      await page.getByRole("button", { name: waitlistMail.lookup.button }).click();
      await expect(page.getByText(waitlistMail.lookup.sent.description).first()).toBeVisible();
    });
  });
}

test("a join is told of the mail to confirm", async ({ page, origin }) => {
  await page.goto(`${origin}/waitlist`);
  await awake(page);
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

test("axe finds nothing on any of these pages, at three widths", async ({ page, origin, entry, expectConsole }) => {
  // The invalid link answers 403.
  expectConsole(/status of 403/);
  const addresses = [
    await addressFor("me", "own-page", entry),
    await addressFor("confirm", "confirm", entry),
    "/waitlist/me?token=x",
    "/waitlist#lookup",
  ];
  for (const address of addresses) {
    await expectAccessible(page, `${origin}${address}`);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoAxeFindings(page);
  }
  if (process.env.SHOTS) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index, address] of addresses.entries()) {
        await page.goto(`${origin}${address}`);
        await page.screenshot({ path: `${process.env.SHOTS}/${index}-${width}.png`, fullPage: true });
      }
    }
  }
});
