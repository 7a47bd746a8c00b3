import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isWorthResuming,
  leftIndex,
  recallHeard,
  recallPosition,
  recallSpeed,
  rememberHeard,
  rememberPosition,
  rememberSpeed,
} from "#app/audio/remembered.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a position is worth resuming more than 10 s in and more than 15 s from the end", () => {
  expect([10, 10.5, 184.5, 185, 200].map((seconds) => isWorthResuming(seconds, 200))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

describe("the position", () => {
  test("the position is kept for each recording in whole seconds", () => {
    rememberPosition("/audio/story-1.mp3", 65.7, 200);
    expect(recallPosition("/audio/story-1.mp3", 200)).toBe(65);
    expect(recallPosition("/audio/story-2.mp3", 200)).toBe(0);
  });

  test("the position is forgotten near the start and the end", () => {
    for (const seconds of [3, 195]) {
      rememberPosition("/audio/story-1.mp3", 65, 200);
      rememberPosition("/audio/story-1.mp3", seconds, 200);
      expect(recallPosition("/audio/story-1.mp3", 200)).toBe(0);
    }
  });

  test("the position is left aside when the recording has become shorter", () => {
    rememberPosition("/audio/story-1.mp3", 150, 200);
    expect(recallPosition("/audio/story-1.mp3", 140)).toBe(0);
  });
});

test("a recording played in its last 15 s counts as heard, also when begun again", () => {
  rememberHeard("/audio/story-1.mp3", 150, 200);
  expect(recallHeard()).toEqual([]);
  rememberHeard("/audio/story-1.mp3", 186, 200);
  rememberHeard("/audio/story-1.mp3", 20, 200);
  expect(recallHeard()).toEqual(["/audio/story-1.mp3"]);
  localStorage.setItem("ladoo:audio-heard", "{");
  expect(recallHeard()).toEqual([]);
});

test("one goes on with the recording left last, else with another that was left, else with none", () => {
  const recordings = [1, 2, 3].map((id) => ({ src: `/audio/story-${id}.mp3`, durationSeconds: 200 }));
  expect(leftIndex(recordings)).toBe(-1);
  for (const id of [2, 3, 1]) rememberPosition(`/audio/story-${id}.mp3`, 65, 200);
  expect(leftIndex(recordings)).toBe(0);
  rememberPosition("/audio/story-1.mp3", 195, 200);
  expect(leftIndex(recordings)).toBe(1);
});

describe("the speed", () => {
  test("the speed is remembered", () => {
    rememberSpeed(1.5);
    expect(recallSpeed()).toBe(1.5);
  });

  test("the speed is 1 when nothing, or nothing on offer, is stored", () => {
    expect(recallSpeed()).toBe(1);
    localStorage.setItem("ladoo:audio-speed", "16");
    expect(recallSpeed()).toBe(1);
  });
});

test("closed storage changes nothing for the listener", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => rememberPosition("/audio/story-1.mp3", 65, 200)).not.toThrow();
  expect(() => rememberSpeed(2)).not.toThrow();
  expect(recallPosition("/audio/story-1.mp3", 200)).toBe(0);
  expect(recallSpeed()).toBe(1);
});
