/** Whether there are early-bird places, for the texts around every page. */
import type { Database } from "#app/.server/db/index.ts";
import type { EarlyPlaces } from "#app/content/launch.ts";
import { readStats } from "./index.ts";

/** Pages are cached for a minute as well, so a newer answer would reach few. */
const KNOWN_FOR_MS = 60_000;
const DEADLINE_MS = 300;
/** The database is not asked again this soon after it did not answer. */
const REST_MS = 10_000;

let known: { places: EarlyPlaces; until: number } = { places: "unknown", until: 0 };

/** What this isolate knows, so that no page waits for it. Before the first read nothing is promised. */
export const earlyBird = {
  places: (): EarlyPlaces => known.places,
  isDue: (): boolean => Date.now() >= known.until,
};

/** Reads the answer anew, and tells whether it has changed. While the database fails, the last answer holds. */
export async function refreshEarlyBird(db: Database): Promise<boolean> {
  const before = known.places;
  // Set first, so that requests meanwhile don't ask as well.
  known = { places: before, until: Date.now() + REST_MS };
  const stats = await readStats(db, DEADLINE_MS).catch(() => null);
  if (stats) known = { places: stats.earlyLeft <= 0 ? "taken" : "open", until: Date.now() + KNOWN_FOR_MS };
  return known.places !== before;
}
