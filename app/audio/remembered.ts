/** Stores the listener's speed, and where each recording was left, in this browser. Nothing is sent anywhere. */
import { orNull } from "#app/lib/or-null.ts";

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED_KEY = "ladoo:audio-speed";
const positionKey = (src: string): string => `ladoo:audio-position:${src}`;

/** A position is remembered from this time on … */
const MIN_POSITION_SECONDS = 10;
/** … until this much is left. */
const MIN_REMAINING_SECONDS = 15;

const isSpeed = (value: number): value is Speed => (SPEEDS as readonly number[]).includes(value);

/** The remembered speed, or 1. */
export function recallSpeed(): Speed {
  const speed = Number(orNull(() => localStorage.getItem(SPEED_KEY)));
  return isSpeed(speed) ? speed : 1;
}

export function rememberSpeed(speed: Speed): void {
  orNull(() => localStorage.setItem(SPEED_KEY, String(speed)));
}

/** True when a listener who stops here will want to resume here. */
export function isWorthResuming(seconds: number, durationSeconds: number): boolean {
  return seconds > MIN_POSITION_SECONDS && durationSeconds - seconds > MIN_REMAINING_SECONDS;
}

/** Where a recording was left, in whole seconds; 0 for the beginning. */
export function recallPosition(src: string, durationSeconds: number): number {
  const seconds = Number(orNull(() => localStorage.getItem(positionKey(src))));
  return isWorthResuming(seconds, durationSeconds) ? seconds : 0;
}

/** Stores the position of a recording, or forgets it near the start and the end. */
export function rememberPosition(src: string, seconds: number, durationSeconds: number): void {
  orNull(() =>
    isWorthResuming(seconds, durationSeconds)
      ? localStorage.setItem(positionKey(src), String(Math.floor(seconds)))
      : localStorage.removeItem(positionKey(src)),
  );
}
