/** Pages that visitors keep for offline: with the network off, the server stopped, another build, and everything that breaks. */
import { once } from "node:events";
import { createServer, request as send, type Server } from "node:http";
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright/test";
import { podcastPath } from "#app/content/brand.ts";
import { keepOffer, keptLink, keptPage } from "#app/content/offline.ts";
import { header } from "#app/content/site.ts";
import { textsOf } from "#app/content/texts.ts";
import { freePort } from "#tests/setup/free-port.ts";
import { faultsOf } from "#tests/worker/hindi-page.ts";
import { hydrated, expect, test } from "./fixtures.ts";

const { words } = keptPage;
const KEPT = keepOffer("/story/1", 0).text.kept;
const WORKER = readFileSync("public/sw.js", "utf8");
const GONE = readFileSync("public/sw-gone.js", "utf8");

/** The site at an address of its own, where it can be stopped, changed and cut off. */
async function startStand(target: string) {
  const port = await freePort();
  const changes = {
    worker: WORKER,
    /** As another build would: each script has another name, and the old names are gone. */
    build: "",
    /** Cuts answers of this path off in their middle. */
    cut: "",
    headers: {} as Record<string, string>,
    /** Replaces a word of the pages. */
    word: ["", ""] as readonly [string, string],
  };
  const server: Server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (path === "/sw.js") {
      answer.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(changes.worker);
      return;
    }
    const [, name] = /^\/assets\/(.+)\.js$/.exec(path) ?? [];
    const isOld = name !== undefined && changes.build !== "" && !name.endsWith(changes.build);
    if (isOld) return answer.writeHead(404).end();
    const from = name === undefined ? path : `/assets/${name.replace(changes.build, "")}.js`;
    const headers = { ...asked.headers, host: new URL(target).host, "accept-encoding": "identity" };
    Reflect.deleteProperty(headers, "if-none-match");
    const passed = send(new URL(from, target), { method: asked.method, headers }, async (got) => {
      const chunks: Buffer[] = [];
      for await (const chunk of got) chunks.push(chunk as Buffer);
      let body = Buffer.concat(chunks);
      const { "transfer-encoding": _, "content-length": length, ...rest } = got.headers;
      const type = got.headers["content-type"] ?? "";
      if (/html|javascript/.test(type)) {
        let text = body.toString();
        if (changes.build) text = text.replaceAll(/(assets\/|\.\/)([\w.-]+)\.js/g, `$1$2${changes.build}.js`);
        if (changes.word[0] && /html/.test(type)) text = text.replaceAll(...changes.word);
        body = Buffer.from(text);
        if (changes.build || changes.word[0]) delete rest["content-security-policy"];
      }
      const size = asked.method === "HEAD" ? length : String(body.length);
      answer.writeHead(got.statusCode ?? 500, { ...rest, ...(size && { "content-length": size }), ...changes.headers });
      if (changes.cut && path.includes(changes.cut)) {
        answer.write(body.subarray(0, body.length / 2));
        setTimeout(() => answer.destroy(), 50);
      } else answer.end(asked.method === "HEAD" ? undefined : body);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { origin: `http://127.0.0.1:${port}`, changes, stop, start: listen };
}

type Stand = Awaited<ReturnType<typeof startStand>>;

const stands = test.extend<{ stand: Stand }>({
  stand: async ({ baseURL }, use) => {
    const stand = await startStand(baseURL ?? "");
    await use(stand);
    await stand.stop().catch(() => {});
  },
});

const keepButton = (page: Page) => page.getByRole("button", { name: /^Keep for offline/ }).first();

async function keepPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await keepButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: KEPT }).first()).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: words.kept }).first()).toBeVisible();
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Plays the copy's recording, and compares ranges of it with the file. */
async function expectWholeSound(page: Page, file: Buffer, count: number): Promise<void> {
  const audio = page.locator("audio");
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.3);
  let seed = 53;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const ranges = Array.from({ length: count }, (_, index) => {
    const [a, b] = [random(file.length), random(file.length)].sort((x, y) => x - y) as [number, number];
    const kinds = [`${a}-${b}`, `${a}-`, `-${b + 1}`, `${a}-${file.length + b}`, `${file.length + a}-`] as const;
    return kinds[index % kinds.length] ?? "";
  });
  const got = await page.evaluate(async (ranges) => {
    const source = document.querySelector("audio")?.dataset.file ?? "";
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

const kinds = [
  { kind: "story", address: "/story/1", file: "story-1.mp3", text: "Indiranagar" },
  { kind: "journey", address: "/journey/popup-exhibitions", file: "journey-popup-exhibitions.mp3", text: "Step 2 of" },
  { kind: "episode", address: `${podcastPath}#episode-1`, file: "podcast-episode-1.mp3", text: "Maya" },
];

stands(
  "a story, a journey and an episode open, play and go on where they were left, with the network off, the server stopped and another build",
  async ({ page, context, stand, allowConsole }) => {
    test.slow();
    allowConsole(/Failed to (load resource|fetch)|ERR_|Error loading route module|manifest/);
    await page.goto(`${stand.origin}/story/1`);
    await hydrated(page);
    expect([await hasWorker(page), await cachesOf(page)]).toEqual([false, []]);
    await expect(page.getByRole("banner").locator("a[href='/kept']")).toHaveCount(0);
    for (const { address } of kinds) await keepPage(page, stand.origin + address);

    stand.changes.build = "-next";
    await page.goto(`${stand.origin}/story/1`);
    await hydrated(page);
    stand.changes.build = "";

    for (const [how, leave, comeBack] of [
      ["the network off", () => context.setOffline(true), () => context.setOffline(false)],
      ["the server stopped", stand.stop, stand.start],
    ] as const) {
      await leave();
      for (const { kind, address, file, text } of kinds) {
        await test.step(`${kind} with ${how}`, async () => {
          await page.goto(stand.origin + address);
          await expect(page.getByText(/^This is the copy that you kept on/)).toBeVisible();
          await expect(page.getByRole("main")).toContainText(text);
          const lost = await page.evaluate(async () => {
            await document.fonts.load("700 20px 'Baloo 2'");
            await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
            const pictures = [...document.images]
              .filter(({ naturalWidth }) => naturalWidth === 0)
              .map(({ src }) => src);
            return [...pictures, ...(document.fonts.check("700 20px 'Baloo 2'") ? [] : ["fonts"])];
          });
          expect(lost).toEqual([]);
          await expectWholeSound(page, readFileSync(`public/audio/${file}`), how === "the network off" ? 200 : 10);
          await page.locator('a[href^="#t="]').last().click();
          const at = () => page.locator("audio").evaluate((element: HTMLAudioElement) => element.currentTime);
          await expect.poll(at).toBeGreaterThan(30);
          await page.locator("audio").evaluate((element: HTMLAudioElement) => {
            element.currentTime = 40;
          });
          await expect.poll(at).toBeGreaterThan(40.3);
          await page.reload();
          await expect.poll(at).toBeGreaterThanOrEqual(40);
        });
      }
      await test.step(`any other page with ${how} leads to the list, which opens what is kept`, async () => {
        await page.goto(`${stand.origin}/pricing`);
        await expect(page).toHaveURL(`${stand.origin}/kept`);
        await expect(page.getByRole("listitem")).toHaveCount(3);
        await page.getByRole("main").getByRole("list").getByRole("link").last().click();
        await expect(page.locator("audio")).toHaveCount(1);
      });
      await comeBack();
    }

    await test.step("of two kept episodes each opens", async () => {
      await page.goto(`${stand.origin}${podcastPath}`);
      await hydrated(page);
      await keepButton(page).click();
      await expect(page.getByRole("main").getByRole("link", { name: KEPT })).toHaveCount(2);
      await stand.stop();
      for (const episode of ["episode-2", "episode-1"]) {
        await page.goto("about:blank");
        await page.goto(`${stand.origin}${podcastPath}#${episode}`);
        await expect(page.locator("audio")).toHaveAttribute("data-live", `/audio/podcast-${episode}.mp3`);
      }
      await stand.start();
    });

    await test.step("back online everything is live, the place included", async () => {
      await page.goto(`${stand.origin}/story/1`);
      await hydrated(page);
      await expect(page.getByText("Continue from 0:4")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: KEPT })).toBeVisible();
      await page.getByRole("banner").getByRole("button", { name: header.audioInsights }).click();
      await page.getByRole("banner").getByRole("link", { name: keptLink.label }).click();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
    });

    await test.step("the list says what has changed, renews it with one press, and removes one or all", async () => {
      stand.changes.word = ["in Indiranagar, with", "in Koramangala, with"];
      await page.goto(`${stand.origin}/kept`);
      await expect(page.getByText(words.changed)).toBeVisible();
      await page.getByRole("button", { name: /^Renew/ }).click();
      await expect(page.getByRole("status")).toHaveText(words.kept);
      await expect(page.getByText(words.changed)).toHaveCount(0);
      await page
        .getByRole("button", { name: /^Remove:/ })
        .first()
        .click();
      await expect(page.getByRole("status")).toHaveText(words.removed);
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
      await page.getByRole("button", { name: words.removeAll }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      expect([await hasWorker(page), await cachesOf(page)]).toEqual([false, []]);
    });
  },
);

/** Makes the next puts into caches fail as on a full device. */
const fillDevice = (context: BrowserContext) =>
  context.addInitScript(() => {
    if ("Cache" in window) Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });

stands("whatever breaks, a copy is whole or not there", async ({ page, context, stand, allowConsole }) => {
  test.slow();
  allowConsole(/Not kept|Failed to (load resource|fetch)|ERR_|did not load/);
  const story = `${stand.origin}/story/1`;

  await test.step("a connection that breaks off leaves nothing, and trying again works", async () => {
    stand.changes.cut = "story-1.mp3";
    await page.goto(story);
    await hydrated(page);
    await keepButton(page).click();
    await expect(page.getByText(words.broke)).toBeVisible();
    expect([await hasWorker(page), await cachesOf(page)]).toEqual([false, []]);
    stand.changes.cut = "";
  });

  await test.step("a page that is one visitor's own is not kept", async () => {
    await page.evaluate(async (script) => (await import(script)).keep("/waitlist/ABCD2345", () => {}), "/kept.js");
    expect([await hasWorker(page), await cachesOf(page)]).toEqual([false, []]);
  });

  await test.step("two tabs keep at once, and one whole copy is there", async () => {
    const other = await context.newPage();
    await Promise.all([keepPage(page, story), keepPage(other, story)]);
    await other.close();
    expect((await cachesOf(page)).filter((name) => name.endsWith(":/story/1"))).toHaveLength(1);
  });

  await test.step("removed while it plays it is gone, and the live page stays", async () => {
    const list = await context.newPage();
    await context.setOffline(true);
    await page.goto(story);
    await page.locator("audio").evaluate((element: HTMLAudioElement) => element.play());
    await list.goto(`${stand.origin}/kept`);
    await list.getByRole("button", { name: /^Remove:/ }).click();
    await expect(list.getByText(words.empty)).toBeVisible();
    await context.setOffline(false);
    expect([await hasWorker(list), await cachesOf(list)]).toEqual([false, []]);
    await list.close();
    await keepPage(page, story);
  });

  await test.step("on a full device the older copy stays, and the visitor is told how much is free", async () => {
    const before = await cachesOf(page);
    await fillDevice(context);
    stand.changes.word = ["in Indiranagar, with", "in Koramangala, with"];
    await page.goto(`${stand.origin}/kept`);
    await page.getByRole("button", { name: /^Renew/ }).click();
    await expect(page.getByRole("status")).toHaveText(/^There is no room for it: \d+\.\d (MB|GB) are free\./);
    expect((await cachesOf(page)).sort()).toEqual(before.sort());
    stand.changes.word = ["", ""];
  });

  await test.step("a worker whose lookups never answer holds no page back, and one visit ends it and its copies", async () => {
    stand.changes.worker = `caches.match = caches.keys = () => new Promise(() => {});\n${WORKER}`;
    await page.goto(story);
    await hydrated(page);
    const updated = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(updated).toBe("activated");
    await stand.stop();
    const stuck = await context.newPage();
    const began = Date.now();
    await expect(stuck.goto(story)).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(25_000);
    await stuck.close();
    await stand.start();
    stand.changes.worker = GONE;
    await page.goto(story);
    await hydrated(page);
    await expect.poll(async () => [await hasWorker(page), await cachesOf(page)]).toEqual([false, []]);
    stand.changes.worker = WORKER;
  });

  await test.step("Clear-Site-Data takes the worker and the copies away", async () => {
    const fresh = await context.browser()?.newContext();
    const clean = await fresh?.newPage();
    if (!clean) throw new Error("There is no browser");
    await clean.addInitScript(() => {
      if (location.search === "?old") Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
    await clean.goto(`${story}?old`);
    await hydrated(clean);
    await expect(keepButton(clean)).toHaveCount(0);
    await keepPage(clean, story);
    stand.changes.headers = { "Clear-Site-Data": '"*"' };
    await clean.goto(`${stand.origin}/about`);
    stand.changes.headers = {};
    await clean.goto(`${stand.origin}/about`);
    await hydrated(clean);
    expect([await hasWorker(clean), await cachesOf(clean)]).toEqual([false, []]);
    await fresh?.close();
  });
});

test("a Hindi story and the list open in Hindi without the network, and the list marks what is English", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to (load resource|fetch)|ERR_/);
  const { keepButton: hindi, keptPage: list } = textsOf("hi").kept;
  await keepPage(page, "/story/4");
  await page.goto("/hi/story/1");
  await hydrated(page);
  await page.getByRole("button", { name: hindi.keep }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: list.words.kept })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/hi/story/1");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.getByText(list.words.copy.split("{")[0] ?? "")).toBeVisible();
  expect(faultsOf(await page.content())).toEqual([]);
  await page.goto("/hi/pricing");
  await expect(page).toHaveURL(/\/hi\/kept$/);
  await expect(page.getByRole("listitem")).toHaveCount(2);
  // A button's name can't mark the title in it.
  const isOfButton = (fault: string) => fault.includes(`${list.words.remove}:`);
  expect(faultsOf(await page.content()).filter((fault) => !isOfButton(fault))).toEqual([]);
  await page.goto("/pricing");
  await expect(page).toHaveURL(/[^i]\/kept$/);
  await expect(page.getByRole("listitem").getByRole("link", { name: /^Which podi/ })).toBeVisible();
});
