import { describe, expect, test } from "vitest";
import {
  clampSeconds,
  elapsedSeconds,
  formatClock,
  formatFileSize,
  listenMinutes,
  parseClock,
} from "#app/audio/time.ts";

describe("formatClock", () => {
  test.each([
    [0, "0:00"],
    [5.9, "0:05"],
    [65, "1:05"],
    [599.99, "9:59"],
    [3725, "1:02:05"],
    [-3, "0:00"],
    [Number.NaN, "0:00"],
    [Number.POSITIVE_INFINITY, "0:00"],
  ])("formatClock reads %d seconds as %s", (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

test("the time that has passed reaches the length as it is shown, at the end and not before", () => {
  expect([0, 65.9, 190.9, 191.4, 191.6].map((seconds) => elapsedSeconds(seconds, 191.6))).toEqual([
    0, 65, 190, 191, 192,
  ]);
  expect([190.9, 191.1, 191.3].map((seconds) => elapsedSeconds(seconds, 191.3))).toEqual([190, 191, 191]);
});

describe("parseClock", () => {
  test.each([
    ["65", 65],
    ["65.5", 65.5],
    ["0", 0],
    ["1:05", 65],
    ["90:00", 5400],
    ["1:02:05", 3725],
  ])("parseClock takes %s for %d seconds", (text, seconds) => {
    expect(parseClock(text)).toBe(seconds);
  });

  test.each(["", "abc", "-5", "1:5", "1:60", "1e3", " 65", "1:02:05:09", "Infinity"])("%j is refused", (text) => {
    expect(parseClock(text)).toBeNull();
  });

  test("parseClock reads back what formatClock wrote", () => {
    for (let seconds = 0; seconds < 8000; seconds += 37) {
      expect(parseClock(formatClock(seconds))).toBe(seconds);
    }
  });
});

test("a position is clamped between the start and the end", () => {
  expect(clampSeconds(-4, 200)).toBe(0);
  expect(clampSeconds(240, 200)).toBe(200);
  expect(clampSeconds(65, 200)).toBe(65);
  expect(clampSeconds(65, null)).toBe(65);
});

test("listen time is rounded up to whole minutes", () => {
  expect([180, 180.1, 239, 241, 12].map(listenMinutes)).toEqual([3, 4, 4, 5, 1]);
});

test("a file's size is told with one decimal, a small one in KB", () => {
  expect([749_568, 2_040_000, 99_400, 120].map(formatFileSize)).toEqual(["0.7 MB", "2.0 MB", "99 KB", "1 KB"]);
});
