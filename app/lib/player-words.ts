/** The English words of the player: part of its scripts, as the frame's words (frame-words.ts) are of every page's. */
import type { Words } from "./words.ts";

export const playerWords = {
  region: "Listen: {title}",
  play: "Play",
  pause: "Pause",
  back: "Back {seconds} seconds",
  forward: "Forward {seconds} seconds",
  speed: "Speed",
  position: "Position",
  /** The position for screen readers: "1:05 of 3:10". */
  of: "{at} of {length}",
  loading: "Loading…",
  /** Where a recording was left. */
  continueFrom: "Continue from {at}",
  parts: "Parts",
  /** The running one: "2 of 4: The count at night". */
  part: "{number} of {count}: {label}",
  /** The parts of a recording that names none. */
  partNames: { intro: "Intro", main: "Main", insights: "Insights", conclusion: "Conclusion" },
  nowPlaying: "Now playing",
  /** At the end of a recording, before the title of the one after it. */
  next: "Next:",
  /** A recording that was heard to its end, and the one to begin with. */
  heard: "Heard",
  newest: "Newest",
  toPlayer: "To the player",
  close: "Close",
  toldBy: "Told by {narrator}",
  /** `{time}` is "4 min". */
  listenTime: "Listen time: {time}",
  minutes: "{minutes} min",
  syntheticVoice: "Read by a synthetic voice",
  download: "Download",
  more: "More",
  restart: "Restart",
  readInstead: "Read instead",
  share: "Share this moment",
  /** Follows it for screen readers. */
  shareOn: "on WhatsApp",
  followAlong: "Follow along",
  from: "From {time}",
  unsupported: "Your browser does not support the audio element.",
  plainPlayer: "Using your browser's own player.",
  failed: "The recording did not load.",
  brokeOff: "The recording broke off at {at}.",
  stuck: "The recording is stuck.",
  again: "Try again",
} as const;

export type PlayerWords = Words<typeof playerWords>;
