type InvoiceLine = { quantity: number; rupees: number };

export const roundedToPaisa = (rupees: number): number => Math.round(rupees * 100) / 100;
const sum = (amounts: readonly number[]): number =>
  roundedToPaisa(amounts.reduce((total, amount) => total + amount, 0));

/** The amounts of an invoice under GST, for prices that include it, each rounded to the paisa. */
export function invoiceOf(lines: readonly InvoiceLine[], gstPercent: number, isWithinState: boolean) {
  const total = sum(lines.map(({ quantity, rupees }) => quantity * rupees));
  const values = lines.map(({ quantity, rupees }) => roundedToPaisa((quantity * rupees * 100) / (100 + gstPercent)));
  const taxable = sum(values);
  const names = isWithinState ? ["CGST", "SGST"] : ["IGST"];
  const percent = gstPercent / names.length;
  const taxes = names.map((name) => ({
    label: `${name} ${percent}%`,
    rupees: roundedToPaisa((taxable * percent) / 100),
  }));
  const roundOff = roundedToPaisa(total - taxable - sum(taxes.map(({ rupees }) => rupees)));
  return { values, taxable, taxes, roundOff, total };
}
