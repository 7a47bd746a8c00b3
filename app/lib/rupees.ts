/** Amounts in rupees as India writes them: ₹1,00,000, and paise only where there are any. */

const whole = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });

/** "₹899", "₹1,060.82", "₹1,00,000". */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? whole : withPaise).format(rupees);
}
