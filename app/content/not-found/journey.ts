import { brand } from "#app/content/brand.ts";

/** The screen for a journey that does not exist; in a file of its own, since only its route needs it. */
export const journeyNotFound = {
  title: `Journey Not Found | ${brand.name}`,
  heading: "Journey Not Found",
  hint: "There is no journey at this address.",
  back: { label: "Return Home", path: "/" },
} as const;
