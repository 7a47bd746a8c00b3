/** The number of open places to show, never below the specified minimum (1). */
export const spotsLeft = (
  { totalSignups }: { totalSignups: number },
  offer: { capacity: number; minimumSpotsShown: number },
): number => Math.max(offer.minimumSpotsShown, offer.capacity - totalSignups);

/** True when all places are taken. The number shown stays at its minimum even then. */
export const isTaken = ({ totalSignups }: { totalSignups: number }, offer: { capacity: number }): boolean =>
  totalSignups >= offer.capacity;
