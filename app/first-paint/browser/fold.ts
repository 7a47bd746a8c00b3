/**
 * "Folding": while the page loads, what is below the first screen is not laid out (styles/loading.css). On a slow phone
 * the first paint then waits for less layout, and when the fonts arrive only the text on the screen is laid out again.
 * Afterwards the rest is unfolded piece by piece, so that the page has its true height and jumps land where they should.
 */
import { isReturn } from "./arrival.ts";
import { takeTurns } from "./moments.ts";

const root = document.documentElement;

/** Aborted on unfolding: removes the listeners that unfold early for a quick visitor. */
const quicker = new AbortController();

/**
 * Folds the page, unless it opens elsewhere than at its top (a hash, a reload, Back), or the browser has no scroll anchoring,
 * without which the text in view would move as heights above it change.
 */
export function fold(): void {
  if (location.hash || isReturn || !CSS.supports("overflow-anchor", "auto")) return;
  root.dataset.folded = "";
  // Scrolling and jumps need true heights: correcting a guessed height in view would move the page.
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

/** Scroll anchoring holds only what has been laid out; a visitor who jumped has passed over parts that were not. */
function openWhereItIs(): void {
  const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1;
  const held = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? root;
  const { top } = held.getBoundingClientRect();
  open();
  const moved = isAtEnd ? root.scrollHeight : held.getBoundingClientRect().top - top;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}

/** What may be folded (styles/loading.css). */
const PIECES = ".behind-window, section, article, form, #transcript, footer";

export async function unfold(): Promise<void> {
  const turn = takeTurns();
  const unfolded: HTMLElement[] = [];
  for (const piece of document.querySelectorAll<HTMLElement>(PIECES)) {
    if (getComputedStyle(piece).contentVisibility === "visible") continue;
    piece.style.contentVisibility = "visible";
    unfolded.push(piece);
    // Forces the layout of this piece now; otherwise all of them would be laid out in one task before the next paint.
    piece.getBoundingClientRect();
    await turn();
  }
  open();
  for (const piece of unfolded) piece.style.contentVisibility = "";
}
