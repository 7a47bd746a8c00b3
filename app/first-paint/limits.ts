/** A picture that hangs, or a tab in the background, which paints nothing: the app starts all the same after this time. */
export const LATEST_START_MS = 3000;

/** How long after the first paint a folded page waits for the fonts: on a slow network the time until they come is idle. */
export const LATEST_UNFOLDING_MS = 300;

/** How long a recording may stand without any controls: after the first paint, or after the site's own were asked for. */
export const LATEST_CONTROLS_MS = 1000;
