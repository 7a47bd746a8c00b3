/** The road to joining in Hindi, by keyboard on a phone, with and without scripts; and what axe finds on it. */
import type { Locator, Page } from "playwright/test";
import { signLink } from "#app/.server/links/index.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { textsOf } from "#app/content/texts.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { faultsOf } from "#tests/worker/hindi-page.ts";
import { hydrated, expect, expectAccessible, tabTo as tabWithin } from "./fixtures.ts";
import { test } from "./mail-site.ts";

const { assistantTexts, frame, myEntry, pricing, site, waitlist } = textsOf("hi");
const { player } = frame.frameWords;

// One worker: each would start its own site.
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 360, height: 740 } });

const tabTo = (page: Page, target: Locator) => tabWithin(page, target, 150);

const expectHindi = async (page: Page) => expect(faultsOf(await page.content())).toEqual([]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a founder finds the price for five, hears a story, joins, and comes back to her own page", async ({
      page,
      origin,
      allowConsole,
    }) => {
      test.slow();
      // The answer to the form with a mistake, without scripts.
      allowConsole(/status of 400/);
      const arrive = async (path: string) => {
        await page.goto(origin + path);
        if (javaScriptEnabled) await hydrated(page);
      };
      await arrive("/hi");
      await expectHindi(page);
      const banner = page.getByRole("banner");
      await tabTo(page, banner.getByRole("button", { name: site.header.openMenu }));
      await page.keyboard.press("Enter");
      await tabTo(page, banner.getByRole("link", { name: site.header.pricing }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/hi\/pricing$/);

      await test.step("the price for five", async () => {
        if (javaScriptEnabled) await hydrated(page);
        const [admin, , manager] = pricingRoles;
        const { teamCalculator } = pricing;
        await tabTo(page, page.getByLabel(fill(teamCalculator.count, { role: manager?.title ?? "" })));
        await page.keyboard.type("4");
        if (!javaScriptEnabled) {
          await tabTo(page, page.getByRole("button", { name: teamCalculator.update }));
          await page.keyboard.press("Enter");
        }
        const rupees = (admin?.monthlyRupees ?? 0) + 4 * (manager?.monthlyRupees ?? 0);
        await expect(page.getByRole("region", { name: teamCalculator.heading })).toContainText(formatRupees(rupees));
        await expectHindi(page);
      });

      await test.step("a story", async () => {
        await arrive("/hi/story/1");
        await expectHindi(page);
        const audio = page.locator("audio").filter({ visible: !javaScriptEnabled }).first();
        await tabTo(page, javaScriptEnabled ? page.getByRole("button", { name: player.play, exact: true }) : audio);
        await page.keyboard.press("Space");
        const seconds = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime);
        await expect.poll(seconds).toBeGreaterThan(0.3);
        await expectHindi(page);
      });

      const email = `tara-${crypto.randomUUID()}@bel.example`;
      let code = "";
      await test.step("the waitlist, with a mistake first", async () => {
        await tabTo(page, banner.getByRole("link", { name: site.header.join }));
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/hi\/waitlist$/);
        if (javaScriptEnabled) await hydrated(page);
        const { fields, submit } = waitlist.waitlistForm;
        const brand = page.getByLabel(fields.brandName.label);
        await tabTo(page, brand);
        await page.keyboard.press("Enter");
        await expect(brand).toHaveAttribute("aria-invalid", "true");
        await expectHindi(page);
        if (!javaScriptEnabled) await tabTo(page, brand);
        for (const typed of ["Bel & Buta", "Tara", email, "+91 00000 12345", "", "", ""]) {
          await page.keyboard.insertText(typed);
          await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Space");
        await tabTo(page, page.getByRole("button", { name: submit }));
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: waitlist.waitlistPanel.heading })).toBeVisible();
        await expectHindi(page);
        code = /ref=([A-Z0-9]{8})/.exec(await page.content())?.[1] ?? "";
      });

      await test.step("the lookup", async () => {
        await page.evaluate(() => sessionStorage.clear());
        await arrive("/hi/waitlist?from=lookup");
        const { label, submit, found } = waitlist.waitlistLookup;
        await tabTo(page, page.locator("#lookup-heading a"));
        await page.keyboard.press("Enter");
        const field = page.getByLabel(label);
        if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
        await page.keyboard.insertText(email);
        await tabTo(page, page.getByRole("button", { name: submit }));
        await page.keyboard.press("Enter");
        // A form's answer tells nobody whose link it is: while mail is on, that goes to the address.
        const answer = javaScriptEnabled
          ? page.getByRole("heading", { name: found })
          : page.getByRole("status").filter({ hasText: myEntry.mailedLinkMessage });
        await expect(answer).toBeVisible();
        await expectHindi(page);
      });

      await test.step("her own page", async () => {
        const token = await signLink(mailSettings.LINK_SECRET, "own-page", { email, referralCode: code }, new Date());
        await arrive(`/hi/waitlist/me?token=${token}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          fill(myEntry.myEntry.heading, { brand: "Bel & Buta" }),
        );
        await expectHindi(page);
      });

      if (!javaScriptEnabled) return;
      await test.step("a question to Smoothie", async () => {
        await arrive("/hi/pricing");
        await tabTo(page, page.getByRole("button", { name: assistantTexts.chatButton.label }));
        await page.keyboard.press("Enter");
        const panel = page.getByRole("dialog");
        await expect(panel.getByRole("textbox")).toBeFocused();
        await page.keyboard.insertText("Admin का दाम कितना है?");
        await page.keyboard.press("Enter");
        await expect(panel.getByRole("log")).toContainText(formatRupees(pricingRoles[0]?.monthlyRupees ?? Number.NaN));
        await expectHindi(page);
      });
    });
  });
}

test("on a phone axe finds nothing, and nothing scrolls sideways", async ({ page, origin }) => {
  test.slow();
  for (const path of [
    "",
    "/pricing",
    "/brand-buddies",
    "/waitlist",
    "/story/1",
    "/privacy-policy",
    "/kept",
    "/features",
  ]) {
    await test.step(path, () => expectAccessible(page, `${origin}/hi${path}`, [360]));
  }
});
