/** Pages kept for offline: with the network off, slow, standing still and back, another build, and everything that breaks. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { podcastPath } from "#app/content/brand.ts";
import { keepOffer, keptLink, keptPage } from "#app/content/offline.ts";
import { header } from "#app/content/site.ts";
import { textsOf } from "#app/content/texts.ts";
import { faultsOf } from "#tests/worker/hindi-page.ts";
import { arrive, hydrated, expect } from "./fixtures.ts";
import { test, WORKER } from "./stand.ts";

const { words } = keptPage;
const KEPT = keepOffer("/story/1", 0).text.kept;
const STORY = "/story/1";
const COPY = /^This is the copy that you kept on/;

const keepButton = (page: Page) => page.getByRole("button", { name: /^Keep for offline/ }).first();
const keptHere = (page: Page) => page.getByRole("main").getByRole("link", { name: KEPT }).first();
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first();
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const sound = (page: Page) => page.locator("audio[controls]");
const at = (page: Page) => sound(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);

async function keep(page: Page, address = STORY): Promise<void> {
  await arrive(page, address);
  await keepButton(page).press("Enter");
  await expect(keptHere(page)).toBeFocused();
  await expect(said(page, words.kept)).toBeVisible();
}

const left = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, ...(await caches.keys())]);
const expectNothing = (page: Page) => expect.poll(() => left(page)).toEqual([0]);

/** Compares ranges of the copy's recording with the file. */
async function expectWholeSound(page: Page, file: Buffer): Promise<void> {
  let seed = 53;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const ranges = Array.from({ length: 100 }, (_, index) => {
    const [a, b] = [random(file.length), random(file.length)].sort((x, y) => x - y) as [number, number];
    const kinds = [`${a}-${b}`, `${a}-`, `-${b + 1}`, `${a}-${file.length + b}`, `${file.length + a}-`] as const;
    return kinds[index % kinds.length] ?? "";
  });
  const got = await page.evaluate(async (ranges) => {
    const source = document.querySelector("audio")?.src ?? "";
    const hex = (bytes: ArrayBuffer) =>
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return Promise.all(
      ranges.map(async (range) => {
        const answer = await fetch(source, { headers: { Range: `bytes=${range}` } });
        const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
        return [answer.status, answer.headers.get("Content-Range"), hex(digest)];
      }),
    );
  }, ranges);
  const wanted = await Promise.all(
    ranges.map(async (range) => {
      const [from = "", to = ""] = range.split("-");
      const first = from === "" ? Math.max(0, file.length - Number(to)) : Number(from);
      const last = from === "" || to === "" ? file.length - 1 : Math.min(Number(to), file.length - 1);
      const part = first > last ? Buffer.alloc(0) : file.subarray(first, last + 1);
      const digest = Buffer.from(await crypto.subtle.digest("SHA-256", part)).toString("hex");
      return first > last
        ? [416, `bytes */${file.length}`, digest]
        : [206, `bytes ${first}-${last}/${file.length}`, digest];
    }),
  );
  expect(got).toEqual(wanted);
}

test.describe("a copy", () => {
  for (const [kind, address, file, text] of [
    ["story", STORY, "story-1.mp3", "Indiranagar"],
    ["journey", "/journey/popup-exhibitions", "journey-popup-exhibitions.mp3", "Step 2 of"],
    ["episode", `${podcastPath}#episode-1`, "podcast-episode-1.mp3", "Maya"],
  ] as const) {
    test(`a copy of a ${kind} is whole and plays with the server stopped, after a new build too`, async ({
      page,
      stand,
    }) => {
      await keep(page, address);
      stand.changes.build = "-next";
      await arrive(page, STORY);
      await stand.stop();
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.getByText(COPY)).toBeVisible();
      await expect(page.getByRole("main")).toContainText(text);
      const lost = await page.evaluate(async () => {
        await document.fonts.load("700 20px 'Baloo 2'");
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        const pictures = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
        return [...pictures, ...(document.fonts.check("700 20px 'Baloo 2'") ? [] : ["fonts"])];
      });
      expect(lost).toEqual([]);
      await expectWholeSound(page, readFileSync(`public/audio/${file}`));
      await page.locator('a[href^="#t="]').last().click();
      await expect.poll(() => at(page)).toBeGreaterThan(30.2);
    });
  }

  test("a copy plays from the moment in its address, also 0:00, or from where it was left", async ({
    page,
    context,
  }) => {
    await keep(page);
    await context.setOffline(true);
    await page.goto("about:blank");
    await page.goto(`${STORY}#t=1:05`);
    await expect.poll(() => at(page)).toBe(65);
    await page.locator('a[href^="#t="]').nth(1).click();
    await sound(page).evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = 40;
    });
    await expect.poll(() => at(page)).toBeGreaterThan(40.3);
    await page.goto("about:blank");
    await page.goto(STORY);
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(40);
    await page.locator('a[href="#t=0"]').first().click();
    await expect.poll(() => at(page)).toBeLessThan(10);
    await page.goto("about:blank");
    await page.goto(`${STORY}#t=0`);
    await page.waitForLoadState("networkidle");
    expect(await at(page)).toBe(0);
  });

  test("a copy plays at the listener's speed, and the lock screen shows its title", async ({ page, context }) => {
    await keep(page);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.evaluate(() => localStorage.setItem("ladoo:audio-speed", "1.5"));
    await context.setOffline(true);
    await page.goto(STORY);
    await sound(page).evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(() => at(page)).toBeGreaterThan(0.3);
    expect(await sound(page).evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
  });

  test("a copy plays on while another tab renews it", async ({ page, context, stand }) => {
    await keep(page);
    await stand.stop();
    await page.goto(STORY);
    await sound(page).evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(() => at(page)).toBeGreaterThan(0.3);
    await stand.start();
    stand.changes.word = ["in Indiranagar, with", "in Koramangala, with"];
    const list = await context.newPage();
    await list.goto("/kept");
    await list.getByRole("button", { name: /^Renew/ }).click();
    await expect(said(list, words.kept)).toBeVisible();
    await page.locator('a[href^="#t="]').last().click();
    const before = await at(page);
    await expect.poll(() => at(page)).toBeGreaterThan(before + 0.5);
  });

  test("a copy stands in for a server that fails or is slow", async ({ page, stand }) => {
    await keep(page);
    for (const fault of [503, "still"] as const) {
      stand.changes.faultOf = (path) => (path === STORY ? fault : undefined);
      await page.goto(STORY);
      await expect(page.getByText(COPY), String(fault)).toBeVisible();
    }
  });

  test("a Hindi copy and the list of copies are in Hindi, and mark what is English", async ({ page, context }) => {
    const { keepButton: hindi, keptPage: list } = textsOf("hi").kept;
    await keep(page, "/story/4");
    await arrive(page, "/hi/story/1");
    await page.getByRole("button", { name: hindi.keep }).press("Enter");
    await expect(said(page, list.words.kept)).toBeVisible();
    await context.setOffline(true);
    await page.goto("/HI/story/1");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await expect(page.getByText(list.words.copy.split("{")[0] ?? "")).toBeVisible();
    expect(faultsOf(await page.content())).toEqual([]);
    await page.goto("/hi/kept/");
    await expect(rows(page)).toHaveCount(2);
    // A button's name can't mark the title in it.
    const isOfButton = (fault: string) => fault.includes(`${list.words.remove}:`) || fault.includes(list.words.play);
    expect(faultsOf(await page.content()).filter((fault) => !isOfButton(fault))).toEqual([]);
  });
});

test.describe("without a network", () => {
  for (const address of [
    "/story/1/",
    "/Story/1",
    "/story/1%3Fx=1",
    "/story/1?utm_source=wa",
    "/story/1).",
    "/story/1#t=65",
  ]) {
    test(`${address} opens the copy`, async ({ page, context }) => {
      await keep(page);
      await context.setOffline(true);
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.getByText(COPY)).toBeVisible();
    });
  }

  for (const build of ["", "-next"])
    test.describe(`from a page that was open${build && ", after a deploy"}`, () => {
      test.beforeEach(async ({ page, stand }) => {
        await keep(page);
        stand.changes.build = build;
        await arrive(page, "/story/2");
        await page.waitForLoadState("networkidle");
        await stand.stop();
      });

      test("a link leads to the copy", async ({ page }) => {
        await page.locator(`main a[href="${STORY}"]`).first().click();
        await expect(page.getByText(COPY)).toBeVisible();
        await expect(page).toHaveURL(STORY);
      });

      test("the menu leads to the list of copies", async ({ page }) => {
        await page.getByRole("banner").getByRole("button", { name: header.audioInsights }).click();
        await page.getByRole("banner").getByRole("link", { name: keptLink.label }).click();
        await expect(rows(page)).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(keptPage.heading);
      });

      test("a link to a page that is not kept leads to the screen that names it", async ({ page }) => {
        await page.getByRole("banner").getByRole("link", { name: header.pricing }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.noNetwork);
        await expect(page.getByText('"Pricing" did not load')).toBeVisible();
      });
    });

  test("a page that is not kept is named with what is kept, and Try again fetches it", async ({ page, context }) => {
    await keep(page);
    await context.setOffline(true);
    await page.goto("/pricing?team=3#roles");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.noNetwork);
    await expect(page.getByText("/pricing#roles did not load")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    const retry = page.getByRole("link", { name: words.retry });
    await retry.click();
    await expect(page.getByText("/pricing#roles did not load")).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await hydrated(page);
    await expect(page).toHaveURL("/pricing?team=3#roles");
  });

  test("a page that is not kept and does not come in time is named too, in Hindi", async ({ page, stand }) => {
    stand.changes.worker = WORKER.replace("LIST_AFTER_MS = 15_000", "LIST_AFTER_MS = 4_500");
    expect(stand.changes.worker).not.toBe(WORKER);
    await keep(page);
    stand.changes.faultOf = (path) => (path.startsWith("/hi/pricing") ? "still" : undefined);
    await page.goto("/hi/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsOf("hi").kept.keptPage.words.noNetwork);
  });

  test("the kept part of a page opens by its hash, and another part is named as missing", async ({ page, context }) => {
    await keep(page, `${podcastPath}#episode-1`);
    await context.setOffline(true);
    await page.goto("about:blank");
    await page.goto(`${podcastPath}#episode-1&t=65`);
    await expect(sound(page)).toHaveAttribute("src", /podcast-episode-1\.mp3$/);
    await expect.poll(() => at(page)).toBe(65);
    await expect(page).toHaveURL(`${podcastPath}#episode-1&t=65`);
    await page.goto("about:blank");
    await page.goto(`${podcastPath}#episode-2`);
    await expect(page.getByText(`${podcastPath}#episode-2 did not load`)).toBeVisible();
  });
});

test("/kept/ and what lies below it are pages of the site, with a copy and without", async ({ page }) => {
  await keep(page);
  await page.goto("/kept/");
  await expect(rows(page)).toHaveCount(1);
  await page.goto("/kept/x");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("keeping", () => {
  test("a visitor who keeps nothing has no request, worker or storage of it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await arrive(page, STORY);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /sw\.js|keep-page|copy-script|copies|shelf/.test(url))).toEqual([]);
    await expectNothing(page);
  });

  test("the browser is asked once to let the storage stay", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      // It never answers, as Firefox while its question stands.
      StorageManager.prototype.persist = () => {
        (window as unknown as { asked: number }).asked += 1;
        return new Promise(() => {});
      };
    });
    await keep(page);
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
  });

  test("a download that stands still ends after 15 seconds with its reason, and can be repeated", async ({
    page,
    stand,
  }) => {
    stand.changes.faultOf = (path) => (path === "/audio/story-1.mp3" ? "still" : undefined);
    await page.clock.install();
    await arrive(page, STORY);
    const asked = page.waitForRequest("**/audio/story-1.mp3");
    await keepButton(page).click();
    await asked;
    // The 15 seconds begin anew with each byte that comes, the answer's head too.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(said(page, words.stalled)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNothing(page);
    stand.changes.faultOf = () => undefined;
    await keepButton(page).click();
    await expect(keptHere(page)).toBeVisible();
  });

  for (const [what, fault, reason] of [
    ["connection breaks off", "cut", words.broke],
    ["recording fails at the server", 503, words.unavailable],
    ["recording is gone", 404, words.gone],
  ] as const) {
    test(`nothing is left where the ${what}, and the page says so`, async ({ page, stand }) => {
      await arrive(page, STORY);
      stand.changes.faultOf = (path) => (path === "/audio/story-1.mp3" ? fault : undefined);
      await keepButton(page).click();
      await expect(said(page, reason)).toBeVisible();
      await expectNothing(page);
      await expect(keepButton(page)).toBeVisible();
    });
  }

  for (const [what, refuse, reason] of [
    [
      "the worker is refused",
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
      },
      words.refused,
    ],
    [
      "a private window has no storage",
      () => {
        CacheStorage.prototype.keys = () => Promise.reject(new DOMException("no", "SecurityError"));
      },
      words.private,
    ],
    [
      "the device is full",
      () => {
        Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
      },
      words.noRoom.split("{")[0] ?? "",
    ],
  ] as const) {
    test(`nothing is left where ${what}, and the page says so`, async ({ page }) => {
      await page.addInitScript(refuse);
      await arrive(page, STORY);
      await keepButton(page).click();
      await expect(said(page, reason)).toBeVisible();
      await expect(keepButton(page)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto("/kept");
      expect(await page.evaluate(() => localStorage.getItem("ladoo:kept"))).toBeNull();
      if (reason !== words.private) await expectNothing(page);
    });
  }

  test("a page that is one visitor's own can't be kept", async ({ page }) => {
    await arrive(page, STORY);
    const script = readdirSync("build/client/assets").find((name) => /^keep-page\.client-.*\.js$/.test(name));
    const answer = await page.evaluate(
      async ([script]) => (await import(script)).keepPage("/waitlist?ref=ABCD2345", () => {}),
      [`/assets/${script}`] as const,
    );
    expect(answer.said).toBe(words.unavailable);
    await expectNothing(page);
  });

  test("two tabs that keep a page at once leave one whole copy", async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([keep(page), keep(other)]);
    expect((await left(page)).filter((name) => String(name).endsWith(`:${STORY}`))).toHaveLength(1);
  });

  test("a copy that was thrown away while it played says so, and is named no longer", async ({ page, stand }) => {
    await keep(page);
    await stand.stop();
    await page.goto(STORY);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    // What Chromium has read already, or holds in its cache, would play on.
    await page.route("**/audio/story-1.mp3", (route) => route.abort());
    await sound(page).evaluate((audio: HTMLAudioElement) => {
      audio.src = audio.src.replace("/audio/", "/audio/again/");
    });
    await expect(page.getByRole("alert")).toHaveText(words.lost);
    await stand.start();
    await arrive(page, STORY);
    await expect(keepButton(page)).toBeVisible();
    await expectNothing(page);
  });
});

test.describe("the list", () => {
  test("the list shows a cover, teller, length and size, and plays on from where it was left", async ({
    page,
    context,
  }) => {
    await arrive(page, STORY);
    const size = /\d\.\d MB/.exec((await keepButton(page).textContent()) ?? "")?.[0] ?? "none";
    await keep(page);
    await page.getByRole("main").getByRole("link", { name: words.list }).click();
    await expect(page).toHaveURL("/kept");
    await expect(rows(page)).toContainText(new RegExp(`, \\d min, ${size}`));
    await page.evaluate(() => localStorage.setItem("ladoo:audio-position:/audio/story-1.mp3", "45"));
    await context.setOffline(true);
    await page.reload();
    expect(
      await rows(page)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.decode()),
    ).toBeUndefined();
    await page.getByRole("button", { name: /^Continue from 0:45/ }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(45.2);
  });

  test("the list says what has changed, and renews it at a press", async ({ page, stand }) => {
    await keep(page);
    stand.changes.word = ["in Indiranagar, with", "in Koramangala, with"];
    await page.goto("/kept");
    await expect(page.getByText(words.changed)).toBeVisible();
    await page.getByRole("button", { name: /^Renew/ }).click();
    await expect(said(page, words.kept)).toBeFocused();
    await expect(page.getByText(words.changed)).toHaveCount(0);
  });

  test("the older copy stays where a renewal finds no room", async ({ page, stand }) => {
    await keep(page);
    const before = await left(page);
    await page.addInitScript(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    });
    stand.changes.word = ["in Indiranagar, with", "in Koramangala, with"];
    await page.goto("/kept");
    await page.getByRole("button", { name: /^Renew/ }).click();
    await expect(said(page, "There is not enough room for it")).toBeVisible();
    expect((await left(page)).sort()).toEqual(before.sort());
  });

  test("the list says that a story was taken off the site, and its copy stays", async ({ page, stand }) => {
    await keep(page);
    stand.changes.faultOf = (path) => (path === STORY ? 404 : undefined);
    await page.goto("/kept");
    await expect(page.getByText(words.takenDown)).toBeVisible();
    await stand.stop();
    await rows(page).getByRole("link").click();
    await expect(page.getByText(COPY)).toBeVisible();
  });

  test("one copy or all can be removed while another plays, and with the last goes the worker", async ({ page }) => {
    for (const address of [STORY, "/story/2", "/story/3"]) await keep(page, address);
    await page.goto("/kept");
    await page
      .getByRole("button", { name: /^Play:/ })
      .last()
      .click();
    await page
      .getByRole("button", { name: /^Remove:/ })
      .first()
      .click();
    await expect(said(page, words.removed)).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
    await expect.poll(() => at(page)).toBeGreaterThan(0.3);
    expect(await sound(page).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
    await page.getByRole("button", { name: words.removeAll }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    await expectNothing(page);
  });
});

test.describe("the worker", () => {
  test("a worker whose lookups never answer holds no page back, and one visit ends it", async ({
    page,
    context,
    stand,
  }) => {
    test.slow();
    await keep(page);
    stand.changes.worker = `caches.match = caches.keys = () => new Promise(() => {});\n${WORKER}`;
    await arrive(page, STORY);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe("activated");
    await stand.stop();
    const stuck = await context.newPage();
    const began = Date.now();
    await expect(stuck.goto(STORY)).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(25_000);
    await stuck.close();
    await stand.start();
    stand.changes.worker = readFileSync("public/sw-gone.js", "utf8");
    await arrive(page, STORY);
    await expectNothing(page);
  });

  test("Clear-Site-Data removes the worker and all copies", async ({ page, stand, allowConsole }) => {
    // Chromium tells of it where a script came late.
    allowConsole(/Clear-Site-Data header on/);
    await keep(page);
    stand.changes.headers = { "Clear-Site-Data": '"*"' };
    await page.goto("/about");
    stand.changes.headers = {};
    await arrive(page, "/about");
    await expectNothing(page);
  });

  test("a browser without service workers shows no button", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await arrive(page, STORY);
    await expect(keepButton(page)).toHaveCount(0);
  });
});
