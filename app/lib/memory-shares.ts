/** The size limits of an isolate's caches, in bytes, together at most 24 of the 128 MB that the platform grants. */
export const memoryShares = {
  pages: 12_000_000,
  recordings: 11_000_000,
  /** The versions of recordings in R2, and of those requested once. */
  recordingNames: 500_000,
} as const;
