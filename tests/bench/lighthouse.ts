/** Runs Lighthouse's mobile test (simulated slow 4G, fourfold CPU slowdown) several times, and takes the medians. */
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { freePort } from "#tests/setup/free-port.ts";
import { median } from "./check.ts";

type Visit = {
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  /** Transferred bytes, without video. */
  bytes: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One visit with a fresh profile. */
async function visit(url: string, chromePath: string): Promise<Visit> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: chromePath, args });
  try {
    const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
    const figure = (name: string) => run.lhr.audits[name]?.numericValue ?? Number.NaN;
    const details = run.lhr.audits["network-requests"]?.details;
    const requests = (details?.type === "table" ? details.items : []) as {
      resourceType: string;
      transferSize: number;
    }[];
    const score = (name: string) => Math.round((run.lhr.categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      firstPaintMs: figure("first-contentful-paint"),
      largestPaintMs: figure("largest-contentful-paint"),
      blockingMs: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      bytes: requests
        .filter(({ resourceType }) => resourceType !== "Media")
        .reduce((total, { transferSize }) => total + transferSize, 0),
    };
  } finally {
    await browser.close();
  }
}

const MAX_ATTEMPTS = 3;

/** A visit with all figures, repeated if need be: now and then a browser paints nothing that Lighthouse sees. */
async function measuredVisit(url: string, chromePath: string): Promise<Visit> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await visit(url, chromePath);
    if (Number.isFinite(found.largestPaintMs)) return found;
  }
  throw new Error(`Lighthouse saw no paint of ${url}, ${MAX_ATTEMPTS} times`);
}

/** The medians of several visits. */
export async function visits(url: string, chromePath: string, times: number): Promise<Visit> {
  const all: Visit[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measuredVisit(url, chromePath));
  const middle = (of: (visit: Visit) => number) => median(all.map(of));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      "best-practices": middle(({ scores }) => scores["best-practices"]),
      seo: middle(({ scores }) => scores.seo),
    },
    firstPaintMs: middle((one) => one.firstPaintMs),
    largestPaintMs: middle((one) => one.largestPaintMs),
    blockingMs: middle((one) => one.blockingMs),
    shift: middle((one) => one.shift),
    bytes: middle((one) => one.bytes),
  };
}
