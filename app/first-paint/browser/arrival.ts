const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** A reload, or Back: the page begins where it was left. */
export const isReturn = visit?.type !== "navigate";

/**
 * Whether this tab was on the site before. Only then does the tab's storage hold anything: to look into it on a first page
 * holds the document up for nothing, until another process has answered. The navigation API's list has no pages of other
 * sites and begins anew after each, so a tab that was elsewhere in between counts as new.
 */
export const followsAnother = isReturn || (globalThis.navigation?.entries().length ?? 2) > 1;
