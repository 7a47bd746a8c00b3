/** The pages that explain the product, as served: their parts, words and links. */
import { describe, expect, test } from "vitest";
import { useCasesPath } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureScreen } from "#app/content/feature-screens.ts";
import { featureNotFound } from "#app/content/not-found.ts";
import { teamCalculator } from "#app/content/pricing.ts";
import { prices } from "#app/content/prices.ts";
import { elements, labelled, linksTo, mainOf, shown, texts } from "./html.ts";
import { textAt } from "./site.ts";

const open = async (path: string) => mainOf(await textAt(path));

test.each([
  ["sales-hub", /one podi, Meera in Thrissur.*HSN 2001.*CGST 2.5% 15.71, SGST 2.5% 15.71.*total ₹660.00/],
  ["payment-solutions", /UPI QR for ₹660.*It is paid/],
  ["inventory-management", /from 7 to 6/],
  ["brand-buddies", /Meera, Thrissur\. 6 orders/],
  ["events-toolkit", /Lime pickle, 48 out, 43 sold, 5 home/],
  ["access-control", /doors of the role Accounting/],
  ["numbers-nirvana", /3 in S, 8 in M, 10 in L, 6 in XL, 3 in XXL/],
])("/feature/%s shows the app at work in its room, and tells what is to be seen", async (slug, told) => {
  const benefits = labelled(await open(`/feature/${slug}`), "section", featureScreen.benefitsHeading);
  const [figure] = elements(benefits, "figure");
  expect(/role="img" aria-label="([^"]*)"/.exec(figure?.inside ?? "")?.[1]).toMatch(told);
});

test.each(featurePages)("/feature/$id has three story cards with picture, sound and links", async (page) => {
  const stories = labelled(await open(`/feature/${page.id}`), "section", featureScreen.storiesHeading);
  const all = `${useCasesPath}?${new URLSearchParams({ featureName: page.name })}`;
  expect(linksTo(stories, featureScreen.allStories)).toEqual([all]);
  const cards = elements(stories, "article").map(({ inside }) => ({
    picture: elements(inside, "img")[0]?.attribute("src"),
    sound: [...new Set(elements(inside, "audio").map(({ attribute }) => attribute("src")))],
    links: [featureScreen.readStory, featureScreen.readFull].flatMap((words) => linksTo(inside, words)),
  }));
  expect(cards).toEqual(
    page.relatedStories.slice(0, 3).map((id) => ({
      picture: `/images/stories/${id}.svg`,
      sound: [`/audio/story-${id}.mp3`],
      links: [`/story/${id}`, `/story/${id}`],
    })),
  );
});

test("the fees are stated as they are", async () => {
  const main = await open("/feature/payment-solutions");
  const fees = shown(labelled(main, "section", featureScreen.payment.heading));
  for (const words of [
    "QR code payments: 0.99% plus GST",
    "Payment links: 2% plus GST",
    "without markup",
    "Same-day payout",
  ])
    expect(fees).toContain(words);
});

test("a feature that does not exist leads to the overview", async () => {
  expect(linksTo(await open("/feature/ladoo-oven"), featureNotFound.back.label)).toEqual(["/features"]);
});

describe("/pricing", () => {
  test("each role's card says how many rooms it opens in full, in part or not at all", async () => {
    const main = await open("/pricing");
    const card = (role: string) => labelled(main, "article", role);
    expect(texts(card("Admin"), "p")).toContain("All 7 modules in full");
    expect(texts(card("Operations Manager"), "p")).toContain("Of 7 modules: 3 in full, 2 in part and 2 shut.");
    expect(texts(card("Retail/Event Staff"), "p")).toContain("Of 7 modules: 3 in part and 4 shut.");
  });

  test.each([
    [
      "?team=admin.2",
      `Paid monthly: ₹0 for the first month, then half price for twelve months: ${prices.adminPrice} a month, before GST.`,
    ],
    // Whether the offer and paying annually can be combined is not settled.
    ["?billing=annually&team=admin.2", `then half price for twelve months: ${prices.adminPrice} a month`],
  ])("%s says what an early bird pays", async (query, words) => {
    expect(shown(await open(`/pricing${query}`))).toContain(words);
  });

  test("?team=admin.500 counts within 0 and 99", async () => {
    const main = await open("/pricing?team=admin.500-nobody.3-accounting.-2");
    const bill = labelled(main, "section", teamCalculator.heading);
    expect(bill).toMatch(/<input[^>]*name="admin"[^>]*value="99"/);
    expect(bill).toMatch(/<input[^>]*name="accounting"[^>]*value="0"/);
  });
});
