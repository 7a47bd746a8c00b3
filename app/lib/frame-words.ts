/**
 * The English words that stand in every page's scripts: the toasts, the animation, what can go wrong. So no English page
 * carries them a second time; a page of another edition brings its own, with those of the player.
 */
import type { PlayerWords } from "./player-words.ts";
import type { Words } from "./words.ts";

export const frameWords = {
  animation: { play: "Play the animation", pause: "Pause the animation" },
  toast: { label: "Notification", place: "Notifications ({hotkey})", dismiss: "Dismiss" },
  /** While a page loads. */
  loading: "Loading",
  /** Ends of links for screen readers: "Learn More about The Crew", "Use Cases of The Crew", "Join Waitlist as Admin". */
  links: { about: " about {name}", of: " of {name}", as: " as {name}" },
  benefits: "Benefits",
  /** When something fails on our side. */
  errorScreen: {
    heading: "Something fell off the shelf",
    body: "This page did not load, and the fault is ours. Try again in a minute; if it happens again, tell us on WhatsApp.",
    /** When the network failed. */
    unreachable: "This page could not be fetched. Check your connection, then try again.",
    retry: "Try again",
    home: "Return Home",
  },
  /** Where the page that was asked for can't be fetched, and the one that is open stays. */
  notConnected: "Not connected",
} as const;

export type FrameWords = Words<typeof frameWords> & { player?: PlayerWords };
