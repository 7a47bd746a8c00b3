/** The number of open places to show, never below the specified minimum. */
export const spotsLeft = (earlyLeft: number, { minimumSpotsShown }: { minimumSpotsShown: number }): number =>
  Math.max(minimumSpotsShown, earlyLeft);
