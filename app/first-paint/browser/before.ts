import { quietly } from "#app/lib/quietly.ts";
import { LATEST_START_MS, LATEST_UNFOLDING_MS } from "../limits.ts";
import { followsAnother } from "./arrival.ts";
import { keepEarlyPresses } from "./early-presses.ts";
import { loadFonts } from "./fonts.ts";
import { fold, unfold } from "./fold.ts";
import { afterFirstPaint, awake, nextTask, wait } from "./moments.ts";

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
  const started = awake();
  keepEarlyPresses(started);
  const fonts = loadFonts(firstPaint);
  firstPaint
    .then(() => Promise.race([fonts, wait(LATEST_UNFOLDING_MS)]))
    // The app makes a served window modal, in the task after its start; all that is laid out is styled anew for that.
    .then(() => document.querySelector(".window[open]") && Promise.race([started, wait(LATEST_START_MS)]))
    .then(nextTask)
    .then(unfold);
}
