import type { WaitlistStats } from "#app/schemas/waitlist.ts";
import { offer } from "#app/content/brand.ts";

/** The places still shown as open. Never less than one, as the specification has it. */
export const spotsLeft = ({ totalSignups }: Pick<WaitlistStats, "totalSignups">): number =>
  Math.max(offer.minimumSpotsShown, offer.capacity - totalSignups);
