/** Reads the counts of a stage of `npm test` from its runner's report. */
import { readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number; skipped: number /** Passed at a second try. */; retried: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A file that could not be loaded, and an error outside a test, count as a failed test. */
function countsOf(report: VitestReport | PlaywrightReport): Tally {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, retried: flaky };
  }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, retried: 0 };
}

/**
 * The counts of a stage that ended with this code. A stage without a report is one test; one that should have written a
 * report and did not, or failed or ran without a test, is a failed one.
 */
export function tallyOf(code: number, reportPath?: string): Tally {
  const isGood = code === 0;
  const tally = { passed: 0, failed: 1, skipped: 0, retried: 0 };
  if (reportPath === undefined) return isGood ? { ...tally, passed: 1, failed: 0 } : tally;
  try {
    const counts = countsOf(JSON.parse(readFileSync(reportPath, "utf8")) as VitestReport | PlaywrightReport);
    return counts.failed === 0 && (!isGood || counts.passed === 0) ? { ...counts, failed: 1 } : counts;
  } catch {
    return tally;
  }
}
