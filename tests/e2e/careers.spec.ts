/**
 * Careers in a browser: the list of positions, each position's window, and the application with and without scripts. The
 * page's words, and the form's limits: tests/worker/careers-page.test.ts.
 */
import type { Locator, Page } from "playwright/test";
import { applicationForm } from "#app/content/application-form.ts";
import { positions } from "#app/content/careers.ts";
import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { applicationMessages } from "#app/schemas/messages.ts";
import { arrive, expect, expectNoAxeFindings, expectNoHorizontalScroll, holdBack, listen, test } from "./fixtures.ts";

const NARROW = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 568 };

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
const submitting = (page: Page) => page.getByRole("button", { name: "Submitting..." });
const thanks = (page: Page) => page.getByRole("heading", { name: "Application Submitted", exact: true });
const toast = (page: Page) => page.locator("[data-toast]");
const close = (page: Page) => window(page).getByRole("button", { name: "Close", exact: true }).first();

/** In the list all positions but the first are folded. */
async function unfoldDesigner(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 3, name: "AI UX Designer" }).click();
  await expect(applyNow(page)).toBeVisible();
}

async function openFromList(page: Page): Promise<void> {
  if (!(await applyNow(page).isVisible())) await unfoldDesigner(page);
  await applyNow(page).click();
  await expect(window(page)).toBeVisible();
}

async function fill(scope: Page | Locator, change: Partial<typeof complete> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...complete, ...change })) await scope.getByLabel(label).fill(value);
}

type Answer = "never" | "lost" | { status: number; body: object };

const SENT: Answer = { status: 201, body: { id: 1 } };

/** Answers the calls instead of the Worker, in this order, and returns what they send. */
async function answerCalls(page: Page, ...answers: Answer[]): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route(CALL, async (route) => {
    const answer = answers[sent.length] ?? "lost";
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    if (answer === "never") return;
    if (answer === "lost") return route.abort();
    await route.fulfill({ status: answer.status, json: answer.body });
  });
  return sent;
}

test("each position shows its facts and its button on a phone, and the rest unfolds", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await arrive(page, "/careers");
  const list = page.getByRole("region", { name: "Open Positions" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(positions.map(({ title }) => title));
  expect((await list.boundingBox())?.height).toBeLessThan(1500);
  for (const { title, department, description } of positions) {
    const position = list.getByRole("article", { name: title, exact: true });
    await expect(position.getByText(department, { exact: true })).toBeVisible();
    await expect(applyNow(page, title)).toBeVisible();
    await expect(list.getByText(description)).toBeHidden();
    await position.locator("summary").click();
    await expect(list.getByText(description)).toBeVisible();
  }
  await page.setViewportSize(NARROWEST);
  await expectNoHorizontalScroll(page);
  await expectNoAxeFindings(page);
});

test("every position is open on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/careers");
  const drawn = await page
    .locator("#positions details")
    .evaluateAll((all) => all.map((each) => (each.lastElementChild?.getBoundingClientRect().height ?? 0) > 100));
  expect(drawn).toEqual(positions.map(() => true));
});

test.describe("a position's window", () => {
  test("a position's window has an address of its own, and the page behind it does not move", async ({ page }) => {
    await arrive(page, "/careers");
    await unfoldDesigner(page);
    await applyNow(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await openFromList(page);
    await expect(window(page)).toHaveAccessibleName("Apply for AI UX Designer");
    await expect(page).toHaveURL(DESIGNER);
    await expect(page).toHaveTitle(/^AI UX Designer/);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/careers");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("a position's window stays open at a press that only ends beside it", async ({ page }) => {
    await arrive(page, DESIGNER);
    const field = await window(page).getByLabel("Full name").boundingBox();
    await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(8, 300);
    await page.mouse.up();
    await expect(window(page)).toBeVisible();
  });

  test("a position's window keeps the focus, and gives it back however it is closed", async ({ page }) => {
    await arrive(page, "/careers");
    await unfoldDesigner(page);
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => close(page).click(),
      () => page.mouse.click(8, 300),
      () => page.goBack(),
    ]) {
      await applyNow(page).click();
      await expect(window(page).getByRole("heading", { level: 1 })).toBeFocused();
      for (const key of ["Shift+Tab", "Tab", "Tab"]) await page.keyboard.press(key);
      const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest("dialog");
      expect(await page.evaluate(isInside)).toBe(true);
      await leave();
      await expect(window(page)).toHaveCount(0);
      await expect(applyNow(page)).toBeFocused();
    }
  });

  test("a position's window has what was typed for it in this tab, also after a reload", async ({ page }) => {
    await arrive(page, "/careers");
    await openFromList(page);
    await window(page).getByLabel("Full name").fill("Meera");
    await page.keyboard.press("Escape");
    await applyNow(page, "AI Engineer – NLP").click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("");
    await page.keyboard.press("Escape");
    await applyNow(page).click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("Meera");
    await page.reload();
    await expect(window(page).getByLabel("Full name")).toHaveValue("Meera");
    expect(await page.evaluate(() => localStorage.length), "nothing outlives the tab").toBe(0);
  });
});

test.describe("an application", () => {
  test("an empty application has a message under each field, and the first is in view", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrive(page, DESIGNER);
    expect(await page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await window(page).getByRole("link", { name: applicationForm.toForm }).click();
    await expect(window(page).getByLabel("Full name")).toBeInViewport();
    await submit(page).click();
    for (const [label, message] of Object.entries({
      "Full name": "Full name must be at least 3 characters",
      Email: "Invalid email address",
      "Phone number": "Phone number must be at least 10 digits",
      "Link to your resume/CV": "Please provide a link to your resume/CV",
      "Cover letter": "Cover letter must be at least 50 characters",
    })) {
      await expect(window(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(window(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(window(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(window(page).getByLabel("Full name")).toBeFocused();
    const gap = async () => {
      const [above, below] = await Promise.all([
        window(page).locator(".window-head").boundingBox(),
        window(page).getByText("Full name", { exact: true }).boundingBox(),
      ]);
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap, "from the title to the first label").toBeGreaterThanOrEqual(0);
    await expectNoAxeFindings(page);
  });

  test("a message about a mistake goes as soon as its field is right", async ({ page }) => {
    await arrive(page, DESIGNER);
    await submit(page).click();
    const message = window(page).getByText("Full name must be at least 3 characters");
    await window(page).getByLabel("Full name").fill("Al");
    await expect(message).toBeVisible();
    await window(page).getByLabel("Full name").fill("Alka");
    await expect(message).toBeHidden();
  });

  test("an application is sent once, however often its button is pressed", async ({ page }) => {
    const sent = await answerCalls(page, SENT);
    await arrive(page, DESIGNER);
    await fill(page, { "Cover letter": `${complete["Cover letter"]}${" ".repeat(17_000)}` });
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(thanks(page)).toBeVisible();
    expect(sent).toMatchObject([{ coverLetter: complete["Cover letter"] }]);
  });

  test("an application is thanked for, and its window closes by itself", async ({ page }) => {
    await page.clock.install();
    await arrive(page, "/careers");
    await openFromList(page);
    await fill(page);
    const answered = page.waitForResponse(CALL);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await expect(submitting(page)).toBeDisabled();
    expect((await answered).status()).toBe(201);
    await page.clock.runFor(1400);
    await expect(submitting(page), "too soon to be noticed").toBeDisabled();
    await page.clock.runFor(200);
    await expect(thanks(page)).toBeFocused();
    await expect(window(page)).toContainText("AI UX Designer");
    await expect(window(page)).toContainText("close automatically");
    await page.clock.runFor(500);
    await expect(toast(page)).toContainText("Application Submitted!");
    await expect(toast(page)).toContainText("We've received your application and will be in touch soon.");
    await page.clock.runFor(2000);
    await expect(thanks(page)).toBeVisible();
    await page.clock.resume();
    await expect(window(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers");
    await expect(applyNow(page)).toBeFocused();
    await applyNow(page).click();
    await expect(window(page).getByLabel("Full name")).toHaveValue("");
  });
});

test.describe("an application on a phone", () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: "reduce" } });

  const AWAY: Answer = { status: 503, body: { message: "Away" } };
  const REFUSED: Answer = {
    status: 400,
    body: { message: "Invalid email address", fields: { email: "Invalid email address" } },
  };

  /** Opens the form, with the page's clock, and fills it in. */
  async function begin(page: Page, address = DESIGNER): Promise<void> {
    await page.clock.install();
    await arrive(page, address);
    if (address !== DESIGNER) await openFromList(page);
    await fill(page);
  }

  /** Presses the button, and passes the time that an answer is held back. */
  async function send(page: Page, sent: unknown[]): Promise<void> {
    const before = sent.length;
    await submit(page).click();
    await expect.poll(() => sent.length).toBe(before + 1);
    await page.clock.fastForward(1500);
  }

  /** Expects the failure to be told, the form to be ready, and all that was typed to be in it. */
  async function expectFailed(page: Page): Promise<void> {
    await expect(toast(page)).toContainText("Submission Error");
    await expect(submit(page)).toBeEnabled();
    for (const [label, value] of Object.entries(complete))
      await expect(window(page).getByLabel(label)).toHaveValue(value);
  }

  test("an application that is never answered is given up, and keeps all that was typed", async ({ page }) => {
    const sent = await answerCalls(page, "never");
    await begin(page);
    await send(page, sent);
    await page.clock.fastForward(ANSWER_TIMEOUT_MS);
    await expectFailed(page);
    await expect(window(page).getByRole("alert").filter({ hasText: applicationMessages.noNetwork })).toBeVisible();
    await expect(toast(page)).toContainText(applicationMessages.noNetwork);
  });

  test("an application's toast covers no button of the window", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCalls(page, AWAY);
    await begin(page);
    await send(page, sent);
    await expectFailed(page);
    for (const viewport of [{ width: 360, height: 740 }, NARROWEST]) {
      await page.setViewportSize(viewport);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      const overflow = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth;
      expect(await page.locator("dialog").evaluate(overflow)).toBe(0);
      for (const button of [submit(page), close(page)]) {
        const [a, b] = [await toast(page).boundingBox(), await button.boundingBox()];
        if (!a || !b) throw new Error("One of them is not there");
        const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        expect(overlaps, `over ${String(button)} at ${viewport.width} px`).toBe(false);
      }
    }
  });

  test("an application's failure is announced once", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCalls(page, AWAY);
    await begin(page);
    const heard = await listen(page);
    await send(page, sent);
    await expectFailed(page);
    await page.clock.fastForward(5000);
    await expect(toast(page)).toBeHidden();
    expect(await heard()).toEqual([expect.stringContaining("Away")]);
  });

  test("an application's mistake that the server finds stands under its field", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCalls(page, REFUSED);
    await begin(page);
    await send(page, sent);
    await expectFailed(page);
    await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
    await expect(window(page).getByLabel("Email")).toBeFocused();
  });

  test("an application is repeated under the same id, until it is changed", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCalls(page, AWAY, "lost", SENT);
    await begin(page);
    for (const _ of [1, 2]) {
      await send(page, sent);
      await expectFailed(page);
    }
    await window(page).getByLabel("Phone number").fill("+91 98765 00000");
    await send(page, sent);
    await expect(thanks(page)).toBeVisible();
    const [first, ...others] = sent.map(({ submissionId }) => submissionId);
    expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(others).toEqual([first, expect.not.stringMatching(String(first))]);
  });

  test("an application's thanks are announced by their heading alone, and can be closed", async ({ page }) => {
    const sent = await answerCalls(page, SENT);
    await begin(page);
    const heard = await listen(page);
    await send(page, sent);
    await expect(toast(page)).toContainText("Application Submitted!");
    await expect(window(page).getByRole("heading", { level: 1 })).toBeFocused();
    expect((await heard()).join()).not.toContain("Application Submitted!");
    await close(page).click();
    await expect(page).toHaveURL("/careers");
    // On a phone the list has the position open.
    await expect(applyNow(page)).toBeFocused();
    await expect(applyNow(page)).toBeInViewport();
  });

  test("an application that fails in a closed window says so, and the window has it all", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await answerCalls(page, REFUSED);
    const release = await holdBack(page, CALL);
    await begin(page, "/careers");
    await submit(page).click();
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
    release();
    await page.clock.fastForward(1500);
    await expect(toast(page)).toContainText("Submission Error");
    await applyNow(page).click();
    await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
    await expectFailed(page);
  });

  test("an application on its way is shown when its window opens, and no second one is sent", async ({ page }) => {
    const sent = await answerCalls(page, SENT);
    const release = await holdBack(page, CALL);
    await begin(page, "/careers");
    await submit(page).click();
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
    await applyNow(page).click();
    await expect(submitting(page)).toBeDisabled();
    await window(page).getByLabel("Full name").press("Enter");
    await window(page)
      .locator("form")
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await page.clock.fastForward(1500);
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("a position's plain page has its facts, and the list of positions leads to it", async ({ page }) => {
    await page.goto(DESIGNER);
    const position = positions.find(({ id }) => id === "ai-ux-designer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply for AI UX Designer");
    for (const words of [position?.description, position?.requirements[0]])
      await expect(window(page).getByText(words ?? "none")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our Values" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
    await page.getByRole("link", { name: applicationForm.allPositions }).click();
    await expect(page).toHaveURL("/careers#positions");
    await page.getByRole("heading", { level: 3, name: "AI UX Designer" }).click();
    await page.getByRole("link", { name: "Apply Now for AI UX Designer" }).click();
    await expect(page).toHaveURL(DESIGNER);
  });

  test("a form with mistakes comes back as it was typed, and is thanked for once it is in order", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await page.goto(DESIGNER);
    await fill(page, { "Full name": "Me", Portfolio: "not a link" });
    await submit(page).click();
    await expect(page.getByText(applicationForm.mend)).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Full name must be at least 3 characters/);
    await expect(page.getByLabel("Portfolio")).toHaveAccessibleDescription(/Please enter a valid portfolio URL/);
    await expect(page.getByLabel("Portfolio")).toHaveValue("not a link");
    await expect(page.getByLabel("Cover letter")).toHaveValue(complete["Cover letter"]);
    await fill(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(window(page)).toContainText("Thank you for applying for AI UX Designer");
    await expect(page.getByText(applicationForm.thanks.closing)).toBeHidden();
  });
});
