/**
 * How long a waitlist entry is kept, before and after the operator has set the month of the launch: until then no entry is
 * removed for its age (`chosenLaunchMonth`). Other texts hold one of these names in braces.
 */
const PERIOD = "12 months, counted from the launch or from the day you joined, whichever is later";

export const retentionWordings = {
  /** In the privacy policy's table, under "Kept for". */
  waitlistKept: [
    `Until you have it erased. We do not remove entries for their age yet. Once we do, each is kept for at least ${PERIOD}`,
    `${PERIOD}, unless you have it erased earlier`,
  ],
  /** The same as a sentence. */
  waitlistKeptAnswer: [
    `A waitlist entry is kept until you have it erased. We do not remove entries for their age yet. Once we do, each is kept for at least ${PERIOD}.`,
    `A waitlist entry is kept for ${PERIOD}, unless you have it erased earlier.`,
  ],
} as const satisfies Record<string, readonly [unset: string, set: string]>;

export type RetentionTexts = Readonly<Record<keyof typeof retentionWordings, string>>;

/** The wordings by name. */
export function retentionTexts(isLaunchMonthSet: boolean, wordings = retentionWordings): RetentionTexts {
  const chosen = Object.entries(wordings).map(([name, [unset, set]]) => [name, isLaunchMonthSet ? set : unset]);
  return Object.fromEntries(chosen) as RetentionTexts;
}
