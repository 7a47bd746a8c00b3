/** The waitlist form with Turnstile on. The test stands in for Cloudflare's script and the answers to a join. */
import type { Page, Route } from "playwright/test";
import { waitlistForm, waitlistPanel } from "#app/content/waitlist.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { siteWith } from "./configured-site.ts";
import { arrive, expect, fillJoinForm, test as base } from "./fixtures.ts";

const NOT_A_PERSON = waitlistMessages.notAPerson;

const SITE_KEY = "site-key";
const SCRIPT = "https://challenges.cloudflare.com/**";

declare global {
  interface Window {
    /** The checks that were made and not removed since, by the stand-in's own count. */
    checks: Map<string, HTMLInputElement>;
  }
}

/** Imitates the relevant parts of the real script: each check puts its own token into the form around it. */
const STAND_IN = `(() => {
  window.checks = new Map();
  let made = 0;
  window.turnstile = {
    render(box, { sitekey }) {
      if (sitekey !== "${SITE_KEY}") throw new Error("Unknown site key");
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "cf-turnstile-response" });
      made += 1;
      field.value = "token " + made;
      box.append(field);
      checks.set("check " + made, field);
      return "check " + made;
    },
    remove(id) {
      if (!checks.has(id)) throw new Error("There is no " + id);
      checks.get(id).remove();
      checks.delete(id);
    },
  };
})();`;

type Answer = (route: Route) => Promise<void>;
const JOINED = {
  referralCode: "ABCD2345",
  alreadyRegistered: false,
  message: "You're on the list!",
  position: 1,
  earlyBird: true,
};
const joined: Answer = (route) => route.fulfill({ status: 201, json: JOINED });

const test = base.extend<
  { scripts: string[]; answers: (...answers: Answer[]) => Promise<string[]> },
  { origin: string }
>({
  origin: siteWith({ TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: "secret" }),
  /** The files fetched from Cloudflare. */
  scripts: [
    async ({ page }, use) => {
      const scripts: string[] = [];
      await page.route(SCRIPT, (route) => {
        scripts.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: STAND_IN });
      });
      await use(scripts);
    },
    { auto: true },
  ],
  /** Answers the joins in this order; a repeated token is refused. Returns the sent tokens. */
  answers: async ({ page }, use) => {
    await use(async (...answers) => {
      const sent: string[] = [];
      await page.route("**/api/waitlist/referral-count/*", (route) =>
        route.fulfill({ json: { referralCode: JOINED.referralCode, referralCount: 0 } }),
      );
      await page.route("**/api/waitlist/join", (route) => {
        const { turnstileToken } = route.request().postDataJSON() as { turnstileToken: string };
        const isSpent = sent.includes(turnstileToken);
        sent.push(turnstileToken);
        const answer = answers.shift() ?? joined;
        return isSpent ? route.fulfill({ status: 400, json: { message: NOT_A_PERSON } }) : answer(route);
      });
      return sent;
    });
  },
});

// One worker: each would start its own site.
test.describe.configure({ mode: "default" });

async function expectOneCheck(page: Page): Promise<void> {
  await expect(page.locator("#reserve form [name=cf-turnstile-response]")).toHaveCount(1);
  expect(await page.evaluate(() => window.checks.size)).toBe(1);
}

const submit = (page: Page) => page.getByRole("button", { name: waitlistForm.submit }).click();
const confirmation = (page: Page) => page.getByRole("heading", { name: waitlistPanel.heading });

test("a check stays through a mistake, and a failed join or a later form has a new one", async ({
  page,
  origin,
  answers,
  scripts,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const outage = "Please try again";
  const sent = await answers(
    (route) => route.fulfill({ status: 503, json: { message: outage } }),
    (route) => route.abort(),
    joined,
    joined,
  );
  const toast = page.locator("[data-toast]");
  await arrive(page, `${origin}/waitlist`);
  await fillJoinForm(page);
  await expectOneCheck(page);
  await test.step("a mistake found before anything is sent leaves the check as it is", async () => {
    const token = await page.locator("[name=cf-turnstile-response]").inputValue();
    await page.getByLabel(waitlistForm.fields.phoneNumber.label).fill("12");
    await submit(page);
    await expect(page.locator("#join-phoneNumber-error")).toBeVisible();
    await page.getByLabel(waitlistForm.fields.phoneNumber.label).fill("+91 00000 12345");
    await submit(page);
    await expect(toast).toContainText(outage);
    expect(sent).toEqual([token]);
  });
  await test.step("after an outage and a lost network the join is repeated with new checks", async () => {
    await expectOneCheck(page);
    await submit(page);
    await expect(toast).toContainText(waitlistMessages.noNetwork);
    await expectOneCheck(page);
    await submit(page);
    await expect(confirmation(page)).toBeVisible();
    expect(new Set(sent).size).toBe(3);
  });
  await test.step("a form that is shown later has a check of its own", async () => {
    await page.getByRole("button", { name: waitlistPanel.another }).click();
    await expectOneCheck(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => page.evaluate(() => window.checks.size)).toBe(0);
    await page.goBack();
    await expectOneCheck(page);
    await fillJoinForm(page);
    await submit(page);
    await expect(confirmation(page)).toBeVisible();
    expect(new Set(sent).size).toBe(4);
  });
  expect(scripts).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
});

test("a script that did not come is asked for again with the next check", async ({
  page,
  origin,
  answers,
  scripts,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort(), { times: 1 });
  const refused: Answer = (route) => route.fulfill({ status: 400, json: { message: NOT_A_PERSON } });
  await answers(refused, joined);
  await arrive(page, `${origin}/waitlist`);
  await fillJoinForm(page);
  await submit(page);
  await expect(page.locator("[data-toast]")).toContainText(NOT_A_PERSON);
  await expectOneCheck(page);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test("nobody joins without the check, with scripts or without", async ({ request, origin }) => {
  const entry = {
    brandName: "Bel & Buta",
    founderName: "Tara",
    email: "tara@bel.example",
    phoneNumber: "+91 00000 12345",
  };
  const called = await request.post(`${origin}/api/waitlist/join`, { data: { ...entry, acceptedTerms: true } });
  expect(called.status()).toBe(400);
  expect(await called.json()).toMatchObject({ message: NOT_A_PERSON, fields: { turnstileToken: NOT_A_PERSON } });
  const posted = await request.post(`${origin}/waitlist`, { form: { ...entry, intent: "join", acceptedTerms: "on" } });
  expect(posted.status()).toBe(400);
  expect(await posted.text()).toContain(NOT_A_PERSON);
  const stats = await request.get(`${origin}/api/waitlist/stats`);
  expect(await stats.json()).toEqual({ totalSignups: 0, referralSignups: 0 });
});
