/**
 * `npm run eval:assistant`: asks Smoothie every question of `questions.ts` in bare workerd, without a model, and holds the
 * answers against the floors of `judge.ts`, as `npm test` does, and their time against its own. Needs no build and no network. `--all` prints every answer; else the missed ones alone.
 * Ends with 1 when one is missed. The times are those of a whole HTTP call on this machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serveBare } from "#tests/bench/workerd.ts";
import { toTable } from "#workers/ops/cli/table.ts";
import { floors, holdAgainst, type Judged, judge, MOST_MEDIAN_MS, type Score, score, spokenMiss } from "./judge.ts";
import { evalQuestions } from "./questions.ts";

const showAll = process.argv.includes("--all");
const folder = mkdtempSync(join(tmpdir(), "eval-assistant-"));

await build({
  configFile: false,
  logLevel: "error",
  build: {
    ssr: fileURLToPath(new URL("./worker.ts", import.meta.url)),
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "index.js" } },
  },
  ssr: { target: "webworker", noExternal: true },
});

const server = await serveBare(folder);
const judged: Judged[] = [];
let firstMs = 0;
try {
  const ask = async (
    question: string,
    previous: readonly string[] = [],
  ): Promise<[response: string, milliseconds: number]> => {
    const url = new URL(server.url);
    for (const before of previous) url.searchParams.append("previous", before);
    const start = performance.now();
    const answer = (await (await fetch(url, { method: "POST", body: question })).json()) as { response: string };
    return [answer.response, performance.now() - start];
  };
  // The first question builds the index; every other one finds it there.
  [, firstMs] = await ask("What is a picking list?");
  for (const question of evalQuestions) judged.push(judge(question, ...(await ask(question.ask, question.previous))));
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

for (const entry of judged) if (showAll || !entry.facts || !entry.link) console.log(`${spokenMiss(entry)}\n`);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const row = (name: string, { questions, facts, link, declines, medianMs }: Score) => [
  name,
  String(questions),
  percent(facts),
  percent(link),
  percent(declines),
  `${medianMs.toFixed(1)} ms`,
];
const whole = score(judged);
console.log(
  toTable(
    ["set", "questions", "facts", "link", "declines", "median"],
    [
      row("tuned", score(judged.filter(({ question }) => question.set === "tuned"))),
      row("held-out", score(judged.filter(({ question }) => question.set === "held-out"))),
      row("all", whole),
    ],
  ),
);
console.log(`The first answer, with the index built for it: ${firstMs.toFixed(0)} ms`);
const held = floors.map((floor) => ({ ...holdAgainst(floor, judged), name: floor.name }));
for (const { name, isMet, said } of held) console.log(`${isMet ? "met" : "MISSED"}: ${name}: ${said}`);
const isQuick = whole.medianMs < MOST_MEDIAN_MS;
console.log(`${isQuick ? "met" : "MISSED"}: half of the answers come in less than ${MOST_MEDIAN_MS} ms`);
process.exitCode = isQuick && held.every(({ isMet }) => isMet) ? 0 : 1;
