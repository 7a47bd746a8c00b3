/** What pages use of the player; the controls themselves arrive by their own import. */
export { ChapterList } from "#app/audio/chapter-list.tsx";
export type { Milestone } from "#app/audio/markers.ts";
export { AudioPlayer, type AudioPlayerProps } from "#app/audio/player.tsx";
export { Transcript, type TranscriptChapter, type TranscriptParagraph } from "#app/audio/transcript.tsx";
