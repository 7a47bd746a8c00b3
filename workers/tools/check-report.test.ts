import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { tallyOf } from "./check-report.ts";

const folder = mkdtempSync(join(tmpdir(), "check-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] };
const unloaded = { ...vitest, testResults: [{ status: "failed", assertionResults: [] }] };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 }, errors: [{}] };

it.each([
  ["vitest's counts", 1, vitest, { passed: 3, failed: 1, skipped: 2 }],
  ["a file that could not be loaded", 1, unloaded, { passed: 3, failed: 2 }],
  [
    "Playwright's counts, with errors outside tests and second tries",
    1,
    playwright,
    { passed: 7, failed: 2, retried: 2 },
  ],
  ["an error code without a failed test", 1, { ...vitest, numFailedTests: 0 }, { passed: 3, failed: 1 }],
  ["a run without a test", 0, { ...vitest, numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
  ["half a report", 0, "{", { passed: 0, failed: 1 }],
  ["a missing report", 0, null, { passed: 0, failed: 1 }],
])("a stage is counted by %s", (_, code, report, counts) => {
  const path = join(folder, "report.json");
  rmSync(path, { force: true });
  if (report !== null) writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  expect(tallyOf(code, path)).toMatchObject(counts);
});

it("a stage that writes no report is one test", () => {
  expect([0, 2].map((code) => tallyOf(code))).toMatchObject([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});
