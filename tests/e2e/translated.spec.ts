/**
 * Pages changed by others: browser translation replaces text nodes by elements, and data detectors and password managers
 * change a page before hydration. The page must still work.
 */
import type { Page } from "playwright/test";
import { applicationForm } from "#app/content/application-form.ts";
import { assistantTexts, chatButton } from "#app/content/assistant-texts.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { prices } from "#app/content/prices.ts";
import { header } from "#app/content/site.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { waitlistForm, waitlistPanel } from "#app/content/waitlist.ts";
import { arrive, hydrated, expect, fillJoinForm, holdBack, test } from "./fixtures.ts";

/** Translates every text, now and later, as Google Translate does: each text node becomes two <font>s. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const swap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement: parent } = text;
        if (!text.textContent?.trim() || parent?.closest("font, script, style, noscript, svg, select")) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = `${text.textContent.trim()}~`;
        outer.appendChild(inner);
        parent?.replaceChild(outer, text);
      }
    };
    swap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) swap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await arrive(page, path);
  await translate(page);
}

test("a translated page opens, filters, plays and closes stories, and leads from page to page", async ({ page }) => {
  await openTranslated(page, useCasesPath);
  const count = page.locator("#stories").getByRole("status").first();
  const before = await count.innerText();
  await page.locator("button[name=feature]").first().click();
  await expect(count).not.toHaveText(before);
  await page.locator("[id^=listen-]").first().click();
  await expect(page.locator("#story-title")).toBeVisible();

  await test.step("a story plays, and its clock goes on", async () => {
    const player = page.locator("[data-audio-player]").first();
    await expect(player).toContainText("0:02");
    await player.getByRole("button", { name: "Pause" }).click();
    await page
      .getByRole("button", { name: /^86 pieces/ })
      .first()
      .click();
    await expect(player).not.toContainText("0:02");
  });

  await page.goBack();
  await expect(count).toBeVisible();
  for (const name of ["The Crew", "The Storeroom"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }

  await test.step("a journey goes through its steps", async () => {
    await page.getByRole("banner").getByRole("link", { name: header.homeLabel }).click();
    await page.getByRole("main").locator('a[href="/journey/popup-exhibitions"]').first().click();
    const steps = page.locator("#steps");
    await expect(steps).toContainText("Step 1 of");
    await steps.getByRole("button", { name: /Next/ }).click();
    await expect(steps).toContainText("Step 2 of");
    await steps.getByRole("button", { name: /Next/ }).click();
    await expect(steps).toContainText("Step 3 of");
    await expect(steps).not.toContainText("Step 1 of");
  });
});

test("a translated page counts a team: the bill and its status stay true", async ({ page }) => {
  await openTranslated(page, "/pricing");
  const team = page.locator("section[aria-labelledby=team]");
  const [more, fewer] = ["One more: Admin", "One fewer: Admin"].map((name) => page.getByRole("button", { name }));
  await more?.click();
  await expect(team.getByRole("listitem").filter({ hasText: "2 × Admin" })).toBeVisible();
  await expect(team.getByRole("status").first()).toContainText(teamPrice({ admin: 2 }));
  for (const _ of [1, 2]) await fewer?.click();
  await expect(team.getByRole("listitem").filter({ hasText: "×" })).toHaveCount(0);
  await more?.click();
  await expect(team.getByRole("listitem").filter({ hasText: "1 × Admin" })).toBeVisible();
  await page
    .getByRole("button", { name: /Annual/ })
    .first()
    .click();
  await expect(page).toHaveURL(/billing=annually/);
  await expect(team.getByRole("status").first()).toContainText(String(prices.adminAnnual));
});

test("a translated page takes a brand in, after a mistake, and is ready for another", async ({ page }) => {
  await openTranslated(page, "/waitlist");
  const form = page.locator("#reserve");
  const submit = page.getByRole("button", { name: new RegExp(waitlistForm.submit) });
  await submit.click();
  await expect(form.getByText("Brand name is required")).toBeVisible();
  await fillJoinForm(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: new RegExp(waitlistPanel.heading) })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(waitlistPanel.another) }).click();
  await expect(form.locator("[name=brandName]")).toHaveValue("");
});

test("a translated page shows answers whose end differs from their beginning", async ({ page }) => {
  const events = [
    ["delta", { text: "We **char" }],
    ["delta", { text: "ge** by role, see [pri" }],
    ["delta", { text: "cing](/pricing)." }],
    ["done", { response: "Only **roles** are charged.\n\n- Admin\n- Other", sources: [] }],
  ] as const;
  // The network delivers it whole, but the page reads event by event with pauses.
  await page.addInitScript((sent) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (!String(input).includes("/api/ai/")) return fetch(input, init);
      const body = new ReadableStream({
        async start(controller) {
          for (const [name, data] of sent) {
            controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
            await new Promise((resolve) => setTimeout(resolve, 150));
          }
          controller.close();
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    };
  }, events);
  await openTranslated(page, "/waitlist");
  await page.getByRole("button", { name: chatButton.label }).click();
  const input = page.getByRole("textbox", { name: assistantTexts.inputLabel });
  for (const question of ["price", "and again"]) {
    await input.fill(question);
    await input.press("Enter");
    const last = page.getByRole("log").locator("[data-role=assistant]").last();
    await expect(last).toContainText("are charged.");
    await expect(last.locator("strong")).toContainText("roles");
    await expect(last.getByRole("listitem")).toHaveCount(2);
    await expect(last).not.toContainText("by role");
  }
  await page.getByRole("button", { name: new RegExp(assistantTexts.restart) }).click();
  await expect(page.getByRole("log").locator("[data-role=user]")).toHaveCount(0);
});

/** React's messages about rendering the page anew. */
const DRAWN_ANEW = /Minified React error #(418|421|422|423|425)/;
const waitlist = { path: "/waitlist", field: "brandName", label: waitlistForm.fields.brandName.label };
const application = {
  path: "/careers/ai-ux-designer",
  field: "fullName",
  label: applicationForm.fields.fullName.label,
};

for (const { change, path, field, label } of [
  { change: "a data detector", ...waitlist },
  { change: "a password manager", ...waitlist },
  { change: "a password manager", ...application },
  { change: "an early translation", ...waitlist },
]) {
  test(`a page that ${change} changed before the app was awake keeps what was typed on ${path}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(DRAWN_ANEW);
    const wake = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const typed = page.locator(`form[method=post] [name=${field}]`);
    await typed.fill("Bel & Buta");
    await page.evaluate((what) => {
      const input = document.querySelector("form[method=post] [required]");
      if (what === "a password manager") input?.insertAdjacentElement("afterend", document.createElement("div"));
      const texts = what === "an early translation" ? document.querySelectorAll("main p, main label") : [];
      for (const text of texts) text.innerHTML = `<font>${text.textContent}~</font>`;
      const phone = what === "a data detector" ? document.querySelector('footer a[href^="tel:"]') : null;
      if (phone) phone.innerHTML = phone.innerHTML.replace(/(\+91[\d ]+)/, '<a href="tel:1">$1</a>');
    }, change);
    if (change === "a data detector") await expect(page.locator('a[href="tel:1"]')).toHaveCount(1);
    wake();
    await hydrated(page);
    await expect(typed).toHaveValue("Bel & Buta");
    await expect(page.getByLabel(label, { exact: false }).first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(typed).toHaveValue("Bel & Buta");
  });
}
