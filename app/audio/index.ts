export { ChapterList } from "#app/audio/chapter-list.tsx";
export type { Recording } from "#app/audio/playback-state.ts";
export { play } from "#app/audio/playback-store.ts";
export { AudioPlayer } from "#app/audio/player.tsx";
export { ListenedMark, StartListening } from "#app/audio/start-listening.tsx";
export { Transcript } from "#app/audio/transcript.tsx";
