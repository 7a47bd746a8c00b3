/**
 * `npm test`: runs every stage of the checks, even after a failed one, and prints a line for each; what a failed one wrote
 * stands under its line. `npm test -- --quick` leaves out the browser, the deploy, the mails and the evaluation.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { requireBrowser } from "./browser.ts";
import { type Tally, tallyOf } from "./check-report.ts";
import { runCommand } from "./plain-error.ts";

const REPORTS = resolve("test-results/reports");
const BUILD = "build";
const isQuick = process.argv.includes("--quick");

type Stage = {
  name: string;
  /** Run one after another, until one fails. */
  commands: readonly (readonly string[])[];
  /** The variable that tells the runner where its report goes; the stage is one test without it. */
  report?: string;
  /** Left out of the quick check. */
  isSlow?: boolean;
  /** Runs without the build. */
  isFirst?: boolean;
};

const stages: readonly Stage[] = [
  {
    name: "types",
    commands: [
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."],
    ],
    isFirst: true,
  },
  {
    name: "lint, format, unused",
    commands: [
      ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
      ["node_modules/knip/bin/knip.js"],
    ],
    isFirst: true,
  },
  { name: BUILD, commands: [["workers/tools/build.ts"]], isFirst: true },
  { name: "oldest browsers", commands: [["tests/audit/browsers.ts"]], isSlow: true },
  {
    // All of vitest's projects in one run, so that one project's waits are another's time.
    name: isQuick ? "unit, worker" : "unit, worker, deploy",
    commands: [
      [
        ...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"],
        ...(isQuick ? ["--project", "unit", "--project", "worker"] : []),
      ],
    ],
    report: "VITEST_JSON",
  },
  {
    name: "browser",
    commands: [["node_modules/playwright/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"]],
    report: "PLAYWRIGHT_JSON",
    isSlow: true,
  },
];

/** Runs a stage with its output in a file, prints its line, and the file if it failed. */
function runStage({ name, commands, report }: Stage): Tally {
  const path = resolve(REPORTS, `${name.replaceAll(/\W+/g, "-")}.log`);
  const log = openSync(path, "w");
  const start = performance.now();
  const reportPath = report && resolve(REPORTS, `${report}.json`);
  const env = { ...process.env, NO_COLOR: "1", ...(report && { [report]: reportPath }) };
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { stdio: ["ignore", log, log], env }).status ?? 1;
  const tally = tallyOf(
    commands.reduce((code, args) => code || run(args), 0),
    reportPath,
  );
  closeSync(log);
  const { passed, failed, skipped, retried } = tally;
  const counts = Object.entries({ passed, failed, skipped, "at a second try": retried });
  const told = counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${name.padEnd(22)}${String(seconds).padStart(5)} s   ${told.join(", ")}`);
  if (failed > 0) console.log(readFileSync(path, "utf8"));
  return tally;
}

await runCommand(async () => {
  if (!isQuick) requireBrowser();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  let hasBuild = true;
  for (const stage of stages.filter(({ isSlow }) => !(isQuick && isSlow))) {
    const canRun: boolean = hasBuild || stage.isFirst === true;
    if (!canRun) console.log(`${stage.name.padEnd(22)}    - s   not run: no build`);
    const { passed, failed }: Tally = canRun ? runStage(stage) : tallyOf(1);
    sum.passed += passed;
    sum.failed += failed;
    if (stage.name === BUILD) hasBuild = failed === 0;
  }
  const line = `${sum.passed} passed, ${sum.failed} failed`;
  console.log(`\n${line}`);
  writeFileSync(resolve(REPORTS, "line.txt"), `${line}\n`);
  return sum.failed === 0 ? 0 : 1;
});
