const MINUTE_MS = 60_000;
const ROOM_MS = 5000;

/** Waits for the next minute if this one is about to end, since the local rate limits count by the minute. */
export async function untilMinuteHasRoom(): Promise<void> {
  const leftMs = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (leftMs < ROOM_MS) await new Promise((done) => setTimeout(done, leftMs));
}
