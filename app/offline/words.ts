import type { keptPage } from "#app/content/offline.ts";

/** The words for copies and their list, as the page passes them in. */
export type OfflineWords = Readonly<Record<keyof (typeof keptPage)["words"], string>>;
