import { brand } from "#app/content/brand.ts";

/** The words of the use-cases page and the story page. Labels are the specification's. */
export const useCasesText = {
  heading: "Short stories from three almost real shops",
  intro:
    "Two to four minutes each, told by Tara, Kabir and Dev: one problem, one change, and what came of it. Listen while you pack, or read along.",
  viewAll: "View All Use Case Stories",
  filterHeading: "Filter by Feature",
  clearFilters: "Clear filters",
  allHeading: "All Use Case Stories",
  /** `{feature}` is the chosen feature's name. */
  featureHeading: "Stories featuring {feature}",
  count: { one: "{count} story", other: "{count} stories" },
  /** Below a picture that shows somebody else than the teller; `{pictured}` is that person. */
  pictured: "In the picture: {pictured}",
  /** `{minutes}` is the length of the recording, rounded up. */
  minutes: "{minutes} min",
  /** On a phone, below the first stories. `{count}` is the number of further stories. */
  showMore: { one: "Show {count} more story", other: "Show {count} more stories" },
  listen: "Listen",
  loading: "Loading…",
  notLoaded: "The story did not load. Check your connection and press Listen again.",
  notThere: "This story is not on the site any more.",
  back: "Back to All Use Cases",
  listenHeading: "Listen to the story",
  transcriptHeading: "Transcript",
  toldBy: "Told by {founder}, {brand}",
  readFull: "The story's own page",
  /** Beside the teller, before the recording. */
  readMinutes: "Read it in {count} min",
  empty: "No story is about this feature yet.",
} as const;

export const storyText = {
  previous: "Previous story",
  next: "Next story",
  all: "All Stories",
  resultsHeading: "Key Results",
  primaryOutcome: "Primary Outcome",
  additionalMetric: "Additional Metric",
  relatedHeading: "Explore Related Stories",
  readThis: "Read this story",
  founderOf: "Founder, {brand}",
  minutes: "{count} min to read",
  navLabel: "Stories",
} as const;

/** At the end of the list and of every story. Most readers of a story came by a link to it and have not seen the list. */
export const storiesClosing = {
  heading: "And how was your Saturday?",
  body: `Tara, Kabir and Dev are made up, and so is their year with ${brand.name}. {launchSentence} {earlyOffer} A place on the list costs nothing.`,
  join: "Join the waitlist",
  rooms: "See the seven rooms",
} as const;
