/**
 * Whether this tab was on the site before: a reload, Back, or a page that follows another. Only then does the tab's storage
 * hold anything. To look into it on a first page holds the document up for nothing, until another process has answered.
 */
export function followsAnother(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // This list has no pages of other sites, and begins anew after each.
  return visit?.type !== "navigate" || (globalThis.navigation?.entries().length ?? 2) > 1;
}
