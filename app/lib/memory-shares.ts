/**
 * How much an isolate's caches may hold, in bytes. The platform gives an isolate 128 MB and ends it beyond; the code, React
 * Router and the assistant's index need their part. All shares together are at most 24 MB (the test beside this file).
 */
export const memoryShares = {
  /** Rendered pages, about 120 KB each. */
  pages: 12_000_000,
  /** Recordings that listeners keep asking for. */
  recordings: 11_000_000,
  /** Which version of a recording lies in R2, and which was asked for once. */
  recordingNames: 500_000,
} as const;
