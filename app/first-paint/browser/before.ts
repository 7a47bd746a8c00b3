import { LATEST_UNFOLDING_MS } from "../limits.ts";
import { keepEarlyPresses } from "./early-presses.ts";
import { loadFonts } from "./fonts.ts";
import { fold, unfold } from "./fold.ts";
import { afterFirstPaint, wait } from "./moments.ts";

/** Runs in the head, before the first paint, so that nothing moves later and no press is lost. */
export default function before({ promoKey }: { promoKey: string }): void {
  try {
    if (sessionStorage.getItem(promoKey)) document.documentElement.dataset.promo = "dismissed";
  } catch {
    // Storage may be blocked.
  }
  fold();
  keepEarlyPresses();
  const firstPaint = afterFirstPaint();
  const fonts = loadFonts(firstPaint);
  firstPaint.then(() => Promise.race([fonts, wait(LATEST_UNFOLDING_MS)])).then(unfold);
}
