/** Console output fails a test that did not say it was coming, and so does a test whose output never came. */
import { afterEach, beforeEach, expect, vi } from "vitest";

type Level = "log" | "warn" | "error";
let expected: RegExp[] = [];
let seen: string[] = [];

/** This test writes something that matches, or else it fails. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** What this test has written so far, for a test about the writing itself. */
export function consoleLines(): readonly string[] {
  return seen;
}

beforeEach(() => {
  expected = [];
  seen = [];
  for (const level of ["log", "warn", "error"] as const satisfies readonly Level[]) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
  expect(
    expected.filter((pattern) => !seen.some((line) => pattern.test(line))),
    "expected of the console",
  ).toEqual([]);
});
