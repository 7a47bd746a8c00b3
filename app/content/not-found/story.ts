import { brand, useCasesPath } from "#app/content/brand.ts";

/** The screen for a story that does not exist; in a file of its own, since only its route needs it. */
export const storyNotFound = {
  title: `Story Not Found | ${brand.name}`,
  heading: "Story Not Found",
  hint: "The story you're looking for doesn't seem to exist.",
  back: { label: "Return to Stories", path: useCasesPath },
} as const;
