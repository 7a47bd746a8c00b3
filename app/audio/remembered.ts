/** Stores in this browser alone the listener's speed, where each recording was left, and which were heard. */
import { useSyncExternalStore } from "react";
import { orNull } from "#app/lib/or-null.ts";
import { createStore } from "#app/lib/store.ts";

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED_KEY = "ladoo:audio-speed";
/** The recording that was left last, and those that were heard, as JSON. */
const LAST_KEY = "ladoo:audio-last";
const HEARD_KEY = "ladoo:audio-heard";
const positionKey = (src: string): string => `ladoo:audio-position:${src}`;

/** A position is remembered from this time on … */
const MIN_POSITION_SECONDS = 10;
/** … until this much is left, which counts as heard. */
const MIN_REMAINING_SECONDS = 15;

const isSpeed = (value: number): value is Speed => (SPEEDS as readonly number[]).includes(value);
const recall = (key: string): string | null => orNull(() => localStorage.getItem(key));
const remember = (key: string, value: string) => orNull(() => localStorage.setItem(key, value));

export function recallSpeed(): Speed {
  const speed = Number(recall(SPEED_KEY));
  return isSpeed(speed) ? speed : 1;
}

export function rememberSpeed(speed: Speed): void {
  remember(SPEED_KEY, String(speed));
}

/** True when a listener who stops here will want to resume here. */
export const isWorthResuming = (seconds: number, durationSeconds: number): boolean =>
  seconds > MIN_POSITION_SECONDS && durationSeconds - seconds > MIN_REMAINING_SECONDS;

/** Where a recording was left, in whole seconds; 0 for the beginning. */
export function recallPosition(src: string, durationSeconds: number): number {
  const seconds = Number(recall(positionKey(src)));
  return isWorthResuming(seconds, durationSeconds) ? seconds : 0;
}

/** Stores the position of a recording, or forgets it near the start and the end. */
export function rememberPosition(src: string, seconds: number, durationSeconds: number): void {
  if (isWorthResuming(seconds, durationSeconds)) {
    remember(positionKey(src), String(Math.floor(seconds)));
    remember(LAST_KEY, src);
  } else {
    orNull(() => localStorage.removeItem(positionKey(src)));
  }
}

export const recallHeard = (): unknown[] => {
  const heard: unknown = orNull(() => JSON.parse(recall(HEARD_KEY) ?? "[]"));
  return Array.isArray(heard) ? heard : [];
};

export function rememberHeard(src: string, seconds: number, durationSeconds: number): void {
  if (durationSeconds - seconds > MIN_REMAINING_SECONDS || recallHeard().includes(src)) return;
  remember(HEARD_KEY, JSON.stringify([...recallHeard(), src]));
  listened.set(listened.get() + 1);
}

const listened = createStore(0);

/** Something of what is stored; on the server and until hydration, which know nothing of it, `none`. */
const useStored = <Value>(read: () => Value, none: Value): Value =>
  useSyncExternalStore(listened.subscribe, read, () => none);

type Known = { src: string; durationSeconds: number };

/** The index of the recording to go on with: the one left last, or another that was left; -1 for none. */
export function leftIndex(recordings: readonly Known[]): number {
  const left = recordings.map(({ src, durationSeconds }) => recallPosition(src, durationSeconds) > 0);
  const last = recordings.findIndex(({ src }) => src === recall(LAST_KEY));
  return left[last] ? last : left.indexOf(true);
}

export const useLeftIndex = (recordings: readonly Known[]): number => useStored(() => leftIndex(recordings), -1);

export function useListened({ src, durationSeconds }: Known): { leftAt: number; isHeard: boolean } {
  return {
    leftAt: useStored(() => recallPosition(src, durationSeconds), 0),
    isHeard: useStored(() => recallHeard().includes(src), false),
  };
}
