/**
 * The screen for missing pages. A separate file, since the browser needs these words when nothing else of the
 * content could be loaded.
 */
import { brand, useCasesPath } from "#app/content/brand.ts";

/** For an address without a page. The words are the specification's. */
export const pageNotFound = {
  title: `404 Page Not Found | ${brand.name}`,
  heading: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  waysBackHeading: "This room does not exist in our shop-house. These do:",
  waysBack: [
    { label: "Home", path: "/" },
    { label: "All features", path: "/features" },
    { label: "Founders' stories", path: useCasesPath },
  ],
} as const;
