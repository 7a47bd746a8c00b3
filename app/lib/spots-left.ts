/** The number of open places to show, never below the specified minimum (1). */
export const spotsLeft = (earlyLeft: number, { minimumSpotsShown }: { minimumSpotsShown: number }): number =>
  Math.max(minimumSpotsShown, earlyLeft);
