/**
 * A script for the document's head: the first layout leaves out what stands below the first screen (`below` in the style
 * sheet), unless the visitor arrives there: by a hash, or by Back or a reload, which restore the position. Safari, which
 * tells no idle time, lays out the whole page at once.
 */
export const deferLayout = `try { if ("requestIdleCallback" in window && !location.hash && performance.getEntriesByType("navigation")[0].type === "navigate") document.documentElement.dataset.defer = ""; } catch {}`;

/** Lays the rest of the page out, one part whenever the browser is idle, until the returned function is called. */
export function layOutRest(): () => void {
  const { dataset } = document.documentElement;
  if (dataset.defer === undefined) return () => {};
  const layOutNext = () => {
    const part = document.querySelector<HTMLElement>(".below:not([data-laid])");
    if (!part) {
      delete dataset.defer;
      return;
    }
    part.dataset.laid = "";
    waiting = requestIdleCallback(layOutNext);
  };
  let waiting = requestIdleCallback(layOutNext);
  return () => cancelIdleCallback(waiting);
}
