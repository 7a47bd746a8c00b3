/**
 * Writes numbers and amounts the Indian way: 1,00,000. `Intl` would need 10 to 20 ms on a desktop to load its locale,
 * and on a phone that would be the longest task of a page.
 */

/** "23", "1,200", "1,00,000", for a whole number from 0 on. */
export const grouped = (count: number): string => String(count).replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");

/** "₹899", "₹1,060.82", "₹1,00,000": paise only where there are any, rounded to them. */
export function formatRupees(rupees: number): string {
  if (Number.isInteger(rupees)) return `₹${grouped(rupees)}`;
  const [whole = "", paise = ""] = rupees.toFixed(2).split(".");
  return `₹${grouped(Number(whole))}.${paise}`;
}
