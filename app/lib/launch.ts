/** The launch month seen from a given day. Its wording is in `content/launch.ts`. */

export const LAUNCH_MONTH_FORM = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

type Launch = {
  month: string;
  /** True until the month begins in India. */
  isAhead: boolean;
};

/** The launch in a month such as "2025-08", seen from a moment. */
export function launchAt(launchMonth: string, now: Date, language = "en-IN"): Launch {
  const begins = new Date(`${launchMonth}-01T00:00:00+05:30`);
  const month = begins.toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "Asia/Kolkata" });
  return { month, isAhead: now < begins };
}
