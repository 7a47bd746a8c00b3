import { useEffect, useState } from "react";
import { spotsLeft } from "#app/lib/spots-left.ts";
import type { WaitlistStats } from "#app/schemas/waitlist.ts";
import { fetchStats } from "./calls.ts";
import { useIsJoining } from "./own-link.ts";

/** `earlyLeft`: the early-bird places left, and below zero once more brands came than there are. */
export type Stats = WaitlistStats & { earlyLeft: number; spotsLeft: number };

/** The counters: as served, refreshed after hydration and after a join. A failed refresh keeps the last ones. */
export function useStats(
  served: Omit<Stats, "spotsLeft"> | null,
  offer: { capacity: number; minimumSpotsShown: number },
): Stats | null {
  const [stats, setStats] = useState(served);
  const isJoining = useIsJoining();
  useEffect(() => {
    if (isJoining) return;
    void fetchStats().then((answer) => {
      if (!answer.ok) return;
      const { totalSignups } = answer.data;
      // Each brand that joined since then took an early place, if there was one.
      const earlyLeft = served ? served.earlyLeft + served.totalSignups - totalSignups : offer.capacity - totalSignups;
      setStats({ ...answer.data, earlyLeft });
    });
  }, [isJoining, served, offer]);
  return stats && { ...stats, spotsLeft: spotsLeft(stats.earlyLeft, offer) };
}
