import { brand } from "#app/content/brand.ts";

/** The 404 screen of a journey; its own file, so that only its route loads it. */
export const journeyNotFound = {
  title: `Journey Not Found | ${brand.name}`,
  heading: "Journey Not Found",
  hint: "There is no journey at this address.",
  back: { label: "Return Home", path: "/" },
} as const;
