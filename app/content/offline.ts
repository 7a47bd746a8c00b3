/** The words around pages that visitors keep on their device: the button, the page with the list, the note in a copy. */
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";

export const keptPath = "/kept";

/** In the header's audio menu, for those who keep something. */
export const keptLink = { label: "Kept for offline", path: keptPath } as const;

export const keepButton = {
  keep: "Keep for offline",
  kept: "Kept for offline",
  failed: "It could not be kept. Check your connection, then try again.",
} as const;

/** A copy's page, pictures and fonts, about. */
const BESIDE_RECORDING_BYTES = 250_000;

/**
 * The button for a page, or for one of its episodes.
 * @param bytes the size of its recording, if it is known.
 */
export function keepOffer(address: string, bytes: number | null, button = keepButton) {
  const size = bytes === null ? null : `${((bytes + BESIDE_RECORDING_BYTES) / 1_000_000).toFixed(1)} MB`;
  return { address, size, text: { ...button, path: keptPath } };
}

export const keptPage = {
  title: `Kept for offline | ${brand.name}`,
  description: `The stories, journeys and podcast episodes of ${brand.name} that you keep on this device, to read and hear without a network.`,
  heading: "Kept for offline",
  intro:
    "Under each recording there is a button, Keep for offline. It puts the page, its pictures and the recording on this device. Without a network the page then opens at its usual address or from this list, and the recording goes on where you left it.",
  privacy: "Only you can see this list: it is on your device, and we are told nothing of it.",
  withoutScripts: "The list and the button need JavaScript, and a browser that can keep pages.",
  waysHeading: "To find something to keep:",
  ways: [
    { label: "Founders' stories", path: useCasesPath },
    { label: "Founders' Podcast", path: podcastPath },
  ],
  /** For `public/kept.js`, which draws the list and writes the copies. */
  words: {
    keeping: "{percent} % of the recording is here",
    kept: "Kept. It now opens without a network.",
    broke: "The connection broke, so nothing was changed. Try again when it is back.",
    noRoom: "There is no room for it: {free} are free. Nothing was changed.",
    copy: "This is the copy that you kept on {date}.",
    list: "All that you keep",
    facts: "{size}, kept on {date}.",
    changed: "The page has changed since.",
    renew: "Renew",
    remove: "Remove",
    removeAll: "Remove all",
    removed: "Removed.",
    empty: "Nothing is kept on this device.",
    space: "This site uses {used} here, and your browser allows it {free} more.",
    safari:
      "Safari deletes what you keep if you do not come here for seven days. It stays if you add this site to the home screen.",
  },
} as const;
