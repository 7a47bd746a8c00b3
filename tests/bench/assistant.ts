/**
 * `npm run bench:assistant` (after a build): the cost of Smoothie without a model. It measures the processor time of a fresh
 * isolate's first answer and of later ones, in bare workerd, and the memory of a full isolate (every page and recording
 * cached, the index ready) after a forced collection, by the inspector. Exit code 1 when a goal is missed.
 */
import { fileURLToPath } from "node:url";
import { toTable } from "#workers/tools/cli/table.ts";
import { evalQuestions } from "../eval/questions.ts";
import { median } from "./check.ts";
import { inspect } from "./inspector.ts";
import { serveBuilt } from "./miniflare.ts";
import { cpuMsOf } from "./processor-time.ts";
import { serveBare } from "./workerd.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FRESH_ISOLATES = 5;
const LATER = 200;
const MEGABYTE = 1_000_000;
const goals = { firstMs: 250, laterMs: 5, megabytes: 80 } as const;

async function ask(origin: string, query: string, visitor = 0): Promise<void> {
  const response = await fetch(new URL("/api/ai/custom-response", origin), {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": `10.0.${visitor >> 8}.${visitor & 255}` },
    body: JSON.stringify({ query }),
  });
  if (!response.ok) throw new Error(`Smoothie answered ${response.status}`);
  await response.arrayBuffer();
}

/** The processor time of a fresh isolate's first answer, and of each later one. It has served a page before. */
async function answerTimes(): Promise<{ firstMs: number; laterMs: number }> {
  const server = await serveBare(`${root}build/server`);
  const spent = (): number => cpuMsOf(server.pid) ?? Number.NaN;
  try {
    const start = spent();
    await ask(server.url, "What is a picking list?");
    const first = spent();
    const questions = evalQuestions.filter(({ declines }) => !declines).slice(0, LATER);
    for (const [visitor, { question }] of questions.entries()) await ask(server.url, question, visitor);
    return { firstMs: first - start, laterMs: (spent() - first) / questions.length };
  } finally {
    server.stop();
  }
}

/** The memory of a full isolate, in bytes. */
async function memory(): Promise<number> {
  const { url, inspector, stop } = await serveBuilt(root, { isInspected: true });
  try {
    const text = async (path: string): Promise<string> => (await fetch(new URL(path, url))).text();
    const paths = [...(await text("/sitemap.xml")).matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path = "/"]) => path,
    );
    const pages = await Promise.all(paths.map((path) => text(path || "/")));
    const recordings = new Set(pages.flatMap((page) => page.match(/\/audio\/[\w-]+\.mp3/g) ?? []));
    for (const path of recordings) for (let time = 0; time < 3; time += 1) await text(path);
    for (const [visitor, { question }] of evalQuestions.slice(0, LATER).entries()) await ask(url, question, visitor);
    const { call, tell, close } = await inspect(inspector ?? "");
    await call("HeapProfiler.enable");
    for (let time = 0; time < 3; time += 1) {
      tell("HeapProfiler.collectGarbage");
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const { usedSize = Number.NaN, backingStorageSize = 0 } = await call("Runtime.getHeapUsage");
    close();
    console.log(
      `${paths.length} pages and ${recordings.size} recordings: heap ${usedSize}, backing stores ${backingStorageSize} bytes`,
    );
    return usedSize + backingStorageSize;
  } finally {
    await stop();
  }
}

const times: Awaited<ReturnType<typeof answerTimes>>[] = [];
for (let time = 0; time < FRESH_ISOLATES; time += 1) times.push(await answerTimes());
const figures = [
  ["first answer of a fresh isolate", median(times.map(({ firstMs }) => firstMs)), goals.firstMs, "ms"],
  ["a later answer", median(times.map(({ laterMs }) => laterMs)), goals.laterMs, "ms"],
  ["a full isolate", (await memory()) / MEGABYTE, goals.megabytes, "MB"],
] as const;
console.log(
  toTable(
    ["what", "measured", "goal"],
    figures.map(([what, value, goal, unit]) => [what, `${value.toFixed(1)} ${unit}`, `at most ${goal} ${unit}`]),
  ),
);
process.exitCode = figures.every(([, value, goal]) => value <= goal) ? 0 : 1;
