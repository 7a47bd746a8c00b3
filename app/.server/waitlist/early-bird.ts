/** Whether there are early-bird places, for the texts around every page. */
import type { Database } from "#app/.server/db/index.ts";
import type { EarlyPlaces } from "#app/content/launch.ts";
import { readStats } from "./index.ts";

/** Pages are cached for a minute as well, so a newer answer would reach few. */
const KNOWN_FOR_MS = 60_000;
/** No page waits longer for this, nor asks again this soon after waiting in vain. */
const DEADLINE_MS = 300;
const REST_MS = 10_000;

let known: { places: EarlyPlaces; until: number } = { places: "unknown", until: 0 };

/**
 * Whether there are early-bird places. The answer is at most a minute old. While the database can't be read, the last answer
 * holds; if there is none, nothing is promised.
 */
export async function earlyPlaces(db: Database): Promise<EarlyPlaces> {
  const now = Date.now();
  if (now < known.until) return known.places;
  const stats = await readStats(db, DEADLINE_MS).catch(() => null);
  if (stats) known = { places: stats.earlyLeft <= 0 ? "taken" : "open", until: now + KNOWN_FOR_MS };
  else known.until = now + REST_MS;
  return known.places;
}
