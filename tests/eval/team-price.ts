import { pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";

/** What a team costs a month, such as "₹1,398" for `{ admin: 1, accounting: 1 }`, worked out from the price list alone. */
export function teamPrice(team: Readonly<Record<string, number>>, gstPercent = 0): string {
  const rupees = Object.entries(team).map(([id, count]) => {
    const role = pricingRoles.find((one) => one.id === id);
    if (!role) throw new Error(`There is no role ${id}`);
    return count * role.monthlyRupees;
  });
  return formatRupees((rupees.reduce((sum, one) => sum + one, 0) * (100 + gstPercent)) / 100);
}
