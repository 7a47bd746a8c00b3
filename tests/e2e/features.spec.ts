/** The pages that explain the product: the overview, every feature page, and looking after customers. */
import {
  brandBuddiesCards,
  brandBuddiesHero,
  brandBuddiesStory,
  brandBuddiesTrial,
} from "#app/content/brand-buddies.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureScreen, featuresScreen, sceneOf } from "#app/content/feature-screens.ts";
import { modules } from "#app/content/modules.ts";
import { featureNotFound } from "#app/content/not-found/feature.ts";
import { pageMeta, titleSuffix } from "#app/content/site.ts";
import { awake, expect, expectAccessible, expectNoHorizontalScroll, holdBack, test } from "#tests/e2e/fixtures.ts";

const NARROWEST = { width: 320, height: 640 };
const REPORTED_404 = /status of 404/;

/** The eleven slugs of the specification, and the three that /brand-buddies links to. */
const slugs = [
  "inventory-management",
  "numbers-nirvana",
  "sales-hub",
  "efficient-sales-management",
  "size-optimization",
  "global-expansion",
  "payment-solutions",
  "payments",
  "events-toolkit",
  "access-control",
  "brand-buddies",
  "customer-segmentation",
  "community-management",
  "customer-relationships",
];
/** One page of each composition; the others have the same parts with other words. */
const looks = [
  "/features",
  "/feature/payment-solutions",
  "/feature/sales-hub",
  "/feature/access-control",
  "/feature/size-optimization",
  "/brand-buddies",
];
const audioStoryIds = [16, 9, 2, 14, 15, 20, 5, 3, 1, 7, 6, 8];

test("there is a page for every slug and no other", () => {
  expect(featurePages.map(({ id }) => id).toSorted()).toEqual(slugs.toSorted());
});

test("every feature page answers with its own title, description and canonical link, under both addresses", async ({
  request,
}) => {
  const heads = new Set<string>();
  for (const page of featurePages) {
    for (const address of [`/feature/${page.id}`, `/features/${page.id}`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      expect(title, address).toBe(`${page.name}${titleSuffix}`);
      expect(description?.length, address).toBeGreaterThan(80);
      expect(new URL(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "").pathname, address).toBe(
        `/feature/${page.id}`,
      );
      heads.add(`${title}\n${description}`);
    }
  }
  expect(heads.size).toBe(slugs.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every feature page has its parts, and fees only where they belong", async ({ page: tab }) => {
    test.slow();
    for (const page of featurePages) {
      await tab.goto(`/feature/${page.id}`);
      const main = tab.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(page.name);
      const gist = modules.find(({ slug }) => slug === page.id)?.gist;
      if (gist) await expect(main.locator("hgroup")).toHaveText(`${page.name}${gist}`);
      await expect(main.getByRole("link", { name: featureScreen.back })).toHaveAttribute("href", "/");
      await expect(main.getByRole("img").first()).toHaveAttribute("src", sceneOf(page).src);
      const benefits = main.getByRole("region", { name: featureScreen.benefitsHeading });
      await expect(benefits.getByRole("listitem")).toHaveText(page.benefits);
      const useCases = main.getByRole("region", { name: featureScreen.useCasesHeading, exact: true });
      await expect(useCases.getByRole("heading", { level: 3 })).toHaveText(page.useCases.map(({ title }) => title));
      const fees = main.getByRole("region", { name: featureScreen.payment.heading });
      await expect(fees).toHaveCount(page.id === "payment-solutions" ? 1 : 0);
      const stories = main.getByRole("region", { name: featureScreen.storiesHeading });
      await expect(stories.getByRole("article")).toHaveCount(3);
      await expect(stories.getByRole("link", { name: featureScreen.allStories })).toHaveAttribute(
        "href",
        `${useCasesPath}?${new URLSearchParams({ featureName: page.name })}`,
      );
      await expect(main.getByRole("heading", { name: page.closing.heading })).toBeVisible();
      await expect(main.getByRole("link", { name: featureScreen.signUp })).toHaveAttribute("href", "/waitlist");
    }
  });

  test("a feature page reads and plays", async ({ page }) => {
    await page.goto("/feature/brand-buddies");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Customer Lounge");
    await expect(page.getByRole("main").locator("audio[controls]")).toHaveCount(3);
  });
});

test.describe("a feature page", () => {
  test("shows the app at work in its room, and tells what is to be seen", async ({ page }) => {
    for (const [slug, told] of [
      ["sales-hub", /one podi, Meera in Thrissur.*HSN 2001.*CGST 2.5% 15.71, SGST 2.5% 15.71.*total ₹660.00/],
      ["payment-solutions", /UPI QR for ₹660.*It is paid/],
      ["inventory-management", /from 7 to 6/],
      ["brand-buddies", /Meera, Thrissur\. 6 orders/],
      ["events-toolkit", /Lime pickle, 48 out, 43 sold, 5 home/],
      ["access-control", /doors of the role Accounting/],
      ["numbers-nirvana", /3 in S, 8 in M, 10 in L, 6 in XL, 3 in XXL/],
    ] as const) {
      await page.goto(`/feature/${slug}`);
      const benefits = page.getByRole("region", { name: featureScreen.benefitsHeading });
      await expect(benefits.getByRole("figure").getByRole("img", { name: told }), slug).toBeVisible();
    }
  });

  test("offers the waitlist on a phone's first screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const slug of slugs) {
      await page.goto(`/feature/${slug}`);
      const join = page.getByRole("main").getByRole("link", { name: featureScreen.join });
      await expect(join, slug).toBeInViewport({ ratio: 1 });
      await expect(join).toHaveAttribute("href", "/waitlist");
    }
  });

  test("each story card has its picture, player and links to the story", async ({ page }) => {
    await page.goto("/feature/inventory-management");
    const ids = featurePages.find(({ id }) => id === "inventory-management")?.relatedStories.slice(0, 3) ?? [];
    for (const [index, id] of ids.entries()) {
      const card = page.getByRole("region", { name: featureScreen.storiesHeading }).getByRole("article").nth(index);
      await expect(card.getByRole("img").first()).toHaveAttribute("src", `/images/stories/${id}.svg`);
      await expect(card.locator("audio")).toHaveAttribute("src", `/audio/story-${id}.mp3`);
      for (const name of [featureScreen.readStory, featureScreen.readFull]) {
        await expect(card.getByRole("link", { name })).toHaveAttribute("href", `/story/${id}`);
      }
    }
  });

  test("is in ink where it is a way of working, and in its room's colour where it is a room", async ({ page }) => {
    const edge = () =>
      page.locator("main section").evaluateAll(([hero]) => hero && getComputedStyle(hero).borderBottomColor);
    await page.goto("/feature/size-optimization");
    expect(await edge()).toBe("rgb(33, 28, 74)");
    await page.goto("/feature/inventory-management");
    expect(await edge()).toBe("rgb(200, 85, 61)");
    await page.goto("/features");
    await expect(page.locator("section[aria-labelledby=themes] [data-room]")).toHaveCount(0);
  });

  test("states the fees as they are", async ({ page }) => {
    await page.goto("/feature/payment-solutions");
    const fees = page.getByRole("region", { name: featureScreen.payment.heading });
    await expect(fees).toContainText("QR code payments: 0.99% plus GST");
    await expect(fees).toContainText("Payment links: 2% plus GST");
    await expect(fees).toContainText("without markup");
    await expect(fees).toContainText("Same-day payout");
  });

  test("opens the booking page in a new tab", async ({ page }) => {
    await page.goto("/feature/sales-hub");
    const demo = page.getByRole("main").getByRole("link", { name: featureScreen.demo });
    await expect(demo).toHaveAttribute("target", "_blank");
  });

  test("gives way to another at its top, under its own title", async ({ page }) => {
    await page.goto("/feature/sales-hub");
    await awake(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "The Crew" });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Crew");
    await expect(page).toHaveTitle(`The Crew${titleSuffix}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("shows three placeholders while a slow one is on its way", async ({ page }) => {
    await page.goto("/feature/sales-hub");
    await awake(page);
    const open = await holdBack(page, "**/feature/access-control.data**");
    await page.getByRole("contentinfo").getByRole("link", { name: "The Crew" }).click();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
    await expect(page.locator("main [data-skeleton]")).toHaveCount(3);
    await expect(page.locator("main [data-skeleton]").first()).toBeInViewport();
    open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Crew");
  });

  test("that does not exist says so with 404 and leads to the overview", async ({ page, expectConsole }) => {
    expectConsole(REPORTED_404);
    const response = await page.goto("/feature/ladoo-oven");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(featureNotFound.heading);
    await expect(page.getByRole("link", { name: featureNotFound.back.label })).toHaveAttribute("href", "/features");
    await expect(page).toHaveTitle(featureNotFound.title);
  });
});

test.describe("the overview", () => {
  test.beforeEach(({ page }) => page.goto("/features").then(() => undefined));

  test("has a floor for each module with its benefits, its page and its stories", async ({ page }) => {
    for (const module of modules) {
      const floor = page.getByRole("article", { name: module.name });
      await expect(
        floor.getByRole("link", { name: `${featuresScreen.learnMore} about ${module.name}` }),
      ).toHaveAttribute("href", `/feature/${module.slug}`);
      for (const benefit of module.benefits) await expect(floor.getByText(benefit)).toBeVisible();
      await expect(
        floor.getByRole("link", { name: featuresScreen.allStories.replace("{name}", module.name) }),
      ).toHaveAttribute("href", `${useCasesPath}?${new URLSearchParams({ featureName: module.name })}`);
    }
  });

  test("links to the twelve audio stories", async ({ page }) => {
    const links = await page
      .locator('main a[href^="/stories?story="]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(audioStoryIds.map((id) => `/stories?story=${id}`));
  });

  test("leads to the waitlist at both ends", async ({ page }) => {
    const calls = page.getByRole("main").getByRole("link", { name: featuresScreen.cta });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute("href", "/waitlist");
  });
});

test.describe("looking after customers", () => {
  for (const address of ["/brand-buddies", "/customer-connect"]) {
    test(`${address} shows the three ways, the story and the trial`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveTitle(pageMeta["/brand-buddies"]?.title ?? "");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/brand-buddies$/);
      const main = page.getByRole("main");
      for (const card of brandBuddiesCards) {
        await expect(main.getByRole("link", { name: card.title })).toHaveAttribute("href", `/feature/${card.slug}`);
      }
      await expect(main.getByRole("link", { name: brandBuddiesStory.cta })).toHaveAttribute(
        "href",
        `/story/${brandBuddiesStory.storyId}`,
      );
      for (const name of [brandBuddiesHero.cta, brandBuddiesTrial.cta]) {
        await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/waitlist");
      }
    });
  }
});

test.describe("moved addresses", () => {
  for (const [from, to] of [
    ["/stories?story=9", `${useCasesPath}?story=9`],
    ["/stories", useCasesPath],
    ["/smart-data-insights?utm_source=card", "/feature/numbers-nirvana?utm_source=card"],
  ] as const) {
    test(`${from} answers 301 with ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
    });
  }

  test("are followed within the site, too", async ({ page }) => {
    await page.goto("/features");
    await awake(page);
    await page.locator('a[href="/stories?story=9"]').click();
    await expect(page).toHaveURL((url) => url.pathname === useCasesPath && url.search === "?story=9");
  });
});

test("all links of these pages lead somewhere", async ({ request }) => {
  test.slow();
  const links = new Set<string>();
  for (const address of [...looks, ...slugs.map((slug) => `/feature/${slug}`), "/pricing"]) {
    const html = await (await request.get(address)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const [, link = ""] of main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(link.replaceAll("&amp;", "&"));
  }
  expect(links.size).toBeGreaterThan(40);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

for (const address of looks) {
  test(`${address} fits any screen, and axe finds nothing`, ({ page }) => expectAccessible(page, address));
}

test("no feature page is wider than a window of 320 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize(NARROWEST);
  for (const address of slugs.map((slug) => `/feature/${slug}`)) {
    await page.goto(address);
    await expectNoHorizontalScroll(page);
  }
});
