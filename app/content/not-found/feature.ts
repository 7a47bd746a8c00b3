import { brand } from "#app/content/brand.ts";

/** The screen for a feature that does not exist; in a file of its own, since only its route needs it. */
export const featureNotFound = {
  title: `Feature Not Found | ${brand.name}`,
  heading: "Feature Not Found",
  hint: "There is no feature at this address. It may have been given another name.",
  back: { label: "View all features", path: "/features" },
} as const;
