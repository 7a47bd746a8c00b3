/** The English words in every page's scripts: no English page carries them twice, and a Hindi page brings its own. */
import type { PlayerWords } from "./player-words.ts";
import type { Words } from "./words.ts";

export const frameWords = {
  animation: { play: "Play the animation", pause: "Pause the animation" },
  toast: { label: "Notification", place: "Notifications ({hotkey})", dismiss: "Dismiss" },
  loading: "Loading",
  /** Ends of links for screen readers. */
  links: { about: " about {name}", of: " of {name}", as: " as {name}" },
  benefits: "Benefits",
  moreQuestions: "{count} more questions",
  errorScreen: {
    heading: "Something fell off the shelf",
    body: "This page did not load, and the fault is ours. Try again in a minute; if it happens again, tell us on WhatsApp.",
    tooMany: "Too many tries. Wait a minute, then try again.",
    unreachable: "This page could not be fetched. Check your connection, then try again.",
    retry: "Try again",
    home: "Return Home",
  },
  notConnected: "Not connected",
} as const;

export type FrameWords = Words<typeof frameWords> & { player?: PlayerWords };
