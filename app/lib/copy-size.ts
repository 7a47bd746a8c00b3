/** The size of a kept copy, everywhere the same. */

/** A copy's page, pictures, fonts and script, about. */
const BESIDE_RECORDING_BYTES = 250_000;

/** The size of a page's copy, by the size of its recording. */
export const copyBytes = (recordingBytes: number): number => recordingBytes + BESIDE_RECORDING_BYTES;

export const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
