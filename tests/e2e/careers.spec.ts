/**
 * Careers in a browser: the list of positions, each position's window, and the application with and without scripts. The
 * page's words, and the form's limits: tests/worker/careers-page.test.ts.
 */
import type { Locator, Page } from "playwright/test";
import { applicationForm } from "#app/content/application-form.ts";
import { careers, positions } from "#app/content/careers.ts";
import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { applicationMessages } from "#app/schemas/messages.ts";
import { arrive, hydrated, expect, expectNoAxeFindings, expectNoHorizontalScroll, listen, test } from "./fixtures.ts";

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

type Answer = "never" | "lost" | { status: number; body: object; after?: Promise<void> };

const SENT: Answer = { status: 201, body: { id: 1 } };

/** Answers the calls instead of the Worker, in this order, and returns what they send. */
async function answerCalls(page: Page, ...answers: Answer[]): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route(CALL, async (route) => {
    const answer = answers[sent.length] ?? "lost";
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    if (answer === "never") return;
    if (answer === "lost") return route.abort();
    await answer.after;
    await route.fulfill({ status: answer.status, json: answer.body });
  });
  return sent;
}

/** Something that is waited for until it is released. */
function held(): { released: Promise<void>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds every position, on paper, on a phone and with more room", async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto("/careers");
      if (javaScriptEnabled) await hydrated(page);
      const list = page.getByRole("region", { name: "Open Positions" });

      await test.step("on paper every position is open", async () => {
        await page.emulateMedia({ media: "print" });
        const drawn = await page
          .locator("#positions details")
          .evaluateAll((all) => all.map((each) => (each.lastElementChild?.getBoundingClientRect().height ?? 0) > 100));
        expect(drawn).toEqual(positions.map(() => true));
        await page.emulateMedia({ media: "screen" });
      });

      await test.step("on a phone each shows its facts and its button, and the rest unfolds", async () => {
        await expect(list.getByRole("heading", { level: 3 })).toHaveText(positions.map(({ title }) => title));
        expect((await list.boundingBox())?.height).toBeLessThan(1500);
        for (const { title, department, description } of positions) {
          const position = list.getByRole("article", { name: title, exact: true });
          await expect(position.getByText(department, { exact: true })).toBeVisible();
          await expect(
            position.getByRole(javaScriptEnabled ? "button" : "link", { name: `Apply Now for ${title}` }),
          ).toBeVisible();
          await expect(list.getByText(description)).toBeHidden();
          await position.locator("summary").click();
          await expect(list.getByText(description)).toBeVisible();
        }
        await page.setViewportSize(NARROWEST);
        await expectNoHorizontalScroll(page);
      });

      await page.setViewportSize({ width: 768, height: 900 });
      if (javaScriptEnabled) {
        await test.step("hero and closing banner lead to values and positions", async () => {
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
          // From here on the page need not be waited for.
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.getByRole("link", { name: "Our Values" }).click();
          await expect(page.getByRole("heading", { name: "Our Values" })).toBeInViewport();
          await page.getByRole("link", { name: "Open Positions", exact: true }).click();
          await expect(page.getByRole("heading", { name: "Open Positions" })).toBeInViewport();
          await page.getByRole("button", { name: careers.closing.buttonLabel }).click();
          await expect(page.getByRole("heading", { name: "Open Positions" })).toBeInViewport();
          await expectNoAxeFindings(page);
        });
      }
    });
  });
}

test("a position's window keeps the focus and what was typed, and closes in every way", async ({ page }) => {
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press("Escape"),
    () => close(page).click(),
    () => page.mouse.click(8, 300),
    () => page.goBack(),
  ];
  await arrive(page, "/careers");
  await unfoldDesigner(page);
  await applyNow(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);

  await test.step("the page stays where it is, and the window has an address of its own", async () => {
    await openFromList(page);
    await expect(window(page)).toHaveAccessibleName("Apply for AI UX Designer");
    await expect(page).toHaveURL(DESIGNER);
    await expect(page).toHaveTitle(/^AI UX Designer/);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step("a press inside, or one that only ends outside, does not close it", async () => {
    await window(page).getByText("All fields are needed").click();
    const field = await window(page).getByLabel("Full name").boundingBox();
    await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(8, 300);
    await page.mouse.up();
    await expect(window(page)).toBeVisible();
    await window(page).getByLabel("Full name").fill("Meera");
    await window(page).getByLabel("Cover letter").fill("Half a letter");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/careers");
    await expect(applyNow(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step("the focus is taken in, kept and given back, whichever way it is closed", async () => {
    for (const leave of ways) {
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
      await leave();
      await expect(window(page)).toHaveCount(0);
      await expect(applyNow(page)).toBeFocused();
    }
  });

  await test.step("what was typed is there for its own position only, after a reload, too", async () => {
    await applyNow(page, "AI Engineer – NLP").click();
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

test.describe("an application", () => {
  test("an application with mistakes has a message under each field, and is sent once", async ({ page }) => {
    const sent = await answerCalls(page, SENT);
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrive(page, DESIGNER);
    await expect(window(page)).toHaveAccessibleName("Apply for AI UX Designer");
    const designer = positions.find(({ id }) => id === "ai-ux-designer");
    await expect(window(page).getByText(designer?.responsibilities[0] ?? "")).toBeVisible();
    await window(page).getByRole("link", { name: applicationForm.toForm }).click();
    await expect(window(page).getByLabel("Full name")).toBeInViewport();
    expect(await page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);

    await test.step("an empty one", async () => {
      await submit(page).click();
      const messages = {
        "Full name": "Full name must be at least 3 characters",
        Email: "Invalid email address",
        "Phone number": "Phone number must be at least 10 digits",
        "Link to your resume/CV": "Please provide a link to your resume/CV",
        "Cover letter": "Cover letter must be at least 50 characters",
      };
      for (const [label, message] of Object.entries(messages)) {
        await expect(window(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
        await expect(window(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
        await expect(window(page).getByText(message, { exact: true })).toBeVisible();
      }
      await expectNoAxeFindings(page);
    });

    await test.step("the first wrong field comes into view with its label below the title", async () => {
      await expect(window(page).getByLabel("Full name")).toBeFocused();
      const title = window(page).locator(".window-head");
      const label = window(page).getByText("Full name", { exact: true });
      const gap = async () => {
        const [above, below] = await Promise.all([title.boundingBox(), label.boundingBox()]);
        return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    });

    await test.step("a message goes as soon as its field is right", async () => {
      await fill(page, { "Full name": "Al" });
      await window(page).getByLabel("Full name").fill("Alka");
      await expect(window(page).getByText("Full name must be at least 3 characters")).toBeHidden();
      expect(sent).toEqual([]);
    });

    await test.step("is sent once, however often the button is pressed, without the spaces around a letter", async () => {
      await fill(page, { "Cover letter": `${complete["Cover letter"]}${" ".repeat(17_000)}` });
      await submit(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
        button.click();
        button.form?.requestSubmit();
      });
      await expect(thanks(page)).toBeVisible();
      await expectNoAxeFindings(page);
      expect(sent).toMatchObject([{ coverLetter: complete["Cover letter"] }]);
    });
  });

  test("an application is thanked for, and its window closes by itself", async ({ page }) => {
    await page.clock.install();
    await arrive(page, "/careers");
    await openFromList(page);
    await fill(page);
    const answered = page.waitForResponse(CALL);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    expect((await answered).status()).toBe(201);
    await page.clock.runFor(1400);
    await expect(page.getByRole("button", { name: "Submitting..." }), "too soon to be noticed").toBeDisabled();
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

  test("an application that fails keeps everything, and is repeated under the same id", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    const sent = await answerCalls(
      page,
      "never",
      { status: 503, body: { message: "Away" } },
      { status: 400, body: { message: "Invalid email address", fields: { email: "Invalid email address" } } },
      SENT,
    );
    await page.clock.install();
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, DESIGNER);
    await page.setViewportSize(NARROWEST);
    await expectNoHorizontalScroll(page);
    expect(await page.locator("dialog").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await fill(page);
    const isSent = async (calls: number) => {
      await submit(page).click();
      await expect.poll(() => sent.length).toBe(calls);
      await page.clock.fastForward(1500);
    };
    const hasFailed = async () => {
      await expect(toast(page)).toContainText("Submission Error");
      await expect(submit(page)).toBeEnabled();
      for (const [label, value] of Object.entries(complete))
        await expect(window(page).getByLabel(label)).toHaveValue(value);
    };
    /** On two phones, the toast covers none of the buttons. */
    const expectToastAside = async (...buttons: Locator[]) => {
      for (const viewport of [{ width: 360, height: 740 }, NARROWEST]) {
        await page.setViewportSize(viewport);
        await expect(toast(page)).toBeInViewport({ ratio: 1 });
        for (const button of buttons) {
          const [a, b] = [await toast(page).boundingBox(), await button.boundingBox()];
          if (!a || !b) throw new Error("One of them is not there");
          const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
          expect(overlaps, `over ${String(button)} at ${viewport.width} px`).toBe(false);
        }
      }
    };

    await test.step("one that is never answered is given up", async () => {
      await isSent(1);
      await page.clock.fastForward(ANSWER_TIMEOUT_MS);
      await hasFailed();
      await expect(window(page).getByRole("alert").filter({ hasText: applicationMessages.noNetwork })).toBeVisible();
      await expect(toast(page)).toContainText(applicationMessages.noNetwork);
      await expectToastAside(submit(page), close(page));
      await page.clock.fastForward(5000);
      await expect(toast(page)).toBeHidden();
    });

    let heard = await listen(page);
    await test.step("a screen reader is told once that sending failed", async () => {
      await isSent(2);
      await hasFailed();
      await page.clock.fastForward(5000);
      await expect(toast(page)).toBeHidden();
      expect(await heard()).toEqual([expect.stringContaining("Away")]);
    });

    await test.step("what the server refuses is shown under its field", async () => {
      await isSent(3);
      await hasFailed();
      await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
      await expect(window(page).getByLabel("Email")).toBeFocused();
    });

    heard = await listen(page);
    await test.step("a screen reader is told once that it is sent, and the thanks can be closed at once", async () => {
      await window(page).getByLabel("Phone number").fill("+91 98765 00000");
      await isSent(4);
      await expect(toast(page)).toContainText("Application Submitted!");
      await expect(window(page).getByRole("heading", { level: 1 })).toBeFocused();
      await expectToastAside(close(page));
      expect((await heard()).join()).not.toContain("Application Submitted!");
      await close(page).click();
      await expect(window(page)).toHaveCount(0);
      await expect(page).toHaveURL("/careers");
    });

    const [first, ...others] = sent.map(({ submissionId }) => submissionId);
    expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(others).toEqual([first, first, expect.not.stringMatching(String(first))]);
    // On a phone the list has the position open.
    await expect(applyNow(page)).toBeFocused();
    await expect(applyNow(page)).toBeInViewport();
  });

  test("an application goes on while its window is closed, which shows it when opened", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    const [first, second] = [held(), held()];
    const refusal = { message: "Invalid email address", fields: { email: "Invalid email address" } };
    const sent = await answerCalls(
      page,
      { status: 400, body: refusal, after: first.released },
      { status: 201, body: { id: 1 }, after: second.released },
    );
    await page.clock.install();
    await arrive(page, "/careers");
    await openFromList(page);
    await fill(page);

    await test.step("one that fails says so, and the window has all of it", async () => {
      await submit(page).click();
      await page.keyboard.press("Escape");
      await expect(window(page)).toHaveCount(0);
      first.release();
      await page.clock.fastForward(1500);
      await expect(toast(page)).toContainText("Submission Error");
      await applyNow(page).click();
      await expect(window(page).getByLabel("Email")).toHaveAccessibleDescription(/Invalid email address/);
      await expect(window(page).getByLabel("Full name")).toHaveValue(complete["Full name"]);
      await expect(submit(page)).toBeEnabled();
    });

    await test.step("while one is on its way, no second one is sent", async () => {
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
      second.release();
      await page.clock.fastForward(1500);
      await expect(thanks(page)).toBeVisible();
      expect(sent).toHaveLength(2);
    });

    await test.step("then the form is a fresh one", async () => {
      await page.clock.fastForward(3000);
      await expect(window(page)).toHaveCount(0);
      await page.clock.fastForward(300);
      await applyNow(page).click();
      await expect(window(page).getByLabel("Full name")).toHaveValue("");
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("a visitor applies on a position's plain page, mends what comes back, and is thanked", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REPORTED_FAILURE);
    await page.goto(DESIGNER);

    await test.step("the page has the position and the form", async () => {
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

    await test.step("the form comes back with its messages and what was typed", async () => {
      await fill(page, { "Full name": "Me", Portfolio: "not a link" });
      const refused = page.waitForResponse((response) => response.request().method() === "POST");
      await submit(page).click();
      expect((await refused).status()).toBe(400);
      await expect(page.getByText(applicationForm.mend)).toBeVisible();
      await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Full name must be at least 3 characters/);
      await expect(page.getByLabel("Portfolio")).toHaveAccessibleDescription(/Please enter a valid portfolio URL/);
      await expect(page.getByLabel("Portfolio")).toHaveValue("not a link");
      await expect(page.getByLabel("Cover letter")).toHaveValue(complete["Cover letter"]);
    });

    await test.step("once it is in order, it is thanked for", async () => {
      await fill(page);
      const taken = page.waitForResponse((response) => response.request().method() === "POST");
      await submit(page).click();
      expect((await taken).status()).toBe(201);
      await expect(thanks(page)).toBeVisible();
      await expect(window(page)).toContainText("Thank you for applying for AI UX Designer");
      await expect(page.getByText(applicationForm.thanks.closing)).toBeHidden();
    });
  });
});
