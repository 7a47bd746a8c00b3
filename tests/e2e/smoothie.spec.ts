/** Smoothie with a model, in a real browser against the built Worker; a stand-in takes the place of Workers AI. */
import type { Page } from "playwright/test";
import { assistantTexts as texts, chatButton } from "#app/content/assistant-texts.ts";
import { gstPercent } from "#app/content/pricing.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { serveBuilt } from "#tests/bench/miniflare.ts";
import { arrive, expect, test as base } from "./fixtures.ts";

const [ONE, THREE] = [teamPrice({ "sales-marketing": 1 }), teamPrice({ "sales-marketing": 3 })];
const WITH_GST = teamPrice({ "sales-marketing": 1 }, gstPercent);
/**
 * The stand-in for the model. It understands "and for three?" as three of the role in question, words its passages, a few
 * letters at a time, and knows nothing of cakes.
 */
const MODEL = `import { WorkerEntrypoint } from "cloudflare:workers";
export default class extends WorkerEntrypoint {
  async run(name, { messages, stream, response_format }) {
    const prompt = messages.map(({ content }) => content).join("\\n");
    if (response_format) {
      const isThree = prompt.includes("and for three?") && prompt.includes("Sales/Marketing");
      const understood = isThree
        ? { query: "What do three Sales/Marketing roles cost?", language: "English", roles: { "sales-marketing": 3 } }
        : { query: /Last question: (.*)/.exec(prompt)[1], language: "English" };
      return { choices: [{ message: { content: JSON.stringify(understood) } }] };
    }
    const number = (text) => /Passage (\\d+)/.exec(prompt.split(/^(?=Passage \\d+, )/m).find((one) => one.includes(text)) ?? "")?.[1];
    const text = prompt.includes("cake")
      ? "NOT_COVERED"
      : prompt.includes("${THREE}")
        ? "Three of them come to ${THREE} a month before GST. [" + number("${THREE}") + "]"
        : "One Sales/Marketing login is ${ONE} per user per month. [" + number("${ONE}") + "] With ${gstPercent}% GST that is ${WITH_GST}. [" + number("${WITH_GST}") + "]";
    if (!stream) return { choices: [{ message: { content: text } }] };
    const encoder = new TextEncoder();
    return new ReadableStream({
      async start(controller) {
        for (const content of text.match(/.{1,8}/g)) {
          controller.enqueue(encoder.encode("data: " + JSON.stringify({ choices: [{ delta: { content } }] }) + "\\n\\n"));
          await scheduler.wait(60);
        }
        controller.enqueue(encoder.encode("data: [DONE]\\n\\n"));
        controller.close();
      },
    });
  }
}`;

const test = base.extend<Record<never, never>, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
    async ({}, use) => {
      const site = await serveBuilt(process.cwd(), MODEL);
      await use(site.url);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const panel = (page: Page) => page.getByRole("dialog", { name: texts.name });
const answers = (page: Page) =>
  panel(page).getByRole("log", { name: texts.logLabel }).locator('li[data-role="assistant"]');

async function openChat(page: Page, origin: string): Promise<void> {
  await arrive(page, `${origin}waitlist`);
  await page.getByRole("button", { name: chatButton.label }).click();
}

async function ask(page: Page, question: string): Promise<void> {
  const input = panel(page).getByRole("textbox", { name: texts.inputLabel });
  await input.fill(question);
  await input.press("Enter");
}

test("an answer streams as the model words it, and what no passage covers is declined", async ({ page, origin }) => {
  await openChat(page, origin);
  await ask(page, "What does the Sales/Marketing role cost?");
  const answer = answers(page).last();
  await expect(answer).toContainText(`${ONE} per user per month.`);
  await expect(answer).toContainText(`With ${gstPercent}% GST that is ${WITH_GST}.`);
  await expect(answer).not.toContainText("[");
  await expect(answer.locator('a[href^="/pricing"]').first()).toBeVisible();
  await ask(page, "and for three?");
  await expect(answers(page).last()).toContainText(`Three of them come to ${THREE} a month before GST.`);
  await expect(answers(page).last().locator('a[href="/pricing?team=sales-marketing.3"]').first()).toBeVisible();
  await panel(page).getByRole("button", { name: texts.restart }).click();
  await ask(page, "Which cake goes with a blue kurta?");
  await expect(answers(page).last().locator('a[href^="https://wa.me/"]')).toBeVisible();
});
