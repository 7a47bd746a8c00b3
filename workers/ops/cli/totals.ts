/** The waitlist's totals, as the triggers keep them. */
import { z } from "zod";
import { count } from "./table.ts";

export const TOTALS = `SELECT total_signups AS totalSignups, referral_signups AS referralSignups,
  positions_given AS positionsGiven FROM waitlist_totals WHERE id = 1`;

export const TotalsSchema = z.object({
  totalSignups: z.number(),
  referralSignups: z.number(),
  positionsGiven: z.number(),
});

/** The totals in a sentence, after a change of them. */
export function spokenTotals({ totalSignups, referralSignups }: z.output<typeof TotalsSchema>): string {
  return `The waitlist has ${count(totalSignups, "brand")}, ${referralSignups} through a referral.`;
}
