/** Smoothie without a model says what the page says, for facts that the two once told differently. */
import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { facts } from "#app/content/facts.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { prices } from "#app/content/prices.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { retentionTexts } from "#app/content/retention.ts";
import { fill } from "#app/lib/fill.ts";
import { contact } from "#tests/eval/contact.ts";
import { answerQuestion, type ContactSettings } from "./index.ts";

const answer = async (query: string, settings: Partial<ContactSettings> = {}): Promise<string> =>
  (await answerQuestion({ query, stories: builtInStories, settings: { ...contact, ...settings } })).response;

const legalText = (slug: string) => JSON.stringify(legalDocuments.find((one) => one.slug === slug));
const featureText = (id: string) => JSON.stringify(featurePages.find((page) => page.id === id));

test.each([
  ["Does it track use-by dates of batches?", featureText("inventory-management"), facts.useByDates],
  ["Where are chats and messages with customers kept?", featureText("community-management"), facts.loungeReaders],
  ["Does Ladoo make GST invoices?", featureText("sales-hub"), facts.invoiceParts],
  ["Can I sell at a stall without internet?", featureText("events-toolkit"), facts.stallSeries],
  ["Do payouts come on Sundays?", featureText("payment-solutions"), facts.payoutDays],
  ["What happens to my data after I cancel?", legalText("refund-policy"), facts.exportFirst],
  ["What rights do I have over my data?", legalText("privacy-policy"), facts.rightsFrom],
  ["What if my data leaks?", legalText("privacy-policy"), facts.breachNotice],
  ["How long is my job application kept?", legalText("privacy-policy"), facts.jobApplicationKept],
])("%s", async (question, page, fact) => {
  expect(page).toContain(JSON.stringify(fact).slice(1, -1));
  expect(await answer(question)).toContain(fact);
});

test.each(["I need two helpers for one weekend. What does that cost?", "Is GST included in the prices?"])(
  "%s has one answer, that of the pricing page",
  async (question) => {
    const onPage = fill(pricingFaq.find((item) => item.question === question)?.answer ?? "", prices);
    const said = await answer(question);
    expect(onPage).not.toBe("");
    for (const sentence of onPage
      .replace(/^No\. /, "")
      .split(". ")
      .slice(0, 2))
      expect(said).toContain(sentence);
  },
);

test.each(["What is the price?", "price", "कीमत क्या है", "kitna paisa", "दाम", "what does it cost"])(
  "the answer to %s begins with the price of the plan",
  async (question) => {
    expect(await answer(question)).toMatch(
      new RegExp(`^(?:Here is .*|वेबसाइट पर .*):\\s+Ladoo is priced by role.*Admin ${prices.adminPrice}`),
    );
  },
);

test("page and answer agree how long an entry is kept, with a launch month and without", async () => {
  expect(legalText("privacy-policy")).toContain('"{waitlistKept}"');
  for (const isLaunchMonthSet of [false, true]) {
    const said = await answer("How long is my waitlist entry kept?", { isLaunchMonthSet });
    expect(said).toContain(retentionTexts(isLaunchMonthSet).waitlistKeptAnswer);
    expect(said.includes("We do not remove entries for their age yet")).toBe(!isLaunchMonthSet);
  }
});

test.each(legalDocuments)("when $title was corrected is said by the page's own date", async ({ slug, title }) => {
  expect(await answer(`When was the ${title} last updated?`)).toContain(lastCorrection(slug).date);
});

test("the grievance officer goes by name where the operator has named one", async () => {
  const asked = "Whom do I complain to about privacy?";
  expect(await answer(asked)).toContain("our grievance officer at namaste@ladoo.example");
  const named = await answer(asked, { GRIEVANCE_OFFICER: "Asha Rao, Head of Support" });
  expect(named).toContain("our grievance officer, Asha Rao, Head of Support, at namaste@ladoo.example");
});
