/** The monthly price with yearly payment, rounded to the rupee. */
export const annualMonthlyRupees = (monthlyRupees: number, factor: number): number =>
  Math.round(monthlyRupees * factor);

/** The tax on an amount of whole rupees, exact to the paisa. */
export const gstRupees = (rupees: number, gstPercent: number): number => Math.round(rupees * gstPercent) / 100;

/** The amount with its tax, exact to the paisa. */
export const rupeesWithGst = (rupees: number, gstPercent: number): number =>
  Math.round(rupees * (100 + gstPercent)) / 100;
