/** The list of what is kept, on its page on the site. */
import { currentMark } from "./make-copy.ts";
import { NotKeptError, type OfflineWords, openDownloads } from "./downloads.ts";
import { keepPage } from "./keep-page.client.ts";
import { drawShelf } from "./shelf.ts";

/** Draws the list, and tells which pages have changed since they were kept, or are gone. */
export const drawLiveShelf = (place: HTMLElement, words: OfflineWords) =>
  drawShelf(place, words, {
    renew: async (address, say) => (await keepPage(address, say)).said,
    look: async ({ address, mark }) => {
      const downloads = openDownloads();
      try {
        return (await currentMark(address, downloads)) === mark ? "same" : "changed";
      } catch (error) {
        return error instanceof NotKeptError && error.reason === "gone" ? "takenDown" : "same";
      } finally {
        downloads.end();
      }
    },
  });
