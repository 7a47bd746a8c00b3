/** The places of an offer still shown as open. Never fewer than the least that it shows, as the specification has it. */
export const spotsLeft = (
  { totalSignups }: { totalSignups: number },
  offer: { capacity: number; minimumSpotsShown: number },
): number => Math.max(offer.minimumSpotsShown, offer.capacity - totalSignups);

/** Whether the offer has no place left, whatever the counter still shows. */
export const isTaken = ({ totalSignups }: { totalSignups: number }, offer: { capacity: number }): boolean =>
  totalSignups >= offer.capacity;
