import { brand } from "#app/content/brand.ts";

/** The 404 screen of a feature page; its own file, so that only its route loads it. */
export const featureNotFound = {
  title: `Feature Not Found | ${brand.name}`,
  heading: "Feature Not Found",
  hint: "There is no feature at this address. It may have been given another name.",
  back: { label: "View all features", path: "/features" },
} as const;
