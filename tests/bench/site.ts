/**
 * `npm run bench` (after a build): weight, throughput, range reads and first paint, each against its goal. Throughput is
 * measured in bare workerd, by turns with a bare React Router page and with a Worker that answers a constant, and told as
 * ratios, since machines are noisy. Ends with 1 when a goal is missed. `--only weight,throughput,ranges,lighthouse`
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "#workers/ops/browser.ts";
import { toTable } from "#workers/ops/cli/table.ts";
import { load, median } from "./load.ts";
import { serveBuilt } from "./miniflare.ts";
import { budgets, fontBytes, readManifest, scriptBytes, styleBytes } from "./weight.ts";
import { serveBare } from "./workerd.ts";

type Figure = { what: string; goal: string; measured: string; holds: boolean };

const root = fileURLToPath(new URL("../../", import.meta.url));
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;
const RANGE_BYTES = 64 * 1024;
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

const atMost = (what: string, value: number, limit: number, unit: string, digits = 0): Figure => ({
  what,
  goal: `at most ${limit.toLocaleString("en-IN")} ${unit}`,
  measured: `${value.toLocaleString("en-IN", { maximumFractionDigits: digits })} ${unit}`,
  holds: value <= limit,
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
  const site = await serveBare(join(root, "build/server"));
  const page = await (await fetch(site.url)).text();
  site.stop();
  return [
    atMost("scripts of the home page, gzip", home, budgets.homeJs, "B"),
    atMost(`scripts beyond the home page's (${heaviest.id})`, heaviest.bytes - home, budgets.moreJsThanHome, "B"),
    atMost("styles, in the document and as a file, gzip", styleBytes(page), budgets.css, "B"),
    atMost("faces", fontBytes(), budgets.fonts, "B"),
  ];
}

/** Builds the bare React Router page beside the site, in a folder of its own. */
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

async function throughput(starter: string): Promise<Figure[]> {
  const site = await serveBare(join(root, "build/server"));
  const page = await (await fetch(site.url)).text();
  const constantFolder = mkdtempSync(join(tmpdir(), "bench-constant-"));
  writeFileSync(
    join(constantFolder, "index.js"),
    `const page = new TextEncoder().encode(${JSON.stringify(page)});\nexport default { fetch: () => new Response(page, { headers: { "Content-Type": "text/html" } }) };`,
  );
  const constant = await serveBare(constantFolder);
  const bare = await serveBare(join(starter, "build/server"));
  const servers = { site, constant, bare };
  const rounds: Record<keyof typeof servers, Awaited<ReturnType<typeof load>>>[] = [];
  try {
    for (const server of Object.values(servers)) await load({ ...server, connections: CONNECTIONS, seconds: 1 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const options = { connections: CONNECTIONS, seconds: ROUND_SECONDS };
      rounds.push({
        site: await load({ ...site, ...options }),
        constant: await load({ ...constant, ...options }),
        bare: await load({ ...bare, ...options }),
      });
    }
  } finally {
    for (const server of Object.values(servers)) server.stop();
    rmSync(constantFolder, { recursive: true, force: true });
  }
  const ratio = (other: "constant" | "bare") =>
    median(rounds.map((round) => round.site.perSecond / round[other].perSecond));
  const cpu = median(rounds.map(({ site }) => site.cpuMsPerRequest ?? Number.NaN));
  const failed = rounds.reduce((total, { site }) => total + site.failed, 0);
  return [
    atLeast("pages a second, against a bare React Router page", ratio("bare"), 5),
    atLeast("pages a second, against a constant answer of the same bytes", ratio("constant"), 0.35),
    ...(Number.isNaN(cpu) ? [] : [atMost("processor time of a page", cpu, 1, "ms", 3)]),
    atMost("failed answers", failed, 0, ""),
  ];
}

async function ranges(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
  mkdirSync(join(folder, "build/client/bench"));
  // The very bytes of the range: the local server answers with constant ones a third more often.
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
    for (let round = 0; round < ROUNDS; round += 1) {
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

async function paints(starter: string): Promise<Figure[]> {
  const browser = findBrowser();
  if (!browser) {
    console.log("No Chromium here, so Lighthouse is left out.");
    return [];
  }
  const { visits } = await import("./lighthouse.ts");
  const site = await serveBuilt(root);
  const page = await serveBuilt(starter);
  try {
    const bare = await visits(page.url, browser.path, ROUNDS);
    const figures: Figure[] = [];
    for (const path of PAGES) {
      const visit = await visits(new URL(path, site.url).href, browser.path, ROUNDS);
      const { performance, accessibility, seo } = visit.scores;
      figures.push(
        atLeast(
          `${path} scores (lowest of four)`,
          Math.min(performance, accessibility, visit.scores["best-practices"], seo),
          100,
          0,
        ),
        atMost(`${path} first paint`, visit.firstPaintMs, 900, "ms"),
        atMost(`${path} largest paint`, visit.largestPaintMs, 900, "ms"),
        atMost(
          `${path} first paint against the bare React Router page`,
          visit.firstPaintMs / bare.firstPaintMs,
          0.45,
          "",
          2,
        ),
        atMost(`${path} blocking time`, visit.blockingMs, 20, "ms"),
        // To three decimals, as Lighthouse itself says it.
        atMost(`${path} shift`, Math.round(visit.shift * 1000) / 1000, 0, "", 3),
      );
      if (path === "/") figures.push(atMost("/ bytes before the video", visit.bytes, budgets.homeInAll, "B"));
    }
    return figures;
  } finally {
    await site.stop();
    await page.stop();
  }
}

const { values } = parseArgs({ options: { only: { type: "string" } } });
const parts = (values.only ?? "weight,throughput,ranges,lighthouse").split(",");
const figures: Figure[] = [];
const starter = parts.includes("throughput") || parts.includes("lighthouse") ? buildStarter() : "";
if (parts.includes("weight")) figures.push(...(await weight()));
if (parts.includes("throughput")) figures.push(...(await throughput(starter)));
if (parts.includes("ranges")) figures.push(...(await ranges()));
if (parts.includes("lighthouse")) figures.push(...(await paints(starter)));

console.log(
  toTable(
    ["", "figure", "goal", "measured"],
    figures.map(({ what, goal, measured, holds }) => [holds ? "ok" : "MISSED", what, goal, measured]),
  ),
);
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
