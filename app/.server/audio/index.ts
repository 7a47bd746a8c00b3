export { audioKey } from "#app/lib/audio-key.ts";
export { parseRange } from "./conditions.ts";
export { type RecordingBucket, RecordingCache } from "./recording-cache.ts";
export { type Replacements, readReplacements } from "./replacements.ts";
export { audioNotFound, refuseMethod, serveAudio } from "./serve.ts";
