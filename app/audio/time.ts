const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Formats 65 as "1:05", 3725 as "1:02:05", and anything that is no length of time as "0:00". */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}` : `${minutes}:${twoDigits(whole % 60)}`;
}

/** How close to the end counts as the end: a browser may seek a frame short of it. */
const END_TOLERANCE_SECONDS = 0.1;

/** The whole seconds that have passed. At the end this is the rounded length, so that both clocks agree. */
export function elapsedSeconds(currentSeconds: number, durationSeconds: number): number {
  const isAtEnd = currentSeconds >= durationSeconds - END_TOLERANCE_SECONDS;
  return isAtEnd ? Math.round(durationSeconds) : Math.floor(currentSeconds);
}

/** Seconds from "65", "65.5", "1:05" or "1:02:05"; null for anything else. */
export function parseClock(text: string): number | null {
  if (!/^(?:\d{1,5}(?:\.\d+)?|(?:\d{1,2}:)?\d{1,3}:[0-5]\d)$/.test(text)) return null;
  return text.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}

/** Limits a time to the recording. A length not known yet is no limit. */
export const clampSeconds = (seconds: number, durationSeconds: number | null): number =>
  Math.max(0, Math.min(seconds, durationSeconds ?? Number.POSITIVE_INFINITY));

export const listenMinutes = (durationSeconds: number): number => Math.max(1, Math.ceil(durationSeconds / 60));

/** Formats "0.7 MB"; below a tenth of a megabyte in KB. */
export const formatFileSize = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
