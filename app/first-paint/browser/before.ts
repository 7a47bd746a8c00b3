import { quietly } from "#app/lib/quietly.ts";
import { LATEST_UNFOLDING_MS } from "../limits.ts";
import { followsAnother } from "./arrival.ts";
import { keepEarlyPresses } from "./early-presses.ts";
import { loadFonts } from "./fonts.ts";
import { fold, unfold } from "./fold.ts";
import { afterFirstPaint, wait } from "./moments.ts";

/** Hides the banner that was dismissed earlier in this tab. */
function hidePromo(key: string): void {
  if (quietly(() => sessionStorage.getItem(key))) document.documentElement.dataset.promo = "dismissed";
}

/** Runs in the head, before the first paint, so that nothing moves later and no press is lost. */
export default function before({ promoKey }: { promoKey: string }): void {
  const firstPaint = afterFirstPaint();
  if (followsAnother) hidePromo(promoKey);
  // The tab may have been here, and on another site since.
  else firstPaint.then(() => hidePromo(promoKey));
  fold();
  keepEarlyPresses();
  const fonts = loadFonts(firstPaint);
  firstPaint.then(() => Promise.race([fonts, wait(LATEST_UNFOLDING_MS)])).then(unfold);
}
