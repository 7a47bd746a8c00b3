/**
 * What stands below the first screen is not laid out before it is needed (app.css, `data-folded`): on a slow phone the
 * first paint waits for less, and the fonts' arrival sets anew only the words on the screen. Then, piece by piece, the rest
 * is unfolded, so that the page has its true height, pictures of the whole page are whole, and jumps land.
 */
import { takeTurns } from "./moments.ts";

const root = document.documentElement;

/** Ends with the folding what waits for a visitor who is quicker. */
const quicker = new AbortController();

/**
 * Folds the page, unless it begins elsewhere than at its top (a link into it, a reload, back), or the browser would not
 * keep what is read in its place while heights above it change.
 */
export function fold(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate" || !CSS.supports("overflow-anchor", "auto")) return;
  root.dataset.folded = "";
  // All heights must be known before somebody reads on or jumps: a guess put right in view would move it.
  const { signal } = quicker;
  addEventListener("scroll", openWhereItIs, { signal });
  addEventListener("keydown", open, { signal });
  const openForJump = ({ target }: Event) => (target as Element).closest('a[href*="#"]') && open();
  addEventListener("click", openForJump, { capture: true, signal });
}

function open(): void {
  delete root.dataset.folded;
  quicker.abort();
}

/** The browser keeps in its place what it has laid out; whoever went to the end at once has only passed over it. */
function openWhereItIs(): void {
  const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1;
  open();
  if (isAtEnd) scrollTo({ top: root.scrollHeight, behavior: "instant" });
}

export async function unfold(): Promise<void> {
  const turn = takeTurns();
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
