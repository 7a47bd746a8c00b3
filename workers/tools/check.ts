/**
 * `npm test` and `npm run check`: runs every stage of the checks, even after a failed one. It ends with a table and one line
 * that sums the runners' reports.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { requireTestBrowser } from "./browser.ts";
import {
  readPlaywrightReport,
  readVitestReport,
  sumTallies,
  type Tally,
  tallyLine,
  tallyStage,
} from "./check-report.ts";
import { PlainError, runCommand } from "./plain-error.ts";

/** The folder of the runners' reports, and of the line that `.ci/run` prints. */
const REPORTS = resolve("test-results/reports");

type Stage = {
  name: string;
  /** Returns the exit code and, for a test run, the runner's report. */
  run: () => { code: number; report?: Tally | null };
  /** A stage that needs the build is skipped without one, and counts as failed. */
  needsBuild?: boolean;
};

function node(args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** All of vitest's projects in one run, so that one project's waits are another's time. */
function vitest(): { code: number; report: Tally | null } {
  const path = resolve(REPORTS, "vitest.json");
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
  const code = node(args, { VITEST_JSON: path });
  return { code, report: readVitestReport(path) };
}

function browserTests(): { code: number; report: Tally | null } {
  const path = resolve(REPORTS, "browser.json");
  const browser = requireTestBrowser();
  console.log(`Browser: ${browser.path} (${browser.origin})`);
  const code = node(["node_modules/playwright/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"], {
    CHROMIUM: browser.path,
    PLAYWRIGHT_JSON: path,
  });
  return { code, report: readPlaywrightReport(path) };
}

const stages: readonly Stage[] = [
  {
    name: "types",
    run: () => ({
      code:
        node(["node_modules/@react-router/dev/bin.cjs", "typegen"]) ||
        node(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]),
    }),
  },
  {
    name: "lint, format, unused",
    run: () => ({
      code:
        node(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]) ||
        node(["node_modules/knip/bin/knip.js"]),
    }),
  },
  { name: "build", run: () => ({ code: node(["workers/tools/build.ts"]) }) },
  {
    name: "oldest browsers",
    run: () => ({ code: node(["workers/tools/check-browsers.ts"]) }),
    needsBuild: true,
  },
  { name: "unit, worker, deploy", run: vitest, needsBuild: true },
  { name: "browser", run: browserTests, needsBuild: true },
];

await runCommand(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const rows: { stage: string; seconds: number; tally: Tally; note: string }[] = [];
  let hasBuild = true;
  for (const { name, run, needsBuild } of stages) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    let tally: Tally;
    let note = "";
    if (needsBuild && !hasBuild) {
      tally = tallyStage(1, undefined);
      note = "not run: no build";
    } else {
      try {
        const { code, report } = run();
        tally = tallyStage(code, report);
        if (name === "build") hasBuild = code === 0;
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        console.error(error.message);
        tally = tallyStage(1, undefined);
      }
    }
    rows.push({ stage: name, seconds: Math.round((performance.now() - start) / 1000), tally, note });
  }
  const sum = sumTallies(rows.map(({ tally }) => tally));
  const line = tallyLine(sum);
  console.log(`\n${"stage".padEnd(24)}${"seconds".padStart(8)}${"passed".padStart(8)}${"failed".padStart(8)}`);
  for (const { stage, seconds, tally, note } of rows) {
    const remarks = [
      note,
      tally.skipped > 0 ? `${tally.skipped} skipped` : "",
      tally.retried ? `${tally.retried} at a second try` : "",
    ].filter(Boolean);
    const columns = [seconds, tally.passed, tally.failed].map((value) => String(value).padStart(8)).join("");
    console.log(`${stage.padEnd(24)}${columns}  ${remarks.join(", ")}`.trimEnd());
  }
  console.log(`\n${line}`);
  writeFileSync(resolve(REPORTS, "line.txt"), `${line}\n`);
  return sum.failed === 0 ? 0 : 1;
});
