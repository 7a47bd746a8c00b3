/** The audio room: one address, one recording, as RFC 9110 has it. */
export { audioKey } from "#app/lib/audio-key.ts";
export { parseRange } from "./range.ts";
export { RecordingCache } from "./recording-cache.ts";
export { audioNotFound, refuseMethod, serveAudio } from "./serve.ts";
