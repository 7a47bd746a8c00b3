/** The audio room: one address, one recording, as RFC 9110 has it. */
export { audioKey } from "./key.ts";
export { type ByteRange, parseRange } from "./range.ts";
export { RecordingMemory } from "./recording-memory.ts";
export { type AudioRequest, audioNotFound, type BundledFile, refuseMethod, serveAudio } from "./serve.ts";
