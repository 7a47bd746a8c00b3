/**
 * What every browser test stands on: a visitor address of its own, so that limits count for each test alone, and a
 * console that has to stay silent.
 */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "playwright/test";

type Fixtures = {
  /** This test's pages write something that matches to the console, or throw it, or else it fails. */
  expectConsole: (pattern: RegExp) => void;
  /** They may do so: for what is written or not depending on when it happens. */
  allowConsole: (pattern: RegExp) => void;
  /** The address this test's visitor comes from. */
  visitorAddress: string;
  watchedConsole: { expected: RegExp[]; allowed: RegExp[] };
};

const SPOKEN = new Set(["error", "warning", "assert", "log", "info"]);

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
  visitorAddress: async ({}, use) => {
    // Visitors are counted by /64, so it is the network part that has to differ.
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
      // What the browser writes reaches the test a little later than what it is about.
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
 * Opens the page once: nothing scrolls sideways in a window of 320 px, and axe finds nothing on a phone and on a wide
 * screen.
 */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await awake(page);
  await expectNoHorizontalScroll(page);
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await axe(page), `axe findings at ${viewport.width} px`).toEqual([]);
  }
}

/** Fails with the findings, if axe has any on the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axe(page), "axe findings").toEqual([]);
}

/** Runs axe on the page as it stands, and returns for each finding its rule and its place. */
async function axe(page: Page): Promise<string[]> {
  // The default mode opens a second page to gather the findings of foreign frames, which takes twice the time.
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

/** Enlarges the text of the open page, as browsers can: everything that is measured in rem grows with it. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Keeps requests back until the returned function is called; then they go on, to an earlier route or the network. */
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

/** Waits until scripts have taken over: before that, a press does nothing that a test could see. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-awake", "true");
}

/** Waits until everything that is due on the page has run, and the page is drawn. */
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

/** Waits until the page has stood at one place for 24 frames: nothing glides, and no late jump has come. */
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

/** Waits until the element is drawn where it stays: its animations have ended. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    heard?: string[];
  }
}

/**
 * Listens as a screen reader does to what live regions say from now on, where no open window keeps them out of reach. The
 * returned function tells what was heard.
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
