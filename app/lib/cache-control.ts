/**
 * For a page rendered while D1 was down. Caching it for some seconds (`s-maxage`, read by workers/page-cache.ts) spares the
 * database a query for every visitor, and shows current content soon after it is back.
 */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";
