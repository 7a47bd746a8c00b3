/** The words around pages that visitors keep on their device: the button, the page with the list, the note in a copy. */
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { copyBytes, inMegabytes } from "#app/lib/copy-size.ts";

const keptPath = "/kept";

/** In the header's audio menu, for those who keep something. */
export const keptLink = { label: "Kept for offline", path: keptPath } as const;

export const keepButton = {
  keep: "Keep for offline",
  kept: "Kept for offline",
  failed: "It could not be kept. Check your connection, then try again.",
} as const;

/**
 * The button for a page, or for one of its episodes.
 * @param bytes the size of its recording, if it is known.
 */
export function keepOffer(address: string, bytes: number | null, button = keepButton) {
  return { address, size: bytes === null ? null : inMegabytes(copyBytes(bytes)), text: { ...button, path: keptPath } };
}

export const keptPage = {
  title: `Kept for offline | ${brand.name}`,
  description: `The stories, journeys and podcast episodes of ${brand.name} that you keep on this device, to read and hear without a network.`,
  heading: "Kept for offline",
  intro:
    "On the page of each story and journey, and under each podcast episode, there is a button, Keep for offline. It puts the page, its pictures and the recording on this device. Without a network the page then opens at its usual address or from this list, and the recording goes on where you left it.",
  privacy:
    "Only you can see this list: it is on your device. To see whether a page has changed, your browser asks the site for each page on it, as if you opened it.",
  withoutScripts: "The list and the button need JavaScript, and a browser that can keep pages.",
  waysHeading: "To find something to keep:",
  ways: [
    { label: "Founders' stories", path: useCasesPath },
    { label: "Founders' Podcast", path: podcastPath },
  ],
  /** For app/offline, which draws the list and writes the copies. */
  words: {
    keeping: "{percent}% of the recording is here",
    kept: "Kept. It now opens without a network.",
    broke: "The connection broke, so nothing was changed. Press again when it is back.",
    stalled: "Nothing came for 15 seconds, so nothing was changed. Press again on a better connection.",
    unavailable: "The site could not send all of it, so nothing was changed. Press again in a minute.",
    gone: "This page is not on the site any more, so nothing was changed.",
    refused:
      "Your browser does not let this site open pages without a network, so nothing was kept. Its settings for cookies and site data decide that.",
    private:
      "Your browser lets this site keep nothing here, as in a private window. Open the page in an ordinary window, then press again.",
    noRoom: "There is not enough room for it: only {free} left. Nothing was changed.",
    fault: "It could not be kept, and the fault is ours. Nothing was changed.",
    copy: "This is the copy that you kept on {date}.",
    list: "All that you keep",
    facts: "{narrator}, {minutes} min, {megabytes}",
    changed: "The page has changed since you kept it.",
    takenDown: "It is not on the site any more. Your copy stays until you remove it.",
    renew: "Renew",
    play: "Play",
    continueFrom: "Continue from {at}",
    remove: "Remove",
    removeAll: "Remove all",
    removed: "Removed.",
    empty: "Nothing is kept on this device.",
    together: "Together {megabytes}.",
    noNetwork: "No network",
    missed: "{address} did not load, and it is not kept on this device. What you keep opens without a network:",
    lost: "The recording stopped: it is not on this device any more, and the network did not send it.",
    retry: "Try again",
    safari:
      "Safari deletes what you keep if you do not come here for seven days. It stays if you add this site to the home screen.",
  },
} as const;
