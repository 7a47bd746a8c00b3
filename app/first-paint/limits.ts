/** The app starts after this time even without a first paint: a picture may hang, and a tab in the background never paints. */
export const LATEST_START_MS = 3000;

/** How long after the first paint the page stays folded while the fonts load. */
export const LATEST_UNFOLDING_MS = 300;

/** How long a recording may be without controls before the browser's own are shown. */
export const LATEST_CONTROLS_MS = 1000;
