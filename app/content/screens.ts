/**
 * The screens for missing or broken pages. A separate file, since the browser needs these words when nothing else of the
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

/** When something fails on our side. */
export const errorScreen = {
  heading: "Something fell off the shelf",
  body: "This page did not load, and the fault is ours. Try again in a minute; if it happens again, tell us on WhatsApp.",
  /** When the network failed. */
  unreachable: "This page could not be fetched. Check your connection, then try again.",
  retry: "Try again",
  home: "Return Home",
} as const;

/** Where the page that was asked for can't be fetched, and the one that is open stays. */
export const pageUnreachable = { title: "Not connected", description: errorScreen.unreachable } as const;
