import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that needed a second try. */
  retried?: number;
};

const VitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  /** A file that could not be loaded fails without a test of its own. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

export function readVitestReport(path: string): Tally | null {
  const report = read(path, VitestReportSchema);
  if (!report) return null;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed at the second try counts as passed, and as retried. */
export function readPlaywrightReport(path: string): Tally | null {
  const report = read(path, PlaywrightReportSchema);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, retried: flaky };
}

function read<T>(path: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(path)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

/**
 * The counts of a stage: its report's, plus a failure when it failed without a failed test. A stage without tests is
 * one.
 */
export function tallyStage(code: number, report: Tally | null | undefined): Tally {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const unexplained = report.failed === 0 && (code !== 0 || report.passed === 0);
  return unexplained ? { ...report, failed: 1 } : report;
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
