/**
 * `npm run bench` (after a build): weight, throughput, range reads, and a visitor's waiting times, each against its goal.
 * Throughput is measured in bare workerd, alternating with a bare React Router page and a Worker that returns a constant,
 * and given as ratios, since machines are noisy. Exit code 1 when a goal is missed. `--only
 * weight,throughput,ranges,lighthouse,throttled`; `--every-page` has Lighthouse visit every page of the site map, which
 * takes half an hour; `--base FOLDER` compares the blocking time with that of another build of the site.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "#workers/tools/browser.ts";
import { toTable } from "#workers/tools/cli/table.ts";
import { median } from "./check.ts";
import { load } from "./load.ts";
import { serveBuilt } from "#tests/setup/miniflare.ts";
import { nextPageMs, throttledVisits } from "./throttled.ts";
import { budgets, fontBytes, readManifest, scriptBytes, styleBytes } from "./weight.ts";
import { serveBare } from "./workerd.ts";

type Figure = { what: string; goal: string; measured: string; holds: boolean };

const root = fileURLToPath(new URL("../../", import.meta.url));
const THROUGHPUT_ROUNDS = 9;
const RANGE_ROUNDS = 3;
const VISITS = 5;
const CONNECTIONS = 16;
const RANGE_BYTES = 64 * 1024;
/** One page of each kind. */
const PAGES = [
  "/",
  "/features",
  "/feature/sales-hub",
  "/pricing",
  "/story/1",
  "/audio-insights/ladoo-use-cases",
  "/audio-insights/founders-podcast",
  "/journey/popup-exhibitions",
  "/waitlist",
  "/careers",
  "/terms-of-service",
];

/** A page, a link of it, and how long the next page's heading may take. */
const NEXT_PAGES = [
  ["/", "/pricing", 600],
  ["/", "/waitlist", 600],
  ["/pricing", "/waitlist", 600],
  ["/", "/audio-insights/ladoo-use-cases", 800],
] as const;

const atMost = (what: string, value: number, limit: number, unit: string, digits = 0): Figure => ({
  what,
  goal: `at most ${limit.toLocaleString("en-IN")} ${unit}`,
  measured: `${value.toLocaleString("en-IN", { maximumFractionDigits: digits })} ${unit}`,
  holds: value <= limit,
});
/** Relative to another page in the same run, since machines are noisy. */
const against = (
  what: string,
  value: number,
  other: number,
  limit: number,
  ofWhat = "the bare React Router page's",
): Figure => ({
  what,
  goal: `at most ${limit} of ${ofWhat}`,
  measured: `${(value / other).toFixed(2)} (${value.toFixed(0)} and ${other.toFixed(0)} ms)`,
  holds: value <= limit * other,
});
const atLeast = (what: string, value: number, limit: number, digits = 2): Figure => ({
  what,
  goal: `at least ${limit}`,
  measured: value.toFixed(digits),
  holds: value >= limit,
});

async function weight(): Promise<Figure[]> {
  const home = scriptBytes("routes/marketing/home");
  const others = Object.keys(readManifest().routes).map((id) => ({ id, bytes: scriptBytes(id) }));
  const heaviest = others.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const page = await homeOf(join(root, "build/server"));
  return [
    atMost("scripts of the home page, gzip", home, budgets.homeJs, "B"),
    atMost(`scripts beyond the home page's (${heaviest.id})`, heaviest.bytes - home, budgets.moreJsThanHome, "B"),
    atMost("styles, gzip", styleBytes(page), budgets.css, "B"),
    atMost("faces", fontBytes(), budgets.fonts, "B"),
  ];
}

/** Builds the bare React Router page in its own folder. */
function buildStarter(): string {
  const folder = join(root, "tests/bench/starter");
  const built = spawnSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: folder,
    stdio: "pipe",
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`The bare React Router page does not build:\n${built.stderr}`);
  return folder;
}

/** The home page of a built Worker, as its clients get it. */
async function homeOf(folder: string): Promise<string> {
  const server = await serveBare(folder);
  try {
    return await (await fetch(server.url)).text();
  } finally {
    server.stop();
  }
}

/**
 * Loads a Worker in a new process. The same code in another process may be a fifth faster or slower, for as long as that
 * process runs, so many processes are more accurate than many seconds in one.
 */
async function loadAnew(folder: string): ReturnType<typeof load> {
  const server = await serveBare(folder);
  const options = { ...server, connections: CONNECTIONS };
  try {
    await load({ ...options, seconds: 1 });
    return await load({ ...options, seconds: 2 });
  } finally {
    server.stop();
  }
}

async function throughput(starter: string): Promise<Figure[]> {
  const site = join(root, "build/server");
  const constant = mkdtempSync(join(tmpdir(), "bench-constant-"));
  writeFileSync(
    join(constant, "index.js"),
    `const page = new TextEncoder().encode(${JSON.stringify(await homeOf(site))});\nexport default { fetch: () => new Response(page, { headers: { "Content-Type": "text/html" } }) };`,
  );
  const rounds: Record<"site" | "constant" | "bare", Awaited<ReturnType<typeof load>>>[] = [];
  try {
    for (let round = 0; round < THROUGHPUT_ROUNDS; round += 1) {
      rounds.push({
        site: await loadAnew(site),
        constant: await loadAnew(constant),
        bare: await loadAnew(join(starter, "build/server")),
      });
    }
  } finally {
    rmSync(constant, { recursive: true, force: true });
  }
  const ratio = (other: "constant" | "bare") =>
    median(rounds.map((round) => round.site.perSecond / round[other].perSecond));
  const cpu = median(rounds.map(({ site }) => site.cpuMsPerRequest ?? Number.NaN));
  const failed = rounds.reduce((total, { site }) => total + site.failed, 0);
  return [
    atLeast("pages a second, against a bare React Router page", ratio("bare"), 4),
    atLeast("pages a second, against a constant answer of the same bytes", ratio("constant"), 0.25),
    ...(Number.isNaN(cpu) ? [] : [atMost("processor time of a page", cpu, 1, "ms", 3)]),
    atMost("failed answers", failed, 0, ""),
  ];
}

async function ranges(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
  mkdirSync(join(folder, "build/client/bench"));
  // The exact bytes of the range: the local server serves constant ones a third faster.
  const recording = readFileSync(join(root, "public/audio/story-1.mp3"));
  writeFileSync(join(folder, "build/client/bench/64k.mp3"), recording.subarray(0, RANGE_BYTES));
  const served = await serveBuilt(folder);
  try {
    const range = {
      url: `${served.url}audio/story-1.mp3`,
      headers: { Range: `bytes=0-${RANGE_BYTES - 1}` },
    };
    const file = { url: `${served.url}bench/64k.mp3` };
    const options = { connections: 1, seconds: 3 };
    await load({ ...range, ...options, seconds: 1 });
    await load({ ...file, ...options, seconds: 1 });
    const ratios: number[] = [];
    let failed = 0;
    for (let round = 0; round < RANGE_ROUNDS; round += 1) {
      const one = await load({ ...range, ...options });
      const other = await load({ ...file, ...options });
      failed += one.failed + other.failed;
      ratios.push(one.perSecond / other.perSecond);
    }
    return [
      atLeast("64 KB of audio, against the same bytes as a static file", median(ratios), 0.9),
      atMost("failed reads", failed, 0, ""),
    ];
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The paths of all public pages. */
async function everyPage(siteUrl: string): Promise<string[]> {
  const map = await (await fetch(new URL("/sitemap.xml", siteUrl))).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

async function paints(starter: string, isOfEveryPage: boolean, base?: string): Promise<Figure[]> {
  const browser = findBrowser();
  if (!browser) {
    console.log("No Chromium here, so Lighthouse is left out.");
    return [];
  }
  const { visits } = await import("./lighthouse.ts");
  const site = await serveBuilt(root);
  const page = await serveBuilt(starter);
  const other = base ? await serveBuilt(base) : null;
  const blockingOf = async (path: string) => (await visits(new URL(path, other?.url).href, browser, VISITS)).blockingMs;
  try {
    const figures: Figure[] = [];
    // The machine's pace changes within half an hour: a page is compared with the latest visits of the bare one.
    const bare: number[] = [];
    const visitBare = async () => bare.push((await visits(page.url, browser, 1)).firstPaintMs);
    while (bare.length < VISITS - 1) await visitBare();
    for (const path of isOfEveryPage ? await everyPage(site.url) : PAGES) {
      await visitBare();
      const visit = await visits(new URL(path, site.url).href, browser, VISITS);
      const { performance, accessibility, seo } = visit.scores;
      const bareMs = median(bare.slice(-VISITS));
      figures.push(
        atLeast(`${path} performance`, performance, 98, 0),
        atLeast(
          `${path} accessibility, best practices, SEO (lowest)`,
          Math.min(accessibility, visit.scores["best-practices"], seo),
          100,
          0,
        ),
        against(`${path} first paint`, visit.firstPaintMs, bareMs, 0.52),
        against(`${path} largest paint`, visit.largestPaintMs, bareMs, 0.52),
        ...(base
          ? [against(`${path} blocking time`, visit.blockingMs, await blockingOf(path), 0.5, "the other build's")]
          : [atMost(`${path} blocking time`, visit.blockingMs, 100, "ms")]),
        // To three decimals, as Lighthouse rounds it.
        atMost(`${path} shift`, Math.round(visit.shift * 1000) / 1000, 0.04, "", 3),
      );
      if (path === "/") figures.push(atMost("/ bytes before the video", visit.bytes, budgets.homeInAll, "B"));
    }
    return figures;
  } finally {
    await site.stop();
    await page.stop();
    await other?.stop();
  }
}

/** The waiting times on a slow phone, in a real browser, between two measurements of the bare page. */
async function throttled(starter: string): Promise<Figure[]> {
  const browser = findBrowser();
  if (!browser) {
    console.log("No Chromium here, so the slow phone is left out.");
    return [];
  }
  const site = await serveBuilt(root);
  const page = await serveBuilt(starter);
  try {
    const bare: number[] = [];
    const visitBare = async () => bare.push((await throttledVisits(page.url, browser, VISITS, false)).hydratedMs);
    await visitBare();
    const visited: { path: string; hydratedMs: number; tapMs: number }[] = [];
    for (const path of PAGES) {
      visited.push({ path, ...(await throttledVisits(new URL(path, site.url).href, browser, VISITS)) });
    }
    await visitBare();
    const bareMs = median(bare);
    const next: Figure[] = [];
    for (const [from, to, limit] of NEXT_PAGES) {
      const ms = await nextPageMs(new URL(from, site.url).href, to, browser, VISITS);
      next.push(atMost(`${from} on a slow phone, from a tap until the heading of ${to}`, ms, limit, "ms"));
    }
    return visited
      .flatMap(({ path, hydratedMs, tapMs }) => [
        against(`${path} on a slow phone, until hydrated`, hydratedMs, bareMs, 1.7),
        atMost(`${path} on a slow phone, slowest tap on the menu`, tapMs, 200, "ms"),
      ])
      .concat(next);
  } finally {
    await site.stop();
    await page.stop();
  }
}

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    base: { type: "string" },
    "every-page": { type: "boolean", default: false },
  },
});
const parts = (values.only ?? "weight,throughput,ranges,lighthouse,throttled").split(",");
const figures: Figure[] = [];
const starter = parts.some((part) => ["throughput", "lighthouse", "throttled"].includes(part)) ? buildStarter() : "";
if (parts.includes("weight")) figures.push(...(await weight()));
if (parts.includes("throughput")) figures.push(...(await throughput(starter)));
if (parts.includes("ranges")) figures.push(...(await ranges()));
if (parts.includes("throttled")) figures.push(...(await throttled(starter)));
if (parts.includes("lighthouse")) figures.push(...(await paints(starter, values["every-page"], values.base)));

console.log(
  toTable(
    ["", "figure", "goal", "measured"],
    figures.map(({ what, goal, measured, holds }) => [holds ? "ok" : "MISSED", what, goal, measured]),
  ),
);
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
