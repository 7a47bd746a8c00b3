/** Words the waitlist's totals. */
import type { Totals } from "#app/.server/waitlist/counters.ts";
import { count } from "./table.ts";

/** The totals in a sentence, after they changed. */
export function spokenTotals({ totalSignups, referralSignups }: Totals): string {
  return `Places taken: ${totalSignups}. Through a referral: ${count(referralSignups, "brand")}.`;
}
