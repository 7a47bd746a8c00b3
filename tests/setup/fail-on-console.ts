/** Unexpected console output fails a test; a test that expects some says so with `expectConsole`. */
import { afterEach, beforeEach, expect, vi } from "vitest";

type Level = "log" | "warn" | "error";
let expected: RegExp[] = [];
let seen: string[] = [];

/** Allows output that matches, for this test. */
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
});
