/** Finding a story and going through a journey: the visitor's actions and the page's position. */
import { useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { stories } from "#app/content/stories/index.ts";
import { useCasesText } from "#app/content/use-cases.ts";
import type { Page } from "playwright/test";
import { atRest, awake, expect, expectNoHorizontalScroll, holdBack, stillness, test } from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };

test.describe("the use cases", () => {
  test.describe("on a phone", () => {
    test.use({ viewport: PHONE });
    const titles = (page: Page) => page.locator("#stories").getByRole("heading", { level: 3 });
    const more = (page: Page) => page.getByText(`Show ${stories.length - 6} more stories`);

    test("show six, and the others at a press, which Back finds again", async ({ page }) => {
      await page.goto(useCasesPath);
      await awake(page);
      await expect(titles(page)).toHaveCount(6);
      await more(page).press("Enter");
      await expect(titles(page)).toHaveCount(stories.length);
      await expect(more(page)).toBeHidden();
      const seventh = page.getByRole("button", { name: /^Listen: / }).nth(6);
      await expect(seventh).toBeFocused();
      await page
        .locator(".story-card")
        .nth(9)
        .getByRole("button", { name: /^Listen/ })
        .click();
      await expect(page.getByRole("link", { name: useCasesText.back })).toBeVisible();
      await page.goBack();
      await expect(titles(page)).toHaveCount(stories.length);
    });

    test("open the others for who closes one of them", async ({ page }) => {
      const last = stories.at(-1);
      await page.goto(`${useCasesPath}?story=${last?.id}`);
      await awake(page);
      await page.getByRole("link", { name: useCasesText.back }).click();
      const listen = page.getByRole("button", { name: `Listen: ${last?.title}` });
      await expect(listen).toBeFocused();
      await expect(listen).toBeInViewport();
    });

    test("are folded anew under a filter, and only where there are more than six", async ({ page }) => {
      await page.goto(`${useCasesPath}?feature=6`);
      await awake(page);
      await expect(page.locator(".rest-of-list")).toHaveCount(0);
    });
  });

  test.describe("on a phone without scripts", () => {
    test.use({ viewport: PHONE, javaScriptEnabled: false });

    test("are all there", async ({ page }) => {
      await page.goto(useCasesPath);
      await expect(page.getByText(stories.at(-1)?.excerpt ?? "")).toBeVisible();
      await expect(page.locator(".rest-of-list > summary")).toBeHidden();
    });
  });

  test("say how long each is, and whom a picture shows besides the teller", async ({ page }) => {
    await page.goto(useCasesPath);
    await awake(page);
    await expect(page.locator(".story-card").getByText(/^\d min$/)).toHaveCount(stories.length);
    await expect(page.locator(".story-card figcaption")).toHaveText(
      stories.flatMap(({ pictured }) => (pictured ? [`In the picture: ${pictured}`] : [])),
    );
  });

  test("keep their button for all of them, which takes a filter off again", async ({ page }) => {
    await page.goto(useCasesPath);
    await awake(page);
    const heading = page.locator("#stories-heading");
    await expect(heading).toHaveText(useCasesText.allHeading);
    await page.getByRole("button", { name: /^The Crystal Ball/ }).click();
    await expect(heading).toHaveText("Stories featuring The Crystal Ball");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("button", { name: useCasesText.viewAll }).click();
    await expect(heading).toHaveText(useCasesText.allHeading);
    await expect(heading).toBeInViewport();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  });

  test("do not show that button to whoever comes with a filter", async ({ page }) => {
    await page.goto(`${useCasesPath}?feature=6`);
    await awake(page);
    await expect(page.getByRole("button", { name: useCasesText.viewAll })).toHaveCount(0);
    await page.getByRole("button", { name: useCasesText.clearFilters }).click();
    await expect(page.getByRole("button", { name: useCasesText.viewAll })).toBeVisible();
  });

  for (const feature of [6, 20]) {
    test(`hand the keyboard on from what took filter ${feature} off`, async ({ page }) => {
      await page.goto(`${useCasesPath}?feature=${feature}`);
      await awake(page);
      const heading = page.getByRole("heading", { name: useCasesText.filterHeading });
      await page.getByRole("button", { name: useCasesText.clearFilters }).press("Enter");
      await expect(page.locator("#stories-heading")).toHaveText(useCasesText.allHeading);
      await expect(heading).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("main form button").first()).toBeFocused();
      await page.goBack();
      const chosen = page.locator("main form").getByRole("button", { pressed: true });
      await chosen.press("Enter");
      await expect(page.locator("#stories-heading")).toHaveText(useCasesText.allHeading);
      // The Crew's button disappears; the others stay and keep the focus.
      if (feature === 20) await expect(heading).toBeFocused();
      else await expect(page.getByRole("button", { name: /^The Crystal Ball/ })).toBeFocused();
    });
  }

  test("have their filters in two rows on a phone, the chosen one and the focused one in view", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${useCasesPath}?feature=16`);
    await awake(page);
    const filters = page.locator("main form button");
    const tops = await filters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
    await page.locator("main form").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { pressed: true })).toBeInViewport({ ratio: 1 });
    await filters.first().focus();
    await expect(filters.first()).toBeInViewport({ ratio: 1 });
    await filters.last().focus();
    await expect(filters.last()).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  });

  for (const width of [768, 1440]) {
    test(`have their titles level and their pictures whole, and fill every row at ${width} px, however many they are`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(useCasesPath);
      await awake(page);
      // Rows in which the titles of equally wide cards are at different heights.
      const uneven = await page.locator(".story-grid h3").evaluateAll((titles) => {
        const heights = new Map<string, Set<number>>();
        for (const title of titles) {
          const { top = Number.NaN, width = Number.NaN } = title.closest("li")?.getBoundingClientRect() ?? {};
          const row = `${Math.round(top)}, ${Math.round(width)} wide`;
          const height = Math.round(title.getBoundingClientRect().top - top);
          heights.set(row, (heights.get(row) ?? new Set()).add(height));
        }
        return [...heights.values()].filter(({ size }) => size > 1).length;
      });
      expect(uneven).toBe(0);
      // Pictures are 3:2; a box of another shape must not crop them.
      const cut = await page.locator(".story-grid img").evaluateAll(
        (pictures) =>
          pictures.filter((picture) => {
            const { width, height } = picture.getBoundingClientRect();
            return Math.abs(width / height - 1.5) > 0.02 && getComputedStyle(picture).objectFit !== "contain";
          }).length,
      );
      expect(cut).toBe(0);
      // The first six fill whole rows; later ones fill the last row to its end.
      const holes = await page
        .locator(".story-grid")
        .last()
        .evaluate((list) => {
          const found: string[] = [];
          for (; list.lastElementChild; list.lastElementChild.remove()) {
            const ends = new Map<number, number>();
            for (const card of list.children) {
              const { top, right } = card.getBoundingClientRect();
              ends.set(Math.round(top), right);
            }
            const edge = list.getBoundingClientRect().right;
            if ([...ends.values()].some((end) => Math.abs(end - edge) > 1))
              found.push(`${list.childElementCount} cards`);
          }
          return found;
        });
      expect(holes).toEqual([]);
    });
  }

  test("show an opened story's player on the first screen", async ({ page }) => {
    for (const size of [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await page.goto(`${useCasesPath}?story=9`);
      await expect(page.getByRole("button", { name: "Play", exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test("lead from a closed story back to its card", async ({ page }) => {
    await page.goto(`${useCasesPath}?feature=3`);
    await awake(page);
    const listen = page.getByRole("button", { name: /^Listen: / }).nth(4);
    const name = (await listen.getAttribute("aria-label")) ?? "";
    await listen.click();
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/^Listen: /, "")} \\| `));
    await page.getByRole("link", { name: useCasesText.back }).click();
    await expect(page.getByRole("button", { name })).toBeFocused();
    await expect(page.getByRole("button", { name })).toBeInViewport();
    await expect(page).toHaveURL(/\?feature=3$/);
  });

  test("show the stories of a way of working, and keep to them through a story and back", async ({ page }) => {
    await page.goto(`${useCasesPath}?featureName=Size+Optimization`);
    await awake(page);
    const heading = page.locator("#stories-heading");
    await expect(heading).toHaveText("Stories featuring Size Optimization");
    await expect(page.getByRole("status").filter({ hasText: "3 stories" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Listen: / })
      .first()
      .click();
    await page.getByRole("link", { name: useCasesText.back }).click();
    await expect(heading).toHaveText("Stories featuring Size Optimization");
  });

  test("are filtered, taken back and left for the list again without the network", async ({
    page,
    context,
    expectConsole,
  }) => {
    // The pictures of cards that were not in view before.
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`${useCasesPath}?featureName=product+pulse&story=9`);
    await awake(page);
    // Waits for prefetching, so that the following actions cause no request for it.
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/^(document|fetch|xhr|script)$/.test(request.resourceType())) asked.push(request.url());
    });
    await context.setOffline(true);
    const heading = page.locator("#stories-heading");
    await page.getByRole("link", { name: useCasesText.back }).click();
    await expect(heading).toHaveText("Stories featuring The Storeroom");
    await expect(page).toHaveURL(/\?feature=1$/);
    const ball = page.getByRole("button", { name: /^The Crystal Ball/ });
    const count = Number(/\d+$/.exec((await ball.textContent()) ?? "")?.[0]);
    await ball.click();
    await expect(heading).toHaveText("Stories featuring The Crystal Ball");
    await expect(page.getByRole("button", { name: /^Listen: / })).toHaveCount(count);
    await page.getByRole("button", { name: useCasesText.clearFilters }).click();
    await expect(heading).toHaveText(useCasesText.allHeading);
    await page.goBack();
    await expect(heading).toHaveText("Stories featuring The Crystal Ball");
    expect(asked).toEqual([]);
  });

  test("show at once which story is on its way", async ({ page }) => {
    await page.goto(`${useCasesPath}?feature=3`);
    await awake(page);
    const release = await holdBack(page, /\.data\?.*story=/);
    const listen = page.getByRole("button", { name: /^Listen: / }).nth(1);
    const title = ((await listen.getAttribute("aria-label")) ?? "").replace(/^Listen: /, "");
    await listen.click();
    const loading = page.getByRole("button", { name: `${useCasesText.loading}: ${title}` });
    await expect(loading).toHaveText(useCasesText.loading);
    await expect(loading).toHaveAttribute("aria-busy", "true");
    await expect(loading).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: `${useCasesText.loading} ${title}` })).toHaveCount(1);
    release();
    await expect(page.locator("#story-title")).toHaveText(title);
    await expect(page.locator("#story-title")).toBeFocused();
  });

  test("say so when a story was taken down meanwhile", async ({ page }) => {
    await page.goto(useCasesPath);
    await awake(page);
    // Follows an old link within the app: the list was loaded before the story was taken down.
    await page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `${useCasesPath}?story=999`);
    await expect(page.getByRole("alert")).toHaveText(useCasesText.notThere);
    await expect(page.locator("#stories-heading")).toHaveText("All Use Case Stories");
  });

  test("stay where they are, and say so, when a story does not come", async ({ page, context, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`${useCasesPath}?feature=3`);
    await awake(page);
    const card = page.getByRole("article").nth(2);
    const listen = card.getByRole("button", { name: /^Listen: / });
    const title = ((await listen.getAttribute("aria-label")) ?? "").replace(/^Listen: /, "");
    await context.setOffline(true);
    await listen.click();
    const failure = card.getByRole("alert");
    await expect(failure).toHaveText(useCasesText.notLoaded);
    await expect(failure).toBeInViewport();
    await expect(listen).toBeFocused();
    await expect(page.locator("#stories-heading")).toHaveText("Stories featuring The Sales Desk");
    await context.setOffline(false);
    await listen.click();
    await expect(page.locator("#story-title")).toHaveText(title);
    await page.goBack();
    await expect(listen).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test.describe("a word without an end", () => {
  const word = `https://example.in/${"saatvik-aur-swaadisht".repeat(20)}`.replaceAll("-", "");

  for (const path of ["/story/9", useCasesPath, `${useCasesPath}?story=9`, "/feature/inventory-management", "/"]) {
    test(`of a story's breaks on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await awake(page);
      if (path === "/") await page.locator(".founder-card button").first().press("Enter");
      const told = stories.flatMap(({ title, excerpt, content, keyResult, keyMetric }) => [
        ...[title, excerpt, keyResult, keyMetric],
        ...content.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      ]);
      const names = founders.flatMap(({ name, brandName }) => [name, brandName]);
      // Simulates a story in which every text is that word.
      const changed = await page.locator("main").evaluate(
        (main, { told, names, word }) => {
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          let count = 0;
          while (texts.nextNode()) {
            const node = texts.currentNode as Text;
            if (node.parentElement?.closest(".founder-card") || !node.data.trim()) continue;
            if (![...told, ...names].includes(node.data.trim())) continue;
            node.data = word;
            count += 1;
          }
          return count;
        },
        { told, names, word },
      );
      expect(changed).toBeGreaterThan(2);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoHorizontalScroll(page);
        const cut = await page.locator("main").evaluate((main) =>
          [...main.querySelectorAll<HTMLElement>("h1, h2, h3, p, dd, b, span")]
            .filter(({ textContent, className }) => textContent?.startsWith("https://") && className !== "sr-only")
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        );
        expect(cut, `at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe("a journey's steps", () => {
  test.use({ viewport: PHONE });

  test("come into view and stay there, one for each press, and keep the keyboard at either end", async ({ page }) => {
    await page.goto("/journey/popup-exhibitions");
    await awake(page);
    const steps = page.locator("#steps");
    const next = steps.getByRole("button", { name: "Next" });
    const previous = steps.getByRole("button", { name: "Previous" });
    await expect(previous).toBeDisabled();
    await next.scrollIntoViewIfNeeded();
    await next.click();
    const shown = (number: number) => expect(steps.getByText(`Step ${number} of 4`)).toBeInViewport({ ratio: 1 });
    await shown(2);
    await stillness(page);
    const before = await page.evaluate(() => scrollY);
    await next.press("Enter");
    await shown(3);
    await stillness(page);
    // The visible part stays in place, apart from a line or two of the texts above.
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
    await next.press("Enter");
    await expect(steps.getByText("Step 4 of 4")).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeFocused();
    await expect(page).toHaveURL(/\?step=4$/);
    await page.goBack();
    await expect(steps.getByText("Step 3 of 4")).toBeVisible();
  });
});

test("the link to read an episode opens its transcript", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/audio-insights/founders-podcast");
  await awake(page);
  await page.locator("#episode-1 summary", { hasText: "More" }).click();
  await page.getByRole("link", { name: "Read instead" }).first().click();
  await expect(page.locator("#episode-1-transcript")).toBeInViewport();
});

test("the podcast stands an address that can't be read", async ({ page }) => {
  // The fixtures fail a test with an uncaught error.
  await page.goto(`/audio-insights/founders-podcast#%E0%A4%A`);
  await awake(page);
  await atRest(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the podcast leads to its first episode before all else", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/audio-insights/founders-podcast");
  await awake(page);
  await page.getByRole("link", { name: "Listen to Episode 1" }).click();
  await expect(page).toHaveURL(/#episode-1$/);
  await expect(page.locator("#episode-1")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home asks for no choice that needs them, and shows all the rooms", async ({ page }) => {
    await page.goto("/");
    const explorer = page.locator('section[aria-labelledby="explorer"]');
    await expect(explorer.getByRole("button")).toHaveCount(0);
    await expect(explorer.getByRole("article")).toHaveCount(7);
    await expect(page.getByText("Choose a room to see who is busy there.")).toBeHidden();
    await expect(page.getByText("Choose one to see the stories that founder tells")).toBeHidden();
  });
});

test("a control that disappears when pressed passes the focus on", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Dismiss this announcement" }).press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  const founder = page.locator(".founder-card button").first();
  await founder.press("Enter");
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(founder).toBeFocused();
  await expect(founder).toBeInViewport();
});

test("choosing a founder brings the stories into view, and putting them away moves nothing", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await awake(page);
  const founder = page.locator(".founder-card button").first();
  await founder.press("Enter");
  await expect(page.getByText(/^Stories related to /)).toBeInViewport();
  await expect(founder).toBeFocused();
  await founder.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await founder.press("Enter");
  await expect(page.getByRole("heading", { name: /^Stories related to / })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("a founder is chosen anywhere on the card, and its words can be marked", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await awake(page);
  const card = page.locator(".founder-card").first();
  const founder = card.getByRole("button");
  await card.getByText("What the week was like").click();
  await expect(founder).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("img").click();
  await expect(founder).toHaveAttribute("aria-pressed", "false");
  await founder.click();
  await expect(founder).toHaveAttribute("aria-pressed", "true");
  const [line] = await card.getByRole("listitem").all();
  const place = await line?.boundingBox();
  if (!place) throw new Error("The card lists nothing");
  await page.mouse.move(place.x + 2, place.y + 10);
  await page.mouse.down();
  await page.mouse.move(place.x + 90, place.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await expect(founder).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/journey\//);
});

test("a story's founder and brand are read as separate words", async ({ page }) => {
  await page.goto("/story/1");
  await expect(page.getByText("Tara Rathore", { exact: true })).toBeVisible();
  await expect(page.getByText("Founder, Bel & Buta", { exact: true })).toBeVisible();
  await page.goto("/journey/popup-exhibitions");
  const figure = page.getByRole("figure");
  await expect(figure.getByText("Tara Rathore", { exact: true })).toBeVisible();
  await expect(figure.getByText("Bel & Buta", { exact: true })).toBeVisible();
});

test("a founder's stories fill every row, however many the founder tells", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await awake(page);
  for (const founder of await page.locator(".founder-card button").all()) {
    await founder.press("Enter");
    const list = page.locator('section[aria-labelledby="founders"] .story-grid');
    const [edge, end] = await list.evaluate((element) => [
      element.getBoundingClientRect().right,
      element.lastElementChild?.getBoundingClientRect().right,
    ]);
    expect(end).toBeCloseTo(edge ?? Number.NaN, 0);
    await founder.press("Enter");
  }
});

test("the result of a press on a founder or a room is announced in an existing live region", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const chosen = page.locator('section[aria-labelledby="founders"]').getByRole("status");
  await expect(chosen).toHaveText("");
  await page.locator(".founder-card button").first().press("Enter");
  await expect(chosen).toHaveText(/^Stories related to /);
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(chosen).toHaveText("");
  const explorer = page.locator('section[aria-labelledby="explorer"]');
  const room = explorer.getByRole("listitem").getByRole("button").nth(2);
  await room.press("Enter");
  await expect(explorer.getByRole("status")).toHaveText("The Cash Register");
});
