/** Days as they begin and end in India, where the site's operators and visitors live. */
import { DAY_MS } from "./durations.ts";

const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;

/** The day of a moment in India, counted from 1970, as the waitlist's triggers count it. */
export const indiaDay = (moment: Date): number => Math.floor((moment.getTime() + AHEAD_OF_UTC_MS) / DAY_MS);

export const startOfDay = (day: number): Date => new Date(day * DAY_MS - AHEAD_OF_UTC_MS);

/** 1 January 1970 was a Thursday. */
export const mondayOf = (day: number): number => day - ((day + 3) % 7);

export const firstOfMonth = (day: number): number => day + 1 - Number(dayText(day).slice(8));

export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const indiaYear = (moment: Date): number => Number(dayText(indiaDay(moment)).slice(0, 4));

/** The same time some months before, on the month's last day where it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment.getTime() + AHEAD_OF_UTC_MS);
  const day = before.getUTCDate();
  before.setUTCMonth(before.getUTCMonth() - months);
  // 29 February, a year before, would be 1 March.
  if (before.getUTCDate() !== day) before.setUTCDate(0);
  return new Date(before.getTime() - AHEAD_OF_UTC_MS);
}

/** Formats the day of a moment, the same in server and browser: 3 June 2025. */
export const dayInWords = (moment: Date, language: string): string =>
  moment.toLocaleDateString(language, { timeZone: "Asia/Kolkata", dateStyle: "long" });

/** Formats a moment for operators: 3 Jun 2025, 13:42. */
export function indiaTime(moment: Date): string {
  return new Intl.DateTimeFormat("en-IN", {
    timeZone: "Asia/Kolkata",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}
