/** Lengths of time and sizes of files, as a listener reads them. */

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** 65 as "1:05", 3725 as "1:02:05". What is not a length of time reads as "0:00". */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}` : `${minutes}:${twoDigits(whole % 60)}`;
}

/** How close to the end counts as the end: what a browser seeks to may be a frame off. */
const END_TOLERANCE_SECONDS = 0.1;

/** The whole seconds that have passed; at the end those of the length, which is shown rounded, not cut off. */
export function elapsedSeconds(currentSeconds: number, durationSeconds: number): number {
  const isAtEnd = currentSeconds >= durationSeconds - END_TOLERANCE_SECONDS;
  return isAtEnd ? Math.round(durationSeconds) : Math.floor(currentSeconds);
}

/** Seconds from "65", "65.5", "1:05" or "1:02:05"; null for anything else. */
export function parseClock(text: string): number | null {
  if (!/^\d{1,5}(\.\d+)?$/.test(text) && !/^(\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(text)) {
    return null;
  }
  return text.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}

/** Between the start and the end of a recording; an end not known yet is no limit. */
export function clampSeconds(seconds: number, durationSeconds: number | null): number {
  return Math.max(0, Math.min(seconds, durationSeconds ?? Number.POSITIVE_INFINITY));
}

/** "Listen time" is in whole minutes, rounded up. */
export function listenMinutes(durationSeconds: number): number {
  return Math.max(1, Math.ceil(durationSeconds / 60));
}

/** "4 min (3:08)", "3 min" for 3:00: whole minutes, rounded up, and the length that the clock will show. */
export function listenTime(durationSeconds: number): string {
  const whole = Math.round(durationSeconds);
  const minutes = `${listenMinutes(whole)} min`;
  return whole > 0 && whole % 60 === 0 ? minutes : `${minutes} (${formatClock(whole)})`;
}

/** "0.7 MB"; below a tenth of a megabyte in KB. */
export function formatFileSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
