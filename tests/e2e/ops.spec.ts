/** The back office in a browser: the built Worker with a long list, and the test's imitation of Access. Its speed: bench:waitlist. */
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { chatButton } from "#app/content/assistant-texts.ts";
import { storedQuestionsNotice, storedQuestionsTexts } from "#app/content/stored-questions.ts";
import { AUDIENCE, makeTeam } from "#tests/setup/access-team.ts";
import { startSite } from "./configured-site.ts";
import { expect, expectNoAxeFindings, expectNoHorizontalScroll, test as base } from "./fixtures.ts";

const ENTRIES = 20_000;
/** Brands that share no name, number or own mailbox, so that a free month has no mark. */
const SEED = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ENTRIES})
  INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code, referrer_id,
    accepted_terms, accepted_marketing, created_at)
  SELECT 'hello-' || i || '@x.example', 'hello-' || i || '@x.example', 'Brand ' || i,
    'Founder ' || char(97 + i / 676 % 26, 97 + i / 26 % 26, 97 + i % 26), '+91 9' || printf('%09d', i),
    printf('S%07d', i), CASE WHEN i > 100 AND i % 3 = 0 THEN i / 100 END, 1, i % 5 = 0,
    unixepoch() * 1000 - (${ENTRIES} - i) * 125000 FROM n`;

type Office = { origin: string; token: string };

const test = base.extend<{ office: Office }, { started: Office }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
    async ({}, use) => {
      let keys: unknown;
      const server = createServer((request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(request.url === "/cdn-cgi/access/certs" ? JSON.stringify(keys) : "{}");
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const team = await makeTeam(issuer);
      keys = team.keys;
      const settings = {
        ACCESS_TEAM: issuer,
        ACCESS_AUD: AUDIENCE,
        KEEP_QUESTIONS: "on",
        LINK_SECRET: "only-for-tests-only-for-tests-only-for-tests",
      };
      const site = await startSite((origin) => ({ PUBLIC_ORIGIN: origin, ...settings }), { seed: SEED });
      await use({ origin: site.origin, token: await team.sign() });
      await site.stop();
      server.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** An operator's browser. */
  office: async ({ started, context, visitorAddress }, use) => {
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitorAddress, "Cf-Access-Jwt-Assertion": started.token });
    await use(started);
  },
});

// One worker: each would start its own site.
test.describe.configure({ mode: "default" });

/** Expects no sideways scrolling on a phone, a tablet and a wide screen, and no axe findings. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeFindings(page);
}

const said = (page: Page) => page.getByRole("status").and(page.locator(".notice"));

test("the overview tells how the list grows, as a picture and in figures", async ({ page, office }) => {
  await page.goto(`${office.origin}/ops`);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByText(String(ENTRIES), { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /Joins by day in the last 30 days/ })).toBeVisible();
  await page.getByText("By day", { exact: true }).click();
  await expect(page.getByRole("table", { name: /last 30 days/ }).getByRole("row")).toHaveCount(31);
  await expectSound(page);
});

test("the waitlist is searched, filtered and paged by keyboard alone, and exported", async ({ page, office }) => {
  await page.goto(`${office.origin}/ops/waitlist`);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await page.getByRole("link", { name: "Next page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader").first()).toHaveText(`Brand ${ENTRIES - 50}`);
  await page.getByRole("link", { name: "Previous page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader").first()).toHaveText(`Brand ${ENTRIES}`);
  await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
  await page.getByLabel("Search").focus();
  await page.keyboard.type("hello-4321@");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader")).toHaveText(["Brand 4321"]);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Show").selectOption({ label: "Came by a referral" });
  await page.getByLabel("Order").selectOption({ label: "Oldest first" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("rowheader").first()).toHaveText("Brand 102");
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export everybody (CSV)" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines.length).toBeGreaterThan(ENTRIES - 10);
});

test("the screens for one entry, for fakes, free months and changes fit, and axe finds nothing", async ({
  page,
  office,
}) => {
  for (const path of ["waitlist/500", "fakes?codes=S0000500&codes=S0000501", "months?state=all", "changes", "asked"]) {
    await page.goto(`${office.origin}/ops/${path}`);
    await test.step(path, () => expectSound(page));
  }
});

test("an entry is erased after a second question alone", async ({ page, office }) => {
  await page.goto(`${office.origin}/ops/waitlist/501`);
  await page.getByText("Erase everything about this address", { exact: true }).click();
  const erase = page.getByRole("button", { name: "Erase hello-501@x.example" });
  await erase.click();
  await expect(page).toHaveURL(/\/501$/);
  await page.getByRole("checkbox", { name: /^I am sure/ }).check();
  await erase.click();
  await expect(said(page)).toContainText("The place stays taken.");
});

test("a story is written, mended, seen beforehand and published", async ({ page, office, expectConsole }) => {
  expectConsole(/status of 400/);
  await page.goto(`${office.origin}/ops/stories`);
  await page.getByRole("link", { name: "Write a story" }).click();
  await page.getByLabel("Title").fill("The tin that came back");
  await page
    .getByLabel("Story", { exact: true })
    .fill("The first tin came back in May.\n\nThe second came with a letter.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert")).toContainText("Excerpt");
  await expect(page.getByLabel("Title")).toHaveValue("The tin that came back");
  await expectSound(page);
  await page
    .getByLabel("Excerpt")
    .fill("A tin of pickle came back from a customer, and with it the idea for a refill.");
  await page.getByLabel("Founder").fill("Asha");
  await page.getByLabel("Brand").fill("Asha's Pickles");
  await page.getByLabel("Primary outcome").fill("Refills are a third of all orders");
  await page.getByLabel("Additional metric").fill("410 tins came back");
  await page.getByLabel("The Storeroom").check();
  await page.getByLabel("Picture", { exact: true }).setInputFiles("public/icons/apple-touch-icon.png");
  await page.getByLabel("What the picture shows").fill("A tin");
  await page.getByLabel("Recording").setInputFiles("public/audio/story-1.mp3");
  const [preview] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: /Preview the page/ }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("The tin that came back");
  await expect(preview.getByText("410 tins came back")).toBeVisible();
  await expect(preview.getByRole("img", { name: "A tin" })).toBeVisible();
  await preview.close();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(said(page)).toContainText("published");
  await expectSound(page);
  const id = /\/ops\/stories\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`${office.origin}/story/${id}?fresh=1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The tin that came back");
  await page.goto(`${office.origin}/ops/stories/${id}`);
  await page.getByText("Take it down").click();
  await page.getByRole("button", { name: "Take down this story" }).click();
  await expect(said(page)).toContainText("taken down");
});

test("popular questions are written one a line, in their order", async ({ page, office }) => {
  await page.goto(`${office.origin}/ops/questions`);
  const questions = page.getByLabel("Questions");
  for (const text of ["One?\nTwo?", "Two?\nOne?\nThree?"]) {
    await questions.fill(text);
    await page.getByRole("button", { name: "Keep these questions" }).click();
    await expect(said(page)).toHaveText("The questions are saved.");
    await expect(questions).toHaveValue(text);
  }
  await expectSound(page);
});

test("the policy and the chat say that questions are kept", async ({ page, office }) => {
  await page.goto(`${office.origin}/privacy-policy`);
  await expect(page.getByText(storedQuestionsTexts(true).questionsStored)).toBeVisible();
  await page.getByRole("button", { name: chatButton.label }).click();
  await expect(page.getByText(storedQuestionsNotice)).toBeVisible();
});
