/** The 404 screens of pages that a record of the content fills. */
import { brand, useCasesPath } from "#app/content/brand.ts";

/** The 404 screen of a feature page. */
export const featureNotFound = {
  title: `Feature Not Found | ${brand.name}`,
  heading: "Feature Not Found",
  hint: "There is no feature at this address. It may have been given another name.",
  back: { label: "View all features", path: "/features" },
} as const;

/** The 404 screen of a journey. */
export const journeyNotFound = {
  title: `Journey Not Found | ${brand.name}`,
  heading: "Journey Not Found",
  hint: "There is no journey at this address.",
  back: { label: "Return Home", path: "/" },
} as const;

/** The 404 screen of a story. */
export const storyNotFound = {
  title: `Story Not Found | ${brand.name}`,
  heading: "Story Not Found",
  hint: "The story you're looking for doesn't seem to exist.",
  back: { label: "Return to Stories", path: useCasesPath },
} as const;
