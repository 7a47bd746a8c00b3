/** Careers: the page, each position's window, and the application with and without scripts. */
import type { Locator, Page } from "playwright/test";
import { applicationForm } from "#app/content/application-form.ts";
import { careers, positions } from "#app/content/careers.ts";
import { TOO_MANY_REQUESTS } from "#app/schemas/api-error.ts";
import { awake, expect, expectAccessible, expectNoAxeFindings, holdBack, listen, test } from "./fixtures.ts";
import { untilMinuteHasRoom } from "#tests/setup/minute.ts";

const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

const DESIGNER = "/careers/ai-ux-designer";
const CALL = "**/api/careers/apply";
/** Chromium itself reports refused and failed requests. */
const REPORTED_FAILURE = /Failed to load resource/;

const complete = {
  "Full name": "Meera Pillai",
  Email: "meera@clay.example",
  "Phone number": "+91 98765 43210",
  "Link to your resume/CV": "https://meera.example/cv.pdf",
  "LinkedIn profile": "",
  Portfolio: "",
  "Cover letter": "I have drawn screens for people who never wanted a screen, and I would like to do it again.",
};

const window = (page: Page) => page.getByRole("dialog");
const applyNow = (page: Page, title = "AI UX Designer") => page.getByRole("button", { name: `Apply Now for ${title}` });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Application Submitted", exact: true });
const toast = (page: Page) => page.locator("[data-toast]");

async function openFromList(page: Page, title?: string): Promise<void> {
  await page.goto("/careers");
  await awake(page);
  await unfoldPosition(page, title);
  await applyNow(page, title).click();
  await expect(window(page)).toBeVisible();
}

/** On a phone a position is closed: a press on its title shows its button. */
async function unfoldPosition(page: Page, title = "AI UX Designer"): Promise<void> {
  const position = page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  if (await position.evaluate((details: HTMLDetailsElement) => !details.open))
    await position.locator("summary").click();
}

async function fill(scope: Page | Locator, change: Partial<typeof complete> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...complete, ...change })) await scope.getByLabel(label).fill(value);
}

/** Answers the call instead of the Worker, and records the request. */
async function answerCall(page: Page, status: number, body: object): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ status, json: body });
  });
  return sent;
}

test.describe("the careers page", () => {
  test("has four values, six perks and six complete positions", async ({ page }) => {
    await page.goto("/careers");
    const values = page.getByRole("region", { name: "Our Values" });
    await expect(values.getByRole("heading", { level: 3 })).toHaveText([
      "Empowerment",
      "Inclusivity",
      "Innovation",
      "Made in India",
    ]);
    const perks = page.getByRole("region", { name: careers.perks.heading });
    await expect(perks.getByRole("heading", { level: 3 })).toHaveText([
      "Impactful Work",
      "Learning & Growth",
      "Flexible Work",
      "Competitive Package",
      "Collaborative Culture",
      "Great Location",
    ]);
    const list = page.getByRole("region", { name: "Open Positions" });
    await expect(list.getByRole("article")).toHaveCount(6);
    for (const position of positions) {
      const article = list.getByRole("article", { name: position.title });
      for (const text of [position.department, "Bangalore (remote possible)", "Full-time", position.description]) {
        await expect(article).toContainText(text);
      }
      await expect(article.getByRole("listitem")).toHaveText([...position.responsibilities, ...position.requirements]);
      await expect(article.getByRole("button", { name: "Apply Now" })).toHaveAttribute(
        "href",
        `/careers/${position.id}`,
      );
      await expect(article).toContainText(position.id === "social-media-marketing" ? "2+ years" : "3+ years");
    }
  });

  test("leads from the hero to positions and values, and from the closing banner to the positions", async ({
    page,
  }) => {
    await page.goto("/careers");
    await awake(page);
    await page.getByRole("link", { name: "Our Values" }).click();
    await expect(page.getByRole("heading", { name: "Our Values" })).toBeInViewport();
    await page.getByRole("link", { name: "Open Positions", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Open Positions" })).toBeInViewport();
    await page.getByRole("button", { name: careers.closing.buttonLabel }).click();
    await expect(page.getByRole("heading", { name: "Open Positions" })).toBeInViewport();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
  });
});

/** On a phone, with and without scripts. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(`the list of positions, with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: NARROW });

    test("names each of them, and unfolds it", async ({ page }) => {
      await page.goto("/careers#positions");
      if (javaScriptEnabled) await awake(page);
      const list = page.getByRole("region", { name: "Open Positions" });
      await expect(list.getByRole("heading", { level: 3 })).toHaveText(positions.map(({ title }) => title));
      expect((await list.boundingBox())?.height).toBeLessThan(780);
      for (const { title, description } of positions) {
        await expect(list.getByText(description)).toBeHidden();
        await list.getByRole("heading", { level: 3, name: title, exact: true }).click();
        await expect(list.getByText(description)).toBeVisible();
        await expect(
          list.getByRole(javaScriptEnabled ? "button" : "link", { name: `Apply Now for ${title}` }),
        ).toBeVisible();
      }
    });

    test("stands open with more room, below an index that leads to each", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto("/careers");
      if (javaScriptEnabled) await awake(page);
      const list = page.getByRole("region", { name: "Open Positions" });
      for (const { title, department, description } of positions) {
        await expect(list.getByText(description)).toBeVisible();
        await list.getByRole("link", { name: `${title} ${department}` }).click();
        const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
        await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(200);
        // Below the sticky header.
        await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(64);
      }
    });
  });
}

test("a phone whose window closes has the position open, with the focus on its button", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto(DESIGNER);
  await awake(page);
  await page.keyboard.press("Escape");
  await expect(applyNow(page)).toBeFocused();
  await expect(applyNow(page)).toBeInViewport();
});

test("on paper every position is open", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/careers");
  await awake(page);
  await page.emulateMedia({ media: "print" });
  const drawn = await page
    .locator("#positions details")
    .evaluateAll((all) => all.map((each) => (each.lastElementChild?.getBoundingClientRect().height ?? 0) > 100));
  expect(drawn).toEqual(positions.map(() => true));
});

test.describe("a position's window", () => {
  test("opens over the page, which stays where it is, and has an address of its own", async ({ page }) => {
    await page.goto("/careers");
    await awake(page);
    await applyNow(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await applyNow(page).click();
    await expect(window(page)).toHaveAccessibleName("Apply for AI UX Designer");
    await expect(page).toHaveURL(DESIGNER);
    await expect(page).toHaveTitle(/^AI UX Designer/);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/careers");
    await expect(applyNow(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("takes the focus in, keeps it, and gives it back, whichever way it is closed", async ({ page }) => {
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.keyboard.press("Escape"),
      () => window(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(8, 300),
      () => page.goBack(),
    ];
    await page.goto("/careers");
    await awake(page);
    for (const close of ways) {
      await applyNow(page).click();
      await expect(window(page).getByRole("heading", { level: 1 })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
      await close();
      await expect(window(page)).toHaveCount(0);
      await expect(applyNow(page)).toBeFocused();
    }
  });

  test("a press inside, or one that only ends outside, does not close it", async ({ page }) => {
    await openFromList(page);
    await window(page).getByText("All fields are needed").click();
    const field = await window(page).getByLabel("Full name").boundingBox();
    await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(8, 300);
    await page.mouse.up();
    await expect(window(page)).toBeVisible();
  });

  test("opens at its own address, with what the position is", async ({ page }) => {
    await page.goto("/careers/ai-engineer-nlp");
    await awake(page);
    await expect(window(page)).toHaveAccessibleName("Apply for AI Engineer – NLP");
    await expect(window(page).getByText(positions[0]?.responsibilities[0] ?? "")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/careers\/ai-engineer-nlp$/);
    expect(await page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await window(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/careers");
    await expect(applyNow(page, "AI Engineer – NLP")).toBeFocused();
    await expect(applyNow(page, "AI Engineer – NLP")).toBeInViewport();
  });

  test("a position that is not open answers 404 and leads to those that are", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    const response = await page.goto("/careers/ceo");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(applicationForm.missing.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Position Not Found");
    await page.getByRole("link", { name: "See Open Positions" }).click();
    await expect(page.getByRole("heading", { name: "Open Positions" })).toBeInViewport();
  });
});

test.describe("an application", () => {
  test("shows every message under its field, and sends nothing", async ({ page }) => {
    const sent = await answerCall(page, 201, { id: 1 });
    await openFromList(page);
    await submit(page).click();
    const messages: readonly (readonly [label: string, value: string, message: string])[] = [
      ["Full name", "", "Full name must be at least 3 characters"],
      ["Email", "", "Invalid email address"],
      ["Phone number", "", "Phone number must be at least 10 digits"],
      ["Link to your resume/CV", "", "Please provide a link to your resume/CV"],
      ["Cover letter", "", "Cover letter must be at least 50 characters"],
    ];
    for (const [label, , message] of messages) {
      await expect(window(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(window(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(window(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(window(page).getByLabel("Full name")).toBeFocused();
    await fill(page, {
      "Full name": "Al",
      Email: "meera",
      "Phone number": "123456789",
      "Link to your resume/CV": "my cv",
      "LinkedIn profile": "meera",
      Portfolio: "javascript:alert(1)",
      "Cover letter": "x".repeat(49),
    });
    await submit(page).click();
    for (const message of [
      "Full name must be at least 3 characters",
      "Invalid email address",
      "Phone number must be at least 10 digits",
      "Please enter a valid URL to your resume/CV",
      "Please enter a valid LinkedIn URL",
      "Please enter a valid portfolio URL",
      "Cover letter must be at least 50 characters",
    ]) {
      await expect(window(page).getByText(message, { exact: true })).toBeVisible();
    }
    await window(page).getByLabel("Full name").fill("Alka");
    await expect(window(page).getByText("Full name must be at least 3 characters")).toBeHidden();
    expect(sent).toEqual([]);
  });

  test("the first wrong field comes into view with its label below the title", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFromList(page);
    await submit(page).click();
    await expect(window(page).getByLabel("Full name")).toBeFocused();
    const title = window(page).locator(".window-head");
    const label = window(page).getByText("Full name", { exact: true });
    const gap = async () => {
      const [above, below] = await Promise.all([title.boundingBox(), label.boundingBox()]);
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  test("is stored, thanked for, and the window closes by itself and is a fresh form again", async ({ page }) => {
    await openFromList(page);
    await fill(page);
    const answered = page.waitForResponse(CALL);
    const began = Date.now();
    await submit(page).click();
    const button = page.getByRole("button", { name: "Submitting..." });
    await expect(button).toBeDisabled();
    expect((await answered).status()).toBe(201);
    await expect(thanks(page)).toBeFocused();
    const shownAt = Date.now();
    expect(shownAt - began).toBeGreaterThanOrEqual(1500);
    await expect(window(page)).toContainText("AI UX Designer");
    await expect(window(page)).toContainText("close automatically");
    await expect(toast(page)).toContainText("Application Submitted!");
    await expect(toast(page)).toContainText("We've received your application and will be in touch soon.");
    await expect(window(page)).toHaveCount(0);
    expect(Date.now() - shownAt).toBeGreaterThanOrEqual(2500);
    await expect(page).toHaveURL("/careers");
    await expect(applyNow(page)).toBeFocused();
    await applyNow(page).click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("");
  });

  test("a screen reader is told once that sending failed, and once that it is sent", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await answerCall(page, 503, { message: "Away" });
    await openFromList(page);
    await fill(page);
    const heard = await listen(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Submission Error");
    await expect(toast(page)).toBeHidden();
    expect(await heard()).toEqual([expect.stringContaining("Away")]);
    await answerCall(page, 201, { id: 1 });
    await submit(page).click();
    await expect(toast(page)).toContainText("Application Submitted!");
    await expect(window(page).getByRole("heading", { level: 1 })).toBeFocused();
    expect((await heard()).join()).not.toContain("Application Submitted!");
  });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 320, height: 568 },
  ]) {
    test(`no toast lies over a button of its window at ${viewport.width} px`, async ({ page, expectConsole }) => {
      expectConsole(REPORTED_FAILURE);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const overlaps = async (button: Locator) => {
        await expect(toast(page)).toBeInViewport({ ratio: 1 });
        const [a, b] = [await toast(page).boundingBox(), await button.boundingBox()];
        if (!a || !b) throw new Error("One of them is not there");
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      };
      const close = window(page).getByRole("button", { name: "Close", exact: true }).first();
      await answerCall(page, 503, { message: "Away" });
      await openFromList(page);
      await fill(page);
      await submit(page).click();
      await expect(toast(page)).toContainText("Submission Error");
      expect(await overlaps(submit(page)), "the form's button").toBe(false);
      expect(await overlaps(close), "the form's Close").toBe(false);
      await answerCall(page, 201, { id: 1 });
      await submit(page).click();
      await expect(toast(page)).toContainText("Application Submitted!");
      expect(await overlaps(close), "the Close of the thanks").toBe(false);
      await close.click();
      await expect(window(page)).toHaveCount(0);
    });
  }

  test("the thank-you view can be closed at once", async ({ page }) => {
    await answerCall(page, 201, { id: 1 });
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await window(page).getByRole("button", { name: "Close", exact: true }).first().click();
    await expect(window(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers");
  });

  test("is sent once, however often the button is pressed", async ({ page }) => {
    const sent = await answerCall(page, 201, { id: 1 });
    await openFromList(page);
    await fill(page);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test("on its way is on its way in a window opened anew, too, and no second one is sent", async ({ page }) => {
    const sent = await answerCall(page, 201, { id: 1 });
    const release = await holdBack(page, CALL);
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
    await applyNow(page).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await window(page).getByLabel("Full name").fill("Meera P.");
    await window(page).getByLabel("Full name").press("Enter");
    await window(page)
      .locator("form")
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(window(page)).toHaveCount(0);
    await applyNow(page).click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("");
  });

  test("that fails while its window is closed says so, and the window opened then has all of it", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await answerCall(page, 400, { message: "Invalid email address", fields: { email: "Invalid email address" } });
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toContainText("Submission Error");
    await applyNow(page).click();
    await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
    await expect(window(page).getByLabel("Full name")).toHaveValue(complete["Full name"]);
    await expect(submit(page)).toBeEnabled();
  });

  test("a failed send says so, keeps everything, and is repeated under the same id until a field changes", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCall(page, 503, {
      message: "There was a problem submitting your application. Please try again.",
    });
    await openFromList(page);
    await fill(page);
    for (const attempt of [1, 2]) {
      await submit(page).click();
      await expect.poll(() => sent.length).toBe(attempt);
      await expect(toast(page)).toContainText("Submission Error");
      await expect(toast(page)).toContainText("There was a problem submitting your application. Please try again.");
      await expect(submit(page)).toBeEnabled();
    }
    for (const [label, value] of Object.entries(complete))
      await expect(window(page).getByLabel(label)).toHaveValue(value);
    await window(page).getByLabel("Phone number").fill("+91 98765 00000");
    await submit(page).click();
    await expect.poll(() => sent.length).toBe(3);
    const [first, second, third] = sent.map(({ submissionId }) => submissionId);
    expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("is sent without the spaces around a letter, which count towards no limit", async ({ page }) => {
    const sent = await answerCall(page, 201, { id: 1 });
    await openFromList(page);
    await fill(page, { "Cover letter": `${complete["Cover letter"]}${" ".repeat(17_000)}` });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toMatchObject([{ coverLetter: complete["Cover letter"] }]);
  });

  test("a broken network is a failed send", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    await page.route(CALL, (route) => route.abort());
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Submission Error");
    await expect(window(page).getByText(applicationForm.kept)).toBeVisible();
  });

  test("one that is never answered is given up, and repeated under the same id", async ({ page }) => {
    const sent: unknown[] = [];
    await page.route(CALL, async (route) => {
      sent.push((route.request().postDataJSON() as { submissionId: string }).submissionId);
      if (sent.length === 1) await new Promise<void>(() => {});
      else await route.fulfill({ status: 201, json: { id: 1 } });
    });
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Submission Error", { timeout: 25_000 });
    await expect(window(page).getByLabel("Full name")).toHaveValue(complete["Full name"]);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent[1]).toBe(sent[0]);
  });

  test("a refusal by the server is shown under its field", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    await answerCall(page, 400, { message: "Invalid email address", fields: { email: "Invalid email address" } });
    await openFromList(page);
    await fill(page);
    await submit(page).click();
    await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
    await expect(window(page).getByLabel("Email")).toBeFocused();
  });

  test("typed text survives an accidental close and a reload, for its own position only", async ({ page }) => {
    await openFromList(page);
    await window(page).getByLabel("Full name").fill("Meera");
    await window(page).getByLabel("Cover letter").fill("Half a letter");
    await page.mouse.click(8, 300);
    await expect(window(page)).toHaveCount(0);
    await applyNow(page, "AI Engineer – ML").click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
    await applyNow(page).click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("Meera");
    await page.reload();
    await expect(window(page).getByLabel("Cover letter")).toHaveValue("Half a letter");
    expect(await page.evaluate(() => localStorage.length), "nothing outlives the tab").toBe(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("a position's address is a plain page with the position and the form", async ({ page }) => {
    await page.goto(DESIGNER);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply for AI UX Designer");
    const position = positions.find(({ id }) => id === "ai-ux-designer");
    await expect(window(page).getByText(position?.description ?? "")).toBeVisible();
    await expect(window(page).getByText(position?.requirements[0] ?? "")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our Values" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
    await page.getByRole("link", { name: applicationForm.allPositions }).click();
    await expect(page).toHaveURL("/careers#positions");
    await page.getByRole("heading", { level: 3, name: "AI UX Designer" }).click();
    await page.getByRole("link", { name: "Apply Now for AI UX Designer" }).click();
    await expect(page).toHaveURL(DESIGNER);
  });

  test("the form comes back with its messages and what was typed, and is thanked for once it is in order", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await page.goto(DESIGNER);
    await fill(page, { "Full name": "Me", Portfolio: "not a link" });
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page).click();
    expect((await refused).status()).toBe(400);
    await expect(page.getByText(applicationForm.mend)).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Full name must be at least 3 characters/);
    await expect(page.getByLabel("Portfolio")).toHaveAccessibleDescription(/Please enter a valid portfolio URL/);
    await expect(page.getByLabel("Portfolio")).toHaveValue("not a link");
    await expect(page.getByLabel("Cover letter")).toHaveValue(complete["Cover letter"]);
    await fill(page);
    const taken = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page).click();
    expect((await taken).status()).toBe(201);
    await expect(thanks(page)).toBeVisible();
    await expect(window(page)).toContainText("Thank you for applying for AI UX Designer");
    await expect(page.getByText(applicationForm.thanks.closing)).toBeHidden();
  });
});

test("the form without scripts is limited like the call, and refuses what is no form and no position", async ({
  request,
}) => {
  const form = {
    fullName: complete["Full name"],
    email: complete.Email,
    phone: complete["Phone number"],
    resumeUrl: complete["Link to your resume/CV"],
  };
  const statuses: number[] = [];
  await untilMinuteHasRoom();
  for (const attempt of [1, 2, 3, 4]) {
    const coverLetter = `${complete["Cover letter"]} (${attempt})`;
    const response = await request.post(DESIGNER, { form: { ...form, coverLetter } });
    statuses.push(response.status());
    if (response.status() === 429) {
      expect(response.headers()["retry-after"]).toBe("60");
      const html = await response.text();
      expect(html).toContain(TOO_MANY_REQUESTS);
      expect(html).toContain(coverLetter);
    }
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await request.post(DESIGNER, { data: { fullName: "Meera" } })).status()).toBe(415);
  expect((await request.post("/careers/ceo", { form })).status()).toBe(404);
});

for (const path of ["/careers", "/careers/ai-engineer-recommender"]) {
  test(`${path} fits any screen, and axe finds nothing`, async ({ page }) => {
    await expectAccessible(page, path);
    await page.setViewportSize(NARROWEST);
    const inner = await page
      .locator("dialog")
      .evaluateAll((dialogs) => dialogs.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
    expect(inner).toBe(true);
  });
}

test("the form with its messages, and the thank-you view, have no axe finding", async ({ page }) => {
  await answerCall(page, 201, { id: 1 });
  await page.goto(DESIGNER);
  await awake(page);
  await submit(page).click();
  await expect(window(page).getByText("Invalid email address")).toBeVisible();
  await expectNoAxeFindings(page);
  await fill(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectNoAxeFindings(page);
});
