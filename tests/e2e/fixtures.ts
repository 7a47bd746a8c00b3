/**
 * What every browser test stands on: a visitor address of its own, so that limits count for each test alone, and a
 * console that has to stay silent.
 */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "playwright/test";

type Fixtures = {
  /** Allows console output and page errors that match, for this test. */
  expectConsole: (pattern: RegExp) => void;
  /** The address this test's visitor comes from. */
  visitorAddress: string;
  quietConsole: undefined;
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
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
  expectConsole: async ({}, use, testInfo) => {
    const expected: RegExp[] = [];
    Object.assign(testInfo, { expectedConsole: expected });
    await use((pattern) => expected.push(pattern));
  },
  quietConsole: [
    async ({ context, expectConsole: _expectConsole }, use, testInfo) => {
      const seen: string[] = [];
      context.on("console", (message) => {
        if (SPOKEN.has(message.type())) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`));
      await use(undefined);
      const { expectedConsole } = testInfo as typeof testInfo & { expectedConsole: RegExp[] };
      expect(
        seen.filter((line) => !expectedConsole.some((pattern) => pattern.test(line))),
        "unexpected console output",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fails with the findings, if axe has any on the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axe(page), "axe findings").toEqual([]);
}

/** What axe finds on the page: rule, and where. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
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

/** Waits until the whole page is laid out: before that, heights below the first screen are guesses. */
export async function unfolded(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-folded");
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
