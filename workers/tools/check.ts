/**
 * `npm test`: runs every stage of the checks, even after a failed one, and prints a line for each; what a failed one wrote
 * stands under its line. `npm test -- --quick` leaves out the browser, the deploy, the mails and the evaluation.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { requireBrowser } from "./browser.ts";
import { type Tally, tallyOf } from "./check-report.ts";
import { PlainError, runCommand } from "./plain-error.ts";

const REPORTS = resolve("test-results/reports");

const isQuick = process.argv.includes("--quick");

type Run = (log: number) => { code: number; report?: string };
/** Each stage returns the exit code and, for a test run, the path of the runner's report. */
type Stage = {
  name: string;
  run: Run;
  /** A stage that needs the build is skipped without one, and counts as failed. */
  needsBuild?: boolean;
  isSlow?: boolean;
};

/** Runs a command whose output goes into the stage's file. */
function node(log: number, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", log, log],
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  return status ?? 1;
}

/** All of vitest's projects in one run, so that one project's waits are another's time. */
const vitest: Run = (log) => {
  const path = resolve(REPORTS, "vitest.json");
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
  const quick = isQuick ? ["--project", "unit", "--project", "worker"] : [];
  const code = node(log, [...args, ...quick], { VITEST_JSON: path });
  return { code, report: path };
};

const browserTests: Run = (log) => {
  const path = resolve(REPORTS, "browser.json");
  const args = ["node_modules/playwright/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"];
  const code = node(log, args, { CHROMIUM: requireBrowser(), PLAYWRIGHT_JSON: path });
  return { code, report: path };
};

const commands =
  (...each: readonly (readonly string[])[]): Run =>
  (log) => ({ code: each.reduce((code, args) => code || node(log, args), 0) });

const stages: readonly Stage[] = [
  {
    name: "types",
    run: commands(
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."],
    ),
  },
  {
    name: "lint, format, unused",
    run: commands(
      ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
      ["node_modules/knip/bin/knip.js"],
    ),
  },
  { name: "build", run: commands(["workers/tools/build.ts"]) },
  { name: "oldest browsers", run: commands(["workers/tools/check-browsers.ts"]), needsBuild: true, isSlow: true },
  { name: isQuick ? "unit, worker" : "unit, worker, deploy", run: vitest, needsBuild: true },
  { name: "browser", run: browserTests, needsBuild: true, isSlow: true },
];

/** Runs a stage with its output in a file, prints its line, and the file if it failed. */
function runStage({ name, run }: Stage): Tally {
  const path = resolve(REPORTS, `${name.replaceAll(/\W+/g, "-")}.log`);
  const log = openSync(path, "w");
  const start = performance.now();
  let tally: Tally;
  try {
    const { code, report } = run(log);
    tally = tallyOf(code, report);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    writeFileSync(log, `${error.message}\n`);
    tally = tallyOf(1);
  } finally {
    closeSync(log);
  }
  const { passed, failed, skipped, retried } = tally;
  const counts = { passed, failed, skipped, "at a second try": retried };
  const told = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${name.padEnd(22)}${String(seconds).padStart(5)} s   ${told.join(", ")}`);
  if (failed > 0) console.log(readFileSync(path, "utf8"));
  return tally;
}

await runCommand(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const tallies: Tally[] = [];
  let hasBuild = true;
  for (const stage of stages) {
    if (isQuick && stage.isSlow) continue;
    if (stage.needsBuild && !hasBuild) {
      console.log(`${stage.name.padEnd(22)}    - s   not run: no build`);
      tallies.push(tallyOf(1));
      continue;
    }
    const tally = runStage(stage);
    if (stage.name === "build") hasBuild = tally.failed === 0;
    tallies.push(tally);
  }
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const failed = sum((tally) => tally.failed);
  const line = `${sum(({ passed }) => passed)} passed, ${failed} failed`;
  console.log(`\n${line}`);
  writeFileSync(resolve(REPORTS, "line.txt"), `${line}\n`);
  return failed === 0 ? 0 : 1;
});
