/**
 * The size limits of an isolate's caches, in bytes. The platform gives an isolate 128 MB and ends it beyond; the code, React
 * Router and the assistant's index need their part. Together the limits are at most 24 MB (the test beside this file).
 */
export const memoryShares = {
  /** Rendered pages, about 120 KB each. */
  pages: 12_000_000,
  /** Recordings that listeners request repeatedly. */
  recordings: 11_000_000,
  /** The versions of recordings in R2, and of those requested once. */
  recordingNames: 500_000,
} as const;
