import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport, sumTallies, tallyLine, tallyStage } from "./check-report.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "check-report-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(value: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };

describe("a vitest report", () => {
  it("a vitest report is counted as it stands", () => {
    expect(readVitestReport(file(vitest))).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it("a vitest report counts a file that could not be loaded as a failure", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(readVitestReport(file({ ...vitest, testResults }))?.failed).toBe(2);
  });

  it("a vitest report is none when it is missing or broken", () => {
    expect(readVitestReport(join(folder, "missing.json"))).toBeNull();
    expect(readVitestReport(file("{"))).toBeNull();
  });
});

describe("a Playwright report", () => {
  it("a Playwright report counts errors outside tests as failures", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    expect(readPlaywrightReport(file({ stats, errors: [{}] }))).toMatchObject({ passed: 5, failed: 2, skipped: 0 });
  });

  it("a Playwright report counts a test that passed at its second try as passed, and apart", () => {
    const stats = { expected: 5, unexpected: 0, flaky: 2, skipped: 0 };
    expect(readPlaywrightReport(file({ stats, errors: [] }))).toMatchObject({ passed: 7, failed: 0, retried: 2 });
  });
});

describe("a stage", () => {
  it("a stage without a test run counts as one", () => {
    expect(tallyStage(0, undefined)).toMatchObject({ passed: 1, failed: 0 });
    expect(tallyStage(2, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("a stage with an error code counts as a failure even when its report has none", () => {
    expect(tallyStage(1, { passed: 9, failed: 0, skipped: 0 }).failed).toBe(1);
    expect(tallyStage(1, null).failed).toBe(1);
    expect(tallyStage(0, null).failed).toBe(1);
  });

  it("a stage that ran no test is a failure", () => {
    expect(tallyStage(0, { passed: 0, failed: 0, skipped: 4 }).failed).toBe(1);
  });

  it("a stage does not count its own failed tests twice", () => {
    expect(tallyStage(1, { passed: 9, failed: 2, skipped: 0 }).failed).toBe(2);
  });
});

it("a run ends in one line", () => {
  const sum = sumTallies([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  expect(tallyLine(sum)).toBe("5 passed, 1 failed");
});
