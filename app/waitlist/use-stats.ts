import { useEffect, useState } from "react";
import { spotsLeft } from "#app/lib/spots-left.ts";
import type { WaitlistStats } from "#app/schemas/waitlist.ts";
import { fetchStats } from "./calls.ts";
import { useIsJoining } from "./own-link.ts";

export type Stats = WaitlistStats & { spotsLeft: number };

/** The counters: as served, refreshed after hydration and after a join. A failed refresh keeps the last ones. */
export function useStats(served: Stats | null, offer: { capacity: number; minimumSpotsShown: number }): Stats | null {
  const [stats, setStats] = useState(served);
  const isJoining = useIsJoining();
  useEffect(() => {
    if (isJoining) return;
    void fetchStats().then((answer) => {
      if (answer.ok) setStats({ ...answer.data, spotsLeft: spotsLeft(answer.data, offer) });
    });
  }, [isJoining, offer]);
  return stats;
}
