/** Whether the early-bird places are taken, for the texts around every page. */
import type { Database } from "#app/.server/db/index.ts";
import { readStats } from "./index.ts";

/** Pages are cached for a minute as well, so a newer answer would reach few. */
const KNOWN_FOR_MS = 60_000;
/** No page waits longer for this. */
const DEADLINE_MS = 300;

let known = { areTaken: false, until: 0 };

/**
 * True if all early-bird places are taken. The answer is at most a minute old. While the database can't be read, the last answer
 * holds; if there is none, the places count as open.
 */
export async function areEarlyPlacesTaken(db: Database): Promise<boolean> {
  const now = Date.now();
  if (now < known.until) return known.areTaken;
  const stats = await readStats(db, DEADLINE_MS).catch(() => null);
  known = { areTaken: stats ? stats.earlyLeft <= 0 : known.areTaken, until: now + KNOWN_FOR_MS };
  return known.areTaken;
}
