/**
 * The figures of the prices by name. A text that names a price holds one of these names in braces, and the loader of its
 * page fills it in, so an amount is written in `pricing.ts` alone.
 */
import { annualDiscount, offer, paymentFees } from "#app/content/brand.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";

/** "retail-event-staff" in camel case: "retailEventStaff". */
export const camelCased = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const annual = (rupees: number): number => annualMonthlyRupees(rupees, annualDiscount.factor);
const rupees = pricingRoles.map(({ monthlyRupees }) => monthlyRupees);
const [admin = 0, second = 0] = rupees;

const JAR_RUPEES = 240;
const jarFee = Math.round(JAR_RUPEES * paymentFees.qrPercent) / 100;

/** What a payment by QR code costs, by the example of one jar. */
export const feeExample = {
  jarPrice: formatRupees(JAR_RUPEES),
  jarFee: formatRupees(jarFee),
  jarFeeGst: formatRupees(gstRupees(jarFee, gstPercent)),
} as const;

export const prices: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    pricingRoles.flatMap(({ id, monthlyRupees }) => [
      [`${camelCased(id)}Price`, formatRupees(monthlyRupees)],
      [`${camelCased(id)}Annual`, formatRupees(annual(monthlyRupees))],
      [`${camelCased(id)}Year`, formatRupees(annual(monthlyRupees) * 12)],
    ]),
  ),
  ...feeExample,
  lowestPrice: formatRupees(Math.min(...rupees)),
  highestPrice: formatRupees(Math.max(...rupees)),
  gst: `${gstPercent}%`,
  adminGst: formatRupees(gstRupees(admin, gstPercent)),
  adminWithGst: formatRupees(rupeesWithGst(admin, gstPercent)),
  adminEarlyBird: formatRupees((admin * (100 - offer.discountPercent)) / 100),
  secondInCommandSaving: formatRupees(admin - second),
  priceGap: formatRupees(Math.max(...rupees) - Math.min(...rupees)),
  annualSaving: `${Math.round((1 - annualDiscount.factor) * 100)}%`,
  annualFactor: String(annualDiscount.factor),
};
