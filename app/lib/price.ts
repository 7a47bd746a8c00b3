/** The monthly price with yearly payment, rounded to the rupee. */
export function annualMonthlyRupees(monthlyRupees: number, factor: number): number {
  return Math.round(monthlyRupees * factor);
}

/** The tax on an amount of whole rupees, exact to the paisa. */
export function gstRupees(rupees: number, gstPercent: number): number {
  return Math.round(rupees * gstPercent) / 100;
}

/** The amount with its tax, exact to the paisa. */
export function rupeesWithGst(rupees: number, gstPercent: number): number {
  return Math.round(rupees * (100 + gstPercent)) / 100;
}
