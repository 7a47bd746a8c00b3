/**
 * Fixtures of every browser test: a visitor address of its own, so that limits count for each test alone, and a console that
 * must stay silent.
 */
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Locator, type Page, test as base } from "playwright/test";

type Fixtures = {
  /** The test fails unless its pages write a matching line to the console, or throw one. */
  expectConsole: (pattern: RegExp) => void;
  /** Allows such lines without requiring them, when they depend on timing. */
  allowConsole: (pattern: RegExp) => void;
  /** The address of this test's visitor. */
  visitorAddress: string;
  watchedConsole: { expected: RegExp[]; allowed: RegExp[] };
};

const SPOKEN = new Set(["error", "warning", "assert", "log", "info"]);

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
  visitorAddress: async ({}, use) => {
    // Visitors are counted by /64, so the network part must differ.
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint16Array(2));
    await use(`2001:db8:${high.toString(16)}:${low.toString(16)}::1`);
  },
  extraHTTPHeaders: async ({ visitorAddress }, use) => {
    await use({ "CF-Connecting-IP": visitorAddress });
  },
  watchedConsole: [
    async ({ context }, use) => {
      const seen: string[] = [];
      context.on("console", (message) => {
        if (SPOKEN.has(message.type())) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`));
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      await use({ expected, allowed });
      const missing = () => expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
      // Console messages reach the test a little after their cause.
      await expect.poll(missing, { message: "expected of the console", timeout: 2000 }).toEqual([]);
      const known = [...expected, ...allowed];
      expect(
        seen.filter((line) => !known.some((pattern) => pattern.test(line))),
        "unexpected console output",
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectConsole: async ({ watchedConsole: { expected } }, use) => {
    await use((pattern) => expected.push(pattern));
  },
  allowConsole: async ({ watchedConsole: { allowed } }, use) => {
    await use((pattern) => allowed.push(pattern));
  },
});

export { expect };

/**
 * Opens the page once: nothing scrolls sideways in a window of 320 px, and axe finds nothing in windows of the given
 * widths, a phone's and a wide screen's unless others are named.
 */
export async function expectAccessible(
  page: Page,
  address: string,
  widths: readonly number[] = [360, 1440],
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await hydrated(page);
  await expectNoHorizontalScroll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
    expect(await axe(page), `axe findings at ${width} px`).toEqual([]);
  }
}

/** Fails with axe's findings on the current page, if there are any. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axe(page), "axe findings").toEqual([]);
}

/** Runs axe on the current page, and returns the rule and the place of each finding. */
async function axe(page: Page): Promise<string[]> {
  // The default mode opens a second page to collect the findings of foreign frames, which takes twice the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Fails when the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, "width of the page").toBeLessThanOrEqual(clientWidth);
}

/** Enlarges the text of the open page, as browsers can: everything measured in rem grows with it. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Holds requests back until the returned function is called; then they continue, to an earlier route or the network. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Skips a test of places in Hindi where letters are boxes, which are wider. */
export async function requireDevanagari(page: Page): Promise<void> {
  const [one, other] = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    return ["क", "ह"].map((letter) => context?.measureText(letter).width);
  });
  test.skip(one === other, "This computer has no Devanagari, which every phone has");
}

/** Waits for hydration: before that, a press has no effect that a test could see. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Opens a page, and waits until the app is awake. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Presses a key until the target has the focus, at most `longest` times. */
export async function tabTo(page: Page, target: Locator, longest = 60, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < longest; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `within ${longest} presses of ${key}`).toBeFocused();
}

/** Fills in what the form to join needs, and accepts the terms. */
export async function fillJoinForm(page: Page, email = `person-${crypto.randomUUID()}@bel.example`): Promise<void> {
  const form = page.locator("#reserve");
  const typed = { brandName: "Bel & Buta", founderName: "Tara Rathore", email, phoneNumber: "+91 00000 12345" };
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=acceptedTerms]").check();
}

/** A brand that is on the list already, of the site at that origin. */
export async function onTheList(
  request: APIRequestContext,
  origin = "",
  given: object = {},
): Promise<{ email: string; code: string }> {
  const email = `person-${crypto.randomUUID()}@bel.example`;
  const form = { brandName: "Pepper Porch", founderName: "Kabir", phoneNumber: "+91 00000 12345" };
  const data = { ...form, email, acceptedTerms: true, ...given };
  const response = await request.post(`${origin}/api/waitlist/join`, { data });
  return { email, code: ((await response.json()) as { referralCode: string }).referralCode };
}

/** Waits until all scheduled work on the page has run, and the page is painted. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestIdleCallback(() => requestAnimationFrame(() => done()))),
        );
      }),
  );
}

/** Waits until the page has not scrolled for 24 frames. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = scrollY;
        let frames = 0;
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames < 24) requestAnimationFrame(look);
          else done();
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Waits until the element's animations have ended, but for those that have no end. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const ending = node
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    heard?: string[];
  }
}

/**
 * Records what live regions announce from now on, like a screen reader, except where an open window makes them unreachable.
 * The returned function returns the announcements.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    window.heard = heard;
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        const LIVE = "[role=status], [role=alert], [aria-live]";
        return [
          element?.closest(LIVE),
          ...added.flatMap((node) => [...node.querySelectorAll(LIVE), node.closest(LIVE)]),
        ];
      });
      const window = document.querySelector("dialog:modal");
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        if (text && (!window || window.contains(region ?? null))) heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.heard ?? []);
}
