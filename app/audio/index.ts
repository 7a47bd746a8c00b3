/** What pages use of the player; the controls themselves arrive by their own import. */
export { ChapterList } from "#app/audio/chapter-list.tsx";
export { AudioPlayer } from "#app/audio/player.tsx";
export { Transcript } from "#app/audio/transcript.tsx";
