/**
 * The English words that stand in scripts: labels of the player, the toasts, the animation. They are part of the scripts, so no
 * English page carries them a second time; a page of another edition brings its own.
 */
import type { Words } from "./words.ts";

export const frameWords = {
  player: {
    region: "Listen: {title}",
    play: "Play",
    pause: "Pause",
    back: "Back {seconds} seconds",
    forward: "Forward {seconds} seconds",
    speed: "Speed",
    speedChosen: "Speed {speed} times",
    position: "Position",
    /** The position for screen readers, and in the small bar: "1:05 of 3:10". */
    of: "{at} of {length}",
    loading: "Loading…",
    goesOn: "Play goes on from {at}.",
    parts: "Parts",
    /** The parts of a recording that names none. */
    partNames: { intro: "Intro", main: "Main", insights: "Insights", conclusion: "Conclusion" },
    nowPlaying: "Now playing",
    toPlayer: "To the player",
    close: "Close",
    toldBy: "Told by {narrator}",
    /** `{time}` is "4 min (3:08)". */
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
  },
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

export type FrameWords = Words<typeof frameWords>;
