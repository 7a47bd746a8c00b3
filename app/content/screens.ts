/**
 * The screens for what is missing or broken. A file of its own, since the browser needs these words where nothing else
 * of the content could be loaded.
 */
import { brand, useCasesPath } from "#app/content/brand.ts";

const titleSuffix = ` | ${brand.name}`;

/** The screens for what does not exist, each by itself for the route that shows it. The words are the specification's. */
export const pageNotFound = {
  title: `404 Page Not Found${titleSuffix}`,
  heading: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  waysBackHeading: "This room does not exist in our shop-house. These do:",
  waysBack: [
    { label: "Home", path: "/" },
    { label: "All features", path: "/features" },
    { label: "Founders' stories", path: useCasesPath },
  ],
} as const;

export const featureNotFound = {
  title: `Feature Not Found${titleSuffix}`,
  heading: "Feature Not Found",
  hint: "There is no feature at this address. It may have been given another name.",
  back: { label: "View all features", path: "/features" },
} as const;

export const storyNotFound = {
  title: `Story Not Found${titleSuffix}`,
  heading: "Story Not Found",
  hint: "The story you're looking for doesn't seem to exist.",
  back: { label: "Return to Stories", path: useCasesPath },
} as const;

export const journeyNotFound = {
  title: `Journey Not Found${titleSuffix}`,
  heading: "Journey Not Found",
  hint: "There is no journey at this address.",
  back: { label: "Return Home", path: "/" },
} as const;

/** When something fails on our side. */
export const errorScreen = {
  heading: "Something fell off the shelf",
  body: "The page could not be put together. Please try again in a moment; if it keeps happening, tell us on WhatsApp.",
  /** Where the network is what failed. */
  unreachable: "This page could not be fetched. Please check your connection and try again.",
  retry: "Try again",
  home: "Return Home",
} as const;
