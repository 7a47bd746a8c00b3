/**
 * The product's name, its promises and its numbers, for every page, card and mail. Values that differ by deployment (phone,
 * booking page, origin …) are operator settings, see `wrangler.toml`.
 */
export const brand = {
  name: "Ladoo",
  tagline: "Big Business Power for Small Brands",
  company: "Ladoo",
  city: "Bangalore",
  region: "Karnataka",
  assistantName: "Smoothie",
} as const;

/** The use-cases page carries the product's name in its address. */
export const useCasesPath =
  `/audio-insights/${brand.name.toLowerCase() as Lowercase<typeof brand.name>}-use-cases` as const;
export const podcastPath = "/audio-insights/founders-podcast";

/**
 * The offer, as the specification states it. Some texts repeat its numbers: search for one that changes. The launch is in
 * `launch.ts`.
 */
export const offer = {
  capacity: 100,
  minimumSpotsShown: 1,
  freeMonths: 1,
  discountPercent: 50,
  discountMonths: 12,
  freeMonthsPerReferral: 1,
  trialDays: 14,
  headline: "1 month free + 50% off for a year",
} as const;

/** The fees of payments, passed through without markup. GST comes on top. */
export const paymentFees = {
  qrPercent: 0.99,
  linkPercent: 2,
} as const;

export const annualDiscount = { factor: 0.8, label: "Save 20%" } as const;
