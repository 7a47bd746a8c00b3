/**
 * For a page put together while D1 was away. It shields a database in trouble from every visitor's question, and is asked
 * for anew soon after that is back: `s-maxage` is how long this Worker keeps it, in seconds.
 */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";
