/** Fails a test with unexpected console output, or without the output it expects. */
import { afterEach, beforeEach, expect, vi } from "vitest";

type Level = "log" | "warn" | "error";
let expected: RegExp[] = [];
let allowed: RegExp[] = [];
let seen: string[] = [];

/** The test must write a matching line, or it fails. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** The test may write matching lines. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** The lines that the test has written so far, for tests of the log. */
export function consoleLines(): readonly string[] {
  return seen;
}

beforeEach(() => {
  expected = [];
  allowed = [];
  seen = [];
  for (const level of ["log", "warn", "error"] as const satisfies readonly Level[]) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line)))).toEqual([]);
  expect(
    expected.filter((pattern) => !seen.some((line) => pattern.test(line))),
    "expected of the console",
  ).toEqual([]);
});
