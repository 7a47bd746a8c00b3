import { brand, useCasesPath } from "#app/content/brand.ts";

/** The 404 screen of a story; its own file, so that only its route loads it. */
export const storyNotFound = {
  title: `Story Not Found | ${brand.name}`,
  heading: "Story Not Found",
  hint: "The story you're looking for doesn't seem to exist.",
  back: { label: "Return to Stories", path: useCasesPath },
} as const;
