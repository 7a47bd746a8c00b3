/**
 * Buttons, and what takes a press like one, that do nothing without scripts. A menu's button is not among them: until
 * hydration it opens by CSS, on focus.
 */
const NEEDS_SCRIPTS = "main button[type=button], .promo button, .founder-card";

/** Records clicks on such buttons before hydration, and repeats them once the app has started. */
export function keepEarlyPresses(started: Promise<void>): void {
  const pressed: HTMLElement[] = [];
  const hydrated = new AbortController();
  addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(`a, ${NEEDS_SCRIPTS}`);
      if (button?.matches(NEEDS_SCRIPTS)) pressed.push(button);
    },
    { capture: true, signal: hydrated.signal },
  );
  started.then(() => {
    hydrated.abort();
    for (const button of pressed) button.click();
  });
}
