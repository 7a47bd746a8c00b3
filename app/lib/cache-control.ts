/**
 * For a page that was rendered while D1 was down. workers/page-cache.ts keeps it for some seconds (`s-maxage`): the
 * database is spared, and current content shows soon after it is back.
 */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";
