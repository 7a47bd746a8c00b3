/**
 * What stands below the first screen is not laid out before it is needed (app.css, `data-folded`): on a slow phone the
 * first paint waits for less, and the faces' arrival sets anew only the words on the screen. Then, piece by piece, the rest
 * is unfolded, so that the page has its true height, pictures of the whole page are whole, and jumps land.
 */
import { nextTask, takeTurns } from "./moments.ts";

const root = document.documentElement;

/**
 * Folds the page, unless it begins elsewhere than at its top (a link into it, a reload, back), or the browser would not
 * keep what is read in its place while heights above it change.
 */
export function fold(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate" || !CSS.supports("overflow-anchor", "auto")) return;
  root.dataset.folded = "";
  // Before a jump, all heights must be known.
  addEventListener("click", ({ target }) => (target as Element).closest('a[href*="#"]') && open(), { capture: true });
}

const open = () => {
  delete root.dataset.folded;
};

export async function unfold(): Promise<void> {
  const turn = takeTurns(nextTask);
  const unfolded: HTMLElement[] = [];
  for (const piece of document.querySelectorAll<HTMLElement>("section, article, footer")) {
    if (getComputedStyle(piece).contentVisibility !== "auto") continue;
    piece.style.contentVisibility = "visible";
    unfolded.push(piece);
    // Now, and not with all others before the next paint.
    piece.getBoundingClientRect();
    await turn();
  }
  open();
  for (const piece of unfolded) piece.style.contentVisibility = "";
}
