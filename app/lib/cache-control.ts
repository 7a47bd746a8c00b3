/**
 * For a page rendered while D1 was down. workers/pages/page-cache.ts caches it for some seconds (`s-maxage`): this spares the
 * database, and current content shows soon after it is back.
 */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";
